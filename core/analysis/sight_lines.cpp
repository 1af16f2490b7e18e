// All lines of sight at once: polygons in the dual plane, where lines are points.
//
// Shear the quadrant: the corner (x, y) of the tile lattice becomes the point t = x at height
// h = x + y - 1. The tile in column i at height h then is crossed exactly by the lines that cross
// the open segment from i to i + 1 at that height, its diagonal, and the viewer's tile is the
// segment from 0 to 1 at height 0. So a line of sight is a function t(h), and what it meets at each
// height is floor(t(h)).
//
// Such a function has two coefficients: it is a point of the dual plane. The lines that pass on one
// side of a corner are a half-plane there, and those that pass through the corner, a pencil, are
// its edge. Lines free of walls up to some height therefore fill convex polygons: views. Each edge
// of a view belongs to a corner that its lines share. Clipping at a corner makes vertices that pass
// through it and through the edge's corner, so every vertex is a line through two corners, and all
// numbers stay small integers.
//
// Walls are taken as open, so views are closed. A view of three vertices or more has an inside:
// lines that touch nothing. A view may shrink to a pencil between two walls that touch at a corner,
// which has two vertices, or to a single line. Its lines pass walls without crossing any, but touch
// them: what such a view reaches is a pinhole. No vertex comes twice in a view, and no three of
// them lie on a straight line, so their number tells which of these a view is.

#include "analysis/sight_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

/// A corner of the tile lattice, sheared.
struct Corner {
    int t;
    int h;
};

/// The line t(h) = (a + b·h) / c. As heights are up to 2048 and t(0) is from 0 to 1, so are a, b
/// and c, and a + b·h stays below 2²³.
struct Line {
    int a;
    int b;
    int c; // positive

    int numerator_at(int h) const { return a + b * h; }
};

/// The line through two corners at different heights.
Line through(Corner p, Corner q) {
    if (q.h < p.h) std::swap(p, q);
    const int c = q.h - p.h;
    const int b = q.t - p.t;
    return {p.t * c - b * p.h, b, c};
}

/// Whether line p is left of line q at a height.
bool is_left_of(Line p, Line q, int h) {
    return std::int64_t{p.numerator_at(h)} * q.c < std::int64_t{q.numerator_at(h)} * p.c;
}

/// A vertex of a view, and the corner that all lines of the edge to the next vertex share.
struct Vertex {
    Line line;
    Corner edge;
};

using View = std::span<const Vertex>;

enum class Side { left = -1, right = 1 };

/// Appends the part of a view whose lines pass the corner on one side, or through it. An edge whose
/// own corner is at the same height, made by another clip there, lies on one side as a whole, so it
/// is never cut.
void clip(View view, Corner corner, Side side, std::vector<Vertex>& result) {
    const auto distance = [&](const Vertex& vertex) {
        const int to_the_right = vertex.line.numerator_at(corner.h) - corner.t * vertex.line.c;
        return static_cast<int>(side) * to_the_right;
    };
    // The edge of a view without an inside leads there and back: one cut goes through both.
    const bool has_inside = view.size() > 2;
    int here = distance(view.front());
    for (std::size_t i = 0; i < view.size(); ++i) {
        const Vertex& vertex = view[i];
        const Vertex& next = view[i + 1 < view.size() ? i + 1 : 0];
        const int there = distance(next);
        if (here > 0 || (here == 0 && there >= 0)) result.push_back(vertex);
        if (here == 0 && there < 0) result.push_back({vertex.line, corner});
        if (here > 0 && there < 0)
            result.push_back({through(vertex.edge, corner), has_inside ? corner : vertex.edge});
        if (here < 0 && there > 0 && has_inside)
            result.push_back({through(vertex.edge, corner), vertex.edge});
        here = there;
    }
}

/// Whether all lines of a view only graze a corner of the viewer's tile, at 0 or at 1.
bool only_grazes_the_viewer(View view) {
    if (view.size() > 2) return false;
    const auto all = [&](auto passes) { return std::ranges::all_of(view, passes); };
    return all([](const Vertex& vertex) { return vertex.line.a == 0; }) ||
           all([](const Vertex& vertex) { return vertex.line.a == vertex.line.c; });
}

/// The views that are left at one height, one after the other.
class Views {
public:
    std::size_t count() const { return ends_.size(); }
    View operator[](std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
        return View(vertices_).subspan(begin, ends_[i] - begin);
    }

    void clear() {
        vertices_.clear();
        ends_.clear();
    }

    /// Adds a view, unless nothing of it is left.
    void add(View view) {
        if (view.empty() || only_grazes_the_viewer(view)) return;
        vertices_.insert(vertices_.end(), view.begin(), view.end());
        ends_.push_back(vertices_.size());
    }

private:
    std::vector<Vertex> vertices_;
    std::vector<std::size_t> ends_;
};

class Sweep {
public:
    Sweep(const Quadrant& quadrant, TileSet& open, TileSet& pinhole)
        : quadrant_(quadrant), open_(open), pinhole_(pinhole) {}

    void run() {
        const int top = quadrant_.height();
        if (top == 0) return;
        // All lines from the viewer's segment to that of the last height.
        const Corner a{0, 0}, b{1, 0}, c{0, top}, d{top + 1, top};
        const Vertex all[] = {
            {through(a, c), a}, {through(a, d), d}, {through(b, d), b}, {through(b, c), c}};
        views_.add(all);
        for (int h = 1; h <= top && views_.count() > 0; ++h) {
            risen_.clear();
            for (std::size_t i = 0; i < views_.count(); ++i) rise_to(h, views_[i]);
            std::swap(views_, risen_);
        }
    }

private:
    /// Sees the tiles that a view meets at a height, and keeps what passes between their walls.
    void rise_to(int h, View view) {
        const Line* leftmost = &view.front().line;
        const Line* rightmost = leftmost;
        for (const Vertex& vertex : view.subspan(1)) {
            if (is_left_of(vertex.line, *leftmost, h)) leftmost = &vertex.line;
            if (is_left_of(*rightmost, vertex.line, h)) rightmost = &vertex.line;
        }
        // A line through a corner meets no tile at that height, and goes on.
        const int first = leftmost->numerator_at(h) / leftmost->c;
        const int last = (rightmost->numerator_at(h) + rightmost->c - 1) / rightmost->c - 1;
        see(h, first, last, view.size() > 2);
        if (h == quadrant_.height()) return;

        rest_.assign(view.begin(), view.end()); // what is not left of a wall passed already
        for (int i = first; i <= last; ++i) {
            if (!quadrant_.is_opaque(i, h)) continue;
            // Between two walls that touch at their corners the gap has no width, but it is there.
            keep(rest_, {i, h}, Side::left);
            clip_rest({i + 1, h});
        }
        risen_.add(rest_);
    }

    void see(int h, int first, int last, bool is_open) {
        first = std::max(first, quadrant_.first_column(h));
        last = std::min(last, quadrant_.last_column(h));
        for (int i = first; i <= last; ++i) {
            const Tile tile = quadrant_.tile(i, h);
            pinhole_.insert(tile);
            if (is_open) open_.insert(tile);
        }
    }

    void keep(View view, Corner corner, Side side) {
        if (view.empty()) return;
        clipped_.clear();
        clip(view, corner, side, clipped_);
        risen_.add(clipped_);
    }

    void clip_rest(Corner corner) {
        if (rest_.empty()) return;
        clipped_.clear();
        clip(rest_, corner, Side::right, clipped_);
        rest_.swap(clipped_);
    }

    const Quadrant& quadrant_;
    TileSet& open_;
    TileSet& pinhole_;
    Views views_;
    Views risen_; // those of the next height
    std::vector<Vertex> rest_;
    std::vector<Vertex> clipped_;
};

} // namespace

void follow_sight_lines(const Quadrant& quadrant, TileSet& open, TileSet& pinhole) {
    Sweep(quadrant, open, pinhole).run();
}

} // namespace fovlab
