// Zoom, panning, panels, findings and radius, through the window as a user would.

#include "support/headless_window.hpp"

#include "draw/algorithm_panel.hpp"
#include "edit/operations.hpp"
#include "storage/map_file.hpp"

#include <gtest/gtest.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab::test {
namespace {

using Names = std::vector<std::string>;

class ViewOfTheMap : public testing::Test {
protected:
    ViewOfTheMap() : window(read_map_file(FOVLAB_MAPS_DIR "/room_with_the_gap.txt").map) {}

    PanelList& panels() { return window.workspace.panels; }

    Names names() {
        Names names;
        for (const PanelList::Item& item : panels().items())
            names.push_back(to_string(item.choice));
        return names;
    }

    Names shown() {
        Names shown;
        for (const std::size_t place : panels().shown())
            shown.push_back(to_string(panels().items()[place].choice));
        return shown;
    }

    /// An item in the row of a panel, in the list at the side.
    ImVec2 in_row(int place, std::initializer_list<std::string> labels) {
        return window.point_in_row("side", place, labels);
    }

    HeadlessWindow window;
};

TEST_F(ViewOfTheMap, TheWheelZoomsAtThePointerInAllPanels) {
    window.workspace.viewport.zoom_in_middle(4); // from where there is room on all sides
    window.frames(1);
    const ImVec2 pointer = window.point_of({10, 7}, 4);
    window.move(pointer);
    const int before = window.workspace.viewport.tile_size();
    window.turn_wheel(3);
    EXPECT_GT(window.workspace.viewport.tile_size(), before);
    EXPECT_EQ(window.interface().area().hovered_tile(window.workspace), (Tile{10, 7}));
    window.turn_wheel(-3);
    window.move(pointer);
    EXPECT_EQ(window.interface().area().hovered_tile(window.workspace), (Tile{10, 7}));
    window.key(GLFW_KEY_0, GLFW_MOD_CONTROL);
    EXPECT_EQ(window.workspace.viewport.shown(), (TileRect{0, 0, 21, 15}));
}

TEST_F(ViewOfTheMap, MiddleDragAndSpaceDragPan) {
    for (int i = 0; i < 10; ++i) window.key(GLFW_KEY_EQUAL, GLFW_MOD_CONTROL);
    const std::string map = window.map_text();
    const ImVec2 from = window.point_of({10, 7});
    const auto origin = [&] { return window.workspace.viewport.origin(); };
    const ImVec2 before = origin();
    window.drag(from, {from.x - 20, from.y - 10}, MouseButton::middle);
    EXPECT_EQ(origin().x, before.x - 20);
    EXPECT_EQ(origin().y, before.y - 10);
    window.take(KeyPressed{{GLFW_KEY_SPACE}});
    window.drag(from, {from.x + 20, from.y + 10});
    EXPECT_EQ(origin().x, before.x);
    EXPECT_EQ(origin().y, before.y);
    window.release_key(GLFW_KEY_SPACE);
    EXPECT_EQ(window.map_text(), map); // nothing was painted
    window.click(from);
    EXPECT_NE(window.map_text(), map);
}

TEST_F(ViewOfTheMap, AHoveredTileIsOutlinedInEveryPanel) {
    window.move({400, 715}); // on the status line
    window.frames(2);
    const Image before = window.picture();
    window.key(GLFW_KEY_V); // a tool without a preview
    window.move(window.point_of({3, 3}, 2));
    const Image after = window.picture();
    for (std::size_t panel = 0; panel < 7; ++panel) {
        const ImVec2 middle = window.point_of({3, 3}, panel);
        const int corner = window.workspace.viewport.tile_size() / 2 + 1;
        const int x = static_cast<int>(middle.x) - corner;
        const int y = static_cast<int>(middle.y) - corner;
        const auto* was = before.pixel(x, y);
        const auto* is = after.pixel(x, y);
        EXPECT_FALSE(std::equal(was, was + 3, is)) << "panel " << panel;
    }
}

TEST_F(ViewOfTheMap, KeysShowPanelsAlone) {
    const Names all = names();
    for (int n = 1; n <= 7; ++n) {
        window.key(GLFW_KEY_0 + n);
        EXPECT_EQ(shown(), Names{all[static_cast<std::size_t>(n - 1)]});
    }
    window.key(GLFW_KEY_9); // there is none
    EXPECT_EQ(shown(), Names{all[6]});
    window.key(GLFW_KEY_TAB);
    EXPECT_EQ(shown(), Names{all[0]});
    window.key(GLFW_KEY_TAB, GLFW_MOD_SHIFT);
    EXPECT_EQ(shown(), Names{all[6]});
    window.key(GLFW_KEY_0);
    EXPECT_EQ(shown(), all);
}

TEST_F(ViewOfTheMap, ADoubleClickOnAHeadingShowsItAloneAndBack) {
    const Names all = names();
    const ImVec2 heading = window.point_in_row("panels", 4, {"heading"});
    window.double_click(heading);
    EXPECT_EQ(shown(), Names{all[4]});
    window.double_click(window.point_in_row("panels", 4, {"heading"}));
    EXPECT_EQ(shown(), all);
}

TEST_F(ViewOfTheMap, OnlyPanelsOnShowAreComputed) {
    window.key(GLFW_KEY_3);
    const int before = window.interface().results().computed();
    window.key(GLFW_KEY_RIGHT);
    EXPECT_EQ(window.interface().results().computed(), before + 1);
    window.frames(5);
    EXPECT_EQ(window.interface().results().computed(), before + 1);
}

TEST_F(ViewOfTheMap, TheListHidesReordersAndRemoves) {
    window.click(in_row(1, {"##shown"}));
    EXPECT_EQ(shown(),
              (Names{"bresenham", "shortest-path", "dfov", "shadowcast", "agreement", "sight"}));
    window.drag(in_row(0, {"###name"}), in_row(3, {"###name"}));
    EXPECT_EQ(names(), (Names{"raycast", "shortest-path", "dfov", "bresenham", "shadowcast",
                              "agreement", "sight"}));
    window.click(in_row(6, {"×"}));
    EXPECT_EQ(names(),
              (Names{"raycast", "shortest-path", "dfov", "bresenham", "shadowcast", "agreement"}));
    window.click(in_row(2, {"###name"}));
    EXPECT_EQ(shown(), Names{"dfov"});
    window.click(in_row(2, {"###name"}));
    EXPECT_EQ(shown().size(), 5u);
}

TEST_F(ViewOfTheMap, HeadingsAreDraggedToReorder) {
    window.drag(window.point_in_row("panels", 4, {"heading"}),
                window.point_in_row("panels", 1, {"heading"}));
    EXPECT_EQ(names(), (Names{"bresenham", "shadowcast", "raycast", "shortest-path", "dfov",
                              "agreement", "sight"}));
}

TEST_F(ViewOfTheMap, PanelsAreAddedWithOtherParameters) {
    window.click(window.point_of("side", {"Add a panel…"}));
    window.frames(2);
    window.click(window.point_of(window.open_popup(), {"Ray casting", ""}));
    EXPECT_EQ(names().back(), "raycast");
    // With Ctrl and a click a slider takes a number.
    window.type_into(window.slider_in_row("side", 1), "90");
    window.type_into(window.slider_in_row("side", 7), "720");
    EXPECT_EQ(names()[1], "raycast:rays=90");
    EXPECT_EQ(names()[7], "raycast:rays=720");
    const ImVec2 neighbours = window.slider_in_row("side", 2);
    window.drag(neighbours, {neighbours.x + 200, neighbours.y});
    EXPECT_EQ(names()[2], "shortest-path:neighbours=8");

    window.click(window.point_of("side", {"Add a panel…"}));
    window.frames(2);
    window.click(window.point_of(window.open_popup(), {"Geometric sight", ""}));
    EXPECT_EQ(names().back(), "sight");
}

TEST_F(ViewOfTheMap, TheDifferenceOfAnyTwoIsAdded) {
    window.click(window.point_of("side", {"Add a panel…"}));
    window.frames(2);
    window.hover(window.point_of(window.open_popup(), {"Difference of", ""}));
    window.hover(window.point_of("##Menu_00", {"Digital FOV and", ""}));
    window.click(window.point_of("##Menu_01", {"Shadowcasting", ""}));
    EXPECT_EQ(names().back(), "difference=dfov/shadowcast");
}

TEST_F(ViewOfTheMap, AMenuOnTheHeadingDoesTheSame) {
    const auto choose = [&](int place, const std::string& item) {
        window.click(window.point_in_row("panels", place, {"heading"}), MouseButton::right);
        window.frames(2);
        window.click(window.point_of(window.open_popup(), {item, ""}));
        window.frames(2);
    };
    choose(1, "Move forward");
    EXPECT_EQ(names()[0], "raycast");
    choose(0, "Move back");
    EXPECT_EQ(names()[1], "raycast");
    choose(1, "Add another like it");
    EXPECT_EQ(names()[7], "raycast");
    choose(7, "Remove");
    choose(0, "Hide");
    EXPECT_EQ(shown().size(), 6u);
    choose(2, "Show alone");
    EXPECT_EQ(shown(), Names{"shortest-path"});
    choose(2, "Show all");
    EXPECT_EQ(shown().size(), 6u);
}

TEST_F(ViewOfTheMap, FindingsAreSwitchedByKeysAndByBoxes) {
    for (int i = 0; i < finding_count; ++i) {
        const auto finding = static_cast<Finding>(i);
        const Image before = window.picture();
        window.key(GLFW_KEY_F2 + i);
        EXPECT_FALSE(window.workspace.marks.has(finding)) << i;
        EXPECT_NE(window.picture().rgb, before.rgb) << i;
        window.click(window.point_in_row("side", i, {"##marked"}));
        EXPECT_TRUE(window.workspace.marks.has(finding)) << i;
    }
}

TEST_F(ViewOfTheMap, TheRadiusChangesByKeysAndBySlider) {
    window.key('+');
    window.key(GLFW_KEY_KP_ADD);
    window.key('=', GLFW_MOD_SHIFT); // + on many keyboards
    EXPECT_EQ(window.workspace.radius, 11);
    window.key('-');
    window.key(GLFW_KEY_KP_SUBTRACT);
    EXPECT_EQ(window.workspace.radius, 9);
    window.type_into(window.point_of("side", {"##radius"}), "5000");
    EXPECT_EQ(window.workspace.radius, max_radius);
    window.key('+');
    EXPECT_EQ(window.workspace.radius, max_radius);
    window.type_into(window.point_of("side", {"##radius"}), "1");
    window.key('-');
    EXPECT_EQ(window.workspace.radius, min_radius);
}

TEST_F(ViewOfTheMap, NoShortcutFiresWhileANumberIsTyped) {
    const Names before = shown();
    window.click_with_ctrl(window.point_of("side", {"##radius"}));
    for (const int key : {GLFW_KEY_1, GLFW_KEY_B, GLFW_KEY_E, GLFW_KEY_T, GLFW_KEY_F2})
        window.key(key);
    EXPECT_EQ(shown(), before);
    EXPECT_EQ(window.workspace.painter.tool, Tool::wall_brush);
    EXPECT_EQ(window.workspace.theme, &themes[0]);
    EXPECT_EQ(window.workspace.marks, Marks::all());
}

TEST_F(ViewOfTheMap, TabIsForPanelsAfterAClickOnABox) {
    window.click(window.point_in_row("side", 0, {"##marked"}));
    window.key(GLFW_KEY_TAB);
    EXPECT_EQ(shown(), Names{"bresenham"});
    window.key(GLFW_KEY_TAB, GLFW_MOD_CONTROL);
    window.key(GLFW_KEY_5); // no field has taken the focus
    EXPECT_EQ(shown(), Names{"shadowcast"});
    EXPECT_EQ(window.workspace.radius, 8);
}

TEST_F(ViewOfTheMap, SwitchesDoNotRepeatWhileTheirKeyIsHeld) {
    for (int i = 0; i < 4; ++i) window.take(KeyPressed{{GLFW_KEY_T}, i > 0});
    window.frames(1);
    EXPECT_EQ(window.workspace.theme, &themes[1]);
    for (int i = 0; i < 4; ++i) window.take(KeyPressed{{'+'}, i > 0});
    window.frames(1);
    EXPECT_EQ(window.workspace.radius, 12);
}

TEST_F(ViewOfTheMap, ZoomsByKeysInAndOut) {
    const int before = window.workspace.viewport.tile_size();
    window.key('+', GLFW_MOD_CONTROL);
    const int larger = window.workspace.viewport.tile_size();
    EXPECT_GT(larger, before);
    window.key('-', GLFW_MOD_CONTROL);
    EXPECT_LT(window.workspace.viewport.tile_size(), larger);
    window.key('-', GLFW_MOD_CONTROL);
    window.key(GLFW_KEY_KP_SUBTRACT, GLFW_MOD_CONTROL);
    EXPECT_LT(window.workspace.viewport.tile_size(), before);
}

TEST_F(ViewOfTheMap, TheLastPanelOfTheListIsRemovedByItsOwnMenu) {
    window.workspace.panels.add(parse_panel("raycast:rays=90"));
    window.frames(2);
    window.click(in_row(7, {"###name"}), MouseButton::right);
    window.frames(2);
    window.click(window.point_of(window.open_popup(), {"Remove", ""}));
    window.frames(3);
    EXPECT_EQ(names().size(), 7u);
}

TEST_F(ViewOfTheMap, SightFollowsTheRadius) {
    const auto figures = [&] {
        PanelResults results;
        results.begin_frame(window.workspace.document, window.workspace.radius, themes[0],
                            Marks::all());
        return results.panel_for(parse_panel("sight")).figures;
    };
    const std::string before = figures();
    const Image picture = window.picture();
    window.key('-');
    EXPECT_NE(figures(), before);
    EXPECT_NE(window.picture().rgb, picture.rgb);
}

TEST_F(ViewOfTheMap, NoShortcutFiresBehindAMenu) {
    window.click(window.point_of("##MainMenuBar", {"##menubar", "Edit", ""}));
    window.frames(2);
    window.key(GLFW_KEY_E);
    EXPECT_EQ(window.workspace.painter.tool, Tool::wall_brush);
    window.key(GLFW_KEY_ESCAPE); // closes the menu
    window.key(GLFW_KEY_E);
    EXPECT_EQ(window.workspace.painter.tool, Tool::eraser);
}

TEST_F(ViewOfTheMap, TheViewerStaysInViewWhenItStepsAway) {
    for (int i = 0; i < 30; ++i) window.key(GLFW_KEY_EQUAL, GLFW_MOD_CONTROL);
    for (int i = 0; i < 10; ++i) {
        window.key(GLFW_KEY_RIGHT);
        EXPECT_TRUE(
            window.workspace.viewport.shown().contains(window.workspace.document.map().viewer));
    }
}

TEST_F(ViewOfTheMap, TooltipsComeWhenThePointerRests) {
    const ImVec2 heading = window.point_in_row("panels", 1, {"heading"});
    window.move({400, 715});
    window.move(heading);
    window.frames(2);
    const Image at_first = window.picture();
    EXPECT_TRUE(window.interface().is_animated()); // or it would never come
    window.frames(60);
    EXPECT_NE(window.picture().rgb, at_first.rgb);
    EXPECT_FALSE(window.interface().is_animated());
}

TEST_F(ViewOfTheMap, ALongMenuDoesNotOpenUnderThePointer) {
    ImGui::GetIO().DisplaySize = {1280, 500};
    window.frames(2);
    const std::string map = window.map_text();
    window.click(window.point_of("##MainMenuBar", {"##menubar", "Maps", ""}));
    window.frames(3);
    EXPECT_EQ(window.open_popup(), "##Menu_00");
    EXPECT_EQ(window.map_text(), map);
}

TEST_F(ViewOfTheMap, AsymmetryIsLeftOutWhereItWouldTakeTooLong) {
    window.workspace.document.replace(new_map(300, 300), "New");
    window.workspace.radius = 8;
    window.frames(1);
    EXPECT_FALSE(window.interface().results().leaves_out_asymmetry());
    window.workspace.radius = 200;
    window.frames(1);
    EXPECT_TRUE(window.interface().results().leaves_out_asymmetry());
}

TEST_F(ViewOfTheMap, ATinyWindowIsStillDrawn) {
    for (const ImVec2 size : {ImVec2(1, 1), ImVec2(120, 90), ImVec2(400, 300), ImVec2(3000, 200)}) {
        ImGui::GetIO().DisplaySize = size;
        window.move({size.x / 2, size.y / 2});
        window.drag({size.x / 2, size.y / 2}, {size.x, size.y});
        window.turn_wheel(5);
        window.key(GLFW_KEY_F1);
        window.frames(3);
        window.key(GLFW_KEY_ESCAPE);
    }
}

} // namespace
} // namespace fovlab::test
