// What is clear from the viewer's centre: shadows as intervals of directions.
//
// With the centre as the origin, a direction into the quadrant is the share x / (x + y), from 0
// (straight along the rows' axis) to 1. The tile (i, j), a square of side 1 around its centre,
// spans the directions from (2i-1) / 2h to (2i+1) / 2h, where h = i + j is its height: those of the
// two corners on its diagonal. In any of these directions a tile of a smaller height comes first,
// so a tile is clear of walls when its interval meets the shadow of no smaller height; tiles of
// one height lie side by side and never hide each other.

#include "analysis/clear_sight.hpp"

#include <vector>

namespace fovlab {
namespace {

/// A fraction of whole numbers; at most 4096 on the largest map, so that products fit an int.
struct Direction {
    int numerator;
    int denominator;

    friend bool operator<(Direction a, Direction b) {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }
};

/// The directions strictly between two.
struct Interval {
    Direction begin;
    Direction end;
};

Interval directions_of(int i, int h) {
    return {{2 * i - 1, 2 * h}, {2 * i + 1, 2 * h}};
}

/// The union of the shadows of all walls up to some height: intervals in order, apart. Two that
/// touch are made one: between them lies a single direction, too narrow for any tile or edge.
class Shadows {
public:
    /// Whether an interval meets a shadow. Intervals must be asked for in order, height by height.
    bool meet(Interval interval) {
        while (next_ < shadows_.size() && !(interval.begin < shadows_[next_].end)) ++next_;
        return next_ < shadows_.size() && shadows_[next_].begin < interval.end;
    }

    /// A wall casts its shadow on greater heights. Walls of one height come in order.
    void cast(Interval shadow) { append(cast_, shadow); }

    /// Adds the shadows that were cast on this height.
    void rise() {
        next_ = 0;
        if (cast_.empty()) return;
        merged_.clear();
        std::size_t old = 0;
        for (const Interval& shadow : cast_) {
            while (old < shadows_.size() && shadows_[old].begin < shadow.begin)
                append(merged_, shadows_[old++]);
            append(merged_, shadow);
        }
        while (old < shadows_.size()) append(merged_, shadows_[old++]);
        shadows_.swap(merged_);
        cast_.clear();
    }

    /// Whether no direction is left at all.
    bool are_complete() const {
        return shadows_.size() == 1 && !(Direction{0, 1} < shadows_[0].begin) &&
               !(shadows_[0].end < Direction{1, 1});
    }

private:
    static void append(std::vector<Interval>& intervals, Interval next) {
        if (intervals.empty() || intervals.back().end < next.begin)
            intervals.push_back(next);
        else if (intervals.back().end < next.end)
            intervals.back().end = next.end;
    }

    std::vector<Interval> shadows_;
    std::vector<Interval> cast_;
    std::vector<Interval> merged_;
    std::size_t next_ = 0; // the first shadow that the next interval can meet
};

} // namespace

void add_clear_axis(const Grid& grid, Tile viewer, Tile step, int length, TileSet& clear) {
    Tile tile = viewer;
    for (int i = 1; i <= length; ++i) {
        tile = tile + step;
        clear.insert(tile);
        if (grid.is_wall(tile)) return;
    }
}

void add_clear_tiles(const Quadrant& quadrant, TileSet& clear) {
    Shadows shadows;
    for (int h = 1; h <= quadrant.height() && !shadows.are_complete(); ++h) {
        for (int i = quadrant.first_column(h); i <= quadrant.last_column(h); ++i) {
            const Tile tile = quadrant.tile(i, h);
            const Interval interval = directions_of(i, h);
            const bool on_axis = i == 0 || i == h;
            if (quadrant.grid.is_floor(tile)) {
                if (!on_axis && !shadows.meet(interval)) clear.insert(tile);
                continue;
            }
            if (!on_axis) {
                // The corner nearest to the centre parts the two edges that face it.
                const Direction corner{2 * i - 1, 2 * (h - 1)};
                if (!shadows.meet({interval.begin, corner}) ||
                    !shadows.meet({corner, interval.end}))
                    clear.insert(tile);
            }
            shadows.cast(interval);
        }
        shadows.rise();
    }
}

} // namespace fovlab
