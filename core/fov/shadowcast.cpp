// Recursive shadowcasting.
//
// Source: part 4 of a JavaScript roguelike tutorial (no lasting address is known), after SquidLib
// and Hauberk; the technique is Björn Bergström's. In each of eight octants, rows of tiles are
// scanned outward from the viewer's centre within a cone between a start and an end slope. A wall
// splits the cone: a recursive call scans what passes it on the left, the side away from the
// octant's axis, and the loop goes on with what passes it on the right. (Half of the octants are
// mirrored, and so are left and right there.)
//
// The quirks: sight runs from the centre of the viewer's tile to any part of another, which is not
// the same the other way round. Rows stop one short of the radius, so that the four tips of the
// disc are missing. And a cone that a wall has closed (start < end) is still scanned in the rows
// after it, where tiles that reach across both slopes show all the same.

#include "fov/catalogue.hpp"

#include <algorithm>

namespace fovlab {
namespace {

/// A slope, column over row, as an exact fraction with a positive denominator.
struct Slope {
    int numerator;
    int denominator;
};

bool operator<(Slope a, Slope b) {
    return a.numerator * b.denominator < b.numerator * a.denominator;
}

/// An octant's axes: the map offset of (row, column) is row · outward + column · sideways.
struct Octant {
    Tile outward;
    Tile sideways;
};

constexpr Octant octants[] = {
    {{0, -1}, {1, 0}}, {{0, -1}, {-1, 0}}, {{0, 1}, {1, 0}},  {{0, 1}, {-1, 0}},
    {{1, 0}, {0, 1}},  {{1, 0}, {0, -1}},  {{-1, 0}, {0, 1}}, {{-1, 0}, {0, -1}},
};

class OctantScan {
public:
    OctantScan(const Grid& grid, Tile viewer, int radius, Octant octant, TileSet& visible)
        : grid_(grid), viewer_(viewer), radius_(radius), octant_(octant), visible_(visible) {}

    /// Scans the cone between two slopes, start the larger one, from a row on. Each row runs from
    /// the outermost column that the cone reaches inward to the axis.
    void scan(int first_row, Slope start, Slope end) {
        if (start < end) return;
        for (int row = first_row; row < radius_; ++row) {
            bool last_was_wall = false;
            Slope behind_wall{}; // where the cone may go on once the run of walls has passed
            for (int column = first_column(row, start); column >= 0; --column) {
                // The slopes from the viewer's centre to the near left and the far right corner of
                // the tile: those between which, off the axis, the whole tile lies.
                const Slope left{2 * column + 1, 2 * row - 1};
                const Slope right{2 * column - 1, 2 * row + 1};
                const Tile tile = tile_at(row, column);
                if (!grid_.contains(tile)) continue;
                if (left < end) break;

                if (in_disc({row, column}, radius_)) visible_.insert(tile);
                if (grid_.is_wall(tile)) {
                    if (!last_was_wall) scan(row + 1, start, left);
                    behind_wall = right;
                    last_was_wall = true;
                } else if (last_was_wall) {
                    start = behind_wall; // the author does not ask whether this closes the cone
                    last_was_wall = false;
                }
            }
            if (last_was_wall) return;
        }
    }

private:
    /// The outermost column whose right slope, (2·column − 1) / (2·row + 1), is at most the start.
    /// (Which is at least 0 here: only a wall on the axis has a right slope below, and ends the
    /// scan.)
    static int first_column(int row, Slope start) {
        const int twice = start.numerator * (2 * row + 1) / start.denominator + 1;
        return std::min(row, twice / 2);
    }

    Tile tile_at(int row, int column) const {
        return {viewer_.x + row * octant_.outward.x + column * octant_.sideways.x,
                viewer_.y + row * octant_.outward.y + column * octant_.sideways.y};
    }

    const Grid& grid_;
    Tile viewer_;
    int radius_;
    Octant octant_;
    TileSet& visible_;
};

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues) {
    TileSet visible(grid.width(), grid.height());
    visible.insert(viewer);
    for (const Octant& octant : octants)
        OctantScan(grid, viewer, radius, octant, visible).scan(1, {1, 1}, {0, 1});
    return visible;
}

} // namespace

constinit const Algorithm shadowcast = {
    .id = "shadowcast",
    .name = "Shadowcasting",
    .description = "cones of light in eight octants, split by walls",
    .author = "Björn Bergström (technique)",
    .document = "JavaScript roguelike tutorial, part 4 (after SquidLib and Hauberk)",
    .url = "http://www.roguebasin.com/index.php?title=FOV_using_recursive_shadowcasting",
    .parameters = {},
    .nominal_range = "disc, and max(|dx|,|dy|) ≤ R−1",
    .in_nominal_range =
        [](Tile offset, int radius, ParameterValues) {
            return in_disc(offset, radius) && square_length(offset) <= radius - 1;
        },
    .fov = compute_fov,
};

} // namespace fovlab
