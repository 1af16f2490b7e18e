#include "draw/map_view.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

namespace fovlab {
namespace {

constexpr int smallest_tile_with_number = 10;
constexpr int smallest_tile_with_letter = 12;
constexpr int smallest_tile_with_dashes = 8;

ImVec2 operator+(ImVec2 a, ImVec2 b) {
    return {a.x + b.x, a.y + b.y};
}

void fill(ImDrawList& list, ImVec2 at, int width, int height, ImU32 colour) {
    list.AddRectFilled(at, at + ImVec2(static_cast<float>(width), static_cast<float>(height)),
                       colour);
}

ImVec2 tile_corner(const MapLook& look, int x, int y) {
    return look.origin + ImVec2(static_cast<float>((x - look.shown.left) * look.tile),
                                static_cast<float>((y - look.shown.top) * look.tile));
}

/// Writes digits or a letter in the middle of a tile.
void write_centred(ImDrawList& list, Font font, std::string_view text, ImVec2 at, int tile,
                   ImU32 colour) {
    const ImVec2 size = measure(font, text);
    const auto side = static_cast<float>(tile);
    write(list, font, at + ImVec2(std::round((side - size.x) / 2), std::round((side - size.y) / 2)),
          text, colour);
}

void draw_viewer(ImDrawList& list, const TileFonts& fonts, ImVec2 at, int tile,
                 const Theme& theme) {
    const auto side = static_cast<float>(tile);
    const ImVec2 centre = at + ImVec2(side / 2, side / 2);
    list.AddCircleFilled(centre, side * 0.46f, theme.on_viewer);
    list.AddCircleFilled(centre, side * (tile < smallest_tile_with_letter ? 0.36f : 0.40f),
                         theme.viewer);
    if (tile >= smallest_tile_with_letter)
        write_centred(list, fonts.viewer, "@", at, tile, theme.on_viewer);
}

/// Draws the part of the outline of the nominal range that runs along one side of a tile, within
/// the tile. `side` is the step to the neighbour beyond.
void draw_range_side(ImDrawList& list, ImVec2 at, int tile, Tile side, ImU32 colour) {
    const int thickness = std::max(1, tile / 12);
    const int gap = tile < smallest_tile_with_dashes ? 0 : tile / 4;
    const int far = tile - thickness;
    const auto offset = [](int x, int y) {
        return ImVec2(static_cast<float>(x), static_cast<float>(y));
    };
    if (side.x != 0)
        fill(list, at + offset(side.x < 0 ? 0 : far, gap), thickness, tile - 2 * gap, colour);
    else
        fill(list, at + offset(gap, side.y < 0 ? 0 : far), tile - 2 * gap, thickness, colour);
}

/// Draws one or two upright bars, a Roman numeral, in the middle of a tile.
void draw_bars(ImDrawList& list, ImVec2 at, int tile, int bars, ImU32 colour) {
    const int width = std::max(1, tile / 8);
    const int height = tile / 2;
    const int step = 2 * width;
    const int left = (tile - ((bars - 1) * step + width)) / 2;
    for (int bar = 0; bar < bars; ++bar)
        fill(list,
             at + ImVec2(static_cast<float>(left + bar * step),
                         static_cast<float>((tile - height) / 2)),
             width, height, colour);
}

ImU32 range_outline_on(const Theme& theme, ImU32 colour) {
    return is_light(colour) ? theme.range_on_light : theme.range_on_dark;
}

void draw_sign(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at, int tile,
               const Theme& theme) {
    switch (swatch.sign) {
    case Sign::none:
        break;
    case Sign::only_first:
        draw_bars(list, at, tile, 1, theme.dark_ink);
        break;
    case Sign::only_second:
        draw_bars(list, at, tile, 2, theme.dark_ink);
        break;
    case Sign::viewer:
        draw_viewer(list, fonts, at, tile, theme);
        break;
    case Sign::nominal_range:
        for (const Tile step : {Tile{-1, 0}, Tile{1, 0}, Tile{0, -1}, Tile{0, 1}})
            draw_range_side(list, at, tile, step, range_outline_on(theme, swatch.colour));
        break;
    }
}

void draw_number(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                 int tile, const Theme& theme) {
    if (swatch.number.empty() || tile < smallest_tile_with_number) return;
    write_centred(list, fonts.number, swatch.number, at, tile, ink_on(theme, swatch.colour));
}

/// Draws a row's colours, equal neighbours as one rectangle.
void draw_row_colours(ImDrawList& list, const Panel& panel, const MapLook& look, int y) {
    const std::span<const std::uint8_t> row = panel.tiles.row(y);
    const auto swatch_at = [&](int x) { return row[static_cast<std::size_t>(x)]; };
    for (int x = look.shown.left, end = x; x < look.shown.right; x = end) {
        while (end < look.shown.right && swatch_at(end) == swatch_at(x)) ++end;
        fill(list, tile_corner(look, x, y), (end - x) * look.tile, look.tile,
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
        fill(list, tile_corner(look, x, first_row), 1, height, colour);
    for (int y = first_row; y < end_row; ++y)
        if (y > look.shown.top) fill(list, tile_corner(look, look.shown.left, y), width, 1, colour);
}

void draw_nominal_range(ImDrawList& list, const Panel& panel, const MapLook& look, int y) {
    const TileSet& range = *panel.nominal_range;
    for (int x = look.shown.left; x < look.shown.right; ++x) {
        if (!range.contains({x, y})) continue;
        const ImU32 colour =
            range_outline_on(look.theme, panel.swatches[panel.tiles[{x, y}]].colour);
        for (const Tile step : {Tile{-1, 0}, Tile{1, 0}, Tile{0, -1}, Tile{0, 1}}) {
            const Tile beyond = Tile{x, y} + step;
            if (range.bounds().contains(beyond) && !range.contains(beyond))
                draw_range_side(list, tile_corner(look, x, y), look.tile, step, colour);
        }
    }
}

} // namespace

void draw_swatch(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                 int tile, const Theme& theme) {
    fill(list, at, tile, tile, swatch.colour);
    draw_sign(list, fonts, swatch, at, tile, theme);
    draw_number(list, fonts, swatch, at, tile, theme);
}

void draw_map_rows(ImDrawList& list, const TileFonts& fonts, const Panel& panel,
                   const MapLook& look, int first_row, int end_row) {
    for (int y = first_row; y < end_row; ++y) draw_row_colours(list, panel, look, y);
    if (look.grid_lines) draw_grid_lines(list, look, first_row, end_row);
    for (int y = first_row; y < end_row; ++y) {
        for (int x = look.shown.left; x < look.shown.right; ++x) {
            const Swatch& swatch = panel.swatches[panel.tiles[{x, y}]];
            const ImVec2 at = tile_corner(look, x, y);
            draw_sign(list, fonts, swatch, at, look.tile, look.theme);
            if (look.numbers && Tile{x, y} != look.viewer)
                draw_number(list, fonts, swatch, at, look.tile, look.theme);
        }
        if (panel.nominal_range) draw_nominal_range(list, panel, look, y);
    }
    if (look.viewer.y >= first_row && look.viewer.y < end_row && look.shown.contains(look.viewer))
        draw_viewer(list, fonts, tile_corner(look, look.viewer.x, look.viewer.y), look.tile,
                    look.theme);
}

} // namespace fovlab
