#include "grid/map.hpp"

#include <cassert>
#include <limits>

namespace fovlab {
namespace {

/// The place is given doubled, since the middle of an even number of tiles lies between two.
Tile floor_nearest(const Grid& grid, Tile doubled_place) {
    assert(grid.floor_count() > 0);
    Tile nearest;
    int nearest_distance = std::numeric_limits<int>::max();
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Tile offset = Tile{2 * x, 2 * y} - doubled_place;
            const int distance = offset.x * offset.x + offset.y * offset.y;
            if (distance < nearest_distance && grid.is_floor({x, y})) {
                nearest_distance = distance;
                nearest = {x, y};
            }
        }
    }
    return nearest;
}

} // namespace

Tile floor_nearest_to(const Grid& grid, Tile tile) {
    return floor_nearest(grid, {2 * tile.x, 2 * tile.y});
}

Tile floor_nearest_to_middle(const Grid& grid) {
    return floor_nearest(grid, {grid.width() - 1, grid.height() - 1});
}

} // namespace fovlab
