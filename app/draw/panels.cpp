#include "draw/panels.hpp"

#include "fov/fov.hpp"

#include <cassert>
#include <limits>
#include <numeric>

namespace fovlab {
namespace {

/// Swatches come in pairs, one for floor and one for wall.
struct FloorAndWall {
    Swatch floor;
    Swatch wall;
};

/// Fills in the panel's tiles: `state_of` says which of the states, pairs of swatches, a tile has.
template <typename StateOf>
void paint_tiles(Panel& panel, const Grid& grid, const std::vector<FloorAndWall>& states,
                 StateOf state_of) {
    assert(2 * states.size() <= std::numeric_limits<std::uint8_t>::max());
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

LegendEntry entry(const FloorAndWall& state, std::string meaning) {
    return {{state.floor, state.wall}, std::move(meaning)};
}

FloorAndWall hidden(const Theme& theme) {
    return {{theme.hidden_floor}, {theme.hidden_wall}};
}
FloorAndWall seen(const Theme& theme) {
    return {{theme.seen_floor}, {theme.seen_wall}};
}

LegendEntry viewer_entry(const Theme& theme) {
    return {{{theme.seen_floor, Sign::viewer}}, "viewer"};
}

/// "360 rays, radius 8".
std::string detail_of(const Spec& spec, int radius) {
    std::string text;
    for (std::size_t i = 0; i < spec.values.size(); ++i)
        text += std::to_string(spec.values[i]) + ' ' +
                std::string(spec.algorithm->parameters[i].name) + ", ";
    return text + "radius " + std::to_string(radius);
}

Panel algorithm_panel(const Spec& spec, const View& view) {
    const Grid& grid = view.map.grid;
    const TileSet visible = fov(spec, grid, view.map.viewer, view.radius);
    const int visible_walls = (visible & grid.walls()).count();
    const std::vector<FloorAndWall> states{hidden(view.theme), seen(view.theme)};

    Panel panel;
    panel.name = spec.algorithm->name;
    panel.detail = detail_of(spec, view.radius);
    panel.figures = "sees " + std::to_string(visible.count() - visible_walls) + " floor and " +
                    std::to_string(visible_walls) + " wall tiles";
    paint_tiles(panel, grid, states, [&](Tile tile) { return visible.contains(tile) ? 1 : 0; });
    panel.nominal_range = nominal_range(spec, grid, view.map.viewer, view.radius);
    panel.legend = {entry(states[1], "seen floor, wall"),
                    entry(states[0], "hidden floor, wall"),
                    viewer_entry(view.theme),
                    {{{view.theme.hidden_floor, Sign::nominal_range}}, "nominal range"}};
    return panel;
}

/// What tiles look like that `count` of `all` algorithms see.
FloorAndWall agreed(const Theme& theme, int count, int all) {
    if (count == 0) return hidden(theme);
    if (count == all) return seen(theme);
    const std::string number = std::to_string(count);
    return {{blend(theme.rarely_seen_floor, theme.seen_floor, count - 1, all), Sign::none, number},
            {blend(theme.rarely_seen_wall, theme.seen_wall, count - 1, all), Sign::none, number}};
}

/// The ramp of agreement: every count, or its ends and its middle when there are many.
LegendEntry ramp_entry(const std::vector<FloorAndWall>& states) {
    const std::size_t all = states.size() - 1;
    LegendEntry ramp{{}, "seen by so many"};
    std::vector<std::size_t> counts{1, all / 2, all - 1};
    if (all <= 9) {
        counts.resize(all - 1);
        std::iota(counts.begin(), counts.end(), 1);
    }
    for (const std::size_t count : counts) ramp.swatches.push_back(states[count].floor);
    return ramp;
}

Panel agreement_panel(const View& view, std::span<const Spec> compared) {
    const Grid& grid = view.map.grid;
    const int all = static_cast<int>(compared.size());
    TileArray<int> counts(grid.width(), grid.height());
    for (const Spec& spec : compared)
        for (const Tile tile : fov(spec, grid, view.map.viewer, view.radius)) ++counts[tile];

    std::vector<FloorAndWall> states;
    for (int count = 0; count <= all; ++count) states.push_back(agreed(view.theme, count, all));

    Panel panel;
    panel.name = "Agreement";
    panel.detail = "radius " + std::to_string(view.radius);
    panel.figures = "how many of the " + std::to_string(all) + " see the tile";
    paint_tiles(panel, grid, states, [&](Tile tile) { return counts[tile]; });
    panel.legend = {entry(states.back(), "seen floor, wall"),
                    entry(states.front(), "hidden floor, wall"), viewer_entry(view.theme)};
    if (all > 1) panel.legend.push_back(ramp_entry(states));
    return panel;
}

/// "Ray casting (rays=90)".
std::string full_name(const Spec& spec) {
    const std::string text = to_string(spec);
    const std::size_t parameters = text.find(':');
    std::string name(spec.algorithm->name);
    if (parameters != std::string::npos) name += " (" + text.substr(parameters + 1) + ')';
    return name;
}

Panel difference_panel(const Spec& first, const Spec& second, const View& view) {
    const Grid& grid = view.map.grid;
    const Theme& theme = view.theme;
    const TileSet by_first = fov(first, grid, view.map.viewer, view.radius);
    const TileSet by_second = fov(second, grid, view.map.viewer, view.radius);
    const auto only = [&](ImU32 colour, Sign sign) -> FloorAndWall {
        return {{colour, sign}, {blend(colour, theme.both_wall, 2, 5), sign}};
    };
    const std::vector<FloorAndWall> states{hidden(theme),
                                           only(theme.only_first, Sign::only_first),
                                           only(theme.only_second, Sign::only_second),
                                           {{theme.both_floor}, {theme.both_wall}}};
    const int first_alone = (by_first - by_second).count();
    const int second_alone = (by_second - by_first).count();

    Panel panel;
    panel.name = "Difference";
    panel.detail = "radius " + std::to_string(view.radius);
    panel.figures = "I " + full_name(first) + ": " + std::to_string(first_alone) + " alone, II " +
                    full_name(second) + ": " + std::to_string(second_alone) + " alone";
    paint_tiles(panel, grid, states, [&](Tile tile) {
        return (by_first.contains(tile) ? 1 : 0) + (by_second.contains(tile) ? 2 : 0);
    });
    panel.legend = {entry(states[3], "seen by both"), entry(states[0], "hidden floor, wall"),
                    viewer_entry(theme)};
    if (first_alone > 0) panel.legend.push_back(entry(states[1], "only I sees it"));
    if (second_alone > 0) panel.legend.push_back(entry(states[2], "only II sees it"));
    return panel;
}

} // namespace

PanelChoice parse_panel(std::string_view text) {
    using Kind = PanelChoice::Kind;
    constexpr std::string_view difference = "difference=";
    if (text == "agreement") return {Kind::agreement, {}};
    if (text.starts_with(difference)) {
        const std::string_view pair = text.substr(difference.size());
        const std::size_t slash = pair.find('/');
        if (slash == std::string_view::npos)
            throw SpecError("'" + std::string(text) + "' must name two: difference=SPEC/SPEC");
        return {Kind::difference,
                {parse_spec(pair.substr(0, slash)), parse_spec(pair.substr(slash + 1))}};
    }
    try {
        return {Kind::algorithm, {parse_spec(text)}};
    } catch (const SpecError& error) {
        throw SpecError(std::string(error.what()) +
                        "; panels are also agreement and difference=SPEC/SPEC");
    }
}

Panel make_panel(const PanelChoice& choice, const View& view, std::span<const Spec> compared) {
    switch (choice.kind) {
    case PanelChoice::Kind::algorithm:
        return algorithm_panel(choice.specs[0], view);
    case PanelChoice::Kind::difference:
        return difference_panel(choice.specs[0], choice.specs[1], view);
    case PanelChoice::Kind::agreement:
        break;
    }
    return agreement_panel(view, compared);
}

} // namespace fovlab
