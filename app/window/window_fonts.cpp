#include "window/window_fonts.hpp"

#include "window/viewport.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// Latin, Greek and Cyrillic letters, for titles and file names, and the signs that texts use.
constexpr ImWchar letters[] = {0x20,   0x24F,  0x370,  0x52F,  0x2010, 0x2027, 0x2190,
                               0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};
constexpr ImWchar latin_letters[] = {0x20, 0x17F, 0x2013, 0x2026, 0};

/// What is written on tiles between two baked sizes is scaled down, by a third at most.
constexpr float growth = 1.5f;

} // namespace

TileFonts WindowFonts::for_tiles(int tile) const {
    const float number = number_size(tile);
    const auto enough = [&](const TileFonts& fonts) { return fonts.number.size >= number; };
    const auto baked = std::ranges::find_if(tiles, enough);
    const TileFonts& nearest = baked == tiles.end() ? tiles.back() : *baked;
    return {{nearest.number.face, number}, {nearest.viewer.face, viewer_size(tile)}};
}

float WindowFonts::scaled(float pixels) const {
    return std::round(pixels * scale);
}

WindowFonts bake_window_fonts(float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    FontFiles files;
    WindowFonts fonts{};
    fonts.scale = scale;
    fonts.text = files.regular(fonts.scaled(14), letters);
    fonts.strong = files.bold(fonts.scaled(14), latin_letters);
    const Font name = files.bold(fonts.scaled(16), latin_letters);
    fonts.heading = {name, fonts.text, files.for_tiles(static_cast<int>(fonts.text.size) - 1)};
    for (float tile = 10; tile < largest_window_tile * growth; tile *= growth)
        fonts.tiles.push_back(files.for_tiles(static_cast<int>(std::ceil(tile))));
    atlas.Build();
    ImGui::GetIO().FontDefault = fonts.text.face;
    return fonts;
}

} // namespace fovlab
