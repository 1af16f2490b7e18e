#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fovlab::test {

/// How to run a program, beside its arguments.
struct RunOptions {
    std::string input = {};           // its standard input
    std::string standard_output = {}; // a file to write to, instead of Outcome::out
    bool nobody_reads = false;        // its standard output is a pipe closed at the other end
    long long max_file_bytes = -1;    // it cannot make larger files (ulimit -f)
    bool error_is_terminal = false;   // its standard error is a terminal
    int interrupt_after_bytes = -1;   // with a terminal: SIGINT once it has shown that much
};

/// How a run of a program ended.
struct Outcome {
    int status = -1; // its exit status, -1 when a signal ended it
    int signal = 0;
    std::string out;
    std::string err;
    long max_memory_kib = 0;
};

/// Whether the program needed less memory than this. Always true under AddressSanitizer, with which
/// it needs much more and keeps what it has freed.
bool stayed_under(const Outcome& run, long long kib);

/// Runs fovlab with these arguments to its end.
Outcome run_fovlab(const std::vector<std::string>& arguments, const RunOptions& options = {});

} // namespace fovlab::test
