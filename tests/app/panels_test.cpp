// What panels show and say.

#include "draw/panels.hpp"

#include "grid/map_text.hpp"

#include <gtest/gtest.h>

namespace fovlab::test {
namespace {

class Panels : public testing::Test {
protected:
    Panel panel(const std::string& choice, const std::vector<std::string>& compared = {}) const {
        std::vector<Spec> specs;
        for (const std::string& text : compared) specs.push_back(parse_spec(text));
        return make_panel(parse_panel(choice), View{map, 8, theme}, specs);
    }

    const Swatch& swatch(const Panel& panel, Tile tile) const {
        return panel.swatches[panel.tiles[tile]];
    }

    // To the right of the viewer a wall hides one tile; light bends around it only with 8
    // neighbours.
    const Map map = read_map("......\n.@#...\n......\n").map;
    const Theme& theme = themes[0];
};

TEST_F(Panels, AlgorithmShowsSeenAndHiddenFloorAndWall) {
    const Panel dfov = panel("dfov");
    EXPECT_EQ(dfov.name, "Digital FOV");
    EXPECT_EQ(dfov.detail, "radius 8");
    EXPECT_EQ(dfov.figures, "sees 14 floor and 1 wall tiles");
    EXPECT_EQ(swatch(dfov, {0, 0}).colour, theme.seen_floor);
    EXPECT_EQ(swatch(dfov, {2, 1}).colour, theme.seen_wall);
    EXPECT_EQ(swatch(dfov, {3, 1}).colour, theme.hidden_floor);
    ASSERT_TRUE(dfov.nominal_range);
    EXPECT_EQ(dfov.nominal_range->count(), 18);
    EXPECT_EQ(panel("raycast:rays=90").detail, "90 rays, radius 8");
    EXPECT_EQ(panel("shortest-path").detail, "4 neighbours, radius 8");
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
