#pragma once

#include "fov/spec.hpp"
#include "grid/map.hpp"

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace fovlab::test {

/// One section of a golden file: what its heading says, and its rows.
struct GoldenSection {
    std::string layer;     // visible, sight, soundness, asymmetry
    std::string algorithm; // as golden files name it; empty for sight
    int radius = 0;
    std::string rows; // one line a row, each with its line end
};

struct GoldenFile {
    std::string name;
    Map map;
    std::vector<GoldenSection> sections;

    friend std::ostream& operator<<(std::ostream& out, const GoldenFile& file) {
        return out << file.name;
    }
};

/// Every golden file, in the order of their names. Throws when there is none, or a malformed one.
std::vector<GoldenFile> read_golden_files(const std::filesystem::path& folder);

/// What a golden file's algorithm name means.
Spec spec_of_golden_name(const std::string& name);

} // namespace fovlab::test
