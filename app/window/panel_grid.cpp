#include "window/panel_grid.hpp"

#include "window/viewport.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace fovlab {
namespace {

/// The size of one of `count` parts of a length, gaps between them, in whole pixels.
float part_of(float length, int count, int gap) {
    return std::max(1.0f, std::floor((length - static_cast<float>((count - 1) * gap)) /
                                     static_cast<float>(count)));
}

} // namespace

PanelGrid lay_out_panels(int panels, int map_columns, int map_rows, ImVec2 area, int heading,
                         int gap) {
    assert(panels >= 1 && map_columns >= 1 && map_rows >= 1);
    PanelGrid best;
    float best_tile = -std::numeric_limits<float>::infinity();
    for (int columns = 1; columns <= panels; ++columns) {
        const int rows = (panels + columns - 1) / columns;
        const ImVec2 cell{part_of(area.x, columns, gap), part_of(area.y, rows, gap)};
        // Tiles are whole pixels. Of equal ones, more columns make better use of a wide window.
        // Where only a part of the map will be in view, that part is to be large both ways.
        float tile =
            std::min(cell.x / static_cast<float>(map_columns),
                     (cell.y - static_cast<float>(heading)) / static_cast<float>(map_rows));
        if (tile >= smallest_window_tile) tile = std::floor(tile);
        if (tile < best_tile) continue;
        best_tile = tile;
        best.columns = columns;
        best.cell = cell;
    }
    for (int i = 0; i < panels; ++i)
        best.places.push_back(
            {static_cast<float>(i % best.columns) * (best.cell.x + static_cast<float>(gap)),
             static_cast<float>(i / best.columns) * (best.cell.y + static_cast<float>(gap))});
    return best;
}

} // namespace fovlab
