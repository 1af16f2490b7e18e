#include "support/run_program.hpp"

#include "support/files.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#ifdef __has_feature
#define FOVLAB_HAS_FEATURE(feature) __has_feature(feature)
#else
#define FOVLAB_HAS_FEATURE(feature) 0
#endif

namespace fovlab::test {
namespace {

void redirect(const std::filesystem::path& file, int flags, int descriptor) {
    const int opened = ::open(file.c_str(), flags, 0600);
    if (opened < 0 || ::dup2(opened, descriptor) < 0) ::_exit(126);
    ::close(opened);
}

void close_other_end_of_standard_output() {
    int ends[2];
    if (::pipe(ends) != 0 || ::dup2(ends[1], STDOUT_FILENO) < 0) ::_exit(126);
    ::close(ends[0]);
    ::close(ends[1]);
}

/// A terminal whose other end is a program's standard error.
class Terminal {
public:
    Terminal() : screen_(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
        if (screen_ < 0 || ::grantpt(screen_) != 0 || ::unlockpt(screen_) != 0)
            throw std::system_error(errno, std::generic_category(), "terminal");
    }
    ~Terminal() { ::close(screen_); }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    std::string name() const { return ::ptsname(screen_); }

    /// What the program shows until it ends.
    std::string read_to_end(pid_t program, int interrupt_after_bytes) {
        std::string shown;
        char bytes[4096];
        for (ssize_t count; (count = ::read(screen_, bytes, sizeof bytes)) > 0;) {
            shown.append(bytes, static_cast<std::size_t>(count));
            if (interrupt_after_bytes >= 0 && std::ssize(shown) >= interrupt_after_bytes)
                ::kill(program, SIGINT);
        }
        return shown;
    }

private:
    int screen_;
};

} // namespace

bool stayed_under(const Outcome& run, long long kib) {
#if defined(__SANITIZE_ADDRESS__) || FOVLAB_HAS_FEATURE(address_sanitizer)
    static_cast<void>(run);
    static_cast<void>(kib);
    return true;
#else
    return run.max_memory_kib < kib;
#endif
}

Outcome run_fovlab(const std::vector<std::string>& arguments, const RunOptions& options) {
    // Files rather than pipes: nothing can block, however much is written.
    const TemporaryFolder streams;
    const auto in = streams.path / "in";
    const auto out = options.standard_output.empty()
                         ? streams.path / "out"
                         : std::filesystem::path(options.standard_output);
    const auto err = streams.path / "err";
    write_file(in, options.input);

    const std::string program = FOVLAB_PROGRAM;
    std::vector<const char*> argv{program.c_str()};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    argv.push_back(nullptr);

    std::optional<Terminal> terminal;
    if (options.error_is_terminal) terminal.emplace();
    const pid_t child = ::fork();
    if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) {
        std::signal(SIGINT, SIG_DFL); // whatever the one who started the tests ignores
        redirect(in, O_RDONLY, STDIN_FILENO);
        redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
        if (terminal)
            redirect(terminal->name(), O_RDWR | O_NOCTTY, STDERR_FILENO);
        else
            redirect(err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
        if (options.nobody_reads) close_other_end_of_standard_output();
        if (options.max_file_bytes >= 0) {
            const rlimit limit{static_cast<rlim_t>(options.max_file_bytes),
                               static_cast<rlim_t>(options.max_file_bytes)};
            if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(126);
        }
        ::execv(program.c_str(), const_cast<char* const*>(argv.data()));
        ::_exit(127);
    }
    Outcome run;
    if (terminal) run.err = terminal->read_to_end(child, options.interrupt_after_bytes);
    int status = 0;
    rusage usage{};
    if (::wait4(child, &status, 0, &usage) != child)
        throw std::system_error(errno, std::generic_category(), "wait4");

    if (WIFEXITED(status)) run.status = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) run.signal = WTERMSIG(status);
    if (options.standard_output.empty()) run.out = read_file(out);
    if (!terminal) run.err = read_file(err);
    run.max_memory_kib = usage.ru_maxrss;
    return run;
}

} // namespace fovlab::test
