#pragma once

#include "picture/image.hpp"

#include <string>

namespace fovlab::test {

/// Golden pictures hold for the versions of Dear ImGui, which makes the triangles, that were found
/// to make the same, and for one version of the fonts. Says what is different here; empty if
/// nothing is.
std::string why_pictures_may_differ();

/// The image in the bytes of a PNG file. Throws when they are none.
Image decode_png(const std::string& bytes);

/// How many pixels differ; all of the larger one's when the sizes differ.
long long differing_pixels(const Image& a, const Image& b);

/// The first picture in grey, and in red what differs from the second, which has the same size.
Image difference_picture(const Image& a, const Image& b);

} // namespace fovlab::test
