// The three algorithms that are defined by what they do, against that definition in its most
// literal form: closed formulas and exact fractions, with no thought for speed. Far beyond the
// golden files in size, radius and parameters.

#include "fov/fov.hpp"
#include "fov/ray_angles.hpp"

#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdint>
#include <numbers>

namespace fovlab::test {
namespace {

int floor_divide(int a, int b) {
    return static_cast<int>(std::floor(static_cast<double>(a) / b));
}

/// The minor offset of a Bresenham line after i of R steps, with n the absolute minor delta.
int minor_offset(int i, int n, int radius, bool major_is_positive) {
    return major_is_positive ? floor_divide(2 * i * n + radius, 2 * radius)
                             : -floor_divide(radius - 2 * i * n, 2 * radius);
}

TileSet bresenham_by_formula(const Map& map, int radius) {
    TileSet visible(map.grid.width(), map.grid.height());
    visible.insert(map.viewer);
    for (int dy = -radius; dy <= radius; ++dy) {
        for (int dx = -radius; dx <= radius; ++dx) {
            if (square_length({dx, dy}) != radius) continue;
            const bool along_y = std::abs(dy) > std::abs(dx);
            const int major = along_y ? dy : dx;
            const int minor = along_y ? dx : dy;
            for (int i = 1; i <= radius; ++i) {
                const int a = major > 0 ? i : -i;
                const int b =
                    (minor > 0 ? 1 : -1) * minor_offset(i, std::abs(minor), radius, major > 0);
                const Tile tile = map.viewer + (along_y ? Tile{b, a} : Tile{a, b});
                if (!map.grid.contains(tile)) break;
                visible.insert(tile);
                if (map.grid.is_wall(tile)) break;
            }
        }
    }
    return visible;
}

TileSet raycast_by_formula(const Map& map, int radius, int rays) {
    TileSet visible(map.grid.width(), map.grid.height());
    visible.insert(map.viewer);
    for (int i = 0; i < rays; ++i) {
        const double angle = i * 360.0 / rays * (std::numbers::pi / 180);
        const auto& table = one_degree_rays[static_cast<std::size_t>(i % 360)];
        const double ax = rays == 360 ? table.sine : std::sin(angle);
        const double ay = rays == 360 ? table.cosine : std::cos(angle);
        double x = map.viewer.x;
        double y = map.viewer.y;
        for (int step = 0; step < radius; ++step) {
            x -= ax;
            y -= ay;
            if (x < 0 || x > map.grid.width() - 1 || y < 0 || y > map.grid.height() - 1) break;
            const Tile tile{static_cast<int>(std::floor(x + .5)),
                            static_cast<int>(std::floor(y + .5))};
            visible.insert(tile);
            if (map.grid.is_wall(tile)) break;
        }
    }
    return visible;
}

/// A fraction with a positive denominator.
struct Fraction {
    std::int64_t above, below;
    bool less_than(Fraction other) const { return above * other.below < other.above * below; }
};

/// Shadowcasting with each rule as a sentence of its definition.
class ShadowcastByDefinition {
public:
    ShadowcastByDefinition(const Map& map, int radius)
        : map_(map), radius_(radius), visible_(map.grid.width(), map.grid.height()) {
        visible_.insert(map.viewer);
        for (const int forward : {-1, 1})
            for (const int sideways : {-1, 1})
                for (const bool along_x : {false, true})
                    scan({forward, sideways, along_x}, 1, {1, 1}, {0, 1});
    }

    const TileSet& visible() const { return visible_; }

private:
    struct Octant {
        int forward, sideways;
        bool along_x;
    };

    void scan(Octant octant, int first_row, Fraction start, Fraction end) {
        if (start.less_than(end)) return;
        bool blocked = false;
        for (int row = first_row; row <= radius_ - 1 && !blocked; ++row) {
            Fraction remembered{0, 1};
            for (int column = row; column >= 0; --column) {
                const Fraction left{2 * column + 1, 2 * row - 1};
                const Fraction right{2 * column - 1, 2 * row + 1};
                const int a = octant.forward * row;
                const int b = octant.sideways * column;
                const Tile tile = map_.viewer + (octant.along_x ? Tile{a, b} : Tile{b, a});
                if (!map_.grid.contains(tile) || start.less_than(right)) continue;
                if (left.less_than(end)) break;
                if (column * column + row * row <= radius_ * radius_) visible_.insert(tile);
                const bool wall = map_.grid.is_wall(tile);
                if (wall && !blocked) scan(octant, row + 1, start, left);
                if (!wall && blocked) start = remembered;
                if (wall) remembered = right;
                blocked = wall;
            }
        }
    }

    const Map& map_;
    int radius_;
    TileSet visible_;
};

/// Mostly sparse, since sight ends early among many walls; some wider than two words.
Map large_map() {
    return *any_map(140, 90);
}

RC_GTEST_PROP(Definition, Bresenham, ()) {
    const Map map = large_map();
    const int radius = *any_int(1, 100);
    RC_ASSERT(fov(parse_spec("bresenham"), map.grid, map.viewer, radius) ==
              bresenham_by_formula(map, radius));
}

RC_GTEST_PROP(Definition, Raycast, ()) {
    const Map map = large_map();
    const int radius = *any_int(1, 100);
    const int rays = *rc::gen::oneOf(rc::gen::just(360), any_int(1, 3600));
    RC_ASSERT(fov(parse_spec("raycast:rays=" + std::to_string(rays)), map.grid, map.viewer,
                  radius) == raycast_by_formula(map, radius, rays));
}

RC_GTEST_PROP(Definition, Shadowcast, ()) {
    const Map map = large_map();
    const int radius = *any_int(1, 100);
    RC_ASSERT(fov(parse_spec("shadowcast"), map.grid, map.viewer, radius) ==
              ShadowcastByDefinition(map, radius).visible());
}

/// The limits of map and radius, which the sanitizers watch for overflow.
TEST(Definition, HoldsAtTheLimits) {
    Random random(1024);
    Map map = random_map(1024, 1024, 1, random);
    map.viewer = {0, 1023};
    map.grid.set_floor(map.viewer);
    EXPECT_EQ(fov(parse_spec("bresenham"), map.grid, map.viewer, 1024),
              bresenham_by_formula(map, 1024));
    EXPECT_EQ(fov(parse_spec("raycast:rays=3600"), map.grid, map.viewer, 1024),
              raycast_by_formula(map, 1024, 3600));
    EXPECT_EQ(fov(parse_spec("shadowcast"), map.grid, map.viewer, 1024),
              ShadowcastByDefinition(map, 1024).visible());
    for (const std::string spec : {"shortest-path", "shortest-path:neighbours=8", "dfov"})
        EXPECT_GT(fov(parse_spec(spec), map.grid, map.viewer, 1024).count(), 1000) << spec;
}

// A cone that a wall has closed is still scanned by the author, and shows the two tiles at the
// right of the first row. A cleaner version would not.
TEST(Definition, ShadowcastScansClosedCones) {
    const Grid grid = grid_of({"................#..", //
                               ".................#.", //
                               "...............#...", //
                               "..................."});
    const TileSet visible = fov(parse_spec("shadowcast"), grid, {12, 3}, 17);
    EXPECT_TRUE(visible.contains({17, 0}));
    EXPECT_TRUE(visible.contains({18, 0}));
    EXPECT_FALSE(visible.contains({18, 1}));
}

} // namespace
} // namespace fovlab::test
