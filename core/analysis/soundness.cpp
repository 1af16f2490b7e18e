#include "analysis/soundness.hpp"

namespace fovlab {

Soundness soundness(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                    const TileSet& visible, const GeometricSight& sight) {
    // What is clear and not visible is rarely much, so the range is asked for tile by tile.
    TileSet missed = sight.clear - visible;
    for (const Tile tile : sight.clear - visible)
        if (!spec.algorithm->in_nominal_range(tile - viewer, radius, spec.values))
            missed.erase(tile);
    return {.leaks = visible & (sight.pinhole - sight.open),
            .impossible = visible - sight.pinhole,
            .holes = missed - grid.walls(),
            .unlit_walls = missed & grid.walls()};
}

} // namespace fovlab
