#pragma once

#include "draw/fonts.hpp"
#include "picture/rasteriser.hpp"

#include <imgui.h>

#include <string>
#include <vector>

namespace fovlab {

/// How large text is, in whole pixels: a font is sharp only at the size it is baked for.
struct TextSizes {
    float title;
    float name;
    float text;
    int tile;          // the side of a tile on a map
    int legend_swatch; // and in the legend
};

/// A Dear ImGui context without a backend, in which draw lists can be filled with shapes and text,
/// for the rasteriser to turn into pixels. There can be one at a time.
class DrawingContext {
public:
    /// Bakes the fonts with Latin letters and with those of `texts`. Throws Failure when the fonts
    /// are not installed.
    DrawingContext(const TextSizes& sizes, const std::vector<std::string>& texts);

    Font title;
    Font name;
    Font text;
    TileFonts on_map;
    TileFonts in_legend;
    FontAtlas atlas;

    /// The draw list, emptied.
    ImDrawList& begin_list();

private:
    struct Context {
        Context();
        ~Context();
        Context(const Context&) = delete;
        Context& operator=(const Context&) = delete;
    };

    Context context_;
    ImDrawList list_;
};

} // namespace fovlab
