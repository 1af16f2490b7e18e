#include "analysis/asymmetry.hpp"

#include "fov/fov.hpp"

namespace fovlab {

Asymmetry asymmetry(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                    const TileSet& visible) {
    const TileSet none(grid.width(), grid.height());
    Asymmetry asymmetry{none, none};
    if (spec.algorithm->symmetric) return asymmetry;

    const TileRect square = intersection(square_around(viewer, radius), grid.bounds());
    for (int y = square.top; y < square.bottom; ++y) {
        for (int x = square.left; x < square.right; ++x) {
            const Tile tile{x, y};
            if (grid.is_wall(tile)) continue;
            const bool seen = visible.contains(tile);
            const bool sees_back = sees(spec, grid, tile, viewer, radius);
            if (seen && !sees_back) asymmetry.sees_unseen.insert(tile);
            if (!seen && sees_back) asymmetry.seen_unseeing.insert(tile);
        }
    }
    return asymmetry;
}

} // namespace fovlab
