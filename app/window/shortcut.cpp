#include "window/shortcut.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab {
namespace {

std::string name_of_key(int key) {
    if (key > ' ' && key <= '~') return std::string(1, static_cast<char>(key));
    if (key >= GLFW_KEY_F1 && key <= GLFW_KEY_F12)
        return std::string("F") + std::to_string(key - GLFW_KEY_F1 + 1);
    if (key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_9)
        return std::string("numpad ") + std::to_string(key - GLFW_KEY_KP_0);
    switch (key) {
    case GLFW_KEY_KP_ADD:
        return "numpad +";
    case GLFW_KEY_KP_SUBTRACT:
        return "numpad -";
    case GLFW_KEY_TAB:
        return "Tab";
    case GLFW_KEY_ESCAPE:
        return "Esc";
    case GLFW_KEY_SPACE:
        return "Space";
    case GLFW_KEY_LEFT:
        return "Left";
    case GLFW_KEY_RIGHT:
        return "Right";
    case GLFW_KEY_UP:
        return "Up";
    case GLFW_KEY_DOWN:
        return "Down";
    default:
        return "?";
    }
}

} // namespace

std::string to_string(Shortcut shortcut) {
    std::string text;
    if (shortcut.modifiers & GLFW_MOD_CONTROL) text += "Ctrl+";
    if (shortcut.modifiers & GLFW_MOD_SHIFT) text += "Shift+";
    return text + name_of_key(shortcut.key);
}

} // namespace fovlab
