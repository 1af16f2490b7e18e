#pragma once

#include <imgui.h>

namespace fovlab {

// Where versions of Dear ImGui, from 1.86 on, differ for the window.

/// To be called before ImGui::NewFrame: Dear ImGui is not to see that Tab is pressed.
inline void keep_tab_from_gui() {
    ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM < 18700
    const int tab = io.KeyMap[ImGuiKey_Tab];
    if (tab >= 0) io.KeysDown[tab] = false;
#else
    io.AddKeyEvent(ImGuiKey_Tab, false);
#endif
}

} // namespace fovlab
