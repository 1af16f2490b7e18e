#pragma once

#include "analysis/sight.hpp"
#include "draw/marks.hpp"
#include "draw/theme.hpp"
#include "grid/map.hpp"

namespace fovlab {

/// What all panels of a sheet look at, and how: a map, from its viewer, as far as a radius.
struct View {
    const Map& map;
    int radius;
    const Theme& theme;
    Marks marks;
    const GeometricSight& sight; // from there, as far
};

} // namespace fovlab
