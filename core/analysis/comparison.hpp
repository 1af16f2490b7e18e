#pragma once

#include "analysis/asymmetry.hpp"
#include "analysis/sight.hpp"
#include "analysis/soundness.hpp"

#include <span>
#include <vector>

namespace fovlab {

/// What one algorithm sees from a viewer, and what is wrong with it.
struct Findings {
    TileSet visible;
    Soundness soundness;
    Asymmetry asymmetry;
};

/// Algorithms compared from one viewer.
struct Comparison {
    GeometricSight sight;
    std::vector<Findings> findings; // of each algorithm, in order
};

/// Compares the algorithms from a viewer, who must be on floor, with a radius of at least 1.
Comparison compare(std::span<const Spec> algorithms, const Grid& grid, Tile viewer, int radius);

} // namespace fovlab
