#pragma once

#include "fov/algorithm.hpp"

#include <span>

namespace fovlab {

// Each algorithm stands in the file of its name, with its source.
extern const Algorithm bresenham;
extern const Algorithm raycast;
extern const Algorithm shortest_path;
extern const Algorithm dfov;
extern const Algorithm shadowcast;

/// Every algorithm, in the order in which they are shown.
std::span<const Algorithm* const> catalogue();

/// The algorithm with this id, or null.
const Algorithm* find_algorithm(std::string_view id);

} // namespace fovlab
