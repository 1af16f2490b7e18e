// The panels of the window: which are on show, and when they are computed.

#include "edit/operations.hpp"
#include "window/panel_list.hpp"
#include "window/panel_results.hpp"

#include <gtest/gtest.h>

namespace fovlab::test {
namespace {

using Names = std::vector<std::string>;

Names shown_names(const PanelList& panels) {
    Names names;
    for (const std::size_t place : panels.shown())
        names.push_back(to_string(panels.items()[place].choice));
    return names;
}

TEST(PanelNames, AreReadBack) {
    for (const std::string name : {"raycast:rays=90", "agreement", "sight", "dfov",
                                   "difference=shadowcast/shortest-path:neighbours=8"})
        EXPECT_EQ(to_string(parse_panel(name)), name);
}

TEST(PanelList, BeginsWithTheFiveAgreementAndSight) {
    EXPECT_EQ(shown_names(PanelList()), (Names{"bresenham", "raycast", "shortest-path", "dfov",
                                               "shadowcast", "agreement", "sight"}));
}

TEST(PanelList, HidingTheOneAloneAndAddingBringTheOthersBack) {
    PanelList panels;
    panels.show_alone(3);
    panels.set_hidden(3, true);
    EXPECT_EQ(shown_names(panels),
              (Names{"bresenham", "raycast", "shortest-path", "shadowcast", "agreement", "sight"}));
    panels.show_alone(0);
    panels.set_hidden(3, false);
    EXPECT_EQ(shown_names(panels).size(), 7u);
    panels.show_alone(0);
    panels.add(parse_panel("raycast:rays=90"));
    EXPECT_EQ(shown_names(panels).size(), 8u);
}

TEST(PanelList, NamesTheAlgorithmsThatAgreementCounts) {
    PanelList panels;
    panels.add(parse_panel("raycast:rays=90"));
    panels.add(parse_panel("raycast:rays=90"));
    panels.remove(0);
    EXPECT_EQ(
        panels.algorithms(),
        (std::vector<Spec>{parse_spec("raycast"), parse_spec("shortest-path"), parse_spec("dfov"),
                           parse_spec("shadowcast"), parse_spec("raycast:rays=90")}));
}

TEST(PanelList, ShowsOneAloneAndStepsThroughThem) {
    PanelList panels;
    panels.show_alone(3);
    EXPECT_EQ(shown_names(panels), Names{"dfov"});
    panels.step(1);
    EXPECT_EQ(shown_names(panels), Names{"shadowcast"});
    panels.set_hidden(5, true);
    panels.step(1);
    EXPECT_EQ(shown_names(panels), Names{"sight"}); // agreement is hidden
    panels.step(1);
    EXPECT_EQ(shown_names(panels), Names{"bresenham"});
    panels.step(-2);
    EXPECT_EQ(shown_names(panels), Names{"shadowcast"});
    panels.show_alone(70);
    EXPECT_EQ(shown_names(panels), Names{"shadowcast"});
    panels.show_all();
    EXPECT_EQ(panels.shown().size(), 6u);
    panels.step(-1);
    EXPECT_EQ(shown_names(panels), Names{"sight"});
    panels.show_all();
    panels.step(1);
    EXPECT_EQ(shown_names(panels), Names{"bresenham"});
}

TEST(PanelList, KeepsOneOnShowWhateverIsHiddenOrRemoved) {
    PanelList panels;
    for (std::size_t place = 0; place < 7; ++place) panels.set_hidden(place, true);
    EXPECT_EQ(shown_names(panels), Names{"sight"});
    panels.remove(6);
    EXPECT_EQ(shown_names(panels), Names{"sight"});
    for (int i = 0; i < 6; ++i) panels.remove(0);
    EXPECT_EQ(shown_names(panels), Names{"sight"});
    panels.remove(0);
    EXPECT_EQ(shown_names(panels), Names{"sight"});
}

TEST(PanelList, AddsReplacesAndMoves) {
    PanelList panels;
    panels.add(parse_panel("raycast:rays=720"));
    panels.replace(0, parse_panel("raycast:rays=90"));
    panels.show_alone(1);
    panels.move(7, 1);
    EXPECT_EQ(shown_names(panels), Names{"raycast"}); // alone still
    panels.move(2, 0);
    EXPECT_EQ(shown_names(panels), Names{"raycast"});
    panels.show_all();
    EXPECT_EQ(shown_names(panels),
              (Names{"raycast", "raycast:rays=90", "raycast:rays=720", "shortest-path", "dfov",
                     "shadowcast", "agreement", "sight"}));
    panels.move(0, 7);
    EXPECT_EQ(shown_names(panels).back(), "raycast");
    panels.show_alone(5);
    panels.remove(0);
    EXPECT_EQ(shown_names(panels), Names{"agreement"});
    panels.remove(4);
    EXPECT_EQ(panels.alone(), std::nullopt);
    for (int i = 0; i < 100; ++i) panels.add(parse_panel("dfov"));
    EXPECT_EQ(panels.items().size(), 64u);
}

TEST(PanelResults, AreComputedWhenSomethingChanged) {
    Document document(new_map(20, 10));
    PanelResults results;
    const PanelChoice dfov = parse_panel("dfov"), sight = parse_panel("sight");
    const auto computed_in_frame = [&](int radius, const Theme& theme, Marks marks,
                                       const std::vector<PanelChoice>& choices) {
        const int before = results.computed();
        results.begin_frame(document, radius, theme, marks);
        for (const PanelChoice& choice : choices) results.panel_for(choice);
        return results.computed() - before;
    };
    const Marks all = Marks::all();
    EXPECT_EQ(computed_in_frame(8, themes[0], all, {dfov, sight}), 2);
    EXPECT_EQ(computed_in_frame(8, themes[0], all, {dfov, sight, dfov}), 0);
    EXPECT_EQ(computed_in_frame(8, themes[0], all, {sight}), 0); // dfov is hidden, and forgotten
    EXPECT_EQ(computed_in_frame(8, themes[0], all, {dfov, sight}), 1);
    EXPECT_EQ(computed_in_frame(9, themes[0], all, {dfov, sight}), 2);
    EXPECT_EQ(computed_in_frame(9, themes[1], all, {dfov, sight}), 2);
    EXPECT_EQ(computed_in_frame(9, themes[1], Marks::none(), {dfov, sight}), 2);
    document.move_viewer({0, 0});
    EXPECT_EQ(computed_in_frame(9, themes[1], Marks::none(), {dfov, sight}), 2);
    EXPECT_EQ(results.panel_for(dfov).figures, "100 seen");
    document.undo();
    EXPECT_EQ(computed_in_frame(9, themes[1], Marks::none(), {dfov}), 1);
    EXPECT_EQ(results.panel_for(dfov).figures, "190 seen");
}

} // namespace
} // namespace fovlab::test
