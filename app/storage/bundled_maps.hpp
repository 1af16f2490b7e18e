#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fovlab {

/// The folder of the maps that ship with the program: beside an installed program, else in the
/// source tree it was built from. Empty when there is neither.
std::filesystem::path bundled_maps_folder();

/// The file of the bundled map with this name, given without its `.txt`; empty when there is none.
std::filesystem::path find_bundled_map(const std::string& name);

/// A bundled map as a list names it.
struct BundledMap {
    std::filesystem::path file;
    std::string title;
    std::string about;
};

/// All bundled maps that can be read, in the order of their titles.
std::vector<BundledMap> bundled_maps();

/// The file that a user means by MAP: a path if there is such a file (or `-`), else the bundled map
/// of that name, else the path all the same.
std::string map_file(const std::string& map);

} // namespace fovlab
