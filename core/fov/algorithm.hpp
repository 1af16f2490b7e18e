#pragma once

#include "fov/sight_relation.hpp"
#include "grid/grid.hpp"

#include <span>
#include <string_view>

namespace fovlab {

/// A number that an algorithm can be tuned by.
struct Parameter {
    std::string_view name;
    std::string_view description;
    int default_value;
    int min;
    int max;
    std::span<const int> allowed = {}; // when not empty, only these values
};

/// The values of an algorithm's parameters, in the order of its catalogue entry.
using ParameterValues = std::span<const int>;

/// Computes the tiles that are visible from the viewer. The viewer is on floor and is always
/// visible itself; only tiles of the grid within the square of the radius are reported. The radius
/// is in tiles, at least 1.
using FovFunction = TileSet (*)(const Grid& grid, Tile viewer, int radius, ParameterValues values);

/// Whether the viewer sees the target, both on the grid: the same as looking the target up in the
/// viewer's field of view, but without computing all of that.
using SeesFunction = bool (*)(const Grid& grid, Tile viewer, Tile target, int radius,
                              ParameterValues values);

/// Who sees whom, for a block of viewers: those of its tiles that are floor. A whole map is worked
/// through block by block, so that memory stays small however large the map.
using WholeMapFunction = SightRelation (*)(const Grid& grid, TileRect viewers, int radius,
                                           ParameterValues values);

/// An FOV algorithm as the catalogue lists it: plain data, so that analysis, command line and
/// window treat all algorithms alike and never ask which one they have.
struct Algorithm {
    std::string_view id;
    std::string_view name;
    std::string_view description; // one line
    std::string_view author;      // who devised it
    std::string_view document;    // whose version this is, to the last rounding
    std::string_view url;         // where to read about it
    std::span<const Parameter> parameters;

    /// Where the author means to look, in words and as a test of an offset from the viewer.
    std::string_view nominal_range;
    bool (*in_nominal_range)(Tile offset, int radius, ParameterValues values);

    /// The plain version: the one to learn the algorithm from, and the judge of the others.
    FovFunction fov;

    /// Equal to the above but faster, or null. Use them through the functions of fov/fov.hpp, which
    /// fall back on `fov`.
    FovFunction fast_fov = nullptr;
    SeesFunction sees = nullptr;
    WholeMapFunction whole_map = nullptr;

    /// Whether it is proven that of two floor tiles each sees the other or neither does.
    bool symmetric = false;
};

} // namespace fovlab
