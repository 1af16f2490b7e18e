#pragma once

#include "grid/map_text.hpp"

#include <string>
#include <vector>

namespace fovlab {

/// A map that was read, and what is to be said about it: FILE:LINE:COLUMN and what.
struct MapFileReading {
    struct Warning {
        std::string where;
        std::string what;
    };

    Map map;
    std::vector<Warning> warnings;

    /// Whether the file says more than a map that is written again would: other characters than
    /// `#`, `.` and `@`.
    bool has_other_characters = false;
};

/// Reads a map file, or standard input for `-`. Wall characters given here go before those of the
/// file. Throws Failure, with the place in the file, when it cannot be read or is no map.
MapFileReading read_map_file(const std::string& file, const std::u32string& wall_characters = {});

} // namespace fovlab
