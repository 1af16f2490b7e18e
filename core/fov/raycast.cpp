// Rays cast at equal angles.
//
// Source: Jeremy Cerise, "RoguelikeDev Builds a Roguelike, Part 5: Field of Vision" (2017), in Go.
// 360 rays leave the viewer's centre, advance one tile's length a step, and light the tile that
// holds each stop, until they meet a wall.
//
// The quirks: only the tiles where a ray stops are lit, not those that it clips between two stops,
// so that a ray can step over the corner of a wall, and tiles far out can fall between all rays.
// The last stops are rounded to tiles, some of which lie outside the disc of the radius. The outer
// half of the tiles at the edge of the map counts as off the map. And since positions add up
// rounding errors in map coordinates, what is seen can depend on where on the map a room stands.
//
// Unlike the author's, this version shows the viewer's own tile, and works with a radius of 1.

#include "fov/catalogue.hpp"
#include "fov/ray_angles.hpp"

#include <cfloat>
#include <cmath>
#include <numbers>

// The sums must be rounded to doubles after each step, as the author's were.
static_assert(FLT_EVAL_METHOD == 0, "compile with SSE2 or another unit that rounds to doubles");

namespace fovlab {
namespace {

RayDirection ray_direction(int ray, int rays) {
    if (rays == static_cast<int>(one_degree_rays.size()))
        return one_degree_rays[static_cast<std::size_t>(ray)];
    const double angle = ray * 360.0 / rays * (std::numbers::pi / 180);
    return {std::sin(angle), std::cos(angle)};
}

void cast_ray(const Grid& grid, Tile viewer, int radius, RayDirection direction, TileSet& visible) {
    double x = viewer.x;
    double y = viewer.y;
    for (int step = 0; step < radius; ++step) {
        x -= direction.sine;
        y -= direction.cosine;
        // The author tests before he rounds to a tile: a ray ends where it passes the middle of an
        // edge tile, be it by the least rounding error.
        if (x < 0 || x > grid.width() - 1 || y < 0 || y > grid.height() - 1) return;
        const Tile tile{static_cast<int>(x + 0.5), static_cast<int>(y + 0.5)};
        visible.insert(tile);
        if (grid.is_wall(tile)) return;
    }
}

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values) {
    const int rays = values[0];
    TileSet visible(grid.width(), grid.height());
    visible.insert(viewer);
    for (int ray = 0; ray < rays; ++ray)
        cast_ray(grid, viewer, radius, ray_direction(ray, rays), visible);
    return visible;
}

constexpr Parameter parameters[] = {{
    .name = "rays",
    .description = "how many rays, at equal angles",
    .default_value = 360,
    .min = 1,
    .max = 3600,
}};

} // namespace

constinit const Algorithm raycast = {
    .id = "raycast",
    .name = "Ray casting",
    .description = "rays at equal angles, in steps of one tile",
    .author = "Jeremy Cerise",
    .document = "RoguelikeDev Builds a Roguelike, part 5 (2017), in Go",
    .url = "http://jeremyceri.se/post/roguelike-dev-week-3-part-1/",
    .parameters = parameters,
    .nominal_range = "disc: dx²+dy² ≤ R²",
    .in_nominal_range = [](Tile offset, int radius,
                           ParameterValues) { return in_disc(offset, radius); },
    .fov = compute_fov,
};

} // namespace fovlab
