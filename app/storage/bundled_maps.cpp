#include "storage/bundled_maps.hpp"

#include "failure.hpp"
#include "storage/map_file.hpp"

#include <algorithm>
#include <system_error>

namespace fovlab {

namespace fs = std::filesystem;

fs::path bundled_maps_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path() / FOVLAB_MAPS_FROM_PROGRAM;
    if (!error && fs::is_directory(installed, error)) return installed.lexically_normal();
    if (fs::is_directory(FOVLAB_SOURCE_MAPS, error)) return FOVLAB_SOURCE_MAPS;
    return {};
}

fs::path find_bundled_map(const std::string& name) {
    // A name, not a path: it must not lead out of the folder.
    if (name.empty() || name.find('/') != std::string::npos) return {};
    const fs::path folder = bundled_maps_folder();
    const fs::path file = folder / (name + ".txt");
    std::error_code error;
    if (folder.empty() || !fs::is_regular_file(file, error)) return {};
    return file;
}

std::vector<BundledMap> bundled_maps() {
    std::vector<BundledMap> maps;
    std::error_code error;
    fs::directory_iterator entry(bundled_maps_folder(), error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const fs::path& file = entry->path();
        if (file.extension() != ".txt") continue;
        try {
            Map map = read_map_file(file.string()).map;
            if (map.title.empty()) map.title = file.stem().string();
            maps.push_back({file, std::move(map.title), std::move(map.about)});
        } catch (const Failure&) {
            // Nothing to choose then; opening it by name says what is wrong.
        }
    }
    std::ranges::sort(maps, {}, &BundledMap::title);
    return maps;
}

std::string map_file(const std::string& map) {
    std::error_code error;
    if (map == "-" || (fs::exists(map, error) && !fs::is_directory(map, error))) return map;
    const fs::path bundled = find_bundled_map(map);
    return bundled.empty() ? map : bundled.string();
}

} // namespace fovlab
