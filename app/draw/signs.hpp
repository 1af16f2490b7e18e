#pragma once

#include "draw/fonts.hpp"
#include "draw/panel.hpp"
#include "draw/theme.hpp"
#include "grid/tile.hpp"

namespace fovlab {

/// A square on the picture in which a tile is drawn: its top left and its side, in whole pixels.
struct TileSquare {
    ImVec2 at;
    int side;
};

/// Fills a rectangle of whole pixels.
void fill(ImDrawList& list, ImVec2 at, int width, int height, ImU32 colour);

/// Draws the viewer: a disc, with an @ where there is room.
void draw_viewer(ImDrawList& list, const TileFonts& fonts, TileSquare square, const Theme& theme);

/// Draws the sign and the arrow of a swatch, within the square. The arrow points along the line of
/// sight; `from_viewer` is the tile's offset from the viewer, not 0 where there is an arrow.
void draw_signs(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, TileSquare square,
                Tile from_viewer, const Theme& theme);

/// Writes the number of a swatch, where there is room.
void draw_number(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, TileSquare square,
                 const Theme& theme);

/// Draws the part of the outline of the nominal range that runs along one side of a tile of this
/// colour. `side` is the step to the neighbour beyond.
void draw_range_side(ImDrawList& list, TileSquare square, Tile side, ImU32 tile_colour,
                     const Theme& theme);

} // namespace fovlab
