#pragma once

#include "fov/catalogue.hpp"
#include "fov/spec.hpp"
#include "support/random_map.hpp"

#include <rapidcheck.h>

namespace fovlab::test {

/// A number from min to max, each as likely as the others from the first test case on.
inline rc::Gen<int> any_int(int min, int max) {
    return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(min, max + 1));
}

/// Maps of every kind of size and density: single rows and columns, squares, more than a word wide,
/// open, scattered and nearly solid. Failures shrink toward small and open.
inline rc::Gen<Map> any_map(int max_width = 40, int max_height = 24) {
    return rc::gen::apply(
        [](int width, int height, int wall_percent, std::uint64_t seed) {
            Random random(seed);
            return random_map(width, height, wall_percent, random);
        },
        any_int(1, max_width), any_int(1, max_height), rc::gen::element(0, 5, 10, 20, 40, 70),
        rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

/// Any algorithm, with the parameters that matter.
inline rc::Gen<Spec> any_spec() {
    return rc::gen::map(rc::gen::element<std::string>(
                            "bresenham", "raycast", "raycast:rays=90", "raycast:rays=719",
                            "shortest-path", "shortest-path:neighbours=8", "dfov", "shadowcast"),
                        [](const std::string& text) { return parse_spec(text); });
}

} // namespace fovlab::test

namespace fovlab {

// How failing examples are printed.
inline void showValue(const Map& map, std::ostream& out) {
    out << "viewer " << map.viewer.x << ',' << map.viewer.y << '\n';
    for (int y = 0; y < map.grid.height(); ++y) {
        for (int x = 0; x < map.grid.width(); ++x)
            out << (Tile{x, y} == map.viewer ? '@' : map.grid.is_wall({x, y}) ? '#' : '.');
        out << '\n';
    }
}
inline void showValue(const Spec& spec, std::ostream& out) {
    out << to_string(spec);
}

} // namespace fovlab
