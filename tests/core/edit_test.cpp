// Painting: which tiles the tools touch, and what the document makes of it.

#include "edit/document.hpp"
#include "edit/operations.hpp"
#include "edit/shapes.hpp"
#include "grid/map_text.hpp"
#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fovlab::test {
namespace {

std::string rows_of(const TileSet& tiles) {
    std::string rows = "\n";
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) rows += tiles.contains({x, y}) ? '*' : '.';
        rows += '\n';
    }
    return rows;
}

TEST(Shapes, BrushesAreSquaresAroundTheTile) {
    TileSet tiles(9, 4);
    add_brush(tiles, {0, 0}, 3); // partly off the map
    add_brush(tiles, {4, 1}, 2);
    add_brush(tiles, {8, 3}, 1);
    add_brush(tiles, {20, 20}, 5);
    EXPECT_EQ(rows_of(tiles), R"(
**.......
**..**...
....**...
........*
)");
}

TEST(Shapes, LinesHaveNoGaps) {
    TileSet tiles(9, 4);
    add_line(tiles, {0, 0}, {8, 3}, 1);
    EXPECT_EQ(rows_of(tiles), R"(
**.......
..**.....
....***..
.......**
)");
    EXPECT_EQ(line({2, 2}, {2, 2}), std::vector<Tile>{(Tile{2, 2})});
    EXPECT_EQ(line({1, 1}, {-1, 2}), (std::vector<Tile>{{1, 1}, {0, 2}, {-1, 2}}));
}

RC_GTEST_PROP(Shapes, LinesLeadFromNeighbourToNeighbour, ()) {
    const Tile from{*any_int(-50, 50), *any_int(-50, 50)};
    const Tile to{*any_int(-50, 50), *any_int(-50, 50)};
    const std::vector<Tile> tiles = line(from, to);
    RC_ASSERT(tiles.front() == from);
    RC_ASSERT(tiles.back() == to);
    RC_ASSERT(std::ssize(tiles) == square_length(to - from) + 1);
    for (std::size_t i = 1; i < tiles.size(); ++i)
        RC_ASSERT(square_length(tiles[i] - tiles[i - 1]) == 1);
}

TEST(Shapes, RectanglesAreRimsOrFilled) {
    TileSet rim(8, 4);
    add_rectangle(rim, rectangle({5, 3}, {1, 0}));
    EXPECT_EQ(rows_of(rim), R"(
.*****..
.*...*..
.*...*..
.*****..
)");
    TileSet filled(8, 4);
    add_filled_rectangle(filled, rectangle({6, 2}, {11, 9})); // partly off the map
    EXPECT_EQ(rows_of(filled), R"(
........
........
......**
......**
)");
    TileSet none(8, 4);
    add_rectangle(none, rectangle({-9, -9}, {-5, -5}));
    EXPECT_TRUE(none.empty());
}

TEST(Shapes, RegionsEndAtTheOtherKindOfTile) {
    const Grid grid = grid_of({"..#..", ".##..", "#..#."});
    EXPECT_EQ(rows_of(region_of(grid, {0, 0})), "\n**...\n*....\n.....\n");
    EXPECT_EQ(rows_of(region_of(grid, {4, 2})), "\n...**\n...**\n....*\n");
    EXPECT_EQ(rows_of(region_of(grid, {2, 0})), "\n..*..\n.**..\n.....\n");
}

class Editing : public testing::Test {
protected:
    TileSet tiles(std::initializer_list<Tile> list) const {
        TileSet set(document.map().grid.width(), document.map().grid.height());
        for (const Tile tile : list) set.insert(tile);
        return set;
    }
    std::string text() const { return '\n' + write_map(document.map()); }

    Document document{read_map("@...\n..#.\n").map};
};

TEST_F(Editing, PaintsErasesAndUndoes) {
    EXPECT_FALSE(document.can_undo());
    EXPECT_TRUE(document.paint(tiles({{1, 0}, {2, 1}, {3, 1}}), Paint::wall, "Wall brush"));
    EXPECT_EQ(text(), "\n@#..\n..##\n");
    EXPECT_TRUE(document.paint(tiles({{1, 0}, {2, 0}}), Paint::floor, "Eraser"));
    EXPECT_EQ(text(), "\n@...\n..##\n");
    EXPECT_EQ(document.undo_name(), "Eraser");
    document.undo();
    EXPECT_EQ(document.undo_name(), "Wall brush");
    EXPECT_EQ(document.redo_name(), "Eraser");
    EXPECT_EQ(text(), "\n@#..\n..##\n");
    document.undo();
    EXPECT_EQ(text(), "\n@...\n..#.\n");
    EXPECT_FALSE(document.can_undo());
    document.redo();
    document.redo();
    EXPECT_EQ(text(), "\n@...\n..##\n");
    EXPECT_FALSE(document.can_redo());
}

TEST_F(Editing, RefusesToWallTheViewerIn) {
    EXPECT_FALSE(document.paint(tiles({{0, 0}, {1, 0}}), Paint::wall, "Wall brush"));
    EXPECT_EQ(text(), "\n@#..\n..#.\n");
    EXPECT_FALSE(document.move_viewer({2, 1}));
    EXPECT_FALSE(document.move_viewer({4, 0}));
    EXPECT_FALSE(document.move_viewer({0, -1}));
    EXPECT_TRUE(document.move_viewer({3, 1}));
    EXPECT_EQ(text(), "\n.#..\n..#@\n");
    EXPECT_EQ(document.undo_name(), "Move viewer");
}

TEST_F(Editing, AStrokeIsOneStep) {
    document.begin_stroke("Wall brush");
    document.paint(tiles({{1, 0}}), Paint::wall, "");
    document.paint(tiles({{1, 0}, {2, 0}}), Paint::wall, "");
    EXPECT_FALSE(document.can_undo());
    EXPECT_TRUE(document.is_modified());
    document.end_stroke();
    EXPECT_EQ(text(), "\n@##.\n..#.\n");
    document.undo();
    EXPECT_EQ(text(), "\n@...\n..#.\n");
    EXPECT_FALSE(document.can_undo());
}

TEST_F(Editing, AStrokeCanBeTakenBackOrComeToNothing) {
    document.begin_stroke("Move viewer");
    document.move_viewer({1, 0});
    document.paint(tiles({{0, 0}}), Paint::wall, "");
    document.cancel_stroke();
    EXPECT_EQ(text(), "\n@...\n..#.\n");
    document.begin_stroke("Wall brush");
    document.paint(tiles({{1, 0}}), Paint::wall, "");
    document.paint(tiles({{1, 0}}), Paint::floor, "");
    document.end_stroke();
    document.paint(tiles({{2, 1}}), Paint::wall, "Wall brush"); // it is one already
    document.move_viewer({0, 0});
    EXPECT_FALSE(document.can_undo());
    EXPECT_FALSE(document.is_modified());
}

TEST_F(Editing, KnowsWhatIsSaved) {
    EXPECT_FALSE(document.is_modified());
    document.move_viewer({1, 0});
    document.mark_saved();
    document.move_viewer({2, 0});
    EXPECT_TRUE(document.is_modified());
    document.undo();
    EXPECT_FALSE(document.is_modified());
    document.undo();
    EXPECT_TRUE(document.is_modified());
    document.move_viewer({3, 0}); // what was saved cannot come back
    EXPECT_TRUE(document.is_modified());
    document.undo();
    EXPECT_TRUE(document.is_modified());
}

TEST_F(Editing, WholeMapsCanBeReplaced) {
    document.replace(resized(document.map(), 3, 3), "Resize map");
    EXPECT_EQ(text(), "\n@..\n..#\n...\n");
    document.replace(inverted(document.map()), "Invert map");
    EXPECT_EQ(text(), "\n@##\n##.\n###\n");
    document.replace(cleared(document.map()), "Clear map");
    EXPECT_EQ(text(), "\n@..\n...\n...\n");
    document.undo();
    document.undo();
    EXPECT_EQ(document.redo_name(), "Invert map");
    document.undo();
    EXPECT_EQ(text(), "\n@...\n..#.\n");
}

TEST(Operations, ResizingKeepsTheViewerOnFloor) {
    const Map map = read_map("; title: T\n##..@\n##...\n").map;
    EXPECT_EQ(write_map(resized(map, 2, 1)), "; title: T\n#@\n"); // floor had to be made
    EXPECT_EQ(write_map(resized(map, 3, 2)), "; title: T\n##@\n##.\n");
    EXPECT_EQ(write_map(resized(map, 6, 3)), "; title: T\n##..@.\n##....\n......\n");
    EXPECT_EQ(write_map(new_map(3, 2)), ".@.\n...\n");
}

/// Does anything at all to a document.
void edit_somehow(Document& document, Random& random) {
    const Grid& grid = document.map().grid;
    const auto any_tile = [&] {
        return Tile{random.between(-2, grid.width() + 1), random.between(-2, grid.height() + 1)};
    };
    TileSet tiles(grid.width(), grid.height());
    switch (random.below(12)) {
    case 0:
        if (!document.in_stroke()) document.begin_stroke("Stroke");
        break;
    case 1:
        if (document.in_stroke()) document.end_stroke();
        break;
    case 2:
        if (document.in_stroke()) document.cancel_stroke();
        break;
    case 3:
        return document.undo();
    case 4:
        return document.redo();
    case 5:
        document.move_viewer(any_tile());
        break;
    case 6:
        if (!document.in_stroke())
            document.replace(resized(document.map(), random.between(1, 20), random.between(1, 15)),
                             "Resize");
        break;
    case 7:
        if (!document.in_stroke()) document.replace(inverted(document.map()), "Invert");
        break;
    case 8:
        add_rectangle(tiles, rectangle(any_tile(), any_tile()));
        break;
    default:
        add_line(tiles, any_tile(), any_tile(), random.between(1, 4));
    }
    document.paint(tiles, random.percent(50) ? Paint::wall : Paint::floor, "Paint");
}

RC_GTEST_PROP(Document, UndoingAndRedoingEverythingLeadsToTheBeginningAndTheEnd, ()) {
    const Map map = *any_map(20, 15);
    Random random(static_cast<std::uint64_t>(*any_int(0, 1 << 30)));
    Document document(map);
    for (int edits = *any_int(0, 60); edits > 0; --edits) {
        const std::uint64_t version = document.version();
        const Map before = document.map();
        edit_somehow(document, random);
        RC_ASSERT(document.map().grid.is_floor(document.map().viewer));
        RC_ASSERT(document.map() == before || document.version() > version);
    }
    if (document.in_stroke()) document.end_stroke();
    while (document.can_redo()) document.redo();
    const Map end = document.map();
    while (document.can_undo()) document.undo();
    RC_ASSERT(document.map() == map);
    RC_ASSERT(!document.is_modified());
    while (document.can_redo()) document.redo();
    RC_ASSERT(document.map() == end);
}

} // namespace
} // namespace fovlab::test
