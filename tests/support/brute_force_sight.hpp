#pragma once

#include "analysis/sight.hpp"

namespace fovlab::test {

/// The geometric sight by its definition, slowly: every direction that can matter is tried, and
/// clear sight is a question of separating polygons.
GeometricSight brute_force_sight(const Grid& grid, Tile viewer, int radius);

} // namespace fovlab::test
