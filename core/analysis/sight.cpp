#include "analysis/sight.hpp"

#include "analysis/clear_sight.hpp"
#include "analysis/sight_lines.hpp"

#include <cassert>

namespace fovlab {
namespace {

/// How far the square reaches from the viewer in the direction of a step to one of its sides.
int radius_on_map(TileRect square, Tile viewer, Tile step) {
    if (step.x > 0) return square.right - 1 - viewer.x;
    if (step.x < 0) return viewer.x - square.left;
    return step.y > 0 ? square.bottom - 1 - viewer.y : viewer.y - square.top;
}

} // namespace

GeometricSight geometric_sight(const Grid& grid, Tile viewer, int radius) {
    assert(grid.contains(viewer) && grid.is_floor(viewer) && radius >= 1);
    const TileSet none(grid.width(), grid.height());
    GeometricSight sight{none, none, none};
    for (TileSet* set : {&sight.clear, &sight.open, &sight.pinhole}) set->insert(viewer);

    const TileRect square = intersection(square_around(viewer, radius), grid.bounds());
    for (const Tile step : steps_to_sides)
        add_clear_axis(grid, viewer, step, radius_on_map(square, viewer, step), sight.clear);
    for (const Tile step : {Tile{1, 1}, Tile{-1, 1}, Tile{1, -1}, Tile{-1, -1}}) {
        const int columns = radius_on_map(square, viewer, {step.x, 0});
        const int rows = radius_on_map(square, viewer, {0, step.y});
        const Quadrant quadrant{grid, viewer, step, columns, rows};
        add_clear_tiles(quadrant, sight.clear);
        follow_sight_lines(quadrant, sight.open, sight.pinhole);
    }
    return sight;
}

} // namespace fovlab
