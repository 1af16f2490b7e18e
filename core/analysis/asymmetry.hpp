#pragma once

#include "fov/spec.hpp"
#include "grid/grid.hpp"

namespace fovlab {

/// The floor tiles that are unfair to the viewer, or the viewer to them.
struct Asymmetry {
    TileSet sees_unseen;   // the viewer sees the tile and is not seen from there
    TileSet seen_unseeing; // the viewer does not see the tile, but is seen from there
};

/// Compares what the algorithm sees from the viewer with whether it sees the viewer from each floor
/// tile within the radius. Empty without further work for algorithms that are proven symmetric.
Asymmetry asymmetry(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                    const TileSet& visible);

} // namespace fovlab
