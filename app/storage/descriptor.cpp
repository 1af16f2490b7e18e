#include "storage/descriptor.hpp"

#include <cerrno>
#include <system_error>

namespace fovlab {

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::string error_text(int error) {
    switch (error) {
    case ENOENT:
        return "no such file or folder; check the path";
    case ENOTDIR:
        return "a part of the path is no folder; check the path";
    case EISDIR:
        return "is a folder; name a file";
    case EACCES:
    case EPERM:
        return "permission denied; change its permissions or choose another place";
    case EROFS:
        return "the file system is read-only; choose another place";
    case ENOSPC:
    case EDQUOT:
        return "no space left; free some or choose another place";
    case EFBIG:
        return "larger than this system lets a file be; choose another place";
    case ENAMETOOLONG:
        return "the name is too long; choose a shorter one";
    case ELOOP:
        return "its symbolic links lead in a circle; choose another name";
    default:
        return std::generic_category().message(error);
    }
}

} // namespace fovlab
