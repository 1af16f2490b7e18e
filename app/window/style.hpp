#pragma once

#include "draw/theme.hpp"

#include <imgui.h>

namespace fovlab {

/// Colours of the window around the panels, made from those of a theme.
struct WindowColours {
    ImU32 surface; // bars and menus
    ImU32 control; // sliders, buttons
    ImU32 control_hovered;
    ImU32 control_active;
    ImU32 line;    // between surfaces
    ImU32 accent;  // what is chosen
    ImU32 warning; // text
};

WindowColours window_colours(const Theme& theme);

/// Gives the widgets of the current Dear ImGui context a theme's colours, and sizes for a scale.
void set_style(const Theme& theme, float scale);

} // namespace fovlab
