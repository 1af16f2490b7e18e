#include "cli/progress_bar.hpp"

#include "storage/descriptor.hpp"

#include <algorithm>
#include <sys/ioctl.h>
#include <unistd.h>

namespace fovlab {
namespace {

constexpr int cells = 30;
constexpr std::chrono::milliseconds between_updates(100);
constexpr const char* back_to_empty_line = "\r\x1B[K";

void write_error(const std::string& text) {
    // When the terminal is gone there is nobody to show it to.
    [[maybe_unused]] const bool shown = write_all(STDERR_FILENO, text);
}

/// In columns; a usual width where the terminal does not tell.
int terminal_width() {
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

} // namespace

ProgressBar::ProgressBar(std::string work)
    : work_(std::move(work)), on_terminal_(::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (last_shown_) write_error(back_to_empty_line);
}

void ProgressBar::show(double part) {
    if (!on_terminal_) return;
    const Clock::time_point now = Clock::now();
    if (last_shown_ && now - *last_shown_ < between_updates && part < 1) return;
    last_shown_ = now;
    const std::string percent =
        std::to_string(std::clamp(static_cast<int>(part * 100), 0, 100)) + " %";
    const int filled = std::clamp(static_cast<int>(part * cells), 0, cells);
    std::string bar;
    for (int cell = 0; cell < cells; ++cell) bar += cell < filled ? "█" : "░";
    // A line that wraps could not be taken away again.
    const bool has_room = terminal_width() > std::ssize(work_) + cells + 8;
    write_error(back_to_empty_line + work_ + ' ' + (has_room ? bar + ' ' : "") + percent);
}

} // namespace fovlab
