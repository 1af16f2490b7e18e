#include "storage/input.hpp"

#include "failure.hpp"
#include "storage/descriptor.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>

namespace fovlab {
namespace {

std::string read_up_to(int descriptor, std::size_t bytes, const std::string& path) {
    std::string content;
    while (content.size() < bytes) {
        char buffer[1 << 16];
        const std::size_t wanted = std::min(sizeof buffer, bytes - content.size());
        const ssize_t count = ::read(descriptor, buffer, wanted);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw Failure(path, "cannot be read: " + error_text(errno));
        if (count == 0) break;
        content.append(buffer, static_cast<std::size_t>(count));
    }
    return content;
}

} // namespace

std::string read_input(const std::string& path, std::size_t limit) {
    if (path == "-") return read_up_to(STDIN_FILENO, limit + 1, path);
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) throw Failure(path, "cannot be read: " + error_text(errno));
    return read_up_to(file.number(), limit + 1, path);
}

} // namespace fovlab
