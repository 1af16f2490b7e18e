#include "fov/fov.hpp"

#include <cassert>

namespace fovlab {
namespace {

SightRelation whole_map_viewer_by_viewer(const Spec& spec, const Grid& grid, TileRect viewers,
                                         int radius) {
    SightRelation relation(viewers, radius);
    for (int y = viewers.top; y < viewers.bottom; ++y) {
        for (int x = viewers.left; x < viewers.right; ++x) {
            const Tile viewer{x, y};
            if (grid.is_wall(viewer)) continue;
            for (const Tile target : fov(spec, grid, viewer, radius))
                relation.insert(viewer, target);
        }
    }
    return relation;
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

SightRelation whole_map(const Spec& spec, const Grid& grid, TileRect viewers, int radius) {
    const WholeMapFunction function = spec.algorithm->whole_map;
    if (function) return function(grid, viewers, radius, spec.values);
    return whole_map_viewer_by_viewer(spec, grid, viewers, radius);
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
