// Writing whole files: what a command's own end cannot show.

#include "storage/output.hpp"

#include "failure.hpp"
#include "support/files.hpp"
#include "support/random_map.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fovlab::test {
namespace {

namespace fs = std::filesystem;

constexpr int ending_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGXCPU, SIGALRM};

/// Runs something in a process of its own, which ends with status 0 when it returned true, or by
/// one of the signals above, even if the tests themselves were started with it ignored.
pid_t start(const std::function<bool()>& action) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    for (const int signal : ending_signals) std::signal(signal, SIG_DFL);
    ::_exit(action() ? 0 : 1);
}

int status_of(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(WholeFile, ASignalAtAnyMomentLeavesAWholeFileAndNothingElse) {
    const TemporaryFolder folder;
    const fs::path file = folder.path / "file";
    const std::string contents[] = {std::string(200'000, 'a'), std::string(300'000, 'b')};
    write_whole_file(file, contents[0]);
    Random random(1);
    for (int round = 0; round < 60; ++round) {
        const pid_t child = start([&] {
            for (int i = 0;; ++i) write_whole_file(file, contents[i % 2]);
            return true;
        });
        const timespec moment{0, random.below(3'000'000)};
        ::nanosleep(&moment, nullptr);
        ::kill(child, ending_signals[round % 6]);
        EXPECT_TRUE(WIFSIGNALED(status_of(child)));
        const std::string content = read_file(file);
        EXPECT_TRUE(content == contents[0] || content == contents[1]) << content.size();
        EXPECT_EQ(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator{}), 1);
    }
}

/// What somebody without root's powers is told when doing something, or nothing when it works.
std::string refusal_for_others(const std::function<void()>& action) {
    const TemporaryFolder notes;
    fs::permissions(notes.path, fs::perms::all);
    const pid_t child = start([&] {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) return false;
        try {
            action();
            return true;
        } catch (const Failure& failure) {
            write_file(notes.path / "refusal", failure.where + ": " + failure.what());
            return true;
        }
    });
    EXPECT_EQ(status_of(child), 0);
    return fs::exists(notes.path / "refusal") ? read_file(notes.path / "refusal") : "";
}

TEST(WholeFile, RespectsThatAFileOrFolderMayNotBeWritten) {
    const TemporaryFolder folder;
    const fs::path file = folder.path / "file";
    write_file(file, "old");
    fs::permissions(file, fs::perms(0444));
    fs::permissions(folder.path, fs::perms::all);
    const auto write = [&] { write_whole_file(file, "new"); };
    const auto check = [&] { check_writable(file); };
    const std::string of_the_file = file.string() +
                                    ": cannot be written: permission denied; change "
                                    "its permissions or choose another place";
    EXPECT_EQ(refusal_for_others(write), of_the_file);
    EXPECT_EQ(refusal_for_others(check), of_the_file);
    fs::permissions(file, fs::perms(0666));
    fs::permissions(folder.path, fs::perms(0555));
    const std::string of_the_folder =
        file.string() + ": no file can be made in its folder: permission denied; change its "
                        "permissions or choose another place";
    EXPECT_EQ(refusal_for_others(write), of_the_folder);
    EXPECT_EQ(refusal_for_others(check), of_the_folder);
    EXPECT_EQ(read_file(file), "old");
    fs::permissions(folder.path, fs::perms::all);
    EXPECT_EQ(refusal_for_others(check), "");
    EXPECT_EQ(read_file(file), "old");
    EXPECT_EQ(refusal_for_others(write), "");
    EXPECT_EQ(read_file(file), "new");
}

TEST(WholeFile, AReplacedFileKeepsItsOwner) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root can give files away";
    const TemporaryFolder folder;
    const fs::path file = folder.path / "file";
    write_file(file, "old");
    ASSERT_EQ(::chown(file.c_str(), 65534, 65534), 0);
    fs::permissions(file, fs::perms(0640));
    write_whole_file(file, "new");
    struct stat after {};
    ASSERT_EQ(::stat(file.c_str(), &after), 0);
    EXPECT_EQ(after.st_uid, 65534u);
    EXPECT_EQ(after.st_mode & 07777, 0640u);
}

} // namespace
} // namespace fovlab::test
