#pragma once

#include "draw/panel.hpp"

namespace fovlab {

/// Adds the entries of a panel's legend to one of several panels: each once, in the order of their
/// ranks.
void add_to_legend(std::vector<LegendEntry>& legend, const Panel& panel);

} // namespace fovlab
