// Where panels and tiles are in the window.

#include "window/panel_grid.hpp"
#include "window/viewport.hpp"

#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <utility>

namespace fovlab::test {
namespace {

using Point = std::pair<float, float>;

Point point(ImVec2 vector) {
    return {vector.x, vector.y};
}

TEST(PanelGrid, TakesTheColumnsThatMakeTilesLargest) {
    EXPECT_EQ(lay_out_panels(7, 21, 15, {1600, 900}, 40, 16).columns, 4);
    EXPECT_EQ(lay_out_panels(7, 80, 10, {1600, 900}, 40, 16).columns, 2);
    EXPECT_EQ(lay_out_panels(7, 10, 80, {1600, 900}, 40, 16).columns, 7);
    EXPECT_EQ(lay_out_panels(1, 9, 9, {300, 200}, 40, 16).columns, 1);
    const PanelGrid grid = lay_out_panels(3, 10, 10, {820, 820}, 20, 20);
    EXPECT_EQ(grid.columns, 2);
    EXPECT_EQ(point(grid.cell), Point(400, 400));
    EXPECT_EQ(grid.places.size(), 3u);
    EXPECT_EQ(point(grid.places[1]), Point(420, 0));
    EXPECT_EQ(point(grid.places[2]), Point(0, 420));
    // Where the map is too large for any, no narrow strips.
    EXPECT_EQ(lay_out_panels(7, 1024, 1024, {920, 650}, 37, 14).columns, 4);
}

TEST(Viewport, FitsTheMapBelowItsHeading) {
    Viewport viewport;
    viewport.set_sizes(20, 10, {450, 300});
    EXPECT_EQ(viewport.tile_size(), 22);
    EXPECT_EQ(point(viewport.origin()), Point(5, 0));
    EXPECT_EQ(viewport.shown(), (TileRect{0, 0, 20, 10}));
    EXPECT_EQ(viewport.tile_at({5, 0}), (Tile{0, 0}));
    EXPECT_EQ(viewport.tile_at({4, -1}), (Tile{-1, -1}));
    viewport.set_sizes(20, 10, {900, 600}); // a larger window
    EXPECT_EQ(viewport.tile_size(), 45);
    viewport.set_sizes(1024, 1024, {300, 300}); // only a part fits
    EXPECT_EQ(viewport.tile_size(), smallest_window_tile);
    EXPECT_EQ(viewport.shown(), (TileRect{0, 0, 150, 150}));
}

TEST(Viewport, PansAsFarAsTheMapFillsThePanel) {
    Viewport viewport;
    viewport.set_sizes(1024, 100, {300, 300});
    viewport.pan({-5000, -7});
    EXPECT_EQ(point(viewport.origin()),
              Point(300 - 2048, 0)); // the map is not as high as the panel
    EXPECT_EQ(viewport.shown(), (TileRect{874, 0, 1024, 100}));
    viewport.pan({10, 0});
    EXPECT_EQ(viewport.shown(), (TileRect{869, 0, 1019, 100}));
    viewport.fit({512, 50}); // around this tile
    EXPECT_EQ(viewport.shown(), (TileRect{437, 0, 588, 100}));
    viewport.fit({3, 50});
    EXPECT_EQ(viewport.shown(), (TileRect{0, 0, 150, 100}));
}

TEST(Viewport, RevealsATileByMovingAsLittleAsItTakes) {
    Viewport viewport;
    viewport.set_sizes(1024, 1024, {300, 300});
    viewport.pan({-500, -500}); // tiles of 2 pixels: 250 to 399 are in view
    viewport.reveal({300, 399});
    EXPECT_EQ(viewport.shown(), (TileRect{250, 250, 400, 400}));
    viewport.reveal({400, 249});
    EXPECT_EQ(viewport.shown(), (TileRect{251, 249, 401, 399}));
}

TEST(Viewport, ZoomsBetweenLimits) {
    Viewport viewport;
    viewport.set_sizes(20, 10, {450, 300});
    viewport.zoom_at({100, 100}, 1000);
    EXPECT_EQ(viewport.tile_size(), largest_window_tile);
    viewport.zoom_at({100, 100}, -1000);
    EXPECT_EQ(viewport.tile_size(), smallest_window_tile);
    viewport.set_sizes(20, 10, {900, 600}); // what was zoomed is not fitted again
    EXPECT_EQ(viewport.tile_size(), smallest_window_tile);
}

RC_GTEST_PROP(Viewport, TheTileAtThePointerStaysThereWhenZooming, ()) {
    Viewport viewport;
    viewport.set_sizes(400, 300, {500, 400});
    viewport.zoom_at({250, 200}, *any_int(20, 25)); // far from the edges
    viewport.pan({static_cast<float>(*any_int(-40, 40)), static_cast<float>(*any_int(-40, 40))});
    const ImVec2 pointer{static_cast<float>(*any_int(0, 499)),
                         static_cast<float>(*any_int(0, 399))};
    const Tile before = viewport.tile_at(pointer);
    viewport.zoom_at(pointer, *any_int(-3, 12));
    const Tile after = viewport.tile_at(pointer);
    RC_ASSERT(square_length(after - before) <= 1); // for the rounding to whole pixels
}

} // namespace
} // namespace fovlab::test
