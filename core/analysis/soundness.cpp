#include "analysis/soundness.hpp"

namespace fovlab {

Soundness soundness(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                    const TileSet& visible, const GeometricSight& sight) {
    // What is clear and not visible is rarely much, so the range is asked for tile by tile.
    const TileSet unseen = sight.clear - visible;
    TileSet missed = unseen;
    for (const Tile tile : unseen)
        if (!spec.algorithm->in_nominal_range(tile - viewer, radius, spec.values))
            missed.erase(tile);
    return {.leaks = visible & (sight.pinhole - sight.open),
            .impossible = visible - sight.pinhole,
            .holes = missed - grid.walls(),
            .unlit_walls = missed & grid.walls()};
}

SoundnessCounts& SoundnessCounts::operator+=(const SoundnessCounts& other) {
    leaks_floor += other.leaks_floor;
    leaks_wall += other.leaks_wall;
    impossible_floor += other.impossible_floor;
    impossible_wall += other.impossible_wall;
    holes += other.holes;
    unlit_walls += other.unlit_walls;
    return *this;
}

SoundnessCounts count(const Soundness& soundness, const Grid& grid) {
    const int leaks_wall = (soundness.leaks & grid.walls()).count();
    const int impossible_wall = (soundness.impossible & grid.walls()).count();
    return {.leaks_floor = soundness.leaks.count() - leaks_wall,
            .leaks_wall = leaks_wall,
            .impossible_floor = soundness.impossible.count() - impossible_wall,
            .impossible_wall = impossible_wall,
            .holes = soundness.holes.count(),
            .unlit_walls = soundness.unlit_walls.count()};
}

} // namespace fovlab
