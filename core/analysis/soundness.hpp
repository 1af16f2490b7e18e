#pragma once

#include "analysis/sight.hpp"
#include "fov/spec.hpp"

#include <cstdint>

namespace fovlab {

/// Where a field of view departs from what geometry allows. The last three are the artifacts.
struct Soundness {
    TileSet leaks;       // visible, though a pinhole: light squeezed between walls
    TileSet impossible;  // visible, though no line leads there: through or around a wall
    TileSet holes;       // clear floor in the nominal range, but not visible
    TileSet unlit_walls; // clear walls in the nominal range, but not visible
};

/// Judges what the algorithm sees from a viewer by the geometric sight from there, both computed
/// with the same radius.
Soundness soundness(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                    const TileSet& visible, const GeometricSight& sight);

/// How many tiles that is, of one viewer or of many.
struct SoundnessCounts {
    std::int64_t leaks_floor = 0;
    std::int64_t leaks_wall = 0;
    std::int64_t impossible_floor = 0;
    std::int64_t impossible_wall = 0;
    std::int64_t holes = 0;
    std::int64_t unlit_walls = 0;

    SoundnessCounts& operator+=(const SoundnessCounts& other);
    friend bool operator==(const SoundnessCounts&, const SoundnessCounts&) = default;
};

SoundnessCounts count(const Soundness& soundness, const Grid& grid);

} // namespace fovlab
