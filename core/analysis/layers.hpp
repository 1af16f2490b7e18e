#pragma once

#include "analysis/asymmetry.hpp"
#include "analysis/sight.hpp"
#include "analysis/soundness.hpp"

#include <string>

namespace fovlab {

// Layers as text: one character a tile, one line a row of the grid.

/// `*` visible, `-` not.
std::string visible_layer(const TileSet& visible);

/// `c` clear, `o` open, `p` pinhole, `n` none; `?` outside the square of the radius.
std::string sight_layer(const GeometricSight& sight, Tile viewer, int radius);

/// `L` leak, `X` impossible, `h` hole, `u` unlit wall; else as the visible layer.
std::string soundness_layer(const TileSet& visible, const Soundness& soundness);

/// `@` the viewer, `#` wall, `>` sees and is unseen from there, `<` is seen from there and does not
/// see, `=` each sees the other, `-` neither does.
std::string asymmetry_layer(const Grid& grid, Tile viewer, const TileSet& visible,
                            const Asymmetry& asymmetry);

} // namespace fovlab
