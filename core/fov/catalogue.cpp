#include "fov/catalogue.hpp"

#include <algorithm>

namespace fovlab {
namespace {

constexpr const Algorithm* algorithms[] = {&bresenham, &raycast, &shortest_path, &dfov,
                                           &shadowcast};

} // namespace

std::span<const Algorithm* const> catalogue() {
    return algorithms;
}

const Algorithm* find_algorithm(std::string_view id) {
    const auto found = std::ranges::find(algorithms, id, &Algorithm::id);
    return found == std::end(algorithms) ? nullptr : *found;
}

} // namespace fovlab
