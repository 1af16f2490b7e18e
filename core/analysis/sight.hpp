#pragma once

#include "grid/grid.hpp"

#include <cstdint>

namespace fovlab {

/// How well a tile could be seen, by geometry alone, from a viewer who fills a tile: what the
/// algorithms are judged against. From worst to best.
enum class SightClass : std::uint8_t {
    none,    // every straight line from within the viewer's tile to within this one crosses a wall
    pinhole, // some line crosses none, but all such touch walls: light squeezes past a corner
    open,    // some line touches no wall at all
    clear,   // the whole tile (of a wall: a whole edge) can be seen from the viewer's centre
};

/// The geometric sight of every tile. Each set holds the tiles of its class and of the better ones,
/// so that clear ⊆ open ⊆ pinhole.
struct GeometricSight {
    TileSet clear;
    TileSet open;
    TileSet pinhole;

    SightClass of(Tile tile) const {
        return static_cast<SightClass>(pinhole.contains(tile) + open.contains(tile) +
                                       clear.contains(tile));
    }
};

/// The geometric sight from a viewer, who must be on floor, within the square of the radius, at
/// least 1. The tile looked at never blocks, so that walls can be seen. Exact: integers throughout.
GeometricSight geometric_sight(const Grid& grid, Tile viewer, int radius);

} // namespace fovlab
