#pragma once

#include "analysis/quadrant.hpp"

namespace fovlab {

/// Adds the clear tiles of a quadrant: floor of which the viewer's centre sees the whole tile, and
/// walls of which it sees a whole edge that faces it.
void add_clear_tiles(const Quadrant& quadrant, TileSet& clear);

} // namespace fovlab
