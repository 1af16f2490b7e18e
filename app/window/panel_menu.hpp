#pragma once

#include "draw/panel.hpp"
#include "window/workspace.hpp"

namespace fovlab {

// What can be done with a panel, wherever it is named in the window.

/// "Ray casting (rays=90)", "Agreement".
std::string name_of(const PanelChoice& choice);

/// Answers to the last item, which is the heading of a panel: double click, dragging, menu.
void handle_heading(Workspace& workspace, std::size_t place, const Panel& panel);

/// Lets the last item be dragged, and another panel be dropped on it, to change their order.
void drag_and_drop_panel(Workspace& workspace, std::size_t place);

/// The items of a panel's menu.
void panel_menu_items(Workspace& workspace, std::size_t place);

/// Sliders for the parameters of a panel's algorithms, each so wide.
void parameter_sliders(Workspace& workspace, std::size_t place, float width);

/// The items of the menu from which panels are added.
void add_panel_items(Workspace& workspace);

} // namespace fovlab
