#pragma once

#include "draw/panel.hpp"
#include "draw/view.hpp"

namespace fovlab {

/// The geometric sight: what the algorithms are judged by.
Panel sight_panel(const View& view);

} // namespace fovlab
