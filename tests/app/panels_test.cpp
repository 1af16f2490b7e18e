// What panels show and say.

#include "draw/heat_map.hpp"
#include "draw/panels.hpp"
#include "draw/sheet_layout.hpp"
#include "grid/map_text.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace fovlab::test {
namespace {

using Names = std::vector<std::string>;

class Panels : public testing::Test {
protected:
    Panel panel(const std::string& choice, const std::vector<std::string>& compared = {}) const {
        std::vector<Spec> specs;
        for (const std::string& text : compared) specs.push_back(parse_spec(text));
        const GeometricSight sight = geometric_sight(map.grid, map.viewer, 8);
        return make_panel(parse_panel(choice), View{map, 8, theme, marks, sight}, specs);
    }

    /// What the legend says beside what it says for every algorithm.
    std::vector<std::string> findings_in_legend(const Panel& panel) const {
        std::vector<std::string> meanings;
        for (const LegendEntry& entry : panel.legend)
            if (entry.rank > 0) meanings.push_back(entry.meaning);
        return meanings;
    }

    const Swatch& swatch(const Panel& panel, Tile tile) const {
        return panel.swatches[panel.tiles[tile]];
    }

    // To the right of the viewer a wall hides one tile; light bends around it only with 8
    // neighbours.
    Map map = read_map("......\n.@#...\n......\n").map;
    Marks marks = Marks::all();
    const Theme& theme = themes[0];
};

TEST_F(Panels, AlgorithmShowsSeenAndHiddenFloorAndWall) {
    const Panel dfov = panel("dfov");
    EXPECT_EQ(dfov.name, "Digital FOV");
    EXPECT_EQ(parameters_and_radius(dfov), "radius 8");
    EXPECT_EQ(dfov.figures, "15 seen");
    EXPECT_TRUE(dfov.counts.empty());
    EXPECT_TRUE(findings_in_legend(dfov).empty());
    EXPECT_EQ(swatch(dfov, {0, 0}).colour, theme.seen_floor);
    EXPECT_EQ(swatch(dfov, {2, 1}).colour, theme.seen_wall);
    EXPECT_EQ(swatch(dfov, {3, 1}).colour, theme.hidden_floor);
    ASSERT_TRUE(dfov.nominal_range);
    EXPECT_EQ(dfov.nominal_range->count(), 18);
    EXPECT_EQ(parameters_and_radius(panel("raycast:rays=90")), "90 rays, radius 8");
    EXPECT_EQ(parameters_and_radius(panel("shortest-path")), "4 neighbours, radius 8");
}

TEST_F(Panels, FindingsAreMarkedCountedAndExplained) {
    const Panel panel = this->panel("shortest-path:neighbours=8");
    EXPECT_EQ(swatch(panel, {3, 1}).sign, Sign::impossible);
    EXPECT_EQ(swatch(panel, {3, 1}).colour, theme.impossible);
    EXPECT_EQ(swatch(panel, {3, 0}).sign, Sign::none);
    ASSERT_EQ(panel.counts.size(), 1u);
    EXPECT_EQ(panel.counts[0].count, 3);
    EXPECT_EQ(panel.counts[0].swatch, swatch(panel, {3, 1}));
    EXPECT_EQ(findings_in_legend(panel), std::vector<std::string>{"impossible sight"});
}

TEST_F(Panels, EveryFindingHasItsSignAndItsPlaceInTheLegend) {
    map = read_map(".......\n"
                   "..#....\n"
                   ".#@.#..\n"
                   "...#...\n"
                   ".......\n"
                   "...#...\n")
              .map;
    std::set<Sign> signs;
    std::set<Arrow> arrows;
    std::set<std::string> meanings;
    for (const char* choice : {"raycast:rays=4", "raycast:rays=30", "shortest-path"}) {
        const Panel panel = this->panel(choice);
        for (int y = 0; y < map.grid.height(); ++y)
            for (int x = 0; x < map.grid.width(); ++x) {
                signs.insert(swatch(panel, {x, y}).sign);
                arrows.insert(swatch(panel, {x, y}).arrow);
            }
        const std::vector<std::string> more = findings_in_legend(panel);
        meanings.insert(more.begin(), more.end());
    }
    EXPECT_EQ(signs, (std::set<Sign>{Sign::none, Sign::leak, Sign::impossible, Sign::hole,
                                     Sign::unlit_wall}));
    EXPECT_EQ(arrows,
              (std::set<Arrow>{Arrow::none, Arrow::away_from_viewer, Arrow::toward_viewer}));
    EXPECT_EQ(meanings, (std::set<std::string>{"diagonal leak", "impossible sight", "hole",
                                               "unlit wall", "sees, unseen: it cannot see back",
                                               "seen, unseeing: it sees the viewer"}));
}

TEST_F(Panels, OnlyWhatIsToBeMarkedIs) {
    marks = Marks::none();
    const Panel unmarked = panel("shortest-path:neighbours=8");
    EXPECT_EQ(swatch(unmarked, {3, 1}).sign, Sign::none);
    EXPECT_EQ(swatch(unmarked, {3, 1}).colour, theme.seen_floor);
    EXPECT_TRUE(unmarked.counts.empty());
    EXPECT_TRUE(findings_in_legend(unmarked).empty());
    marks.set(Finding::impossible);
    EXPECT_EQ(swatch(panel("shortest-path:neighbours=8"), {3, 1}).sign, Sign::impossible);
}

TEST_F(Panels, SightShowsTheClassesThatOccur) {
    map = read_map("@#...\n#....\n").map;
    const Panel sight = panel("sight");
    EXPECT_EQ(sight.name, "Geometric sight");
    EXPECT_EQ(sight.figures, "7 in sight");
    EXPECT_EQ(swatch(sight, {0, 1}).colour, theme.seen_wall);
    EXPECT_EQ(swatch(sight, {1, 1}).sign, Sign::pinhole);
    EXPECT_EQ(swatch(sight, {2, 0}).colour, theme.hidden_floor);
    ASSERT_EQ(sight.counts.size(), 2u);
    EXPECT_EQ(sight.counts[0].count, 3);
    EXPECT_EQ(sight.counts[1].count, 4);
    EXPECT_EQ(
        findings_in_legend(sight),
        (std::vector<std::string>{"clear: in plain view", "pinhole: only past touching corners"}));
}

TEST_F(Panels, HeatIsOnOneScale) {
    map = read_map("....\n.#..\n").map;
    const std::vector<Spec> algorithms{parse_spec("shadowcast"), parse_spec("raycast")};
    std::vector<Survey> surveys(2);
    for (Survey& survey : surveys) survey.unfairness = TileArray<int>(4, 2);
    surveys[0].asymmetric_pairs = 5;
    surveys[0].visible_pairs = 50;
    surveys[0].unfairness[{0, 0}] = 1;
    surveys[0].unfairness[{1, 0}] = 5;
    surveys[1].unfairness[{2, 0}] = 10;
    const std::vector<Panel> panels = heat_map_panels(algorithms, surveys, map.grid, 8, theme);
    EXPECT_EQ(panels[0].figures, "5 of 50 visible pairs are asymmetric (10.0 %)");
    EXPECT_EQ(swatch(panels[0], {3, 0}).colour, theme.hidden_floor);
    EXPECT_EQ(swatch(panels[0], {1, 1}).colour, theme.hidden_wall);
    EXPECT_EQ(swatch(panels[0], {0, 0}).colour, theme.heat[0]);
    EXPECT_EQ(swatch(panels[1], {2, 0}).colour, panels[1].legend[1].swatches.back().colour);
    EXPECT_NE(swatch(panels[0], {1, 0}).colour, swatch(panels[1], {2, 0}).colour);
    EXPECT_EQ(swatch(panels[1], {2, 0}).colour, theme.heat[2]);
    EXPECT_EQ(panels[1].legend[1].meaning, "in 1 to 10 asymmetric pairs");
    EXPECT_EQ(panels[1].legend[1].swatches.front().colour, theme.heat[0]);
    EXPECT_EQ(panels[1].legend[1].swatches.back().colour, theme.heat[2]);
}

TEST_F(Panels, HeatIsExplainedAsFarAsThereIsAny) {
    const Spec spec = parse_spec("raycast");
    Survey survey;
    survey.unfairness = TileArray<int>(6, 3);
    const auto legend_size = [&] {
        return heat_map_panels(std::span(&spec, 1), std::span(&survey, 1), map.grid, 8, theme)
            .front()
            .legend;
    };
    EXPECT_EQ(legend_size().size(), 1u);
    survey.unfairness[{0, 0}] = survey.unfairness[{3, 0}] = 1;
    EXPECT_EQ(legend_size().back().meaning, "in 1 asymmetric pair");
    EXPECT_EQ(legend_size().back().swatches.size(), 1u);
}

TEST_F(Panels, MarksAreNamedAloneAndInGroups) {
    std::map<std::string_view, std::string> findings;
    for (const MarkName& known : mark_names())
        for (int i = 0; i < finding_count; ++i)
            findings[known.name] += known.marks.has(static_cast<Finding>(i)) ? 'x' : '-';
    EXPECT_EQ(findings, (std::map<std::string_view, std::string>{
                            {"leaks", "x-----"},
                            {"impossible", "-x----"},
                            {"holes", "--x---"},
                            {"unlit", "---x--"},
                            {"sees-unseen", "----x-"},
                            {"seen-unseeing", "-----x"},
                            {"artifacts", "-xxx--"},
                            {"asymmetry", "----xx"},
                            {"all", "xxxxxx"},
                            {"none", "------"},
                        }));
}

TEST_F(Panels, DifferenceExplainsOnlyTheSideThatSeesMore) {
    EXPECT_EQ(findings_in_legend(panel("difference=shortest-path:neighbours=8/dfov")),
              Names{"only I sees it"});
    EXPECT_EQ(findings_in_legend(panel("difference=dfov/shortest-path:neighbours=8")),
              Names{"only II sees it"});
    EXPECT_EQ(findings_in_legend(panel("difference=dfov/dfov")), Names{});
}

TEST_F(Panels, TheLegendOfASheetKeepsWhatBelongsTogether) {
    map = read_map("@#...\n#....\n.....\n").map;
    Sheet sheet;
    for (const char* choice :
         {"difference=raycast:rays=4/shadowcast", "difference=shadowcast/raycast:rays=4", "sight",
          "agreement", "raycast:rays=4", "shortest-path:neighbours=8"})
        sheet.panels.push_back(panel(choice, {"raycast", "shortest-path:neighbours=8"}));
    std::vector<std::string> meanings;
    for (const LegendEntry& entry : legend_of(sheet))
        if (entry.rank > 0) meanings.push_back(entry.meaning);
    EXPECT_EQ(meanings, (std::vector<std::string>{"diagonal leak", "impossible sight", "unlit wall",
                                                  "seen by so many", "clear: in plain view",
                                                  "pinhole: only past touching corners",
                                                  "only I sees it", "only II sees it"}));
}

TEST_F(Panels, AgreementCountsTheAlgorithms) {
    const Panel agreement =
        panel("agreement", {"dfov", "shortest-path:neighbours=8", "raycast:rays=4"});
    EXPECT_EQ(agreement.figures, "how many of the 3 see the tile");
    EXPECT_EQ(swatch(agreement, {1, 0}).colour, theme.seen_floor); // by all
    EXPECT_EQ(swatch(agreement, {1, 0}).number, "");
    EXPECT_EQ(swatch(agreement, {2, 0}).number, "2");
    EXPECT_EQ(swatch(agreement, {3, 1}).number, "1");
    EXPECT_EQ(swatch(agreement, {2, 1}).colour, theme.seen_wall);
}

TEST_F(Panels, DifferenceSaysWhoSeesAlone) {
    const Panel difference = panel("difference=dfov/shortest-path:neighbours=8");
    EXPECT_EQ(difference.figures,
              "I Digital FOV: 0 alone, II Shortest paths (neighbours=8): 3 alone");
    EXPECT_EQ(swatch(difference, {3, 1}).sign, Sign::only_second);
    EXPECT_EQ(swatch(difference, {0, 0}).colour, theme.both_floor);
    EXPECT_EQ(swatch(panel("difference=shortest-path:neighbours=8/dfov"), {3, 1}).sign,
              Sign::only_first);
    // The legend explains the signs that occur, and no others.
    std::vector<std::string> meanings;
    for (const LegendEntry& entry : difference.legend) meanings.push_back(entry.meaning);
    EXPECT_EQ(meanings, (std::vector<std::string>{"seen by both", "hidden floor, wall", "viewer",
                                                  "only II sees it"}));
}

} // namespace
} // namespace fovlab::test
