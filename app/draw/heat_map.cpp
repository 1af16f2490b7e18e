#include "draw/heat_map.hpp"

#include "draw/panel_parts.hpp"

#include <algorithm>

namespace fovlab {
namespace {

constexpr int levels = 24; // that can be told apart, from warm to hot

int greatest_unfairness(std::span<const Survey> surveys) {
    int greatest = 0;
    for (const Survey& survey : surveys)
        greatest = std::max(greatest, std::ranges::max(survey.unfairness.values()));
    return greatest;
}

/// 0 for fair tiles, else from 1, for a single pair, to `levels`, for the greatest unfairness.
int level_of(int unfairness, int greatest) {
    if (unfairness == 0) return 0;
    if (unfairness == greatest) return levels;
    return 1 +
           static_cast<int>(static_cast<long long>(unfairness - 1) * (levels - 1) / (greatest - 1));
}

ImU32 colour_of(int level, const Theme& theme) {
    constexpr int middle = levels / 2;
    return level <= middle ? blend(theme.heat[0], theme.heat[1], level - 1, middle - 1)
                           : blend(theme.heat[1], theme.heat[2], level - middle, levels - middle);
}

std::vector<FloorAndWall> states_of(const Theme& theme) {
    std::vector<FloorAndWall> states{hidden(theme)};
    for (int level = 1; level <= levels; ++level) {
        const Swatch swatch{colour_of(level, theme)};
        states.push_back({swatch, swatch});
    }
    return states;
}

LegendEntry scale_entry(const std::vector<FloorAndWall>& states, int greatest) {
    LegendEntry scale{
        {}, "in 1 to " + std::to_string(greatest) + " asymmetric pairs", rank_of_heat};
    if (greatest == 1) scale.meaning = "in 1 asymmetric pair";
    const int shown = std::min(greatest, 8);
    for (int i = 1; i <= shown; ++i) { // evenly, the last one the hottest
        const int level = shown == 1 ? levels : 1 + (i - 1) * (levels - 1) / (shown - 1);
        scale.swatches.push_back(states[static_cast<std::size_t>(level)].floor);
    }
    return scale;
}

/// "2723 of 54451 visible pairs are asymmetric (5.0 %)".
std::string figures_of(const Survey& survey) {
    std::string text = std::to_string(survey.asymmetric_pairs) + " of " +
                       std::to_string(survey.visible_pairs) + " visible pairs are asymmetric";
    if (survey.asymmetric_pairs == 0) return text;
    const std::int64_t per_mille =
        (2000 * survey.asymmetric_pairs + survey.visible_pairs) / (2 * survey.visible_pairs);
    return text + " (" + std::to_string(per_mille / 10) + '.' + std::to_string(per_mille % 10) +
           " %)";
}

} // namespace

std::vector<Panel> heat_map_panels(std::span<const Spec> algorithms,
                                   std::span<const Survey> surveys, const Grid& grid, int radius,
                                   const Theme& theme) {
    const std::vector<FloorAndWall> states = states_of(theme);
    const int greatest = greatest_unfairness(surveys);
    std::vector<Panel> panels;
    for (std::size_t i = 0; i < algorithms.size(); ++i) {
        const Survey& survey = surveys[i];
        Panel& panel = panels.emplace_back();
        panel.name = algorithms[i].algorithm->name;
        panel.parameters = parameters_of(algorithms[i]);
        panel.radius = radius;
        panel.figures = figures_of(survey);
        panel.legend = {entry(states.front(), "fair floor, wall")};
        if (greatest > 0) panel.legend.push_back(scale_entry(states, greatest));
        paint_tiles(panel, grid, states,
                    [&](Tile tile) { return level_of(survey.unfairness[tile], greatest); });
    }
    return panels;
}

} // namespace fovlab
