#include "edit/operations.hpp"

#include <algorithm>
#include <cassert>

namespace fovlab {
namespace {

/// The viewer on the floor tile nearest to where it stands, the first in reading order among
/// equals; where there is none, on floor made for it.
void stand_on_floor(Map& map) {
    const Tile wish{std::min(map.viewer.x, map.grid.width() - 1),
                    std::min(map.viewer.y, map.grid.height() - 1)};
    if (map.grid.floor_count() == 0) map.grid.set_floor(wish);
    map.viewer = floor_nearest_to(map.grid, wish);
}

} // namespace

Map new_map(int width, int height) {
    assert(width >= 1 && width <= max_map_side && height >= 1 && height <= max_map_side);
    Map map;
    map.grid = Grid(width, height);
    map.viewer = floor_nearest_to_middle(map.grid);
    return map;
}

Map resized(const Map& map, int width, int height) {
    Map result = map;
    result.grid = Grid(width, height);
    for (const Tile wall : map.grid.walls())
        if (result.grid.contains(wall)) result.grid.set_wall(wall);
    stand_on_floor(result);
    return result;
}

Map cleared(const Map& map) {
    Map result = map;
    result.grid = Grid(map.grid.width(), map.grid.height());
    return result;
}

Map inverted(const Map& map) {
    Map result = map;
    for (int y = 0; y < map.grid.height(); ++y)
        for (int x = 0; x < map.grid.width(); ++x)
            map.grid.is_wall({x, y}) ? result.grid.set_floor({x, y}) : result.grid.set_wall({x, y});
    result.grid.set_floor(result.viewer);
    return result;
}

} // namespace fovlab
