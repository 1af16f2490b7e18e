#pragma once

#include "draw/drawing_context.hpp"
#include "draw/heading.hpp"
#include "draw/sheet.hpp"

namespace fovlab {

/// Where everything on a sheet goes, in pixels.
struct SheetLayout {
    int columns;
    int width;
    int height;

    TextSizes text;
    int margin;
    ImVec2 title;
    ImVec2 subtitle;
    float text_width;          // in which title and subtitle wrap
    std::vector<ImVec2> cells; // the top left of each panel, heading included
    int cell_width;
    int figures_y;              // from the top of a cell
    int map_y;                  // from the top of a cell
    std::vector<ImVec2> legend; // the top left of each entry

    long long pixels() const { return static_cast<long long>(width) * height; }
};

/// The text sizes that go with a tile size: those of a sheet with tiles of 24 pixels, or larger in
/// proportion, so that a sheet with tiles of 48 pixels is the same picture at twice the resolution.
TextSizes text_sizes(int tile);

/// The fonts of headings, with text of these sizes.
HeadingFonts heading_fonts(const DrawingContext& context, const TextSizes& text);

/// The entries of all panels' legends, each once, in the order of their ranks.
std::vector<LegendEntry> legend_of(const Sheet& sheet);

/// Lays out the sheet with the tile size and columns that it asks for, or the best. Throws
/// SheetTooLarge.
SheetLayout lay_out(const Sheet& sheet, const DrawingContext& context);

} // namespace fovlab
