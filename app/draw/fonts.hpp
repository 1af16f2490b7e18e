#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

namespace fovlab {

/// A font at a size, the height of its lines in pixels.
struct Font {
    ImFont* face;
    float size;
};

/// The fonts for what is written on tiles of some size.
struct TileFonts {
    Font number;
    Font viewer; // the @
};

/// How large that is, for a tile's side in pixels.
float number_size(int tile);
float viewer_size(int tile);

/// The width and height of a text in pixels. Metrics are linear in the size, which need not be the
/// baked one. Lines break at line ends, and at wrap_width when that is not 0.
ImVec2 measure(Font font, std::string_view text, float wrap_width = 0);

/// Writes a text with its top left at `at`, breaking lines as measure does.
void write(ImDrawList& list, Font font, ImVec2 at, std::string_view text, ImU32 colour,
           float wrap_width = 0);

/// The font files, from which fonts are baked into the atlas of the current Dear ImGui context.
/// They must stay until the atlas is built, and so must the letters: ranges, first and last.
class FontFiles {
public:
    /// Throws Failure when the fonts are not installed.
    FontFiles();

    Font regular(float size, const ImWchar* letters);
    Font bold(float size, const ImWchar* letters);

    /// Fonts for tiles of this size: digits and the @.
    TileFonts for_tiles(int tile);

private:
    std::string regular_;
    std::string bold_;
};

} // namespace fovlab
