#pragma once

#include "picture/image.hpp"

#include <imgui.h>

namespace fovlab {

/// The opacities of the font atlas, 0 to 255, row by row. Draw lists refer to it as their texture.
struct FontAtlas {
    const unsigned char* alpha = nullptr;
    int width = 0;
    int height = 0;
};

/// Draws the triangles of a draw list over the image, as a graphics card would: pixels whose centre
/// a triangle covers (top-left rule), the atlas sampled bilinearly, colours interpolated, blended
/// by their alpha and clipped. All in integers, so that every machine makes the same bytes. The
/// atlas is taken as the texture of every command.
void rasterise(const ImDrawList& list, const FontAtlas& atlas, Image& image);

} // namespace fovlab
