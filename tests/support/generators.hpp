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

/// Any algorithm of the catalogue, with parameters at their defaults or anywhere in their ranges.
inline rc::Gen<Spec> any_spec() {
    return rc::gen::exec([] {
        const auto algorithms = catalogue();
        Spec spec = default_spec(*algorithms[static_cast<std::size_t>(
            *any_int(0, static_cast<int>(algorithms.size()) - 1))]);
        for (std::size_t i = 0; i < spec.values.size(); ++i) {
            const Parameter& parameter = spec.algorithm->parameters[i];
            if (!parameter.allowed.empty())
                spec.values[i] = *rc::gen::elementOf(parameter.allowed);
            else if (*any_int(0, 1) == 1)
                spec.values[i] = *any_int(parameter.min, parameter.max);
        }
        return spec;
    });
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
