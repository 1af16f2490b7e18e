#pragma once

#include "draw/theme.hpp"
#include "grid/tile_array.hpp"
#include "grid/tile_set.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

/// What is drawn on a tile beside its colour: what a colour says must not depend on colour alone.
enum class Sign : std::uint8_t {
    none,
    only_first,
    only_second,
    leak,
    impossible,
    hole,
    unlit_wall,
    open,
    pinhole,
    viewer,
    nominal_range,
};

/// An arrow along the line of sight, which can come on top of a sign: the viewer sees the tile but
/// not the reverse, and the other way round.
enum class Arrow : std::uint8_t { none, away_from_viewer, toward_viewer };

/// One look of a tile.
struct Swatch {
    ImU32 colour;
    Sign sign = Sign::none;
    Arrow arrow = Arrow::none;
    std::string number = {}; // drawn on the tile when there is room

    friend bool operator==(const Swatch&, const Swatch&) = default;
};

/// A line of the legend: one swatch, or a few side by side, and what they mean.
struct LegendEntry {
    std::vector<Swatch> swatches;
    std::string meaning;
    int rank = 0; // those of lower rank come first in the legend of a sheet

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// A figure in a panel's heading: of how many tiles there are with this look.
struct SwatchCount {
    Swatch swatch;
    int count;
};

/// A picture of the map with a heading: what one algorithm sees, where several agree, how two
/// differ. Plain data, ready to be drawn.
struct Panel {
    std::string name;
    std::string parameters;          // of its algorithm, in words; empty where there are none
    int radius = 0;                  // that it looks with
    std::string figures;             // below the name: counts, in words
    std::vector<SwatchCount> counts; // and in signs, behind the words

    std::vector<Swatch> swatches;
    TileArray<std::uint8_t> tiles; // the index of each tile's swatch
    std::optional<TileSet> nominal_range;
    std::vector<LegendEntry> legend;
};

/// What a heading tells beside the name: "360 rays, radius 8".
std::string parameters_and_radius(const Panel& panel);

} // namespace fovlab
