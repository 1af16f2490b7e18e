#pragma once

#include "grid/map.hpp"

#include <cstdint>
#include <random>
#include <string_view>

namespace fovlab::test {

/// Random numbers that are the same with every standard library.
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// A number from 0 to bound - 1.
    int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
    /// A number from min to max.
    int between(int min, int max) { return min + below(max - min + 1); }
    bool percent(int chance) { return below(100) < chance; }

private:
    std::mt19937_64 engine_;
};

/// A grid in which each tile is a wall with the given chance in percent; at least one is floor.
Grid noise(int width, int height, int wall_percent, Random& random);

/// A cave, by a cellular automaton: winding walls and open chambers.
Grid cave(int width, int height, Random& random);

/// Some floor tile, each as likely as the others.
Tile random_floor(const Grid& grid, Random& random);

/// A noise map with the viewer on some floor tile.
Map random_map(int width, int height, int wall_percent, Random& random);

/// The grid drawn with `#` and `.`, one string a row.
Grid grid_of(std::initializer_list<std::string_view> rows);

} // namespace fovlab::test
