#pragma once

#include "grid/map.hpp"

namespace fovlab {

// Changes of a whole map. Titles and what else its author says stay.

/// An empty map, the viewer in the middle. Sides are 1 to max_map_side.
Map new_map(int width, int height);

/// The map with another size, its top left where it was; what is new is floor. A viewer who would
/// be off the map moves to the nearest floor, of which there will be some.
Map resized(const Map& map, int width, int height);

/// The map without its walls.
Map cleared(const Map& map);

/// The map with walls for floor and floor for walls, but for the viewer's tile, which stays floor.
Map inverted(const Map& map);

} // namespace fovlab
