#pragma once

#include "grid/grid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

/// Radii, in tiles, that a map or a user may ask for.
inline constexpr int min_radius = 1;
inline constexpr int max_radius = 1024;
inline constexpr int default_radius = 8;

/// A grid with a viewer on it, and what its author says of it.
struct Map {
    Grid grid;
    Tile viewer; // on floor

    std::string title;         // one line; empty when there is none
    std::string about;         // one sentence; empty when there is none
    std::optional<int> radius; // what the author wants it to be seen with

    /// Header lines that mean nothing to this program, without their `;`, kept as they were.
    std::vector<std::string> other_headers;

    friend bool operator==(const Map&, const Map&) = default;
};

/// The floor tile nearest to a tile of the grid, or to its middle, the first in reading order among
/// equals. The grid must have floor.
Tile floor_nearest_to(const Grid& grid, Tile tile);
Tile floor_nearest_to_middle(const Grid& grid);

} // namespace fovlab
