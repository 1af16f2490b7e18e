#pragma once

#include "fov/algorithm.hpp"

namespace fovlab {

// The plain version of each algorithm, as FovFunction says; the sources are cited in the files. The
// parameter values are those of the catalogue entry and in its ranges.

/// Lines to every tile on the rim of the square. No parameters.
TileSet bresenham_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values);

/// Rays at equal angles, in steps of one tile. Parameters: the number of rays.
TileSet raycast_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values);

/// Tiles that an unobstructed shortest path leads to. Parameters: 4 or 8 neighbours a tile.
TileSet shortest_path_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values);

/// Digital lines between tiles seen as diamonds. No parameters.
TileSet dfov_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values);

/// Recursive shadowcasting in eight octants. No parameters.
TileSet shadowcast_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values);

} // namespace fovlab
