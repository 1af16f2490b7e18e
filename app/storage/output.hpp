#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fovlab {

/// Writes to standard output; throws Failure when that fails.
void write_standard_output(std::string_view bytes);

/// Throws Failure when write_whole_file cannot succeed, as far as that can be known before.
void check_writable(const std::filesystem::path& path);

/// Writes a file whole or not at all. The bytes go to a temporary file in the same folder, are
/// flushed to disk, and only then take the target's name: a file that was there survives any
/// failure, and neither an error nor a signal (SIGKILL apart) leaves anything behind.
///
/// Symbolic links are followed, a replaced file's permissions kept, and one that may not be written
/// refused. A target that is no regular file, such as a pipe or a device, is written to directly.
/// Throws Failure with the path as the place.
void write_whole_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace fovlab
