#pragma once

#include "draw/panel.hpp"
#include "picture/image.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace fovlab {

/// A tile's side on a sheet, in pixels.
inline constexpr int min_tile_pixels = 4;
inline constexpr int max_tile_pixels = 64;

/// A sheet has at most this many pixels.
inline constexpr long long max_sheet_pixels = 64'000'000;

/// A sheet has at most this many panels, which keeps its sides far from overflow.
inline constexpr std::size_t max_panels = 64;

/// The comparison sheet: a title, panels of one map in columns, a legend.
struct Sheet {
    std::string title;
    std::string subtitle;
    std::vector<Panel> panels; // 1 to max_panels
    TileRect shown;            // the part of the map that all panels show
    std::optional<Tile> viewer;
    const Theme* theme;

    std::optional<int> tile;    // in pixels; otherwise as large as fits a sheet of usual width
    std::optional<int> columns; // otherwise what brings the sheet nearest to 16:9
    bool legend = true;
    bool grid_lines = true;
    bool numbers = true;
};

/// Thrown when a sheet would be over max_sheet_pixels.
struct SheetTooLarge : std::runtime_error {
    SheetTooLarge(const std::string& what, std::optional<int> largest_tile_)
        : std::runtime_error(what), largest_tile(largest_tile_) {}

    std::optional<int> largest_tile; // that fits, in pixels
};

/// Draws the sheet. Throws SheetTooLarge, and Failure when the fonts are not installed.
Image draw_sheet(const Sheet& sheet);

/// Throws what draw_sheet would throw, without drawing.
void check_sheet(const Sheet& sheet);

} // namespace fovlab
