#pragma once

#include "draw/panel.hpp"
#include "draw/theme.hpp"
#include "fov/spec.hpp"
#include "grid/grid.hpp"

#include <cassert>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

namespace fovlab {

// What the panels are made of.

/// How tiles look that have something in common: floor, and walls.
struct FloorAndWall {
    Swatch floor;
    Swatch wall;
};

inline FloorAndWall hidden(const Theme& theme) {
    return {{theme.hidden_floor}, {theme.hidden_wall}};
}
inline FloorAndWall seen(const Theme& theme) {
    return {{theme.seen_floor}, {theme.seen_wall}};
}

/// Fills in the panel's tiles: `state_of` says which of the states a tile has, by its index.
template <typename StateOf>
void paint_tiles(Panel& panel, const Grid& grid, const std::vector<FloorAndWall>& states,
                 StateOf state_of) {
    assert(2 * states.size() <= 1 + std::numeric_limits<std::uint8_t>::max());
    for (const FloorAndWall& state : states) {
        panel.swatches.push_back(state.floor);
        panel.swatches.push_back(state.wall);
    }
    panel.tiles = TileArray<std::uint8_t>(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x)
            panel.tiles[{x, y}] =
                static_cast<std::uint8_t>(2 * state_of(Tile{x, y}) + grid.is_wall({x, y}));
}

/// The legend of a sheet: first what most panels share, then the findings, in their order, then
/// what each other kind of panel has of its own.
inline constexpr int rank_of_findings = 1;
inline constexpr int rank_of_agreement = 10;
inline constexpr int rank_of_sight = 20;
inline constexpr int rank_of_difference = 30;
inline constexpr int rank_of_heat = 40;

inline LegendEntry entry(const FloorAndWall& state, std::string meaning, int rank = 0) {
    return {{state.floor, state.wall}, std::move(meaning), rank};
}

inline LegendEntry viewer_entry(const Theme& theme) {
    return {{{theme.seen_floor, Sign::viewer}}, "viewer"};
}

/// Has a range outlined, and explained where there is anything outside it.
inline void outline_range(Panel& panel, TileSet range, const Theme& theme) {
    if (range.count() < range.width() * range.height())
        panel.legend.push_back({{{theme.hidden_floor, Sign::nominal_range}}, "nominal range"});
    panel.nominal_range = std::move(range);
}

/// "360 rays".
inline std::string parameters_of(const Spec& spec) {
    std::string text;
    for (std::size_t i = 0; i < spec.values.size(); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(spec.values[i]) + ' ' +
                std::string(spec.algorithm->parameters[i].name);
    return text;
}

} // namespace fovlab
