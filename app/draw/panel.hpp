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
enum class Sign : std::uint8_t { none, only_first, only_second, viewer, nominal_range };

/// One look of a tile.
struct Swatch {
    ImU32 colour;
    Sign sign = Sign::none;
    std::string number = {}; // drawn on the tile when there is room

    friend bool operator==(const Swatch&, const Swatch&) = default;
};

/// A line of the legend: one swatch, or a few side by side, and what they mean.
struct LegendEntry {
    std::vector<Swatch> swatches;
    std::string meaning;

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// A picture of the map with a heading: what one algorithm sees, where several agree, how two
/// differ. Plain data, ready to be drawn.
struct Panel {
    std::string name;
    std::string detail;  // beside the name, at the right: parameters, radius
    std::string figures; // below the name: counts

    std::vector<Swatch> swatches;
    TileArray<std::uint8_t> tiles; // the index of each tile's swatch
    std::optional<TileSet> nominal_range;
    std::vector<LegendEntry> legend;
};

} // namespace fovlab
