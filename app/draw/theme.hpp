#pragma once

#include "draw/colour.hpp"

#include <string_view>

namespace fovlab {

/// The colours that a picture is made of. The seen area is one warm light, walls are cool, and the
/// hidden rest steps back.
struct Theme {
    std::string_view name;

    ImU32 ground;
    ImU32 text;
    ImU32 quiet_text;
    ImU32 legend_frame; // around a swatch

    ImU32 hidden_floor;
    ImU32 hidden_wall;
    ImU32 seen_floor;
    ImU32 seen_wall;

    ImU32 grid_line;
    ImU32 range_on_light; // the outline of the nominal range
    ImU32 range_on_dark;
    ImU32 viewer;
    ImU32 on_viewer; // the @ on the viewer, and the ring around

    /// Agreement: a tile that one algorithm of many sees, from which the colours rise to the seen
    /// ones.
    ImU32 rarely_seen_floor;
    ImU32 rarely_seen_wall;

    /// Difference: what both algorithms see, and what only one of them does.
    ImU32 both_floor;
    ImU32 both_wall;
    ImU32 only_first;
    ImU32 only_second;

    /// Findings: a leak and an impossible sight colour the tile, the others are signs on it.
    ImU32 leak;
    ImU32 impossible;
    ImU32 missed; // holes and unlit walls
    ImU32 sees_unseen;
    ImU32 seen_unseeing;
    ImU32 sign_edge; // around those signs

    /// Geometric sight: what is clear looks seen, the rest as dim as it is hard to see.
    ImU32 open_floor;
    ImU32 open_wall;
    ImU32 pinhole_floor;
    ImU32 pinhole_wall;

    /// A survey's heat map, from the tiles in the fewest asymmetric pairs to those in the most.
    ImU32 heat[3];

    ImU32 dark_ink;  // on light tiles
    ImU32 light_ink; // on dark tiles
};

/// The themes; the first is the default.
extern const Theme themes[2];

/// The ink that reads best on a colour.
inline ImU32 ink_on(const Theme& theme, ImU32 colour) {
    return is_light(colour) ? theme.dark_ink : theme.light_ink;
}

} // namespace fovlab
