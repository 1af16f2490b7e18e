// Digital FOV against its geometric definition, by brute force.

#include "fov/fov.hpp"

#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace fovlab::test {
namespace {

/// A slope, progress over distance, as a fraction in lowest terms.
using Fraction = std::pair<int, int>;

/// The slopes at which the order of segment ends along a direction can change, up to a distance:
/// those of lines through two lattice points. Between two neighbours it stays, so that one slope
/// between each stands for all: the mediant is one. No line steeper than 2 stays in the quadrant.
std::vector<Fraction> slopes_to_try(int distance) {
    std::set<Fraction> critical;
    for (int run = 1; run <= distance; ++run)
        for (int rise = -2 * run; rise <= 2 * run; ++rise)
            if (std::gcd(rise, run) == 1) critical.insert({rise, run});
    std::vector<Fraction> sorted(critical.begin(), critical.end());
    std::ranges::sort(
        sorted, [](Fraction a, Fraction b) { return a.first * b.second < b.first * a.second; });
    std::vector<Fraction> between;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        between.push_back(
            {sorted[i - 1].first + sorted[i].first, sorted[i - 1].second + sorted[i].second});
    return between;
}

/// A quadrant of the map in the coordinates of the definition: tile (p, d) is the segment from
/// (p, d) to (p + 1, d).
class QuadrantOfSegments {
public:
    QuadrantOfSegments(const Map& map, std::array<int, 4> axes) : map_(map), axes_(axes) {}

    Tile tile(int p, int d) const {
        const auto [x1, y1, x2, y2] = axes_;
        return map_.viewer + Tile{x1 * p + y1 * d, x2 * p + y2 * d};
    }

    /// Whether a line of this slope runs from strictly inside the viewer's segment to strictly
    /// inside that of (p, d) and touches no opaque closed segment on the rows between.
    bool sees(int p, int d, Fraction slope) const {
        const auto [rise, run] = slope;
        // Where the lines start, on the viewer's row, in units of 1 / run: an open interval, from
        // which each opaque segment takes a closed one.
        const int low = std::max(0, p * run - rise * d);
        const int high = std::min(run, (p + 1) * run - rise * d);
        if (low >= high) return false;
        std::vector<std::pair<int, int>> blocked;
        for (int h = 1; h < d; ++h)
            for (int q = -h; q <= h; ++q)
                if (map_.grid.is_opaque(tile(q, h)))
                    blocked.push_back({q * run - rise * h, (q + 1) * run - rise * h});
        std::ranges::sort(blocked);
        int free_from = low;
        for (const auto& [from, to] : blocked) {
            if (from >= high) break;
            if (from > free_from) return free_from < high;
            free_from = std::max(free_from, to);
        }
        return free_from < high;
    }

private:
    const Map& map_;
    std::array<int, 4> axes_;
};

TileSet visible_by_definition(const Map& map, int radius) {
    TileSet visible(map.grid.width(), map.grid.height());
    visible.insert(map.viewer);
    const std::vector<Fraction> slopes = slopes_to_try(radius);
    constexpr std::array<std::array<int, 4>, 4> quadrants{
        {{1, 0, 0, -1}, {0, 1, 1, 0}, {-1, 0, 0, 1}, {0, -1, -1, 0}}};
    for (const auto& axes : quadrants) {
        const QuadrantOfSegments quadrant(map, axes);
        for (int d = 1; d <= radius; ++d)
            for (int p = -d; p <= d; ++p) {
                const Tile tile = quadrant.tile(p, d);
                if (!map.grid.contains(tile) || visible.contains(tile)) continue;
                if (std::ranges::any_of(slopes,
                                        [&](Fraction slope) { return quadrant.sees(p, d, slope); }))
                    visible.insert(tile);
            }
    }
    return visible;
}

RC_GTEST_PROP(Dfov, IsWhatItsGeometricDefinitionSays, ()) {
    const Map map = *any_map(25, 25);
    const int radius = *any_int(1, 10);
    RC_ASSERT(fov(parse_spec("dfov"), map.grid, map.viewer, radius) ==
              visible_by_definition(map, radius));
}

// Hulls of more than two bumps, and mistakes in them, need radii over 8 and walls that are few.
RC_GTEST_PROP(Dfov, KeepsToItAmongScatteredWalls, ()) {
    const int radius = *any_int(10, 16);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Map map;
    map.grid = noise(2 * radius + 1, 2 * radius + 1, *any_int(2, 25), random);
    map.viewer = {radius, radius};
    map.grid.set_floor(map.viewer);
    RC_ASSERT(fov(parse_spec("dfov"), map.grid, map.viewer, radius) ==
              visible_by_definition(map, radius));
}

} // namespace
} // namespace fovlab::test
