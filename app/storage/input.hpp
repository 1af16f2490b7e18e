#pragma once

#include <cstddef>
#include <string>

namespace fovlab {

/// Reads a file, or standard input for `-`, but no more than `limit` + 1 bytes: enough to tell that
/// it is too long. Throws Failure, with the path as the place.
std::string read_input(const std::string& path, std::size_t limit);

} // namespace fovlab
