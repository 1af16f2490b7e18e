#pragma once

#include "cli/map_options.hpp"
#include "picture/image.hpp"

#include <string>

namespace fovlab {

/// Whether a picture that is to be written to this file goes to standard output.
bool is_standard_output(const std::string& file);

/// Throws Failure when a picture cannot be written to the file, as far as that can be known before,
/// or would replace the map it shows.
void check_picture_output(const std::string& file, const LoadedMap& loaded);

/// Writes a picture as PNG. Throws Failure.
void write_picture(const std::string& file, const Image& image);

} // namespace fovlab
