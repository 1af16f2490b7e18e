#include "cli/picture_output.hpp"

#include "failure.hpp"
#include "grid/utf8.hpp"
#include "picture/png.hpp"
#include "storage/output.hpp"

#include <filesystem>
#include <string_view>

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

bool is_standard_output(const std::string& file) {
    return file == "-" || file == "/dev/stdout";
}

void check_picture_output(const std::string& file, const LoadedMap& loaded) {
    if (is_standard_output(file)) return;
    const std::string map = loaded.name == "-" ? "/dev/stdin" : map_file(loaded.name);
    std::error_code error;
    if (std::filesystem::is_regular_file(file, error) &&
        std::filesystem::equivalent(map, file, error))
        throw Failure(file, "is the map itself; name another file for the picture");
    check_writable(file);
}

void write_picture(const std::string& file, const Image& image) {
    const std::string png = encode_png(image);
    if (is_standard_output(file))
        write_standard_output(png);
    else
        write_whole_file(file, png);
}

} // namespace fovlab
