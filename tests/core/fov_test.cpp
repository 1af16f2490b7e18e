// What holds for every algorithm, and what defines some of them.

#include "fov/fov.hpp"

#include "support/generators.hpp"
#include "support/mirrored_map.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <deque>
#include <map>

namespace fovlab::test {
namespace {

TEST(Fov, SeesTheNominalRangeInAnOpenField) {
    struct Row {
        int radius;
        std::map<std::string, int> seen;
    };
    const std::vector<Row> rows{
        {1,
         {{"bresenham", 9},
          {"raycast", 9},
          {"shortest-path", 5},
          {"shortest-path:neighbours=8", 9},
          {"dfov", 9},
          {"shadowcast", 1}}},
        {8,
         {{"bresenham", 289},
          {"raycast", 241},
          {"shortest-path", 145},
          {"shortest-path:neighbours=8", 289},
          {"dfov", 289},
          {"shadowcast", 193}}},
        {30,
         {{"bresenham", 3721},
          {"raycast", 2933},
          {"shortest-path", 1861},
          {"shortest-path:neighbours=8", 3721},
          {"dfov", 3721},
          {"shadowcast", 2817}}},
    };
    for (const Row& row : rows) {
        const Grid grid(2 * row.radius + 5, 2 * row.radius + 5);
        const Tile viewer{row.radius + 2, row.radius + 2};
        for (const auto& [text, seen] : row.seen) {
            const Spec spec = parse_spec(text);
            const TileSet visible = fov(spec, grid, viewer, row.radius);
            EXPECT_EQ(visible.count(), seen) << text << " radius " << row.radius;
            // Rounding makes ray casting reach beyond its range.
            if (spec.algorithm->id != "raycast") {
                EXPECT_EQ(visible, nominal_range(spec, grid, viewer, row.radius)) << text;
            }
        }
    }
}

RC_GTEST_PROP(Fov, TheViewerIsSeenAndNothingBeyondTheSquare, ()) {
    const Map map = *any_map(70, 40);
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 49);
    const TileSet visible = fov(spec, map.grid, map.viewer, radius);
    RC_ASSERT(visible.contains(map.viewer));
    RC_ASSERT(visible.bounds() == map.grid.bounds());
    for (const Tile tile : visible) {
        RC_ASSERT(square_length(tile - map.viewer) <= radius);
        RC_ASSERT(spec.algorithm->id == "raycast" ||
                  spec.algorithm->in_nominal_range(tile - map.viewer, radius, spec.values));
    }
}

RC_GTEST_PROP(Fov, WallsAroundTheViewerHideTheRest, ()) {
    Map map = *any_map();
    const Spec spec = *any_spec();
    const TileRect ring = intersection(square_around(map.viewer, 1), map.grid.bounds());
    for (int y = ring.top; y < ring.bottom; ++y)
        for (int x = ring.left; x < ring.right; ++x)
            if (Tile{x, y} != map.viewer) map.grid.set_wall({x, y});
    for (const Tile tile : fov(spec, map.grid, map.viewer, 30)) RC_ASSERT(ring.contains(tile));
}

RC_GTEST_PROP(Fov, WhatLiesBeyondTheRadiusDoesNotMatter, ()) {
    const Map map = *any_map();
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 7);
    Grid changed = map.grid;
    for (int y = 0; y < changed.height(); ++y)
        for (int x = 0; x < changed.width(); ++x)
            if (square_length(Tile{x, y} - map.viewer) > radius) changed.set_wall({x, y});
    RC_ASSERT(fov(spec, changed, map.viewer, radius) == fov(spec, map.grid, map.viewer, radius));
}

RC_GTEST_PROP(Fov, AlgorithmsCalledSymmetricAre, ()) {
    const Map map = *any_map(24, 16);
    const Spec spec =
        *rc::gen::suchThat(any_spec(), [](const Spec& any) { return any.algorithm->symmetric; });
    const int radius = *any_int(1, 19);
    for (const Tile tile : fov(spec, map.grid, map.viewer, radius))
        if (map.grid.is_floor(tile)) RC_ASSERT(sees(spec, map.grid, tile, map.viewer, radius));
}

TileSet visible_on(const Map& map, const Spec& spec, int radius) {
    return fov(spec, map.grid, map.viewer, radius);
}

RC_GTEST_PROP(Fov, MirroredMapsAreSeenMirrored, ()) {
    const Map map = *any_map();
    // The other two round differently to the left and to the right.
    const Spec spec = parse_spec(*rc::gen::element<std::string>(
        "shortest-path", "shortest-path:neighbours=8", "dfov", "shadowcast"));
    const int radius = *any_int(1, 23);
    const TileSet visible = visible_on(map, spec, radius);
    const TileSet on_mirrored = visible_on(mirrored(map), spec, radius);
    const TileSet on_transposed = visible_on(transposed(map), spec, radius);
    RC_ASSERT(on_mirrored.count() == visible.count());
    RC_ASSERT(on_transposed.count() == visible.count());
    for (const Tile tile : visible) {
        RC_ASSERT(on_mirrored.contains(mirrored(tile, map.grid)));
        RC_ASSERT(on_transposed.contains(transposed(tile)));
    }
}

/// The definition of shortest-path: a tile is seen when a breadth-first search over floor reaches
/// it in as few steps as on an empty grid.
TileSet reached_by_search(const Map& map, int radius, int neighbours) {
    const Grid& grid = map.grid;
    TileSet reached(grid.width(), grid.height());
    std::map<std::pair<int, int>, int> steps{{{map.viewer.x, map.viewer.y}, 0}};
    std::deque<Tile> frontier{map.viewer};
    while (!frontier.empty()) {
        const Tile tile = frontier.front();
        frontier.pop_front();
        const int count = steps.at({tile.x, tile.y});
        const Tile offset = tile - map.viewer;
        const int shortest = neighbours == 4 ? diamond_length(offset) : square_length(offset);
        if (count == shortest && shortest <= radius) reached.insert(tile);
        if (grid.is_wall(tile)) continue;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Tile next = tile + Tile{dx, dy};
                if (neighbours == 4 && dx != 0 && dy != 0) continue;
                if (!grid.contains(next) || steps.contains({next.x, next.y})) continue;
                steps[{next.x, next.y}] = count + 1;
                frontier.push_back(next);
            }
        }
    }
    return reached;
}

RC_GTEST_PROP(ShortestPath, IsABreadthFirstSearchWithoutDetours, ()) {
    const Map map = *any_map();
    const int radius = *any_int(1, 39);
    const int neighbours = *rc::gen::element(4, 8);
    const Spec spec = parse_spec("shortest-path:neighbours=" + std::to_string(neighbours));
    RC_ASSERT(visible_on(map, spec, radius) == reached_by_search(map, radius, neighbours));
}

RC_GTEST_PROP(Fov, AskingForOneTileIsLookingItUp, ()) {
    const Map map = *any_map(20, 12);
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 11);
    const TileSet visible = visible_on(map, spec, radius);
    for (int y = 0; y < map.grid.height(); ++y)
        for (int x = 0; x < map.grid.width(); ++x)
            RC_ASSERT(sees(spec, map.grid, map.viewer, {x, y}, radius) == visible.contains({x, y}));
}

RC_GTEST_PROP(Fov, TheWholeMapIsEveryViewersFieldOfView, ()) {
    const Map map = *any_map(20, 12);
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 8);
    TileRect block;
    block.left = *any_int(0, map.grid.width() - 1);
    block.top = *any_int(0, map.grid.height() - 1);
    block.right = *any_int(block.left + 1, map.grid.width());
    block.bottom = *any_int(block.top + 1, map.grid.height());
    const SightRelation relation = whole_map(spec, map.grid, block, radius);
    for (int y = block.top; y < block.bottom; ++y) {
        for (int x = block.left; x < block.right; ++x) {
            const Tile viewer{x, y};
            TileSet visible(map.grid.width(), map.grid.height());
            if (map.grid.is_floor(viewer)) visible = fov(spec, map.grid, viewer, radius);
            for (int dy = -radius; dy <= radius; ++dy)
                for (int dx = -radius; dx <= radius; ++dx) {
                    const Tile target = viewer + Tile{dx, dy};
                    RC_ASSERT(relation.contains(viewer, target) ==
                              (map.grid.contains(target) && visible.contains(target)));
                }
        }
    }
}

TileSet sees_nothing(const Grid& grid, Tile, int, ParameterValues) {
    return TileSet(grid.width(), grid.height());
}
TileSet sees_all(const Grid& grid, Tile, int, ParameterValues) {
    TileSet all(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x) all.insert({x, y});
    return all;
}

TEST(Fov, TakesTheFastWaysThatACatalogueEntryOffers) {
    Algorithm algorithm{};
    algorithm.fov = sees_nothing;
    const Grid grid(3, 2);
    const Spec spec{&algorithm, {}};
    EXPECT_EQ(fov(spec, grid, {0, 0}, 1).count(), 0);
    EXPECT_FALSE(sees(spec, grid, {0, 0}, {1, 1}, 1));
    algorithm.fast_fov = sees_all;
    EXPECT_EQ(fov(spec, grid, {0, 0}, 1).count(), 6);
    EXPECT_TRUE(sees(spec, grid, {0, 0}, {1, 1}, 1));
    algorithm.sees = [](const Grid&, Tile, Tile target, int, ParameterValues) {
        return target == Tile{2, 0};
    };
    EXPECT_FALSE(sees(spec, grid, {0, 0}, {1, 1}, 1));
    EXPECT_TRUE(sees(spec, grid, {0, 0}, {2, 0}, 1));
    algorithm.whole_map = [](const Grid&, TileRect viewers, int radius, ParameterValues) {
        SightRelation relation(viewers, radius);
        relation.insert({1, 1}, {2, 1});
        return relation;
    };
    const SightRelation relation = whole_map(spec, grid, grid.bounds(), 1);
    EXPECT_TRUE(relation.contains({1, 1}, {2, 1}));
    EXPECT_FALSE(relation.contains({1, 1}, {0, 1}));
}

} // namespace
} // namespace fovlab::test
