// The paint tools, as the pointer uses them.

#include "edit/painter.hpp"
#include "grid/map_text.hpp"
#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fovlab::test {
namespace {

class Painting : public testing::Test {
protected:
    void stroke(std::initializer_list<Tile> tiles, Button button = Button::left) {
        painter.press(*tiles.begin(), button);
        for (const Tile tile : tiles) painter.drag_to(tile);
        painter.release();
    }
    std::string text() const { return '\n' + write_map(document.map()); }

    Document document{read_map("@......\n.......\n.......\n.......\n").map};
    Painter painter{document};
};

TEST_F(Painting, TheBrushFollowsFastStrokesWithoutGaps) {
    stroke({{1, 1}, {6, 1}, {6, 3}});
    EXPECT_EQ(text(), R"(
@......
.######
......#
......#
)");
    EXPECT_EQ(document.undo_name(), "Wall brush");
    document.undo();
    EXPECT_FALSE(document.can_undo());
}

TEST_F(Painting, TheRightButtonAndTheEraserErase) {
    painter.brush_size = 3;
    stroke({{2, 2}, {5, 2}});
    painter.brush_size = 1;
    stroke({{2, 2}, {3, 2}}, Button::right);
    EXPECT_EQ(document.undo_name(), "Eraser");
    painter.tool = Tool::eraser;
    stroke({{5, 2}});
    EXPECT_EQ(text(), R"(
@......
.######
.#..#.#
.######
)");
}

TEST_F(Painting, TheRightButtonCanPickInstead) {
    painter.right_picks = true;
    stroke({{3, 3}}, Button::right);
    EXPECT_EQ(painter.ink, Paint::floor);
    EXPECT_FALSE(document.can_undo());
    painter.press({99, 99}, Button::right);
    painter.release();
    painter.ink = Paint::wall;
    stroke({{3, 3}});
    painter.ink = Paint::floor;
    stroke({{3, 3}}, Button::right);
    EXPECT_EQ(painter.ink, Paint::wall);
}

TEST_F(Painting, LinesAndRectanglesComeWithTheRelease) {
    painter.tool = Tool::rectangle;
    painter.press({2, 0}, Button::left);
    painter.drag_to({6, 9});
    EXPECT_EQ(document.map().grid.walls().count(), 0);
    EXPECT_EQ(painter.preview({0, 0}).count(), 3 + 3 + 5); // the lower side is off the map
    EXPECT_EQ(painter.extent(), (TileRect{2, 0, 7, 10}));
    painter.drag_to({5, 2});
    painter.release();
    EXPECT_EQ(painter.extent(), std::nullopt);
    painter.tool = Tool::line;
    stroke({{0, 3}, {3, 3}});
    painter.tool = Tool::filled_rectangle;
    stroke({{4, 0}, {5, 1}}, Button::right);
    EXPECT_EQ(text(), R"(
@.##...
..#....
..####.
####...
)");
    EXPECT_EQ(document.undo_name(), "Filled rectangle");
}

TEST_F(Painting, FloodFillFillsWhatIsConnected) {
    painter.tool = Tool::line;
    stroke({{3, 0}, {3, 3}});
    painter.tool = Tool::flood_fill;
    EXPECT_EQ(painter.preview({5, 1}).count(), 12);
    stroke({{5, 1}});
    EXPECT_EQ(text(), R"(
@..####
...####
...####
...####
)");
    stroke({{5, 1}}, Button::right);
    EXPECT_EQ(document.map().grid.walls().count(), 0);
}

TEST_F(Painting, EveryToolDragsTheViewer) {
    stroke({{3, 1}});
    for (const Tool tool :
         {Tool::wall_brush, Tool::rectangle, Tool::flood_fill, Tool::move_viewer}) {
        painter.tool = tool;
        stroke({{0, 0}, {2, 2}, {4, 3}});
        EXPECT_EQ(document.map().viewer, (Tile{4, 3})) << name_of(tool);
        EXPECT_EQ(document.undo_name(), "Move viewer");
        document.undo();
        EXPECT_EQ(document.map().viewer, (Tile{0, 0}));
    }
    painter.tool = Tool::move_viewer;
    stroke({{6, 0}});
    EXPECT_EQ(document.map().viewer, (Tile{6, 0}));
}

TEST_F(Painting, RefusalsAreCounted) {
    painter.tool = Tool::filled_rectangle;
    stroke({{6, 3}, {0, 0}});
    EXPECT_EQ(painter.refusals(), 1);
    EXPECT_EQ(text(), "\n@######\n#######\n#######\n#######\n");
    painter.tool = Tool::move_viewer;
    stroke({{3, 3}});
    EXPECT_GT(painter.refusals(), 1);
    EXPECT_EQ(document.map().viewer, (Tile{0, 0}));
    EXPECT_EQ(document.undo_name(), "Filled rectangle");
}

TEST_F(Painting, CancellingTakesBackWhatWasBegun) {
    for (const Tool tool : {Tool::wall_brush, Tool::line, Tool::filled_rectangle}) {
        painter.tool = tool;
        painter.press({1, 1}, Button::left);
        painter.drag_to({5, 2});
        EXPECT_TRUE(painter.is_working());
        painter.cancel();
        EXPECT_FALSE(painter.is_working());
        painter.release(); // comes after Esc, and does nothing
        EXPECT_EQ(document.map().grid.walls().count(), 0);
        EXPECT_FALSE(document.can_undo());
    }
    painter.press({0, 0}, Button::left);
    painter.drag_to({5, 2});
    painter.cancel();
    EXPECT_EQ(document.map().viewer, (Tile{0, 0}));
}

RC_GTEST_PROP(Painter, APreviewIsWhatAClickPaints, ()) {
    const Map map = *any_map(20, 12);
    Document document(map);
    Painter painter(document);
    painter.tool = *rc::gen::element(Tool::wall_brush, Tool::eraser, Tool::line, Tool::rectangle,
                                     Tool::filled_rectangle, Tool::flood_fill);
    painter.brush_size = *any_int(1, 5);
    const Tile tile{*any_int(-2, 21), *any_int(-2, 13)};
    RC_PRE(tile != map.viewer);
    const TileSet preview = painter.preview(tile);
    const Button button = *rc::gen::element(Button::left, Button::right);
    painter.press(tile, button);
    painter.release();
    const bool walls = button == Button::left && painter.tool != Tool::eraser;
    for (int y = 0; y < map.grid.height(); ++y)
        for (int x = 0; x < map.grid.width(); ++x) {
            const Tile any{x, y};
            const bool wall =
                preview.contains(any) ? walls && any != map.viewer : map.grid.is_wall(any);
            RC_ASSERT(document.map().grid.is_wall(any) == wall);
        }
}

} // namespace
} // namespace fovlab::test
