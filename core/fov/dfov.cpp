// Digital field of view.
//
// Source: LambdaHack, Game.LambdaHack.Server.FovDigital, after RogueBasin's "Digital field of view
// implementation". Tiles are diamonds, and any point of one may see any point of another.
//
// In each of four quadrants the diamonds of a row become segments side by side: the tile with
// progress p in the row at distance d is the segment from (p, d) to (p + 1, d), and the viewer is
// the one from (0, 0) to (1, 0). A tile is visible exactly when a straight line runs from strictly
// inside the viewer's segment to strictly inside the tile's and touches no opaque segment, closed
// at its ends, on the rows between. That reads the same from the other end, so sight between floor
// tiles is symmetric.
//
// The lines that are free at some distance fill a view between a shallow line, on its left, and a
// steep one, on its right. They pass some bumps on the right and others on the left: the ends of
// opaque segments, and the ends of the viewer's own. When a wall narrows the view from the right,
// the steepest line that is left runs from a bump on its *left* to the wall, and when a view begins
// behind a wall, its shallowest line runs from a bump on its *right*. So each side keeps its bumps,
// as far as lines can still lean on them: a convex hull.
//
// LambdaHack calls this with its radius less one; here a radius of R scans R rows.

#include "fov/catalogue.hpp"

#include <vector>

namespace fovlab {
namespace {

/// A point where segments end, progress and distance.
struct Point {
    int p;
    int d;
};

/// Whether the line from a to f is shallower, more to the left as it goes outward, than the line
/// from b to f. Cross products, since a hull point may lie on the row of f itself.
bool is_shallower(Point f, Point a, Point b) {
    return (f.d - b.d) * (f.p - a.p) < (f.d - a.d) * (f.p - b.p);
}
bool is_steeper(Point f, Point a, Point b) {
    return is_shallower(f, b, a);
}

using Compare = bool (*)(Point f, Point a, Point b);

/// A line through two points, the nearer first. They are never on one row: every hull keeps the end
/// of the viewer's segment that it began with, and the line from there is always farther out than a
/// level one, from a bump on the row of `to`.
struct Line {
    Point from;
    Point to;

    // The progress at which the line crosses a row is a fraction with this denominator.
    int denominator() const { return to.d - from.d; }
    int numerator_at(int d) const {
        return (d - from.d) * (to.p - from.p) + from.p * denominator();
    }
};

int floor_divide(int a, int b) {
    return a / b - (a % b < 0);
}
int ceil_divide(int a, int b) {
    return a / b + (a % b > 0);
}

/// A hull is a list of bumps, the newest first. Hulls grow from one another and share their tails,
/// so a hull is no more than the index of its newest bump.
using Hull = int;
constexpr Hull no_hull = -1;

struct HullNode {
    Point bump;
    Hull older;
};

/// One side of a view: the line that bounds it, and the bumps on that side, from one of which the
/// other side's next line will start.
struct Edge {
    Line line;
    Hull hull;
};

struct Quadrant {
    Tile along_p;
    Tile along_d;
};

constexpr Quadrant quadrants[] = {
    {{1, 0}, {0, -1}}, {{0, 1}, {1, 0}}, {{-1, 0}, {0, 1}}, {{0, -1}, {-1, 0}}};

/// Scans the quadrants one after the other.
class QuadrantScan {
public:
    QuadrantScan(const Grid& grid, Tile viewer, int radius, TileSet& visible)
        : grid_(grid), viewer_(viewer), radius_(radius), visible_(visible) {}

    /// Scans all that the radius allows: from corner to corner of the quadrant's last row.
    void scan(Quadrant quadrant) {
        quadrant_ = quadrant;
        nodes_.clear();
        const Edge shallow{{{1, 0}, {-radius_, radius_}}, grown(no_hull, {0, 0}, is_shallower)};
        const Edge steep{{{0, 0}, {radius_ + 1, radius_}}, grown(no_hull, {1, 0}, is_steeper)};
        scan_rows(1, shallow, steep);
    }

private:
    /// Scans the view between two edges from the row at distance d outward.
    void scan_rows(int d, const Edge& shallow, const Edge& steep) {
        const int first = floor_divide(shallow.line.numerator_at(d), shallow.line.denominator());
        const int last = ceil_divide(steep.line.numerator_at(d), steep.line.denominator()) - 1;
        for (int p = first; p <= last; ++p) see(p, d);
        if (d == radius_) return;

        // Each run of clear segments is a view of its own onto the rows behind.
        Edge left_of_run = shallow;
        bool clear = !is_opaque(first, d);
        for (int p = first + 1; p <= last; ++p) {
            const bool was_clear = clear;
            clear = !is_opaque(p, d);
            if (clear == was_clear) continue;
            const Point bump{p, d};
            if (was_clear) {
                // The lines of this run pass the bump on its left.
                const Line line{outermost(left_of_run.hull, bump, is_shallower), bump};
                scan_rows(d + 1, left_of_run, {line, grown(steep.hull, bump, is_steeper)});
            } else {
                // And those of the next run pass it on its right.
                const Line line{outermost(steep.hull, bump, is_steeper), bump};
                left_of_run = {line, grown(shallow.hull, bump, is_shallower)};
            }
        }
        if (clear) scan_rows(d + 1, left_of_run, steep);
    }

    Tile tile_at(int p, int d) const {
        return {viewer_.x + p * quadrant_.along_p.x + d * quadrant_.along_d.x,
                viewer_.y + p * quadrant_.along_p.y + d * quadrant_.along_d.y};
    }
    void see(int p, int d) {
        const Tile tile = tile_at(p, d);
        if (grid_.contains(tile)) visible_.insert(tile);
    }
    bool is_opaque(int p, int d) const { return grid_.is_opaque(tile_at(p, d)); }

    /// The bump of the hull from which the line to f is outermost in the sense of `outer`.
    Point outermost(Hull hull, Point f, Compare outer) const {
        Point best = node(hull).bump;
        for (Hull h = node(hull).older; h != no_hull; h = node(h).older)
            if (outer(f, node(h).bump, best)) best = node(h).bump;
        return best;
    }

    /// The hull with a new bump, less those at its front that no outermost line can start from any
    /// more: a bump that, seen from the new one, does not stand out beyond the next older.
    Hull grown(Hull hull, Point bump, Compare outer) {
        while (hull != no_hull && node(hull).older != no_hull &&
               !outer(bump, node(hull).bump, node(node(hull).older).bump))
            hull = node(hull).older;
        nodes_.push_back({bump, hull});
        return static_cast<Hull>(nodes_.size()) - 1;
    }

    const HullNode& node(Hull hull) const { return nodes_[static_cast<std::size_t>(hull)]; }

    const Grid& grid_;
    Tile viewer_;
    int radius_;
    Quadrant quadrant_{};
    std::vector<HullNode> nodes_;
    TileSet& visible_;
};

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues) {
    TileSet visible(grid.width(), grid.height());
    visible.insert(viewer);
    QuadrantScan scan(grid, viewer, radius, visible);
    for (const Quadrant& quadrant : quadrants) scan.scan(quadrant);
    return visible;
}

} // namespace

constinit const Algorithm dfov = {
    .id = "dfov",
    .name = "Digital FOV",
    .description = "straight lines between any points of two diamond-shaped tiles",
    .author = "Mikolaj Konarski",
    .document = "LambdaHack, Game.LambdaHack.Server.FovDigital",
    .url = "https://github.com/LambdaHack/LambdaHack",
    .parameters = {},
    .nominal_range = "square: max(|dx|,|dy|) ≤ R",
    .in_nominal_range = [](Tile offset, int radius,
                           ParameterValues) { return square_length(offset) <= radius; },
    .fov = compute_fov,
    .symmetric = true,
};

} // namespace fovlab
