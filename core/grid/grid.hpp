#pragma once

#include "grid/tile_set.hpp"

namespace fovlab {

/// A map has at most this many columns and at most this many rows.
inline constexpr int max_map_side = 1024;

/// Floor and walls. Walls are opaque, floor is transparent, and what lies off the map lets nothing
/// through either.
class Grid {
public:
    Grid() = default;

    /// A grid of floor, width × height tiles.
    Grid(int width, int height) : walls_(width, height) {}

    int width() const { return walls_.width(); }
    int height() const { return walls_.height(); }
    TileRect bounds() const { return walls_.bounds(); }
    bool contains(Tile tile) const { return bounds().contains(tile); }

    /// Whether the tile, which must be on the map, is a wall or floor.
    bool is_wall(Tile tile) const { return walls_.contains(tile); }
    bool is_floor(Tile tile) const { return !is_wall(tile); }

    /// Whether sight ends at this tile, which may also be off the map.
    bool is_opaque(Tile tile) const { return !contains(tile) || is_wall(tile); }

    void set_wall(Tile tile) { walls_.insert(tile); }
    void set_floor(Tile tile) { walls_.erase(tile); }

    const TileSet& walls() const { return walls_; }
    int floor_count() const { return width() * height() - walls_.count(); }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    TileSet walls_;
};

} // namespace fovlab
