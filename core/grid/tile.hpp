#pragma once

#include <algorithm>
#include <cstdlib>

namespace fovlab {

/// A place on a map, or an offset between two places, in tiles. x grows to the right, y grows
/// downward; (0, 0) is the map's top left.
struct Tile {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Tile, Tile) = default;
    friend constexpr Tile operator+(Tile a, Tile b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Tile operator-(Tile a, Tile b) { return {a.x - b.x, a.y - b.y}; }
};

/// How long an offset is, in tiles: in steps to 4 neighbours, and in steps to 8. The tiles within a
/// radius form a diamond, or a square.
inline int diamond_length(Tile offset) {
    return std::abs(offset.x) + std::abs(offset.y);
}
inline int square_length(Tile offset) {
    return std::max(std::abs(offset.x), std::abs(offset.y));
}

/// Whether an offset is within the disc of a radius, as the crow flies.
inline bool in_disc(Tile offset, int radius) {
    return offset.x * offset.x + offset.y * offset.y <= radius * radius;
}

/// The steps to the 4 neighbours of a tile that share a side with it.
inline constexpr Tile steps_to_sides[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

/// A rectangle of tiles: those with left ≤ x < right and top ≤ y < bottom.
struct TileRect {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    friend constexpr bool operator==(TileRect, TileRect) = default;

    constexpr int width() const { return right - left; }
    constexpr int height() const { return bottom - top; }
    constexpr bool contains(Tile tile) const {
        return tile.x >= left && tile.x < right && tile.y >= top && tile.y < bottom;
    }
};

/// The tiles that two rectangles share; they must overlap or touch.
constexpr TileRect intersection(TileRect a, TileRect b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

/// The square of a radius: every tile at most `radius` columns and rows from the centre.
constexpr TileRect square_around(Tile centre, int radius) {
    return {centre.x - radius, centre.y - radius, centre.x + radius + 1, centre.y + radius + 1};
}

} // namespace fovlab
