#pragma once

#include "grid/map.hpp"

namespace fovlab::test {

/// Where a tile of a map comes to lie in its mirror image, left and right exchanged.
inline Tile mirrored(Tile tile, const Grid& grid) {
    return {grid.width() - 1 - tile.x, tile.y};
}

/// And where when rows and columns are exchanged.
inline Tile transposed(Tile tile) {
    return {tile.y, tile.x};
}

/// Maps with walls and viewer moved that way. The two together make every turn and mirroring.
inline Map mirrored(const Map& map) {
    Map result;
    result.grid = Grid(map.grid.width(), map.grid.height());
    for (const Tile wall : map.grid.walls()) result.grid.set_wall(mirrored(wall, map.grid));
    result.viewer = mirrored(map.viewer, map.grid);
    return result;
}
inline Map transposed(const Map& map) {
    Map result;
    result.grid = Grid(map.grid.height(), map.grid.width());
    for (const Tile wall : map.grid.walls()) result.grid.set_wall(transposed(wall));
    result.viewer = transposed(map.viewer);
    return result;
}

} // namespace fovlab::test
