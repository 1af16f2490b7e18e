#include "support/random_map.hpp"

#include <stdexcept>

namespace fovlab::test {
namespace {

int walls_around(const Grid& grid, Tile tile) {
    int walls = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (grid.is_opaque(tile + Tile{dx, dy})) ++walls;
    return walls;
}

} // namespace

Grid noise(int width, int height, int wall_percent, Random& random) {
    Grid grid(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (random.percent(wall_percent)) grid.set_wall({x, y});
    grid.set_floor({random.below(width), random.below(height)});
    return grid;
}

Grid cave(int width, int height, Random& random) {
    Grid grid = noise(width, height, 45, random);
    for (int generation = 0; generation < 4; ++generation) {
        Grid next(width, height);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                if (walls_around(grid, {x, y}) >= 5) next.set_wall({x, y});
        grid = std::move(next);
    }
    return grid;
}

Tile random_floor(const Grid& grid, Random& random) {
    const int floor_tiles = grid.floor_count();
    if (floor_tiles == 0) throw std::invalid_argument("a grid without floor");
    int skip = random.below(floor_tiles);
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x)
            if (grid.is_floor({x, y}) && skip-- == 0) return {x, y};
    throw std::logic_error("floor was counted wrong");
}

Map random_map(int width, int height, int wall_percent, Random& random) {
    Map map;
    map.grid = noise(width, height, wall_percent, random);
    map.viewer = random_floor(map.grid, random);
    return map;
}

Grid grid_of(std::initializer_list<std::string_view> rows) {
    Grid grid(static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size()));
    int y = 0;
    for (const std::string_view row : rows) {
        for (std::size_t x = 0; x < row.size(); ++x)
            if (row[x] == '#') grid.set_wall({static_cast<int>(x), y});
        ++y;
    }
    return grid;
}

} // namespace fovlab::test
