#pragma once

#include "grid/grid.hpp"

#include <vector>

namespace fovlab {

// The tiles that paint tools touch. What lies off the map is left out.

/// A brush is a square of tiles; its size is its side. Even sizes reach one tile farther to the
/// right and down than to the left and up.
inline constexpr int max_brush_size = 32;

/// Adds the tiles under a brush around a tile.
void add_brush(TileSet& tiles, Tile centre, int size);

/// The tiles from one to another, both included, each a neighbour of the one before, sideways or
/// diagonally.
std::vector<Tile> line(Tile from, Tile to);

/// Adds the tiles that a brush passes on a straight line: however fast the stroke, without a gap.
void add_line(TileSet& tiles, Tile from, Tile to, int size);

/// The rectangle with these tiles in two opposite corners.
TileRect rectangle(Tile corner, Tile opposite);

/// Adds the rim of a rectangle, or all of it.
void add_rectangle(TileSet& tiles, TileRect rectangle);
void add_filled_rectangle(TileSet& tiles, TileRect rectangle);

/// The tiles that are floor, or walls, as this one is, and connected with it by sides.
TileSet region_of(const Grid& grid, Tile tile);

} // namespace fovlab
