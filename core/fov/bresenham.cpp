// Bresenham rays to the rim of a square.
//
// Source: André Van der Merwe's Haskell roguelike, "Field of view" (2018). One line is drawn to
// each tile on the rim of the bounding square, and everything that a line reaches is seen.
//
// The quirk: the author always computes a line from its end with the smaller coordinate and turns
// the list around when the viewer is at the other end. A line that must choose between two tiles
// (it passes exactly midway between their centres) therefore chooses differently toward the right
// and bottom than toward the left and top, and two viewers need not see each other.

#include "fov/catalogue.hpp"

namespace fovlab {
namespace {

/// The line from the viewer to a target whose major offset is ±radius. `forward` is the unit step
/// along the major axis, `sideways` that along the minor axis, toward the target, and `slant` the
/// number of sideways steps in the whole line, 0…radius.
void trace_line(const Grid& grid, Tile viewer, int radius, Tile forward, Tile sideways, int slant,
                TileSet& visible) {
    // After i steps the ideal line is i·slant / radius tiles off the axis. `excess` is that offset
    // less the sideways steps taken, in units of 1 / (2·radius) tiles, so that half a tile is
    // `radius`, a whole number for every radius. A tie goes away from the axis on lines toward the
    // right and bottom, and toward the axis on the others.
    const bool tie_goes_sideways = forward.x + forward.y > 0;
    const int half = tie_goes_sideways ? radius : radius + 1;
    int excess = 0;
    Tile tile = viewer;
    for (int step = 1; step <= radius; ++step) {
        tile = tile + forward;
        excess += 2 * slant;
        if (excess >= half) {
            tile = tile + sideways;
            excess -= 2 * radius;
        }
        if (!grid.contains(tile)) return;
        visible.insert(tile);
        if (grid.is_wall(tile)) return;
    }
}

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues) {
    TileSet visible(grid.width(), grid.height());
    visible.insert(viewer);
    for (const int direction : {1, -1}) {
        const Tile along_x{direction, 0};
        const Tile along_y{0, direction};
        for (const int side : {1, -1}) {
            // The corners of the square belong to the lines along x.
            for (int slant = 0; slant <= radius; ++slant)
                trace_line(grid, viewer, radius, along_x, {0, side}, slant, visible);
            for (int slant = 0; slant < radius; ++slant)
                trace_line(grid, viewer, radius, along_y, {side, 0}, slant, visible);
        }
    }
    return visible;
}

} // namespace

constinit const Algorithm bresenham = {
    .id = "bresenham",
    .name = "Bresenham rays",
    .description = "a Bresenham line to every tile on the rim of the square",
    .author = "André Van der Merwe",
    .document = "Haskell roguelike, \"Field of view\" (2018)",
    .url = "http://www.andrevdm.com/posts/multi/2018-04-02-haskell-rogue-like_10.html",
    .parameters = {},
    .nominal_range = "square: max(|dx|,|dy|) ≤ R",
    .in_nominal_range = [](Tile offset, int radius,
                           ParameterValues) { return square_length(offset) <= radius; },
    .fov = compute_fov,
};

} // namespace fovlab
