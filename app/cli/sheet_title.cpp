#include "cli/sheet_title.hpp"

#include "grid/utf8.hpp"

#include <filesystem>

namespace fovlab {
namespace {

/// Titles longer than this are cut short on a sheet, in characters.
constexpr int max_title_length = 200;

} // namespace

std::string shortened_title(const std::string& title) {
    std::string_view rest = title;
    for (int length = 0; length < max_title_length; ++length)
        if (rest.empty() || !take_code_point(rest)) return title;
    return rest.empty() ? title : title.substr(0, title.size() - rest.size()) + "…";
}

std::string sheet_title(const LoadedMap& loaded) {
    if (!loaded.map.title.empty()) return shortened_title(loaded.map.title);
    return loaded.name == "-" ? ""
                              : shortened_title(std::filesystem::path(loaded.name).stem().string());
}

std::string sheet_subtitle(const LoadedMap& loaded, std::string_view who_looks) {
    const Grid& grid = loaded.map.grid;
    return std::to_string(grid.width()) + " × " + std::to_string(grid.height()) + " tiles, " +
           std::string(who_looks) + ", radius " + std::to_string(loaded.radius);
}

} // namespace fovlab
