#pragma once

#include <filesystem>
#include <string>

namespace fovlab::test {

/// The whole content of a file. Throws when it cannot be read.
std::string read_file(const std::filesystem::path& path);

/// Makes or replaces a file.
void write_file(const std::filesystem::path& path, const std::string& content);

/// An empty folder of the test's own, which goes away with this object.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path path;
};

} // namespace fovlab::test
