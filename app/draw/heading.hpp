#pragma once

#include "draw/fonts.hpp"
#include "draw/panel.hpp"

namespace fovlab {

/// How a panel's heading is written.
struct HeadingFonts {
    Font name;
    Font text;
    TileFonts in_swatch;
};

/// How wide a heading would like to be, in pixels.
float heading_width(const HeadingFonts& fonts, const Panel& panel, const std::string& detail);

/// Draws a heading with its top left at `at`: name and detail on one line, figures on another, that
/// begins figures_y pixels farther down. What does not fit the width is shortened or left out,
/// words before counts.
void draw_heading(ImDrawList& list, const HeadingFonts& fonts, const Panel& panel,
                  const std::string& detail, ImVec2 at, float width, float figures_y,
                  const Theme& theme);

/// Draws a swatch in a frame, which keeps a light one apart from a light ground.
void draw_framed_swatch(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                        int side, const Theme& theme);

/// The text, or as much of its beginning as fits a width in pixels, with "…" for the rest.
std::string shortened(Font font, const std::string& text, float width);

} // namespace fovlab
