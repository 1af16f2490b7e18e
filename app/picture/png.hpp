#pragma once

#include "picture/image.hpp"

#include <string>

namespace fovlab {

/// The image as the bytes of a PNG file.
std::string encode_png(const Image& image);

} // namespace fovlab
