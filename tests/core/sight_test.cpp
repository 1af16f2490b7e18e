// Geometric sight against brute force, and what must hold for it on any map.

#include "analysis/layers.hpp"
#include "grid/map_text.hpp"
#include "support/brute_force_sight.hpp"
#include "support/generators.hpp"
#include "support/mirrored_map.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fovlab::test {
namespace {

std::string sight_text(const Map& map, int radius) {
    return sight_layer(geometric_sight(map.grid, map.viewer, radius), map.viewer, radius);
}

std::string sight_text(const std::string& map, int radius) {
    return '\n' + sight_text(read_map(map).map, radius);
}

TEST(GeometricSight, OfAPillarInAField) {
    EXPECT_EQ(sight_text(".......\n"
                         "@.#....\n"
                         ".......\n",
                         5),
              R"(
ccoooo?
cccnnn?
ccoooo?
)");
}

TEST(GeometricSight, SqueezesThroughWallsThatTouchAtACorner) {
    EXPECT_EQ(sight_text("@#...\n"
                         "#....\n"
                         ".....\n"
                         ".....\n",
                         9),
              R"(
ccnnn
cpppp
npppp
npppp
)");
}

TEST(GeometricSight, IsClearThroughADoorAndOpenBesideIt) {
    EXPECT_EQ(sight_text("...@...\n"
                         ".......\n"
                         "###.###\n"
                         ".......\n"
                         ".......\n",
                         9),
              R"(
ccccccc
ccccccc
ccccccc
nnoconn
nnoconn
)");
}

TEST(GeometricSight, OfAViewerWithinWalls) {
    EXPECT_EQ(sight_text("###\n#@#\n###\n", 3), "\npcp\nccc\npcp\n");
    EXPECT_EQ(sight_text("@", 1), "\nc\n");
}

TEST(GeometricSight, IsThatOfBruteForceOnThousandsOfSmallMaps) {
    Random random(3);
    for (int round = 0; round < 4000; ++round) {
        const int width = random.between(1, 13);
        const int height = random.between(1, 11);
        const int wall_percent = 5 + 10 * random.below(8);
        const Map map = random_map(width, height, wall_percent, random);
        const int radius = random.between(1, 5);
        const GeometricSight sight = brute_force_sight(map.grid, map.viewer, radius);
        ASSERT_EQ(sight_text(map, radius), sight_layer(sight, map.viewer, radius))
            << "radius " << radius << '\n'
            << write_map(map);
    }
}

RC_GTEST_PROP(GeometricSight, IsThatOfBruteForceOnLargerMaps, ()) {
    const Map map = *any_map(26, 18);
    const int radius = *any_int(1, 9);
    const GeometricSight sight = brute_force_sight(map.grid, map.viewer, radius);
    RC_ASSERT(sight_text(map, radius) == sight_layer(sight, map.viewer, radius));
}

RC_GTEST_PROP(GeometricSight, WhatIsClearIsOpenAndWhatIsOpenPassesPinholes, ()) {
    const Map map = *any_map(100, 60);
    const GeometricSight sight = geometric_sight(map.grid, map.viewer, *any_int(1, 70));
    RC_ASSERT((sight.clear - sight.open).empty());
    RC_ASSERT((sight.open - sight.pinhole).empty());
}

RC_GTEST_PROP(GeometricSight, IsMirroredAndTurnedWithTheMap, ()) {
    const Map map = *any_map(80, 50);
    const int radius = *any_int(1, 60);
    const auto sight_on = [&](const Map& any) {
        return geometric_sight(any.grid, any.viewer, radius);
    };
    const GeometricSight sight = sight_on(map);
    const GeometricSight on_mirrored = sight_on(mirrored(map));
    const GeometricSight on_transposed = sight_on(transposed(map));
    for (int y = 0; y < map.grid.height(); ++y) {
        for (int x = 0; x < map.grid.width(); ++x) {
            const Tile tile{x, y};
            RC_ASSERT(on_mirrored.of(mirrored(tile, map.grid)) == sight.of(tile));
            RC_ASSERT(on_transposed.of(transposed(tile)) == sight.of(tile));
        }
    }
}

RC_GTEST_PROP(GeometricSight, WallsOutsideTheSquareDoNotMatter, ()) {
    const Map map = *any_map(60, 40);
    const int radius = *any_int(1, 25);
    Map other = map;
    for (int y = 0; y < map.grid.height(); ++y) {
        for (int x = 0; x < map.grid.width(); ++x) {
            const Tile tile{x, y};
            if (square_length(tile - map.viewer) <= radius) continue;
            map.grid.is_wall(tile) ? other.grid.set_floor(tile) : other.grid.set_wall(tile);
        }
    }
    RC_ASSERT(sight_text(other, radius) == sight_text(map, radius));
}

RC_GTEST_PROP(GeometricSight, ALargerRadiusShowsTheSameWithinTheSmaller, ()) {
    const Map map = *any_map(60, 40);
    const int radius = *any_int(1, 25);
    const GeometricSight near = geometric_sight(map.grid, map.viewer, radius);
    const GeometricSight far = geometric_sight(map.grid, map.viewer, 2 * radius);
    const TileRect square = intersection(square_around(map.viewer, radius), map.grid.bounds());
    for (int y = square.top; y < square.bottom; ++y)
        for (int x = square.left; x < square.right; ++x)
            RC_ASSERT(near.of({x, y}) == far.of({x, y}));
}

RC_GTEST_PROP(GeometricSight, RemovingAWallNeverLowersOtherFloor, ()) {
    const Map map = *any_map(30, 20);
    const int radius = *any_int(1, 25);
    RC_PRE(!map.grid.walls().empty());
    const std::vector<Tile> walls(map.grid.walls().begin(), map.grid.walls().end());
    Grid without = map.grid;
    without.set_floor(*rc::gen::elementOf(walls));
    const GeometricSight before = geometric_sight(map.grid, map.viewer, radius);
    const GeometricSight after = geometric_sight(without, map.viewer, radius);
    for (int y = 0; y < map.grid.height(); ++y)
        for (int x = 0; x < map.grid.width(); ++x)
            if (map.grid.is_floor({x, y})) RC_ASSERT(after.of({x, y}) >= before.of({x, y}));
}

TEST(GeometricSight, OfTheLargestMapFromItsCorner) {
    // Two walls stand on either side of the diagonal, and touch it with a corner each. Only lines a
    // little steeper than it pass between them.
    Map map;
    map.grid = Grid(max_map_side, max_map_side);
    for (const Tile wall : {Tile{511, 512}, Tile{700, 699}}) map.grid.set_wall(wall);
    const GeometricSight sight = geometric_sight(map.grid, {0, 0}, max_radius);
    EXPECT_EQ(sight.of({699, 699}), SightClass::open);
    EXPECT_EQ(sight.of({1023, 1023}), SightClass::open);
    EXPECT_EQ(sight.of({1022, 1021}), SightClass::none);
    EXPECT_EQ(sight.of({1021, 1022}), SightClass::open);
    EXPECT_EQ(sight.of({1023, 0}), SightClass::clear);
    EXPECT_EQ(sight.of({1, 1023}), SightClass::clear);
    const GeometricSight back = geometric_sight(map.grid, {1023, 1023}, max_radius);
    EXPECT_EQ(back.of({0, 0}), SightClass::open);
}

} // namespace
} // namespace fovlab::test
