#pragma once

#include <imgui.h>

#include <vector>

namespace fovlab {

/// Where panels of one map go in the window, in pixels: side by side in as many columns as make the
/// tiles largest.
struct PanelGrid {
    int columns = 1;
    ImVec2 cell;                // the size of each panel, heading included
    std::vector<ImVec2> places; // their top left corners, from that of the area
};

/// Lays out `panels` (at least one) of a map of columns × rows tiles in an area. Headings are so
/// high, and panels so far apart.
PanelGrid lay_out_panels(int panels, int map_columns, int map_rows, ImVec2 area, int heading,
                         int gap);

} // namespace fovlab
