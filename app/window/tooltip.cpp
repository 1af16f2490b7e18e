#include "window/tooltip.hpp"

#include <imgui.h>

namespace fovlab {
namespace {

constexpr float delay = 0.4f; // seconds

/// The item that the pointer rests on, and for how long.
struct Rest {
    ImVec2 min;
    ImVec2 max;
    float seconds = 0;
    int frame = -1; // in which it was last found there
};

Rest rest;

bool has_rested_on_last_item() {
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    const int frame = ImGui::GetFrameCount();
    const bool same = min.x == rest.min.x && min.y == rest.min.y && max.x == rest.max.x &&
                      max.y == rest.max.y && frame - rest.frame <= 1;
    if (!same)
        rest = {min, max};
    else if (frame != rest.frame)
        rest.seconds += ImGui::GetIO().DeltaTime;
    rest.frame = frame;
    return rest.seconds >= delay;
}

} // namespace

bool begin_tooltip(TooltipPlace place) {
    if (!ImGui::IsItemHovered() || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return false;
    if (!has_rested_on_last_item()) return false;
    if (place == TooltipPlace::beside_item) {
        const float gap = ImGui::GetStyle().ItemSpacing.x;
        const bool on_right = rest.min.x > ImGui::GetIO().DisplaySize.x / 2;
        ImGui::SetNextWindowPos({on_right ? rest.min.x - gap : rest.max.x + gap, rest.min.y},
                                ImGuiCond_Always, {on_right ? 1.0f : 0.0f, 0});
    }
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * 26);
    return true;
}

void end_tooltip() {
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

void tooltip(const std::string& text) {
    if (!begin_tooltip()) return;
    ImGui::TextUnformatted(text.c_str());
    end_tooltip();
}

bool is_tooltip_coming() {
    return rest.frame == ImGui::GetFrameCount() && rest.seconds < delay;
}

} // namespace fovlab
