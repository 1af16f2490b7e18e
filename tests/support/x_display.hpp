#pragma once

#include "picture/image.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace fovlab::test {

/// A display of its own without a screen (Xvfb), and somebody who sits before it: sees windows,
/// moves the mouse and presses keys, as the X server tells programs. DISPLAY names it while it is
/// there.
class XDisplay {
public:
    /// `dpi` is what the desktop says of itself; 96 is scale 1.
    XDisplay(int width, int height, int dpi = 96);
    ~XDisplay();
    XDisplay(const XDisplay&) = delete;
    XDisplay& operator=(const XDisplay&) = delete;

    /// Waits until there is a window, and gives it the keyboard. Throws when that takes too long.
    void wait_for_window();

    std::string title() const;
    void resize(int width, int height);

    /// What a window manager does when the user closes the window.
    void ask_to_close();

    // Points are within the window.
    void move(int x, int y);
    void press(unsigned button = 1);
    void release(unsigned button = 1);

    void hold_key(const std::string& name);
    void release_key(const std::string& name);

    /// Presses keys together and releases them: their names as X has them, "Control_L", "s".
    void keys(const std::vector<std::string>& names);

    /// What the window shows.
    Image picture() const;

private:
    struct Connection;

    pid_t server_;
    std::unique_ptr<Connection> connection_;
};

/// A program that runs beside the test. It is killed when this goes away.
class RunningProgram {
public:
    explicit RunningProgram(const std::vector<std::string>& command);
    ~RunningProgram();
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    pid_t pid() const { return pid_; }

    /// Its exit status, once it has ended.
    std::optional<int> status();

private:
    pid_t pid_;
    std::optional<int> status_;
};

/// Waits until a condition holds; false when it does not for half a minute.
bool wait_until(const std::function<bool()>& condition);

} // namespace fovlab::test
