#include "draw/algorithm_panel.hpp"

#include "draw/panel_parts.hpp"
#include "fov/fov.hpp"

#include <cassert>

namespace fovlab {
namespace {

/// How a finding looks and what the legend says of it. Soundness shows as a sign, asymmetry as an
/// arrow, so that a tile can have one of each.
struct FindingLook {
    FloorAndWall look;
    std::vector<Swatch> in_legend;
    std::string_view meaning;
};

/// The looks of all findings, in their order.
std::vector<FindingLook> finding_looks(const Theme& theme) {
    const auto filled = [&](ImU32 colour, Sign sign, std::string_view meaning) -> FindingLook {
        const Swatch floor{colour, sign};
        const Swatch wall{blend(colour, theme.seen_wall, 2, 5), sign};
        return {{floor, wall}, {floor, wall}, meaning};
    };
    const auto only = [](const Swatch& swatch, std::string_view meaning) -> FindingLook {
        return {{swatch, swatch}, {swatch}, meaning};
    };
    return {
        filled(theme.leak, Sign::leak, "diagonal leak"),
        filled(theme.impossible, Sign::impossible, "impossible sight"),
        only({theme.hidden_floor, Sign::hole}, "hole"),
        only({theme.hidden_wall, Sign::unlit_wall}, "unlit wall"),
        only({theme.seen_floor, Sign::none, Arrow::away_from_viewer},
             "sees, unseen: it cannot see back"),
        only({theme.hidden_floor, Sign::none, Arrow::toward_viewer},
             "seen, unseeing: it sees the viewer"),
    };
}

/// The states of tiles: hidden, seen and the findings of soundness, all without an arrow, then with
/// either. The findings that are arrows come last.
enum State {
    is_hidden,
    is_seen,
    first_finding,
    states_without_arrow = first_finding + static_cast<int>(Finding::sees_unseen),
};

std::vector<FloorAndWall> states_of(const Theme& theme, const std::vector<FindingLook>& looks) {
    std::vector<FloorAndWall> states{hidden(theme), seen(theme)};
    for (int i = 0; i < states_without_arrow - first_finding; ++i)
        states.push_back(looks[static_cast<std::size_t>(i)].look);
    for (const Arrow arrow : {Arrow::away_from_viewer, Arrow::toward_viewer}) {
        for (int i = 0; i < states_without_arrow; ++i) {
            states.push_back(states[static_cast<std::size_t>(i)]);
            states.back().floor.arrow = arrow;
        }
    }
    return states;
}

} // namespace

std::vector<LegendEntry> finding_legend(const Theme& theme) {
    std::vector<LegendEntry> legend;
    for (const FindingLook& look : finding_looks(theme))
        legend.push_back({look.in_legend, std::string(look.meaning),
                          rank_of_findings + static_cast<int>(legend.size())});
    return legend;
}

Panel algorithm_panel(const Spec& spec, const View& view) {
    const Findings findings =
        findings_of(spec, view.map.grid, view.map.viewer, view.radius, view.sight,
                    view.marks.has_asymmetry() ? WithAsymmetry::yes : WithAsymmetry::no);
    const std::vector<FindingLook> looks = finding_looks(view.theme);
    assert(looks.size() == finding_count);
    const std::vector<LegendEntry> legend = finding_legend(view.theme);
    const std::vector<FloorAndWall> states = states_of(view.theme, looks);

    Panel panel;
    panel.name = spec.algorithm->name;
    panel.parameters = parameters_of(spec);
    panel.radius = view.radius;
    panel.figures = std::to_string(findings.visible.count()) + " seen";
    panel.legend = {entry(states[is_seen], "seen floor, wall"),
                    entry(states[is_hidden], "hidden floor, wall"), viewer_entry(view.theme)};
    outline_range(panel, nominal_range(spec, view.map.grid, view.map.viewer, view.radius),
                  view.theme);

    TileArray<int> state(view.map.grid.width(), view.map.grid.height(), is_hidden);
    for (const Tile tile : findings.visible) state[tile] = is_seen;
    for (int i = 0; i < finding_count; ++i) {
        const auto finding = static_cast<Finding>(i);
        const TileSet& tiles = tiles_with(finding, findings);
        if (!view.marks.has(finding) || tiles.empty()) continue;
        const FloorAndWall& look = looks[static_cast<std::size_t>(i)].look;
        for (const Tile tile : tiles) {
            if (look.floor.arrow == Arrow::none)
                state[tile] = first_finding + i;
            else
                state[tile] += states_without_arrow * static_cast<int>(look.floor.arrow);
        }
        panel.counts.push_back(
            {legend[static_cast<std::size_t>(i)].swatches.front(), tiles.count()});
        panel.legend.push_back(legend[static_cast<std::size_t>(i)]);
    }
    paint_tiles(panel, view.map.grid, states, [&](Tile tile) { return state[tile]; });
    return panel;
}

} // namespace fovlab
