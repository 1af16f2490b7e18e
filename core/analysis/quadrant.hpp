#pragma once

#include "grid/grid.hpp"

#include <algorithm>

namespace fovlab {

/// A quarter of the square of a radius, the axes included, as seen from the viewer: tile (i, j) is
/// i columns and j rows away. It ends where the square or the map does.
///
/// The height of a tile is i + j. A line of sight that leans out of the quadrant neither way rises
/// through the heights one by one, and crosses each tile that it meets from the side of its
/// diagonal that looks toward the viewer to the other. (Lines that lean out reach tiles of an axis
/// by way of the quadrant beside, to which these belong as well.)
struct Quadrant {
    const Grid& grid;
    Tile viewer;
    Tile step;   // toward the quadrant: ±1, ±1
    int columns; // the greatest i
    int rows;    // the greatest j

    int height() const { return columns + rows; }

    /// The tiles of one height have i from first_column to last_column.
    int first_column(int h) const { return std::max(0, h - rows); }
    int last_column(int h) const { return std::min(h, columns); }

    /// The tile in column i at a height, which must be in the quadrant.
    Tile tile(int i, int h) const { return {viewer.x + step.x * i, viewer.y + step.y * (h - i)}; }

    /// Whether sight ends there; beyond the quadrant it does.
    bool is_opaque(int i, int h) const {
        return i < first_column(h) || i > last_column(h) || grid.is_wall(tile(i, h));
    }
};

} // namespace fovlab
