#include "edit/shapes.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace fovlab {
namespace {

/// The part of a rectangle that is on the map; empty when it lies beside the map.
TileRect on_map(TileRect rectangle, const TileSet& tiles) {
    TileRect part = intersection(rectangle, tiles.bounds());
    part.right = std::max(part.left, part.right);
    part.bottom = std::max(part.top, part.bottom);
    return part;
}

} // namespace

void add_filled_rectangle(TileSet& tiles, TileRect rectangle) {
    const TileRect part = on_map(rectangle, tiles);
    for (int y = part.top; y < part.bottom; ++y)
        for (int x = part.left; x < part.right; ++x) tiles.insert({x, y});
}

void add_rectangle(TileSet& tiles, TileRect rectangle) {
    const auto [left, top, right, bottom] = rectangle;
    add_filled_rectangle(tiles, {left, top, right, top + 1});
    add_filled_rectangle(tiles, {left, bottom - 1, right, bottom});
    add_filled_rectangle(tiles, {left, top, left + 1, bottom});
    add_filled_rectangle(tiles, {right - 1, top, right, bottom});
}

void add_brush(TileSet& tiles, Tile centre, int size) {
    assert(size >= 1 && size <= max_brush_size);
    const Tile corner = centre - Tile{(size - 1) / 2, (size - 1) / 2};
    add_filled_rectangle(tiles, {corner.x, corner.y, corner.x + size, corner.y + size});
}

std::vector<Tile> line(Tile from, Tile to) {
    const Tile offset = to - from;
    const int steps = square_length(offset);
    std::vector<Tile> tiles;
    for (int step = 0; step <= steps; ++step) {
        // The nearest tile on the way; halves are rounded away from the start.
        const auto part = [&](int length) {
            const int rounded = (2 * std::abs(length) * step + steps) / std::max(1, 2 * steps);
            return length < 0 ? -rounded : rounded;
        };
        tiles.push_back(from + Tile{part(offset.x), part(offset.y)});
    }
    return tiles;
}

void add_line(TileSet& tiles, Tile from, Tile to, int size) {
    for (const Tile tile : line(from, to)) add_brush(tiles, tile, size);
}

TileRect rectangle(Tile corner, Tile opposite) {
    return {std::min(corner.x, opposite.x), std::min(corner.y, opposite.y),
            std::max(corner.x, opposite.x) + 1, std::max(corner.y, opposite.y) + 1};
}

TileSet region_of(const Grid& grid, Tile tile) {
    TileSet region(grid.width(), grid.height());
    const bool wall = grid.is_wall(tile);
    std::vector<Tile> frontier{tile};
    region.insert(tile);
    while (!frontier.empty()) {
        const Tile next = frontier.back();
        frontier.pop_back();
        for (const Tile step : steps_to_sides) {
            const Tile neighbour = next + step;
            if (!grid.contains(neighbour) || region.contains(neighbour) ||
                grid.is_wall(neighbour) != wall)
                continue;
            region.insert(neighbour);
            frontier.push_back(neighbour);
        }
    }
    return region;
}

} // namespace fovlab
