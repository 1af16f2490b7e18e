#include "draw/panels.hpp"

#include "draw/algorithm_panel.hpp"
#include "draw/panel_parts.hpp"
#include "draw/sight_panel.hpp"
#include "fov/fov.hpp"

#include <algorithm>
#include <numeric>

namespace fovlab {
namespace {

constexpr std::string_view difference = "difference=";

/// What tiles look like that `count` of `all` algorithms see.
FloorAndWall agreed(const Theme& theme, int count, int all) {
    if (count == 0) return hidden(theme);
    if (count == all) return seen(theme);
    const auto look = [&](ImU32 rarely_seen, ImU32 seen) -> Swatch {
        return {.colour = blend(rarely_seen, seen, count - 1, all),
                .number = std::to_string(count)};
    };
    return {look(theme.rarely_seen_floor, theme.seen_floor),
            look(theme.rarely_seen_wall, theme.seen_wall)};
}

/// The ramp of agreement: every count, or its ends and its middle when there are many.
LegendEntry ramp_entry(const std::vector<FloorAndWall>& states) {
    const std::size_t all = states.size() - 1;
    LegendEntry ramp{{}, "seen by so many", rank_of_agreement};
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
    panel.radius = view.radius;
    panel.figures = "how many of the " + std::to_string(all) + " see the tile";
    paint_tiles(panel, grid, states, [&](Tile tile) { return counts[tile]; });
    panel.legend = {entry(states.back(), "seen floor, wall"),
                    entry(states.front(), "hidden floor, wall"), viewer_entry(view.theme)};
    const auto some_see = [&](int count) { return count > 0 && count < all; };
    if (std::ranges::any_of(counts.values(), some_see)) panel.legend.push_back(ramp_entry(states));
    return panel;
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
    panel.radius = view.radius;
    panel.figures = "I " + full_name(first) + ": " + std::to_string(first_alone) + " alone, II " +
                    full_name(second) + ": " + std::to_string(second_alone) + " alone";
    paint_tiles(panel, grid, states, [&](Tile tile) {
        return (by_first.contains(tile) ? 1 : 0) + (by_second.contains(tile) ? 2 : 0);
    });
    panel.legend = {entry(states[3], "seen by both"), entry(states[0], "hidden floor, wall"),
                    viewer_entry(theme)};
    if (first_alone > 0)
        panel.legend.push_back(entry(states[1], "only I sees it", rank_of_difference));
    if (second_alone > 0)
        panel.legend.push_back(entry(states[2], "only II sees it", rank_of_difference + 1));
    return panel;
}

} // namespace

bool PanelChoice::has_parameters() const {
    return std::ranges::any_of(specs, [](const Spec& spec) { return !spec.values.empty(); });
}

std::string full_name(const Spec& spec) {
    const std::string text = to_string(spec);
    const std::size_t parameters = text.find(':');
    std::string name(spec.algorithm->name);
    if (parameters != std::string::npos) name += " (" + text.substr(parameters + 1) + ')';
    return name;
}

PanelChoice parse_panel(std::string_view text) {
    using Kind = PanelChoice::Kind;
    if (text == "agreement") return {Kind::agreement, {}};
    if (text == "sight") return {Kind::sight, {}};
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
                        "; panels are also agreement, sight and difference=SPEC/SPEC");
    }
}

std::string to_string(const PanelChoice& choice) {
    switch (choice.kind) {
    case PanelChoice::Kind::algorithm:
        return to_string(choice.specs[0]);
    case PanelChoice::Kind::difference:
        return std::string(difference) + to_string(choice.specs[0]) + '/' +
               to_string(choice.specs[1]);
    case PanelChoice::Kind::sight:
        return "sight";
    case PanelChoice::Kind::agreement:
        break;
    }
    return "agreement";
}

std::vector<PanelChoice> usual_panels(std::span<const Spec> algorithms) {
    using Kind = PanelChoice::Kind;
    std::vector<PanelChoice> choices;
    for (const Spec& spec : algorithms) choices.push_back({Kind::algorithm, {spec}});
    choices.push_back({Kind::agreement, {}});
    choices.push_back({Kind::sight, {}});
    return choices;
}

Panel make_panel(const PanelChoice& choice, const View& view, std::span<const Spec> compared) {
    switch (choice.kind) {
    case PanelChoice::Kind::algorithm:
        return algorithm_panel(choice.specs[0], view);
    case PanelChoice::Kind::difference:
        return difference_panel(choice.specs[0], choice.specs[1], view);
    case PanelChoice::Kind::sight:
        return sight_panel(view);
    case PanelChoice::Kind::agreement:
        break;
    }
    return agreement_panel(view, compared);
}

} // namespace fovlab
