#pragma once

#include "fov/spec.hpp"

namespace fovlab {

// What one can ask an algorithm. Each question takes the fastest way that the catalogue entry
// offers; the answer does not depend on the way.

/// The tiles visible from the viewer, who must be on floor; radius at least 1.
TileSet fov(const Spec& spec, const Grid& grid, Tile viewer, int radius);

/// Whether a viewer on floor sees the target, a tile of the grid.
bool sees(const Spec& spec, const Grid& grid, Tile viewer, Tile target, int radius);

/// Who sees whom, for a block of viewers within the grid.
SightRelation whole_map(const Spec& spec, const Grid& grid, TileRect viewers, int radius);

/// The tiles of the grid in the nominal range of the algorithm around the viewer.
TileSet nominal_range(const Spec& spec, const Grid& grid, Tile viewer, int radius);

} // namespace fovlab
