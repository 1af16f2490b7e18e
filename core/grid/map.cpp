#include "grid/map.hpp"

#include <cassert>
#include <limits>

namespace fovlab {

Tile floor_nearest_to_middle(const Grid& grid) {
    assert(grid.floor_count() > 0);
    Tile nearest;
    int nearest_distance = std::numeric_limits<int>::max();
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            // In half tiles, since the middle of an even number of tiles lies between two.
            const int dx = 2 * x - (grid.width() - 1);
            const int dy = 2 * y - (grid.height() - 1);
            const int distance = dx * dx + dy * dy;
            if (distance < nearest_distance && grid.is_floor({x, y})) {
                nearest_distance = distance;
                nearest = {x, y};
            }
        }
    }
    return nearest;
}

} // namespace fovlab
