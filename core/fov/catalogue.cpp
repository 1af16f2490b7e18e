#include "fov/catalogue.hpp"

#include "fov/algorithms.hpp"

#include <algorithm>

namespace fovlab {
namespace {

constexpr Parameter raycast_parameters[] = {{
    .name = "rays",
    .description = "how many rays, at equal angles",
    .default_value = 360,
    .min = 1,
    .max = 3600,
}};

constexpr int neighbour_counts[] = {4, 8};
constexpr Parameter shortest_path_parameters[] = {{
    .name = "neighbours",
    .description = "how many neighbours a step may lead to",
    .default_value = 4,
    .min = 4,
    .max = 8,
    .allowed = neighbour_counts,
}};

bool in_square_range(Tile offset, int radius, ParameterValues) {
    return square_length(offset) <= radius;
}

bool in_disc_range(Tile offset, int radius, ParameterValues) {
    return in_disc(offset, radius);
}

bool in_shortest_path_range(Tile offset, int radius, ParameterValues values) {
    return (values[0] == 4 ? diamond_length(offset) : square_length(offset)) <= radius;
}

bool in_shadowcast_range(Tile offset, int radius, ParameterValues) {
    return in_disc(offset, radius) && square_length(offset) <= radius - 1;
}

constexpr Algorithm algorithms[] = {
    {
        .id = "bresenham",
        .name = "Bresenham rays",
        .description = "a Bresenham line to every tile on the rim of the square",
        .author = "André Van der Merwe",
        .document = "Haskell roguelike, \"Field of view\" (2018)",
        .url = "http://www.andrevdm.com/posts/multi/2018-04-02-haskell-rogue-like_10.html",
        .parameters = {},
        .nominal_range = "square: max(|dx|,|dy|) ≤ R",
        .in_nominal_range = in_square_range,
        .fov = bresenham_fov,
    },
    {
        .id = "raycast",
        .name = "Ray casting",
        .description = "rays at equal angles, in steps of one tile",
        .author = "Jeremy Cerise",
        .document = "RoguelikeDev Builds a Roguelike in Go, part 5 (2017)",
        .url = "http://jeremyceri.se/post/roguelike-dev-week-3-part-1/",
        .parameters = raycast_parameters,
        .nominal_range = "disc: dx²+dy² ≤ R²",
        .in_nominal_range = in_disc_range,
        .fov = raycast_fov,
    },
    {
        .id = "shortest-path",
        .name = "Shortest paths",
        .description = "tiles that an unobstructed shortest path leads to",
        .author = "mrpingouin",
        .document = "\"Illumination\" (2009)",
        .url = "http://misterpingouin.blogspot.com/2009/07/illumination.html",
        .parameters = shortest_path_parameters,
        .nominal_range = "diamond: |dx|+|dy| ≤ R with 4 neighbours; square with 8",
        .in_nominal_range = in_shortest_path_range,
        .fov = shortest_path_fov,
        .symmetric = true,
    },
    {
        .id = "dfov",
        .name = "Digital FOV",
        .description = "straight lines between any points of two diamond-shaped tiles",
        .author = "Mikolaj Konarski",
        .document = "LambdaHack, Game.LambdaHack.Server.FovDigital",
        .url = "https://github.com/LambdaHack/LambdaHack",
        .parameters = {},
        .nominal_range = "square: max(|dx|,|dy|) ≤ R",
        .in_nominal_range = in_square_range,
        .fov = dfov_fov,
        .symmetric = true,
    },
    {
        .id = "shadowcast",
        .name = "Shadowcasting",
        .description = "cones of light in eight octants, split by walls",
        .author = "Björn Bergström (technique)",
        .document = "JavaScript roguelike tutorial, part 4 (after SquidLib and Hauberk)",
        .url = "http://www.roguebasin.com/index.php?title=FOV_using_recursive_shadowcasting",
        .parameters = {},
        .nominal_range = "disc, and max(|dx|,|dy|) ≤ R−1",
        .in_nominal_range = in_shadowcast_range,
        .fov = shadowcast_fov,
    },
};

} // namespace

std::span<const Algorithm> catalogue() {
    return algorithms;
}

const Algorithm* find_algorithm(std::string_view id) {
    const auto found = std::ranges::find(algorithms, id, &Algorithm::id);
    return found == std::end(algorithms) ? nullptr : found;
}

} // namespace fovlab
