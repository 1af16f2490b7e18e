#pragma once

#include "fov/spec.hpp"

namespace fovlab {

// The three questions one can ask an algorithm. Each takes the fastest way that the catalogue entry
// offers; the answer does not depend on the way.

/// The tiles visible from the viewer, who must be on floor; radius at least 1.
TileSet fov(const Spec& spec, const Grid& grid, Tile viewer, int radius);

/// Whether a viewer on floor sees the target.
bool sees(const Spec& spec, const Grid& grid, Tile viewer, Tile target, int radius);

/// Who sees whom, for the viewers of some rows; shaped as WholeMapFunction says.
std::vector<TileSet> whole_map(const Spec& spec, const Grid& grid, int first_row, int row_count,
                               int radius);

/// The tiles of the grid in the nominal range of the algorithm around the viewer.
TileSet nominal_range(const Spec& spec, const Grid& grid, Tile viewer, int radius);

} // namespace fovlab
