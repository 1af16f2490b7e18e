// What is found about one algorithm from one viewer.

#include "analysis/comparison.hpp"
#include "analysis/layers.hpp"
#include "fov/fov.hpp"
#include "grid/map_text.hpp"
#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fovlab::test {
namespace {

std::string soundness_text(const std::string& algorithm, const std::string& text, int radius) {
    const Map map = read_map(text).map;
    const Spec spec = parse_spec(algorithm);
    const Comparison comparison = compare(std::span(&spec, 1), map.grid, map.viewer, radius);
    const Findings& findings = comparison.findings.front();
    return '\n' + soundness_layer(findings.visible, findings.soundness);
}

std::string asymmetry_text(const std::string& algorithm, const std::string& text, int radius) {
    const Map map = read_map(text).map;
    const Spec spec = parse_spec(algorithm);
    const TileSet visible = fov(spec, map.grid, map.viewer, radius);
    return '\n' + asymmetry_layer(map.grid, map.viewer, visible,
                                  asymmetry(spec, map.grid, map.viewer, radius, visible));
}

TEST(Soundness, CallsSightAroundAWallImpossible) {
    const std::string map = ".....\n"
                            "@#...\n"
                            ".....\n";
    EXPECT_EQ(soundness_text("shortest-path:neighbours=8", map, 4), R"(
*****
**XXX
*****
)");
    EXPECT_EQ(soundness_text("dfov", map, 4), R"(
*****
**---
*****
)");
}

TEST(Soundness, CallsSightBetweenTwoCornersALeak) {
    const std::string map = "@#..\n"
                            "#...\n"
                            "....\n";
    EXPECT_EQ(soundness_text("shortest-path:neighbours=8", map, 3), R"(
**XX
*LLL
XLLL
)");
    EXPECT_EQ(soundness_text("shortest-path", map, 3), R"(
**--
*---
----
)");
}

TEST(Soundness, MissesOnlyWhatIsClearAndInRange) {
    // Four rays find little of a room; what is outside their disc they need not see.
    EXPECT_EQ(soundness_text("raycast:rays=4", "...\n@..\n..#\n#..\n", 2), R"(
*h-
***
hh-
u--
)");
}

TEST(Asymmetry, SaysWhoSeesWhom) {
    EXPECT_EQ(asymmetry_text("shadowcast",
                             "...@....\n"
                             "........\n"
                             "....#...\n"
                             "........\n",
                             6),
              R"(
===@====
========
====#===
====>>==
)");
    EXPECT_EQ(asymmetry_text("shadowcast",
                             "........\n"
                             "........\n"
                             "....#...\n"
                             "....@...\n",
                             6),
              R"(
===<-<==
====-===
====#===
====@===
)");
}

/// Whether the tile is visible, by the plain version of the algorithm and nothing else.
bool plainly_sees(const Spec& spec, const Grid& grid, Tile viewer, Tile target, int radius) {
    return spec.algorithm->fov(grid, viewer, radius, spec.values).contains(target);
}

RC_GTEST_PROP(Asymmetry, IsThatOfFullFieldsOfViewFromEveryTile, ()) {
    const Map map = *any_map(16, 10);
    const Grid& grid = map.grid;
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 9);
    const Asymmetry found =
        asymmetry(spec, grid, map.viewer, radius, fov(spec, grid, map.viewer, radius));
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Tile tile{x, y};
            const bool is_floor = grid.is_floor(tile);
            const bool seen = is_floor && plainly_sees(spec, grid, map.viewer, tile, radius);
            const bool sees_back = is_floor && plainly_sees(spec, grid, tile, map.viewer, radius);
            RC_ASSERT(found.sees_unseen.contains(tile) == (seen && !sees_back));
            RC_ASSERT(found.seen_unseeing.contains(tile) == (!seen && sees_back));
        }
    }
}

RC_GTEST_PROP(Soundness, IsAsDefinedForEveryTile, ()) {
    const Map map = *any_map();
    const Spec spec = *any_spec();
    const int radius = *any_int(1, 20);
    const Comparison comparison = compare(std::span(&spec, 1), map.grid, map.viewer, radius);
    const auto& [visible, found, asymmetry] = comparison.findings.front();
    for (int y = 0; y < map.grid.height(); ++y) {
        for (int x = 0; x < map.grid.width(); ++x) {
            const Tile tile{x, y};
            const Tile offset = tile - map.viewer;
            const bool judged = square_length(offset) <= radius;
            const bool seen = visible.contains(tile);
            const SightClass sight = comparison.sight.of(tile);
            const bool missed = judged && !seen && sight == SightClass::clear &&
                                spec.algorithm->in_nominal_range(offset, radius, spec.values);
            const bool is_wall = map.grid.is_wall(tile);
            RC_ASSERT(found.leaks.contains(tile) == (seen && sight == SightClass::pinhole));
            RC_ASSERT(found.impossible.contains(tile) == (seen && sight == SightClass::none));
            RC_ASSERT(found.holes.contains(tile) == (missed && !is_wall));
            RC_ASSERT(found.unlit_walls.contains(tile) == (missed && is_wall));
        }
    }
}

} // namespace
} // namespace fovlab::test
