// Discrete shortest paths.
//
// Source: mrpingouin, "Illumination" (2009), who takes Fermat's principle literally: light travels
// along shortest paths, and in a world of tiles those are paths of steps. A tile is visible when
// one of the shortest paths that an empty grid would offer is free of walls up to that tile. Steps
// go to 4 or 8 neighbours.
//
// The quirk: there are many shortest paths between most tiles, and light takes them all, so it
// bends around walls. It never makes a detour, though: each step must lead away from the viewer.
//
// Sight is symmetric between floor tiles, since a shortest path walked backward is one as well.

#include "fov/catalogue.hpp"

#include <algorithm>
#include <cstdlib>

namespace fovlab {
namespace {

/// Light spreading from the viewer, one distance after the other.
struct Light {
    const Grid& grid;
    Tile viewer;
    TileSet visible;

    Light(const Grid& grid_, Tile viewer_)
        : grid(grid_), viewer(viewer_), visible(grid_.width(), grid_.height()) {
        visible.insert(viewer);
    }

    /// Whether light goes on from the tile at this offset.
    bool relays(int dx, int dy) const {
        const Tile tile = viewer + Tile{dx, dy};
        return grid.contains(tile) && visible.contains(tile) && grid.is_floor(tile);
    }

    void reach(int dx, int dy) {
        const Tile tile = viewer + Tile{dx, dy};
        if (grid.contains(tile)) visible.insert(tile);
    }
};

/// No tile of the grid is farther from the viewer than this, with either count of neighbours.
int farthest_distance(const Grid& grid, int radius) {
    return std::min(radius, grid.width() + grid.height());
}

/// With 4 neighbours a tile at (dx, dy) has at most two that are nearer: one step less in x, or one
/// step less in y.
TileSet spread_by_4_neighbours(const Grid& grid, Tile viewer, int radius) {
    Light light(grid, viewer);
    for (int distance = 1; distance <= farthest_distance(grid, radius); ++distance) {
        for (int dy = -distance; dy <= distance; ++dy) {
            const int width = distance - std::abs(dy); // the diamond's rim: |dx| = width
            const int nearer_dy = dy - (dy > 0) + (dy < 0);
            for (const int dx : {-width, width}) {
                const int nearer_dx = dx - (dx > 0) + (dx < 0);
                if ((dx != 0 && light.relays(nearer_dx, dy)) ||
                    (dy != 0 && light.relays(dx, nearer_dy)))
                    light.reach(dx, dy);
            }
        }
    }
    return light.visible;
}

/// With 8 neighbours a tile on a side of the square at `distance` has those three nearer neighbours
/// that lie on the next smaller square; toward the corners two, and in the corner one.
TileSet spread_by_8_neighbours(const Grid& grid, Tile viewer, int radius) {
    Light light(grid, viewer);
    for (int distance = 1; distance <= farthest_distance(grid, radius); ++distance) {
        const int nearer = distance - 1;
        for (int along = -distance; along <= distance; ++along) {
            for (int n = std::max(along - 1, -nearer); n <= std::min(along + 1, nearer); ++n) {
                if (light.relays(n, -nearer)) light.reach(along, -distance);
                if (light.relays(n, nearer)) light.reach(along, distance);
                if (light.relays(-nearer, n)) light.reach(-distance, along);
                if (light.relays(nearer, n)) light.reach(distance, along);
            }
        }
    }
    return light.visible;
}

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values) {
    const int neighbours = values[0];
    return neighbours == 4 ? spread_by_4_neighbours(grid, viewer, radius)
                           : spread_by_8_neighbours(grid, viewer, radius);
}

constexpr int neighbour_counts[] = {4, 8};
constexpr Parameter parameters[] = {{
    .name = "neighbours",
    .description = "how many neighbours a step may lead to",
    .default_value = 4,
    .min = 4,
    .max = 8,
    .allowed = neighbour_counts,
}};

} // namespace

constinit const Algorithm shortest_path = {
    .id = "shortest-path",
    .name = "Shortest paths",
    .description = "tiles that an unobstructed shortest path leads to",
    .author = "mrpingouin",
    .document = "\"Illumination\" (2009)",
    .url = "http://misterpingouin.blogspot.com/2009/07/illumination.html",
    .parameters = parameters,
    .nominal_range = "diamond: |dx|+|dy| ≤ R with 4 neighbours; square with 8",
    .in_nominal_range =
        [](Tile offset, int radius, ParameterValues values) {
            return (values[0] == 4 ? diamond_length(offset) : square_length(offset)) <= radius;
        },
    .fov = compute_fov,
    .symmetric = true,
};

} // namespace fovlab
