#include "fov/fov.hpp"

#include <cassert>

namespace fovlab {
namespace {

std::vector<TileSet> whole_map_by_viewers(const Spec& spec, const Grid& grid, int first_row,
                                          int row_count, int radius) {
    const int side = 2 * radius + 1;
    std::vector<TileSet> viewers_by_offset(static_cast<std::size_t>(side * side),
                                           TileSet(grid.width(), row_count));
    for (int y = first_row; y < first_row + row_count; ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Tile viewer{x, y};
            if (grid.is_wall(viewer)) continue;
            for (const Tile tile : fov(spec, grid, viewer, radius)) {
                const Tile offset = tile - viewer;
                const int index = (offset.y + radius) * side + offset.x + radius;
                viewers_by_offset[static_cast<std::size_t>(index)].insert({x, y - first_row});
            }
        }
    }
    return viewers_by_offset;
}

} // namespace

TileSet fov(const Spec& spec, const Grid& grid, Tile viewer, int radius) {
    assert(grid.contains(viewer) && grid.is_floor(viewer) && radius >= 1);
    const Algorithm& algorithm = *spec.algorithm;
    const FovFunction function = algorithm.fast_fov ? algorithm.fast_fov : algorithm.fov;
    return function(grid, viewer, radius, spec.values);
}

bool sees(const Spec& spec, const Grid& grid, Tile viewer, Tile target, int radius) {
    const SeesFunction function = spec.algorithm->sees;
    if (function) return function(grid, viewer, target, radius, spec.values);
    return fov(spec, grid, viewer, radius).contains(target);
}

std::vector<TileSet> whole_map(const Spec& spec, const Grid& grid, int first_row, int row_count,
                               int radius) {
    const WholeMapFunction function = spec.algorithm->whole_map;
    if (function) return function(grid, first_row, row_count, radius, spec.values);
    return whole_map_by_viewers(spec, grid, first_row, row_count, radius);
}

TileSet nominal_range(const Spec& spec, const Grid& grid, Tile viewer, int radius) {
    TileSet range(grid.width(), grid.height());
    const TileRect square = intersection(square_around(viewer, radius), grid.bounds());
    for (int y = square.top; y < square.bottom; ++y)
        for (int x = square.left; x < square.right; ++x)
            if (spec.algorithm->in_nominal_range(Tile{x, y} - viewer, radius, spec.values))
                range.insert({x, y});
    return range;
}

} // namespace fovlab
