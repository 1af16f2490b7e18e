#include "window/style.hpp"

namespace fovlab {
namespace {

/// Between ground and text, in hundredths.
ImU32 shade(const Theme& theme, int part) {
    return blend(theme.ground, theme.text, part, 100);
}

} // namespace

WindowColours window_colours(const Theme& theme) {
    return {.surface = shade(theme, 5),
            .control = shade(theme, 13),
            .control_hovered = shade(theme, 19),
            .control_active = shade(theme, 26),
            .line = shade(theme, 13),
            .accent = theme.viewer,
            .warning = is_light(theme.ground) ? theme.leak : theme.seen_unseeing};
}

void set_style(const Theme& theme, float scale) {
    const WindowColours colours = window_colours(theme);
    ImGuiStyle style;
    style.WindowPadding = {10, 8};
    style.FramePadding = {7, 3};
    style.ItemSpacing = {8, 5};
    style.ItemInnerSpacing = {6, 4};
    style.WindowBorderSize = 0;
    style.PopupBorderSize = 1;
    style.ChildBorderSize = 0;
    style.FrameRounding = style.GrabRounding = style.PopupRounding = 4;
    style.WindowRounding = style.ChildRounding = 4;
    style.ScrollbarSize = 11;
    style.ScrollbarRounding = 5;
    style.GrabMinSize = 10;
    style.DisplaySafeAreaPadding = {0, 0};
    style.ScaleAllSizes(scale);
    style.PopupBorderSize = 1;

    const auto set = [&](std::initializer_list<ImGuiCol> which, ImU32 colour) {
        for (const ImGuiCol each : which)
            style.Colors[each] = ImGui::ColorConvertU32ToFloat4(colour);
    };
    is_light(theme.ground) ? ImGui::StyleColorsLight(&style) : ImGui::StyleColorsDark(&style);
    set({ImGuiCol_Text}, theme.text);
    set({ImGuiCol_TextDisabled}, theme.quiet_text);
    set({ImGuiCol_WindowBg, ImGuiCol_MenuBarBg}, colours.surface);
    set({ImGuiCol_PopupBg}, blend(colours.surface, theme.text, 2, 100));
    set({ImGuiCol_Border, ImGuiCol_Separator}, colours.line);
    set({ImGuiCol_TitleBg, ImGuiCol_TitleBgActive}, colours.control);
    set({ImGuiCol_FrameBg, ImGuiCol_Button}, colours.control);
    set({ImGuiCol_FrameBgHovered, ImGuiCol_ButtonHovered}, colours.control_hovered);
    set({ImGuiCol_FrameBgActive, ImGuiCol_ButtonActive}, colours.control_active);
    set({ImGuiCol_Header}, translucent(colours.accent, 0x60));
    set({ImGuiCol_HeaderHovered}, colours.control_hovered);
    set({ImGuiCol_HeaderActive}, colours.control_active);
    // The value is written over it.
    set({ImGuiCol_SliderGrab, ImGuiCol_SliderGrabActive},
        blend(colours.accent, theme.ground, 45, 100));
    set({ImGuiCol_CheckMark}, theme.text);
    set({ImGuiCol_ScrollbarBg}, translucent(colours.surface, 0));
    set({ImGuiCol_TextSelectedBg}, translucent(colours.accent, 0x80));
    set({ImGuiCol_DragDropTarget}, colours.accent);
    set({ImGuiCol_ModalWindowDimBg}, translucent(theme.dark_ink, 0x78));
    ImGui::GetStyle() = style;
}

} // namespace fovlab
