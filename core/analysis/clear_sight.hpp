#pragma once

#include "analysis/quadrant.hpp"

namespace fovlab {

// A tile is clear when the viewer's centre sees all of it; of a wall, a whole edge that faces it.

/// Adds the clear tiles of an axis, as far as a length: those up to and including the first wall.
void add_clear_axis(const Grid& grid, Tile viewer, Tile step, int length, TileSet& clear);

/// Adds the clear tiles of a quadrant, but for its axes.
void add_clear_tiles(const Quadrant& quadrant, TileSet& clear);

} // namespace fovlab
