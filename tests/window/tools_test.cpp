// Painting with the mouse, through the window as a user would.

#include "support/headless_window.hpp"

#include "edit/shapes.hpp"
#include "grid/map_text.hpp"

#include <gtest/gtest.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab::test {
namespace {

/// An empty map of 9 × 7 tiles, the viewer in its middle.
constexpr const char* empty_map = ".........\n"
                                  ".........\n"
                                  ".........\n"
                                  "....@....\n"
                                  ".........\n"
                                  ".........\n"
                                  ".........\n";

class Tools : public testing::Test {
protected:
    Tools() : window(read_map(empty_map).map) {}

    void expect_map(const std::string& text) { EXPECT_EQ(window.map_text(), text); }
    void expect_empty() { expect_map(empty_map); }
    ImVec2 at(int x, int y, std::size_t panel = 0) { return window.point_of({x, y}, panel); }
    const std::string& undo_name() { return window.workspace.document.undo_name(); }

    HeadlessWindow window;
};

TEST_F(Tools, TheBrushPaintsAndTheRightButtonErases) {
    window.drag(at(1, 1), at(7, 1));
    expect_map(".........\n.#######.\n.........\n....@....\n.........\n.........\n.........\n");
    EXPECT_EQ(undo_name(), "Wall brush");
    window.drag(at(3, 1), at(5, 1), MouseButton::right);
    expect_map(".........\n.##...##.\n.........\n....@....\n.........\n.........\n.........\n");
    EXPECT_EQ(undo_name(), "Eraser");
    window.key('Z', GLFW_MOD_CONTROL); // a stroke is one step
    window.key('Z', GLFW_MOD_CONTROL);
    expect_empty();
    window.key('Y', GLFW_MOD_CONTROL);
    window.key('Z', GLFW_MOD_CONTROL | GLFW_MOD_SHIFT);
    expect_map(".........\n.##...##.\n.........\n....@....\n.........\n.........\n.........\n");
}

TEST_F(Tools, PaintInAnyPanel) {
    for (std::size_t panel = 0; panel < 7; ++panel)
        window.click(at(static_cast<int>(panel), 0, panel));
    expect_map("#######..\n.........\n.........\n....@....\n.........\n.........\n.........\n");
}

TEST_F(Tools, FollowEveryMoveWithinAFrame) {
    // Down, right and up again before the window gets to draw.
    window.move(at(1, 0));
    window.take(ButtonChanged{MouseButton::left, true});
    window.take(PointerMoved{at(1, 6)});
    window.take(PointerMoved{at(7, 6)});
    window.take(PointerMoved{at(7, 0)});
    window.take(ButtonChanged{MouseButton::left, false});
    window.frames(1);
    expect_map(".#.....#.\n.#.....#.\n.#.....#.\n.#..@..#.\n.#.....#.\n.#.....#.\n.#######.\n");
}

TEST_F(Tools, AClickShorterThanAFrameCounts) {
    window.move(at(2, 2));
    window.take(ButtonChanged{MouseButton::left, true});
    window.take(ButtonChanged{MouseButton::left, false});
    window.take(PointerMoved{at(8, 6)});
    window.frames(1);
    expect_map(".........\n.........\n..#......\n....@....\n.........\n.........\n.........\n");
}

TEST_F(Tools, TheEraserErases) {
    window.drag(at(0, 0), at(8, 0));
    window.key(GLFW_KEY_E);
    window.drag(at(0, 0), at(4, 0));
    expect_map(".....####\n.........\n.........\n....@....\n.........\n.........\n.........\n");
    EXPECT_EQ(undo_name(), "Eraser");
}

TEST_F(Tools, TheLineAppearsOnRelease) {
    window.key(GLFW_KEY_L);
    window.move(at(0, 0));
    window.press();
    window.move(at(6, 6));
    expect_empty();
    window.move(at(2, 2));
    window.release();
    expect_map("#........\n.#.......\n..#......\n....@....\n.........\n.........\n.........\n");
}

TEST_F(Tools, RectanglesAreHollowAndPressedAgainFilled) {
    window.key(GLFW_KEY_R);
    window.drag(at(0, 0), at(2, 2));
    expect_map("###......\n#.#......\n###......\n....@....\n.........\n.........\n.........\n");
    window.key(GLFW_KEY_R);
    window.drag(at(8, 2), at(6, 0)); // any two corners
    expect_map("###...###\n#.#...###\n###...###\n....@....\n.........\n.........\n.........\n");
    window.key(GLFW_KEY_R);
    window.drag(at(0, 4), at(2, 6), MouseButton::right);
    window.drag(at(0, 4), at(2, 6));
    expect_map("###...###\n#.#...###\n###...###\n....@....\n###......\n#.#......\n###......\n");
}

TEST_F(Tools, TheFillStopsAtWalls) {
    window.drag(at(2, 0), at(2, 6));
    window.key(GLFW_KEY_F);
    window.click(at(0, 3));
    expect_map("###......\n###......\n###......\n###.@....\n###......\n###......\n###......\n");
    window.click(at(1, 1), MouseButton::right);
    expect_empty();
}

TEST_F(Tools, BrushSizes) {
    window.key(GLFW_KEY_RIGHT_BRACKET);
    window.key(GLFW_KEY_RIGHT_BRACKET);
    window.click(at(1, 1));
    expect_map("###......\n###......\n###......\n....@....\n.........\n.........\n.........\n");
    window.key(GLFW_KEY_LEFT_BRACKET);
    window.click(at(7, 0));
    expect_map("###....##\n###....##\n###......\n....@....\n.........\n.........\n.........\n");
    for (int i = 0; i < 100; ++i) window.key(GLFW_KEY_RIGHT_BRACKET);
    EXPECT_EQ(window.workspace.painter.brush_size, max_brush_size);
    for (int i = 0; i < 100; ++i) window.key(GLFW_KEY_LEFT_BRACKET);
    EXPECT_EQ(window.workspace.painter.brush_size, 1);
}

TEST_F(Tools, TheViewerMovesByToolByDragAndByKeys) {
    window.key(GLFW_KEY_V);
    window.click(at(1, 1));
    EXPECT_EQ(window.workspace.document.map().viewer, (Tile{1, 1}));
    window.key(GLFW_KEY_B);
    window.drag(at(1, 1), at(7, 5)); // with the brush: who takes hold of the @ drags it
    EXPECT_EQ(window.workspace.document.map().viewer, (Tile{7, 5}));
    EXPECT_EQ(undo_name(), "Move viewer");
    EXPECT_EQ(window.workspace.document.map().grid.walls().count(), 0);

    const std::pair<int, Tile> steps[] = {
        {GLFW_KEY_LEFT, {-1, 0}}, {GLFW_KEY_UP, {0, -1}},   {GLFW_KEY_RIGHT, {1, 0}},
        {GLFW_KEY_DOWN, {0, 1}},  {GLFW_KEY_KP_4, {-1, 0}}, {GLFW_KEY_KP_8, {0, -1}},
        {GLFW_KEY_KP_6, {1, 0}},  {GLFW_KEY_KP_2, {0, 1}},  {GLFW_KEY_KP_7, {-1, -1}},
        {GLFW_KEY_KP_3, {1, 1}},  {GLFW_KEY_KP_1, {-1, 1}}, {GLFW_KEY_KP_9, {1, -1}},
    };
    for (const auto& [key, step] : steps) {
        const Tile before = window.workspace.document.map().viewer;
        window.key(key);
        EXPECT_EQ(window.workspace.document.map().viewer, before + step) << key;
        window.key('Z', GLFW_MOD_CONTROL);
        EXPECT_EQ(window.workspace.document.map().viewer, before) << key;
    }
}

TEST_F(Tools, TheViewersTileIsRefusedVisibly) {
    window.drag(at(3, 3), at(5, 3)); // the stroke passes the viewer
    expect_map(".........\n.........\n.........\n...#@#...\n.........\n.........\n.........\n");
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::viewer_in_the_way);
    const Image with_notice = window.picture();
    window.click(at(0, 0)); // what comes next takes the notice away
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::news);
    window.key('Z', GLFW_MOD_CONTROL);
    window.move(at(5, 3));
    window.frames(1);
    EXPECT_NE(window.picture().rgb, with_notice.rgb);

    window.key(GLFW_KEY_LEFT); // into a wall
    EXPECT_EQ(window.workspace.document.map().viewer, (Tile{4, 3}));
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::viewer_in_the_way);
}

TEST_F(Tools, EscapeTakesTheStrokeBack) {
    for (const int tool : {GLFW_KEY_B, GLFW_KEY_E, GLFW_KEY_L, GLFW_KEY_R, GLFW_KEY_V}) {
        window.key(tool);
        window.move(at(1, 1));
        window.press();
        window.move(at(7, 5));
        window.key(GLFW_KEY_ESCAPE);
        expect_empty();
        window.move(at(1, 5)); // still down, but it no longer does anything
        window.release();
        expect_empty();
        EXPECT_FALSE(window.workspace.document.can_undo()) << tool;
    }
}

TEST_F(Tools, PreviewAndReadoutAreDrawnBeforeAnythingChanges) {
    const Image before = window.picture();
    window.key(GLFW_KEY_R);
    window.move(at(1, 1));
    window.press();
    const Image small = window.picture();
    window.move(at(7, 5));
    const Image large = window.picture();
    expect_empty();
    EXPECT_NE(small.rgb, before.rgb);
    EXPECT_NE(large.rgb, small.rgb);
    EXPECT_EQ(window.workspace.painter.extent(), (TileRect{1, 1, 8, 6}));
    window.release();
}

TEST_F(Tools, TheRightButtonCanPick) {
    window.drag(at(0, 0), at(8, 0));
    window.choose("Edit", "Right button picks wall or floor");
    window.click(at(4, 6), MouseButton::right); // floor
    EXPECT_EQ(window.workspace.painter.ink, Paint::floor);
    window.drag(at(0, 0), at(4, 0));
    expect_map(".....####\n.........\n.........\n....@....\n.........\n.........\n.........\n");
    window.click(at(8, 0), MouseButton::right); // a wall
    window.click(at(0, 6));
    expect_map(".....####\n.........\n.........\n....@....\n.........\n.........\n#........\n");
    window.click(at(8, 6), MouseButton::right);
    window.choose("Edit", "Right button picks wall or floor");
    EXPECT_EQ(window.workspace.painter.ink, Paint::wall);
}

TEST_F(Tools, TheToolBarChoosesThem) {
    for (const Tool tool : {Tool::eraser, Tool::line, Tool::rectangle, Tool::filled_rectangle,
                            Tool::flood_fill, Tool::move_viewer, Tool::wall_brush}) {
        window.click(window.point_of("tools", {name_of(tool)}));
        EXPECT_EQ(window.workspace.painter.tool, tool);
    }
    window.click(window.point_of("tools", {"+##larger"}));
    window.click(window.point_of("tools", {"+##larger"}));
    window.click(window.point_of("tools", {"-##smaller"}));
    EXPECT_EQ(window.workspace.painter.brush_size, 2);
}

TEST_F(Tools, AStrokeMayLeaveTheMapAndThePanel) {
    window.drag(at(7, 6), {1279, 719});
    expect_map(".........\n.........\n.........\n....@....\n.........\n.........\n.......##\n");
}

TEST_F(Tools, DoNotPaintThroughMenusOrDialogs) {
    window.click(window.point_of("##MainMenuBar", {"##menubar", "File", ""}));
    window.frames(2);
    window.click(at(8, 6)); // closes the menu
    expect_empty();
    window.click(at(8, 6));
    EXPECT_NE(window.map_text(), empty_map);
    window.key('Z', GLFW_MOD_CONTROL);
    window.key(GLFW_KEY_F1);
    window.click(at(0, 0));
    window.click(at(8, 6));
    window.turn_wheel(3);
    expect_empty();
    EXPECT_EQ(window.dialog(), "All keys");
}

TEST_F(Tools, NothingElseWorksWhileARightButtonIsHeld) {
    window.drag(at(0, 0), at(8, 0));
    window.move(at(0, 0));
    window.press(MouseButton::right);
    window.move(at(2, 0));
    // The left button on a menu and on another tool, and shortcuts.
    window.click(window.point_of("##MainMenuBar", {"##menubar", "Edit", ""}));
    window.frames(2);
    EXPECT_EQ(window.open_popup(), "");
    window.click(window.point_of("tools", {"Line"}));
    EXPECT_EQ(window.workspace.painter.tool, Tool::wall_brush);
    window.key('Z', GLFW_MOD_CONTROL);
    ImGui::SetClipboardText("###\n#@#\n###\n");
    window.key('V', GLFW_MOD_CONTROL);
    window.move(at(4, 0));
    window.release(MouseButton::right);
    window.frames(2);
    EXPECT_EQ(window.open_popup(), "");
    EXPECT_EQ(window.workspace.document.map().grid.width(), 9);
    window.key('Z', GLFW_MOD_CONTROL); // one step for the stroke, however it went
    EXPECT_EQ(window.workspace.document.map().grid.walls().count(), 9);
}

TEST_F(Tools, PressesThatFollowEachOtherQuicklyAllCount) {
    for (int x = 0; x < 9; ++x) { // no frame between a release and the next press
        window.take(PointerMoved{at(x, 0)});
        window.take(ButtonChanged{MouseButton::left, true});
        window.take(ButtonChanged{MouseButton::left, false});
    }
    window.frames(1);
    expect_map("#########\n.........\n.........\n....@....\n.........\n.........\n.........\n");
}

TEST_F(Tools, TheRightButtonDoesNotTakeHoldOfTheViewer) {
    window.drag(at(4, 3), at(7, 3), MouseButton::right);
    expect_empty();
}

TEST_F(Tools, FillsAndShapesOverTheViewerAreRefusedVisibly) {
    window.key(GLFW_KEY_F);
    window.click(at(0, 0));
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::viewer_in_the_way);
    window.key('Z', GLFW_MOD_CONTROL);
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::news);
    window.key(GLFW_KEY_L);
    window.drag(at(2, 3), at(6, 3));
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::viewer_in_the_way);
    window.key('Z', GLFW_MOD_CONTROL);
    window.drag(at(4, 3), {60, 700}); // the viewer off the map: it stops at the edge
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::news);
}

TEST_F(Tools, ADragThatBeginsElsewherePaintsNothing) {
    window.drag(window.point_of("side", {"##radius"}), at(4, 5));
    expect_empty();
    window.drag({640, 719}, at(4, 5)); // on the status line
    expect_empty();
}

TEST_F(Tools, TheWheelDoesNothingBehindADialog) {
    window.move(at(4, 4));
    window.key(GLFW_KEY_F1);
    const int before = window.workspace.viewport.tile_size();
    window.turn_wheel(3);
    EXPECT_EQ(window.workspace.viewport.tile_size(), before);
}

TEST_F(Tools, ThePointerThatLeavesTakesItsPreviewAlong) {
    window.move({640, 719});
    window.frames(2);
    const Image before = window.picture();
    window.move(at(2, 2));
    EXPECT_NE(window.picture().rgb, before.rgb);
    window.take(PointerLeft{});
    window.frames(2);
    EXPECT_EQ(window.picture().rgb, before.rgb);
}

TEST_F(Tools, AViewerDragTakenBackIsSeenEverywhere) {
    window.move(at(4, 3));
    window.press();
    window.move(at(0, 0));
    const int computed = window.interface().results().computed();
    window.key(GLFW_KEY_ESCAPE);
    window.release();
    EXPECT_GE(window.interface().results().computed(), computed + 7);
}

TEST_F(Tools, TheButtonThatBeganAStrokeEndsIt) {
    window.move(at(0, 0));
    window.press();
    window.press(MouseButton::right);
    window.move(at(3, 0));
    window.release(MouseButton::right);
    window.move(at(6, 0));
    window.release();
    expect_map("#######..\n.........\n.........\n....@....\n.........\n.........\n.........\n");
}

} // namespace
} // namespace fovlab::test
