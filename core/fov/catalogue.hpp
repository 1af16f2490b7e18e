#pragma once

#include "fov/algorithm.hpp"

#include <span>

namespace fovlab {

/// Every algorithm, in the order in which they are shown.
std::span<const Algorithm> catalogue();

/// The algorithm with this id, or null.
const Algorithm* find_algorithm(std::string_view id);

} // namespace fovlab
