#pragma once

#include <string>

namespace fovlab {

/// A key and the modifiers held with it, numbered as GLFW does: a letter is its capital in ASCII.
struct Shortcut {
    int key;
    int modifiers = 0;

    friend bool operator==(const Shortcut&, const Shortcut&) = default;
};

/// "Ctrl+Shift+Z".
std::string to_string(Shortcut shortcut);

} // namespace fovlab
