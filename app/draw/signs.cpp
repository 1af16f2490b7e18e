#include "draw/signs.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string_view>

namespace fovlab {
namespace {

// Below these sides, in pixels, a sign gets a simpler shape or is left out.
constexpr int smallest_with_number = 10;
constexpr int smallest_with_letter = 12;
constexpr int smallest_with_edges = 12;
constexpr int smallest_with_shapes = 8; // others get dots

ImVec2 operator+(ImVec2 a, ImVec2 b) {
    return {a.x + b.x, a.y + b.y};
}
ImVec2 operator*(ImVec2 a, float factor) {
    return {a.x * factor, a.y * factor};
}

/// A round place for a sign: its middle, and how far it may reach from there.
struct Place {
    ImVec2 middle;
    float reach;
};

/// A tile's share, from 0 to 1, as a place in its square.
Place place_in(TileSquare square, float x, float y, float reach) {
    const auto side = static_cast<float>(square.side);
    return {square.at + ImVec2(x, y) * side, reach * side};
}

/// Fills a square of whole pixels in the middle of the tile.
void fill_middle(ImDrawList& list, TileSquare square, int side, ImU32 colour) {
    const auto margin = static_cast<float>((square.side - side) / 2);
    fill(list, square.at + ImVec2(margin, margin), side, side, colour);
}

/// Writes digits or a letter in the middle of a tile.
void write_centred(ImDrawList& list, Font font, std::string_view text, TileSquare square,
                   ImU32 colour) {
    const ImVec2 size = measure(font, text);
    const auto side = static_cast<float>(square.side);
    write(list, font,
          square.at + ImVec2(std::round((side - size.x) / 2), std::round((side - size.y) / 2)),
          text, colour);
}

/// Draws one or two upright bars, a Roman numeral, in the middle of a tile.
void draw_bars(ImDrawList& list, TileSquare square, int bars, ImU32 colour) {
    const int width = std::max(1, square.side / 8);
    const int height = square.side / 2;
    const int step = 2 * width;
    const int left = (square.side - ((bars - 1) * step + width)) / 2;
    const int top = (square.side - height) / 2;
    for (int bar = 0; bar < bars; ++bar)
        fill(list,
             square.at + ImVec2(static_cast<float>(left + bar * step), static_cast<float>(top)),
             width, height, colour);
}

/// A leak: a stripe from corner to corner, as light passes between two walls; beside an arrow it
/// cuts off the other corner.
void draw_stripe(ImDrawList& list, TileSquare square, bool shares_tile, const Theme& theme) {
    // Smoothed edges reach half a pixel beyond the shape and are to stay within the tile.
    const float low = 0.5f, side = static_cast<float>(square.side), high = side - low;
    if (square.side < smallest_with_shapes) {
        list.AddTriangleFilled(square.at + ImVec2(low, high), square.at + ImVec2(high, low),
                               square.at + ImVec2(high, high), theme.light_ink);
        return;
    }
    const float width = std::max(1.0f, side / 11);
    const float end = shares_tile ? std::round(side * 0.6f) : high;
    list.PathLineTo(square.at + ImVec2(low, end));
    list.PathLineTo(square.at + ImVec2(low, end - width));
    list.PathLineTo(square.at + ImVec2(end - width, low));
    list.PathLineTo(square.at + ImVec2(end, low));
    list.PathLineTo(square.at + ImVec2(end, low + width));
    list.PathLineTo(square.at + ImVec2(low + width, end));
    list.PathFillConvex(theme.light_ink);
}

/// An impossible sight: crossed out.
void draw_cross(ImDrawList& list, TileSquare square, Place place, const Theme& theme) {
    if (square.side < smallest_with_shapes) return fill_middle(list, square, 2, theme.dark_ink);
    const float arm = place.reach * 0.5f;
    const float width = std::max(1.4f, place.reach * 0.22f);
    list.AddLine(place.middle + ImVec2(-arm, -arm), place.middle + ImVec2(arm, arm), theme.dark_ink,
                 width);
    list.AddLine(place.middle + ImVec2(-arm, arm), place.middle + ImVec2(arm, -arm), theme.dark_ink,
                 width);
}

/// A hole: a ring around the dark.
void draw_hole(ImDrawList& list, TileSquare square, Place place, const Theme& theme) {
    if (square.side < smallest_with_shapes) return fill_middle(list, square, 2, theme.missed);
    const float radius = place.reach * 0.58f;
    const float width = std::max(1.4f, place.reach * 0.2f);
    list.AddCircleFilled(place.middle, radius + std::max(0.7f, width / 3), theme.sign_edge);
    list.AddCircleFilled(place.middle, radius, theme.missed);
    list.AddCircleFilled(place.middle, radius - width, theme.sign_edge);
}

/// An unlit wall: a frame around the dark.
void draw_unlit_wall(ImDrawList& list, TileSquare square, const Theme& theme) {
    const int side = square.side;
    const int inset = side < smallest_with_shapes ? 0 : std::max(1, side / 5);
    const int width = std::max(1, side / 9);
    const int edge = side < smallest_with_edges ? 0 : 1;
    fill_middle(list, square, side - 2 * inset + 2 * edge, theme.sign_edge);
    fill_middle(list, square, side - 2 * inset, theme.missed);
    fill_middle(list, square, side - 2 * inset - 2 * width, theme.sign_edge);
}

void draw_diamond(ImDrawList& list, ImVec2 middle, float reach, ImU32 colour) {
    list.AddQuadFilled(middle + ImVec2(-reach, 0), middle + ImVec2(0, -reach),
                       middle + ImVec2(reach, 0), middle + ImVec2(0, reach), colour);
}

/// A pinhole: the little that is left between corners.
void draw_pinhole(ImDrawList& list, TileSquare square, Place place, const Swatch& swatch,
                  const Theme& theme) {
    const ImU32 ink = ink_on(theme, swatch.colour);
    if (square.side < smallest_with_shapes) return fill_middle(list, square, 1, ink);
    draw_diamond(list, place.middle, place.reach * 0.56f, ink);
    draw_diamond(list, place.middle, place.reach * 0.56f - std::max(1.5f, place.reach * 0.22f),
                 swatch.colour);
}

void draw_dot(ImDrawList& list, TileSquare square, Place place, const Swatch& swatch,
              const Theme& theme) {
    if (square.side < smallest_with_shapes) return;
    list.AddCircleFilled(place.middle, std::max(1.0f, place.reach * 0.24f),
                         ink_on(theme, swatch.colour));
}

/// Fills a slender triangle, whose direction cannot be mistaken, less an edge of even width.
void draw_triangle(ImDrawList& list, ImVec2 middle, ImVec2 direction, float size, float edge,
                   ImU32 colour) {
    // The apex is 1 ahead of the middle and the base 3/4 behind, 3/5 to either side: a triangle
    // whose inscribed circle has the radius 3/7, about.
    constexpr float inscribed = 0.4286f, base = -0.75f, half_width = 0.6f;
    const float scale = size - edge / inscribed;
    const ImVec2 centre = middle + direction * ((base + inscribed) * size);
    const auto corner = [&](float ahead, float sideways) {
        const ImVec2 offset =
            direction * (ahead - base - inscribed) + ImVec2(-direction.y, direction.x) * sideways;
        return centre + offset * scale;
    };
    list.AddTriangleFilled(corner(1, 0), corner(base, half_width), corner(base, -half_width),
                           colour);
}

/// Draws an arrow along the line of sight; a dot at the side where it leads to when the tile is
/// small.
void draw_arrow(ImDrawList& list, TileSquare square, Place place, bool shares_tile, Arrow arrow,
                Tile from_viewer, const Theme& theme) {
    assert(square_length(from_viewer) > 0);
    const bool away = arrow == Arrow::away_from_viewer;
    const ImU32 colour = away ? theme.sees_unseen : theme.seen_unseeing;
    const Tile along = away ? from_viewer : Tile{-from_viewer.x, -from_viewer.y};
    if (square.side < smallest_with_shapes) {
        const int dot = square.side / 2;
        const int far = square.side - dot;
        const auto place_of = [&](int step) {
            return static_cast<float>(step < 0 ? 0 : step == 0 ? far / 2 : far);
        };
        return fill(list, square.at + ImVec2(place_of(along.x), place_of(along.y)), dot, dot,
                    colour);
    }
    const ImVec2 offset{static_cast<float>(along.x), static_cast<float>(along.y)};
    const float length = std::sqrt(offset.x * offset.x + offset.y * offset.y);
    const ImVec2 direction = offset * (1 / length);
    const float size = place.reach * 0.85f;
    // On a small tile the colour needs all the room there is, but beside a sign it needs an edge.
    const bool has_edge = square.side >= smallest_with_edges || shares_tile;
    const float edge = has_edge ? std::max(0.5f, place.reach * 0.1f) : 0;
    if (has_edge) draw_triangle(list, place.middle, direction, size, 0, theme.sign_edge);
    draw_triangle(list, place.middle, direction, size, edge, colour);
}

void draw_sign(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, TileSquare square,
               Place place, const Theme& theme) {
    switch (swatch.sign) {
    case Sign::none:
        return;
    case Sign::only_first:
        return draw_bars(list, square, 1, theme.dark_ink);
    case Sign::only_second:
        return draw_bars(list, square, 2, theme.dark_ink);
    case Sign::leak:
        return draw_stripe(list, square, swatch.arrow != Arrow::none, theme);
    case Sign::impossible:
        return draw_cross(list, square, place, theme);
    case Sign::hole:
        return draw_hole(list, square, place, theme);
    case Sign::unlit_wall:
        return draw_unlit_wall(list, square, theme);
    case Sign::open:
        return draw_dot(list, square, place, swatch, theme);
    case Sign::pinhole:
        return draw_pinhole(list, square, place, swatch, theme);
    case Sign::viewer:
        return draw_viewer(list, fonts, square, theme);
    case Sign::nominal_range:
        for (const Tile side : steps_to_sides)
            draw_range_side(list, square, side, swatch.colour, theme);
    }
}

} // namespace

void fill(ImDrawList& list, ImVec2 at, int width, int height, ImU32 colour) {
    if (width <= 0 || height <= 0) return;
    list.AddRectFilled(at, at + ImVec2(static_cast<float>(width), static_cast<float>(height)),
                       colour);
}

void draw_viewer(ImDrawList& list, const TileFonts& fonts, TileSquare square, const Theme& theme) {
    const auto side = static_cast<float>(square.side);
    const ImVec2 centre = square.at + ImVec2(side / 2, side / 2);
    const bool has_letter = square.side >= smallest_with_letter;
    list.AddCircleFilled(centre, side * 0.46f, theme.on_viewer);
    list.AddCircleFilled(centre, side * (has_letter ? 0.40f : 0.36f), theme.viewer);
    if (has_letter) write_centred(list, fonts.viewer, "@", square, theme.on_viewer);
}

void draw_signs(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, TileSquare square,
                Tile from_viewer, const Theme& theme) {
    if (swatch.arrow == Arrow::none)
        return draw_sign(list, fonts, swatch, square, place_in(square, 0.5f, 0.5f, 0.5f), theme);
    if (swatch.sign == Sign::none)
        return draw_arrow(list, square, place_in(square, 0.5f, 0.5f, 0.5f), false, swatch.arrow,
                          from_viewer, theme);
    // Both keep to a corner, so that both stay readable; on small tiles the arrow needs more room.
    const Place corner = square.side < smallest_with_edges ? place_in(square, 0.57f, 0.57f, 0.5f)
                                                           : place_in(square, 0.62f, 0.62f, 0.44f);
    draw_sign(list, fonts, swatch, square, place_in(square, 0.3f, 0.3f, 0.36f), theme);
    draw_arrow(list, square, corner, true, swatch.arrow, from_viewer, theme);
}

void draw_number(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, TileSquare square,
                 const Theme& theme) {
    if (swatch.number.empty() || square.side < smallest_with_number) return;
    write_centred(list, fonts.number, swatch.number, square, ink_on(theme, swatch.colour));
}

void draw_range_side(ImDrawList& list, TileSquare square, Tile side, ImU32 tile_colour,
                     const Theme& theme) {
    const ImU32 colour = is_light(tile_colour) ? theme.range_on_light : theme.range_on_dark;
    const int thickness = std::max(1, square.side / 12);
    const int gap = square.side < smallest_with_shapes ? 0 : square.side / 4;
    const int length = square.side - 2 * gap;
    const int far = square.side - thickness;
    const auto corner = [&](int x, int y) {
        return square.at + ImVec2(static_cast<float>(x), static_cast<float>(y));
    };
    if (side.x != 0)
        fill(list, corner(side.x < 0 ? 0 : far, gap), thickness, length, colour);
    else
        fill(list, corner(gap, side.y < 0 ? 0 : far), length, thickness, colour);
}

} // namespace fovlab
