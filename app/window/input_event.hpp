#pragma once

#include "window/shortcut.hpp"

#include <imgui.h>

#include <variant>

namespace fovlab {

// What the user does with mouse and keyboard, in the order in which it happens: several of these
// can come within one frame, and none may be lost.

struct PointerMoved {
    ImVec2 to; // in pixels, from the window's top left
};

enum class MouseButton { left, right, middle };

/// A button goes down or up where the pointer was last.
struct ButtonChanged {
    MouseButton button;
    bool down;
};

struct WheelTurned {
    float steps; // up, away from the user, is positive
};

struct KeyPressed {
    Shortcut keys;
    bool repeated = false; // since it is held
};

struct KeyReleased {
    int key;
};

struct PointerLeft {}; // the window

struct FileDropped {}; // which file, the interface knows

struct CloseRequested {};

using InputEvent = std::variant<PointerMoved, PointerLeft, ButtonChanged, WheelTurned, KeyPressed,
                                KeyReleased, FileDropped, CloseRequested>;

} // namespace fovlab
