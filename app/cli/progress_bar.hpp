#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace fovlab {

/// A line on standard error that shows how far some work has come, and goes away with this object.
/// Shows nothing where standard error is no terminal.
class ProgressBar {
public:
    explicit ProgressBar(std::string work);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// Which part of the work is done, from 0 to 1. Can be called often.
    void show(double part);

private:
    using Clock = std::chrono::steady_clock;

    std::string work_;
    bool on_terminal_;
    std::optional<Clock::time_point> last_shown_;
};

} // namespace fovlab
