#include "analysis/sight.hpp"

#include "analysis/clear_sight.hpp"
#include "analysis/sight_lines.hpp"

#include <cassert>

namespace fovlab {

GeometricSight geometric_sight(const Grid& grid, Tile viewer, int radius) {
    assert(grid.contains(viewer) && grid.is_floor(viewer) && radius >= 1);
    const TileSet none(grid.width(), grid.height());
    GeometricSight sight{none, none, none};
    for (TileSet* set : {&sight.clear, &sight.open, &sight.pinhole}) set->insert(viewer);

    const TileRect square = intersection(square_around(viewer, radius), grid.bounds());
    for (const Tile step : {Tile{1, 1}, Tile{-1, 1}, Tile{1, -1}, Tile{-1, -1}}) {
        const int columns = step.x > 0 ? square.right - 1 - viewer.x : viewer.x - square.left;
        const int rows = step.y > 0 ? square.bottom - 1 - viewer.y : viewer.y - square.top;
        const Quadrant quadrant{grid, viewer, step, columns, rows};
        add_clear_tiles(quadrant, sight.clear);
        follow_sight_lines(quadrant, sight.open, sight.pinhole);
    }
    return sight;
}

} // namespace fovlab
