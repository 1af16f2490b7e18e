#include "storage/output.hpp"

#include "failure.hpp"
#include "storage/descriptor.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace fovlab {
namespace {

namespace fs = std::filesystem;

/// Holds back every signal but those of a program's own faults, from this thread, while a temporary
/// file exists. They take effect as soon as this goes away. Threads started before this one began
/// to write must hold them back too.
class SignalsHeldBack {
public:
    SignalsHeldBack() {
        sigset_t signals;
        sigfillset(&signals);
        for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP})
            sigdelset(&signals, fault);
        pthread_sigmask(SIG_BLOCK, &signals, &before_);
    }
    ~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalsHeldBack(const SignalsHeldBack&) = delete;
    SignalsHeldBack& operator=(const SignalsHeldBack&) = delete;

private:
    sigset_t before_;
};

[[noreturn]] void fail(const fs::path& path, int error) {
    throw Failure(path.string(), "cannot be written: " + error_text(error));
}

[[noreturn]] void fail_in_folder(const fs::path& path, int error) {
    throw Failure(path.string(), "no file can be made in its folder: " + error_text(error));
}

/// Whether the path leads to something, which then can be written to. Throws Failure when it is
/// there but cannot be written, or cannot be there.
bool is_there(const fs::path& path, struct stat& status) {
    if (::stat(path.c_str(), &status) != 0) {
        if (errno != ENOENT) fail(path, errno);
        return false;
    }
    if (S_ISDIR(status.st_mode)) fail(path, EISDIR);
    if (::access(path.c_str(), W_OK) != 0) fail(path, errno);
    return true;
}

/// Where a chain of symbolic links leads; the last one may lead to nothing yet.
fs::path behind_links(const fs::path& path) {
    fs::path target = path;
    std::error_code error;
    while (fs::is_symlink(fs::symlink_status(target, error)))
        target = target.parent_path() / fs::read_symlink(target, error);
    return target;
}

void write_directly(const fs::path& path, std::string_view bytes) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.is_open() || !write_all(file.number(), bytes) || !file.close()) fail(path, errno);
}

/// Makes a file with a name that nobody has, as the umask wants new files to be.
int create_beside(const fs::path& target, fs::path& name) {
    for (int attempt = 0;; ++attempt) {
        name = target.parent_path() /
               (".fovlab-" + std::to_string(::getpid()) + '-' + std::to_string(attempt) + ".tmp");
        const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST) return file;
    }
}

/// The new file is to be owned and permitted as the one it replaces, where there is one, as far as
/// that is possible: only root can give a file away, and others only to a group of theirs.
bool take_over(const Descriptor& file, const struct stat* replaced) {
    if (!replaced) return true;
    [[maybe_unused]] const bool may_fail =
        ::fchown(file.number(), replaced->st_uid, replaced->st_gid) == 0 ||
        ::fchown(file.number(), static_cast<uid_t>(-1), replaced->st_gid) == 0;
    return ::fchmod(file.number(), replaced->st_mode & 07777) == 0;
}

} // namespace

void write_standard_output(std::string_view bytes) {
    if (!write_all(STDOUT_FILENO, bytes))
        throw Failure("standard output", "cannot be written: " + error_text(errno));
}

void check_writable(const fs::path& path) {
    struct stat status {};
    if (is_there(path, status) && !S_ISREG(status.st_mode)) return;
    const fs::path folder = behind_links(path).parent_path();
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0)
        fail_in_folder(path, errno);
}

void write_whole_file(const fs::path& path, std::string_view bytes) {
    struct stat before {};
    const bool exists = is_there(path, before);
    if (exists && !S_ISREG(before.st_mode)) return write_directly(path, bytes);

    const fs::path target = behind_links(path);
    const SignalsHeldBack signals_held_back;
    fs::path temporary;
    Descriptor file(create_beside(target, temporary));
    if (!file.is_open()) fail_in_folder(path, errno);
    const bool done = take_over(file, exists ? &before : nullptr) &&
                      write_all(file.number(), bytes) && ::fsync(file.number()) == 0 &&
                      file.close() && ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!done) {
        const int error = errno;
        ::unlink(temporary.c_str());
        fail(path, error);
    }
}

} // namespace fovlab
