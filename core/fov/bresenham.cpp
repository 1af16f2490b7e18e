// Bresenham rays to the rim of a square.
//
// Source: André Van der Merwe's Haskell roguelike, "Field of view" (2018). One line is drawn to
// each tile on the rim of the bounding square, and everything that a line reaches is seen.
//
// The quirks: lines are aimed at the rim, so the line on which A sees B is seldom the one on which
// B sees A, and two viewers need not see each other. Even the shape of a line depends on where it
// goes. The author computes each line from its end with the smaller major coordinate and turns it
// around when the viewer is at the other end; where a line passes midway between two tiles (which
// happens at even radii) it therefore takes the outer one toward the right and the bottom, and the
// inner one toward the left and the top.

#include "fov/catalogue.hpp"

namespace fovlab {
namespace {

/// The line from the viewer to a target on the rim. `forward` is the unit step along the line's
/// major axis, on which the target is `radius` away, and `sideways` that along its minor axis, on
/// which the target is `minor_delta` away, 0…radius.
void trace_line(const Grid& grid, Tile viewer, int radius, Tile forward, Tile sideways,
                int minor_delta, TileSet& visible) {
    // The error is how far the tiles taken are behind the ideal line, sideways, in units of
    // 1 / (2·radius) tiles: half a tile is `radius`, a whole number for every radius. A step
    // sideways is due from half a tile on, or, toward the left and the top, beyond it.
    const bool tie_goes_outward = forward.x + forward.y > 0;
    const int threshold = tie_goes_outward ? radius : radius + 1;
    int error = 0;
    Tile tile = viewer;
    for (int step = 1; step <= radius; ++step) {
        tile = tile + forward;
        error += 2 * minor_delta;
        if (error >= threshold) {
            tile = tile + sideways;
            error -= 2 * radius;
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
            // The corners of the square belong to the lines along x. Each axis is traced twice,
            // once for either side, which is simpler than to leave it out and costs little.
            for (int minor_delta = 0; minor_delta <= radius; ++minor_delta)
                trace_line(grid, viewer, radius, along_x, {0, side}, minor_delta, visible);
            for (int minor_delta = 0; minor_delta < radius; ++minor_delta)
                trace_line(grid, viewer, radius, along_y, {side, 0}, minor_delta, visible);
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
