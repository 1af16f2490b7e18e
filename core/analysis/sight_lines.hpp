#pragma once

#include "analysis/quadrant.hpp"

namespace fovlab {

/// Follows all straight lines that leave the interior of the viewer's tile into the quadrant.
/// Adds to `pinhole` every tile into whose interior one comes without crossing the interior of a
/// wall on the way, and to `open` those that one reaches without touching a wall.
void follow_sight_lines(const Quadrant& quadrant, TileSet& open, TileSet& pinhole);

} // namespace fovlab
