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
//
// The author's greatest distance is exclusive; here tiles at a distance of the radius are reached.

#include "fov/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace fovlab {
namespace {

constexpr Tile steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

/// Light that spreads from the viewer, one distance after the other.
class Light {
public:
    Light(const Grid& grid, Tile viewer, int neighbours)
        : grid_(grid), viewer_(viewer), straight_only_(neighbours == 4),
          steps_(std::span(steps).first(static_cast<std::size_t>(neighbours))),
          visible_(grid.width(), grid.height()) {
        visible_.insert(viewer);
    }

    /// Lights the tiles at this distance, the rim of a diamond or of a square.
    void spread_to(int distance) {
        for (int dy = -distance; dy <= distance; ++dy) {
            if (!straight_only_ && std::abs(dy) == distance) {
                for (int dx = -distance; dx <= distance; ++dx) light({dx, dy}, distance);
            } else {
                const int dx = straight_only_ ? distance - std::abs(dy) : distance;
                light({-dx, dy}, distance);
                light({dx, dy}, distance);
            }
        }
    }

    const TileSet& visible() const { return visible_; }

private:
    /// Lights the tile at this offset if a neighbour that is one step nearer passes light on to it.
    void light(Tile offset, int distance) {
        if (!grid_.contains(viewer_ + offset)) return;
        for (const Tile step : steps_) {
            const Tile nearer = offset - step;
            if (length(nearer) == distance - 1 && passes_light_on(viewer_ + nearer)) {
                visible_.insert(viewer_ + offset);
                return;
            }
        }
    }

    int length(Tile offset) const {
        return straight_only_ ? diamond_length(offset) : square_length(offset);
    }

    bool passes_light_on(Tile tile) const {
        return grid_.contains(tile) && visible_.contains(tile) && grid_.is_floor(tile);
    }

    const Grid& grid_;
    Tile viewer_;
    bool straight_only_;
    std::span<const Tile> steps_;
    TileSet visible_;
};

TileSet compute_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values) {
    Light light(grid, viewer, values[0]);
    const int last_distance = std::min(radius, grid.width() + grid.height()); // none is farther off
    for (int distance = 1; distance <= last_distance; ++distance) light.spread_to(distance);
    return light.visible();
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
