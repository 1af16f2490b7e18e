#include "support/brute_force_sight.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

namespace fovlab::test {
namespace {

/// A point or a direction. Points are doubled, so that the middle of a tile is a whole one: the
/// tile (x, y) reaches from (2x, 2y) to (2x + 2, 2y + 2).
struct Vector {
    int x;
    int y;
};

int dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y;
}
int cross(Vector a, Vector b) {
    return a.x * b.y - a.y * b.x;
}

Vector middle(Tile tile) {
    return {2 * tile.x + 1, 2 * tile.y + 1};
}
std::array<Vector, 4> corners(Tile tile) {
    const int x = 2 * tile.x, y = 2 * tile.y;
    return {{{x, y}, {x + 2, y}, {x + 2, y + 2}, {x, y + 2}}};
}

std::vector<Tile> tiles_within(const Grid& grid, Tile viewer, int radius) {
    std::vector<Tile> tiles;
    const TileRect square = intersection(square_around(viewer, radius), grid.bounds());
    for (int y = square.top; y < square.bottom; ++y)
        for (int x = square.left; x < square.right; ++x) tiles.push_back({x, y});
    return tiles;
}

/// Whether the open square of a wall meets the convex hull of some points: it does not exactly when
/// a line along a side of either parts them. Lines along more than the sides do no harm.
bool wall_meets_hull(Tile wall, const std::vector<Vector>& hull) {
    std::vector<Vector> normals{{1, 0}, {0, 1}};
    for (const Vector a : hull)
        for (const Vector b : hull) normals.push_back({a.y - b.y, b.x - a.x});
    for (const Vector normal : normals) {
        if (normal.x == 0 && normal.y == 0) continue;
        const auto along = [&](Vector point) { return dot(normal, point); };
        const auto square = corners(wall);
        const auto [low, high] = std::ranges::minmax(square, {}, along);
        const auto [hull_low, hull_high] = std::ranges::minmax(hull, {}, along);
        if (along(high) <= along(hull_low) || along(hull_high) <= along(low)) return false;
    }
    return true;
}

bool is_clear(const Grid& grid, Tile viewer, Tile target, const std::vector<Tile>& walls) {
    const Vector eye = middle(viewer);
    const auto nothing_meets = [&](const std::vector<Vector>& hull) {
        return std::ranges::none_of(
            walls, [&](Tile wall) { return wall != target && wall_meets_hull(wall, hull); });
    };
    const auto square = corners(target);
    if (grid.is_floor(target))
        return nothing_meets({eye, square[0], square[1], square[2], square[3]});
    for (std::size_t i = 0; i < 4; ++i) {
        const Vector a = square[i];
        const Vector b = square[(i + 1) % 4];
        const bool faces = cross({b.x - a.x, b.y - a.y}, {eye.x - a.x, eye.y - a.y}) < 0;
        if (faces && nothing_meets({eye, a, b})) return true;
    }
    return false;
}

/// The directions at which the order of tile corners across the line of sight can change, in order
/// of their angle, and one between each two of them, where that order stays as it is.
std::vector<Vector> directions_to_try(int radius) {
    std::vector<Vector> critical; // of the first quarter, from the x axis to the y axis
    for (int x = 0; x <= radius + 1; ++x)
        for (int y = 0; y <= radius + 1; ++y)
            if (std::gcd(x, y) == 1) critical.push_back({x, y});
    std::ranges::sort(critical, [](Vector a, Vector b) { return cross(a, b) > 0; });
    std::vector<Vector> quarter;
    for (std::size_t i = 1; i < critical.size(); ++i) {
        const Vector a = critical[i - 1], b = critical[i];
        quarter.insert(quarter.end(), {a, {a.x + b.x, a.y + b.y}});
    }
    std::vector<Vector> all;
    for (int turn = 0; turn < 4; ++turn) {
        all.insert(all.end(), quarter.begin(), quarter.end());
        for (Vector& direction : quarter) direction = {-direction.y, direction.x};
    }
    return all;
}

/// The lines of one direction, told apart by their cross product with it. On a lattice these are
/// whole numbers for all corners, so that only those numbers, and the gaps between, differ.
class ParallelLines {
public:
    ParallelLines(Vector direction, Tile viewer) : direction_(direction) {
        std::tie(begin_, end_) = lines_through(viewer);
        number_crosses_.resize(static_cast<std::size_t>(end_ - begin_ + 1));
        gap_meets_.resize(number_crosses_.size());
    }

    /// All lines through this tile end here.
    void block(Tile wall) {
        const auto [begin, end] = lines_through(wall);
        for (int line = std::max(begin, begin_); line < std::min(end, end_); ++line) {
            gap_meets_[index(line)] = true;
            if (line > begin) number_crosses_[index(line)] = true;
        }
    }

    /// Whether a line between two numbers, which passes no corner, comes from within the viewer's
    /// tile to within this one. It has met no wall if it was not blocked.
    bool reach_freely(Tile tile) const {
        const auto [begin, end] = lines_through(tile);
        for (int line = std::max(begin, begin_); line < std::min(end, end_); ++line)
            if (!gap_meets_[index(line)]) return true;
        return false;
    }

    /// Whether a line through corners does. It may have touched walls.
    bool reach_touching(Tile tile) const {
        const auto [begin, end] = lines_through(tile);
        for (int line = std::max(begin, begin_) + 1; line < std::min(end, end_); ++line)
            if (!number_crosses_[index(line)]) return true;
        return false;
    }

private:
    std::pair<int, int> lines_through(Tile tile) const {
        int begin = std::numeric_limits<int>::max(), end = std::numeric_limits<int>::min();
        for (const Vector corner : corners(tile)) {
            const int line = cross(direction_, corner) / 2;
            begin = std::min(begin, line);
            end = std::max(end, line);
        }
        return {begin, end};
    }
    std::size_t index(int line) const { return static_cast<std::size_t>(line - begin_); }

    Vector direction_;
    int begin_; // the viewer's tile
    int end_;
    std::vector<bool> number_crosses_; // whether the line of this number crosses a wall
    std::vector<bool> gap_meets_;      // whether those between it and the next meet one
};

} // namespace

GeometricSight brute_force_sight(const Grid& grid, Tile viewer, int radius) {
    const TileSet none(grid.width(), grid.height());
    GeometricSight sight{none, none, none};
    for (TileSet* set : {&sight.clear, &sight.open, &sight.pinhole}) set->insert(viewer);

    std::vector<Tile> tiles = tiles_within(grid, viewer, radius);
    std::vector<Tile> walls;
    for (const Tile tile : tiles)
        if (grid.is_wall(tile)) walls.push_back(tile);
    for (const Tile tile : tiles)
        if (tile != viewer && is_clear(grid, viewer, tile, walls)) sight.clear.insert(tile);

    for (const Vector direction : directions_to_try(radius)) {
        // Of two tiles on one line of sight, the one whose middle is farther along comes later.
        const auto along = [&](Tile tile) { return dot(direction, middle(tile)); };
        std::ranges::sort(tiles, {}, along);
        ParallelLines lines(direction, viewer);
        for (const Tile tile : tiles) {
            if (along(tile) <= along(viewer)) continue;
            if (lines.reach_freely(tile)) {
                sight.open.insert(tile);
                sight.pinhole.insert(tile);
            } else if (lines.reach_touching(tile)) {
                sight.pinhole.insert(tile);
            }
            if (grid.is_wall(tile)) lines.block(tile);
        }
    }
    return sight;
}

} // namespace fovlab::test
