#pragma once

#include <array>

namespace fovlab {

/// What a ray subtracts from its position at each step: y decreases by the cosine and x by the sine
/// of its angle. Ray 0 goes up, and the next ones turn to the left.
struct RayDirection {
    double sine;
    double cosine;
};

/// The directions of 360 rays, one a degree, as the author of the ray casting had them. Sine and
/// cosine differ between C libraries in their last bit, and a few of those bits decide a tile: a
/// table makes the result the author's, and the same everywhere. (Other counts of rays use the C
/// library.)
extern const std::array<RayDirection, 360> one_degree_rays;

} // namespace fovlab
