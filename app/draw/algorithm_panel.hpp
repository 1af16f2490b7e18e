#pragma once

#include "draw/panel.hpp"
#include "draw/view.hpp"
#include "fov/spec.hpp"

namespace fovlab {

/// What one algorithm sees, with the findings that are to be marked.
Panel algorithm_panel(const Spec& spec, const View& view);

/// What the legend says of each finding, in their order.
std::vector<LegendEntry> finding_legend(const Theme& theme);

} // namespace fovlab
