#pragma once

#include "analysis/survey.hpp"
#include "draw/panel.hpp"
#include "draw/theme.hpp"

namespace fovlab {

/// A panel for each surveyed algorithm: where on the map it is unfair, as heat. All have one scale,
/// up to the most asymmetric pairs that any tile takes part in.
std::vector<Panel> heat_map_panels(std::span<const Spec> algorithms,
                                   std::span<const Survey> surveys, const Grid& grid, int radius,
                                   const Theme& theme);

} // namespace fovlab
