#pragma once

#include "analysis/asymmetry.hpp"
#include "analysis/sight.hpp"
#include "analysis/soundness.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace fovlab {

/// What one algorithm sees from a viewer, and what is wrong with it.
struct Findings {
    TileSet visible;
    Soundness soundness;
    Asymmetry asymmetry;
};

/// Asymmetry needs much more time than all the rest when the radius is large.
enum class WithAsymmetry : bool { no, yes };

/// What there is to find of an algorithm from a viewer, judged by the geometric sight from there
/// with the same radius. Without asymmetry, that is left empty.
Findings findings_of(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                     const GeometricSight& sight, WithAsymmetry with_asymmetry);

/// The six kinds of findings, in the order in which they are told.
enum class Finding : std::uint8_t {
    leak,
    impossible,
    hole,
    unlit_wall,
    sees_unseen,
    seen_unseeing,
};
inline constexpr int finding_count = 6;

/// The tiles with a finding.
const TileSet& tiles_with(Finding finding, const Findings& findings);

/// Algorithms compared from one viewer.
struct Comparison {
    GeometricSight sight;
    std::vector<Findings> findings; // of each algorithm, in order
};

/// Compares the algorithms from a viewer, who must be on floor, with a radius of at least 1.
Comparison compare(std::span<const Spec> algorithms, const Grid& grid, Tile viewer, int radius);

} // namespace fovlab
