#pragma once

#include "window/panel_results.hpp"
#include "window/window_fonts.hpp"
#include "window/workspace.hpp"

#include <optional>

namespace fovlab {

// What stands around the panels. Places and sizes are in pixels.

/// The menus, along the top of the window.
void draw_menu_bar(Workspace& workspace);

/// The tools.
void draw_tool_bar(Workspace& workspace, ImVec2 at, ImVec2 size, const WindowFonts& fonts);

/// Radius, findings, panels and legend, the last of which the panels on show make up.
void draw_side_bar(Workspace& workspace, PanelResults& results, ImVec2 at, ImVec2 size,
                   const WindowFonts& fonts);

/// What the pointer's tool will do, or what there is to say.
void draw_status_line(const Workspace& workspace, std::optional<Tile> hovered, ImVec2 at,
                      ImVec2 size, const WindowFonts& fonts);

/// Begins a part of the window that is always there, at a fixed place, with more flags for its
/// window. ImGui::End ends it.
void begin_bar(const char* name, ImVec2 at, ImVec2 size, int flags = 0);

} // namespace fovlab
