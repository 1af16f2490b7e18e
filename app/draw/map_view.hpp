#pragma once

#include "draw/fonts.hpp"
#include "draw/panel.hpp"

#include <optional>

namespace fovlab {

/// How a panel's map is drawn.
struct MapLook {
    ImVec2 origin;  // where the top left of the shown tiles goes, in whole pixels
    int tile;       // the side of a tile in pixels
    TileRect shown; // which tiles
    std::optional<Tile> viewer;
    const Theme& theme;
    bool grid_lines = true;
    bool numbers = true; // of agreement, where tiles are large enough
};

/// Draws those rows of the map of a panel that lie in [first_row, end_row). What belongs to a row
/// stays within it, so that a map can be drawn in strips.
void draw_map_rows(ImDrawList& list, const TileFonts& fonts, const Panel& panel,
                   const MapLook& look, int first_row, int end_row);

/// Draws one tile's look, as on a map, with its top left at `at`.
void draw_swatch(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                 int tile, const Theme& theme);

} // namespace fovlab
