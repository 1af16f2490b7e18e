#pragma once

#include "draw/fonts.hpp"
#include "draw/heading.hpp"

#include <vector>

namespace fovlab {

/// The fonts of the window, baked for a scale: 1 is an ordinary display, 2 one with twice the
/// pixels.
struct WindowFonts {
    float scale;
    Font text;
    Font strong;
    HeadingFonts heading;
    std::vector<TileFonts> tiles; // of growing size

    /// Fonts for tiles of any size, scaled from the nearest larger ones.
    TileFonts for_tiles(int tile) const;

    /// A length that grows with the scale, in whole pixels.
    float scaled(float pixels) const;
};

/// Bakes the fonts into the atlas of the current Dear ImGui context, in the place of those that are
/// there. Throws Failure when they are not installed.
WindowFonts bake_window_fonts(float scale);

} // namespace fovlab
