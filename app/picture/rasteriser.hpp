#pragma once

#include "draw/drawing_context.hpp"
#include "picture/image.hpp"

namespace fovlab {

/// Draws the triangles of a draw list over the image, as a graphics card would: pixels whose centre
/// a triangle covers (top-left rule), the atlas sampled bilinearly, colours interpolated, blended
/// by their alpha and clipped. All in integers, so that every machine makes the same bytes. The
/// atlas is taken as the texture of every command.
void rasterise(const ImDrawList& list, const FontAtlas& atlas, Image& image);

} // namespace fovlab
