#include "draw/map_view.hpp"

#include "draw/signs.hpp"

#include <algorithm>
#include <span>

namespace fovlab {
namespace {

TileSquare square_of(const MapLook& look, Tile tile) {
    return {{look.origin.x + static_cast<float>((tile.x - look.shown.left) * look.tile),
             look.origin.y + static_cast<float>((tile.y - look.shown.top) * look.tile)},
            look.tile};
}

/// Draws a row's colours, equal neighbours as one rectangle.
void draw_row_colours(ImDrawList& list, const Panel& panel, const MapLook& look, int y) {
    const std::span<const std::uint8_t> row = panel.tiles.row(y);
    const auto swatch_at = [&](int x) { return row[static_cast<std::size_t>(x)]; };
    for (int x = look.shown.left, end = x; x < look.shown.right; x = end) {
        while (end < look.shown.right && swatch_at(end) == swatch_at(x)) ++end;
        fill(list, square_of(look, {x, y}).at, (end - x) * look.tile, look.tile,
             panel.swatches[swatch_at(x)].colour);
    }
}

/// Lines between small tiles are fainter, since there are more of them.
ImU32 grid_line_colour(const MapLook& look) {
    const ImU32 colour = look.theme.grid_line;
    return blend(colour & ~IM_COL32_A_MASK, colour, std::clamp(look.tile, 6, 20), 20);
}

void draw_grid_lines(ImDrawList& list, const MapLook& look, int first_row, int end_row) {
    const ImU32 colour = grid_line_colour(look);
    const int width = look.shown.width() * look.tile;
    const int height = (end_row - first_row) * look.tile;
    for (int x = look.shown.left + 1; x < look.shown.right; ++x)
        fill(list, square_of(look, {x, first_row}).at, 1, height, colour);
    for (int y = first_row; y < end_row; ++y)
        if (y > look.shown.top)
            fill(list, square_of(look, {look.shown.left, y}).at, width, 1, colour);
}

void draw_nominal_range(ImDrawList& list, const Panel& panel, const MapLook& look, int y) {
    const TileSet& range = *panel.nominal_range;
    for (int x = look.shown.left; x < look.shown.right; ++x) {
        const Tile tile{x, y};
        if (!range.contains(tile)) continue;
        for (const Tile step : steps_to_sides)
            if (range.bounds().contains(tile + step) && !range.contains(tile + step))
                draw_range_side(list, square_of(look, tile), step,
                                panel.swatches[panel.tiles[tile]].colour, look.theme);
    }
}

} // namespace

void draw_swatch(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                 int tile, const Theme& theme) {
    constexpr Tile to_the_right{1, 0}; // arrows as if the viewer stood on the left
    fill(list, at, tile, tile, swatch.colour);
    draw_signs(list, fonts, swatch, {at, tile}, to_the_right, theme);
    draw_number(list, fonts, swatch, {at, tile}, theme);
}

void draw_map_rows(ImDrawList& list, const TileFonts& fonts, const Panel& panel,
                   const MapLook& look, int first_row, int end_row) {
    for (int y = first_row; y < end_row; ++y) draw_row_colours(list, panel, look, y);
    if (look.grid_lines) draw_grid_lines(list, look, first_row, end_row);
    for (int y = first_row; y < end_row; ++y) {
        for (int x = look.shown.left; x < look.shown.right; ++x) {
            const Tile tile{x, y};
            if (look.viewer == tile) continue;
            const Swatch& swatch = panel.swatches[panel.tiles[tile]];
            const TileSquare square = square_of(look, tile);
            draw_signs(list, fonts, swatch, square, tile - look.viewer.value_or(tile), look.theme);
            if (look.numbers) draw_number(list, fonts, swatch, square, look.theme);
        }
        if (panel.nominal_range) draw_nominal_range(list, panel, look, y);
    }
    if (look.viewer && look.shown.contains(*look.viewer) && look.viewer->y >= first_row &&
        look.viewer->y < end_row)
        draw_viewer(list, fonts, square_of(look, *look.viewer), look.theme);
}

} // namespace fovlab
