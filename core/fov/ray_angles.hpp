#pragma once

#include <array>

namespace fovlab {

struct RayDirection {
    double sine;
    double cosine;
};

/// The directions of 360 rays, one a degree, as the author of the ray casting had them. Sine and
/// cosine differ between C libraries in their last bit, and a few of those bits decide a tile: a
/// table makes the result the author's, and the same everywhere.
extern const std::array<RayDirection, 360> one_degree_rays;

} // namespace fovlab
