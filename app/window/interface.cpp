#include "window/interface.hpp"

#include "window/bars.hpp"
#include "window/commands.hpp"
#include "window/imgui_versions.hpp"
#include "window/map_files.hpp"
#include "window/style.hpp"
#include "window/tooltip.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>; // which clang 14 does not find by itself

bool is_popup_open() {
    return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

} // namespace

Interface::Interface(Workspace& workspace, const WindowFonts& fonts)
    : workspace_(workspace), fonts_(fonts) {}

void Interface::lay_out() {
    layout_ = {ImGui::GetIO().DisplaySize, ImGui::GetFrameHeight(), fonts_.scaled(48),
               fonts_.scaled(288), fonts_.scaled(26)};
    area_.lay_out(workspace_, {layout_.tools_width, layout_.menu_height},
                  {std::max(1.0f, layout_.display.x - layout_.tools_width - layout_.side_width),
                   std::max(1.0f, layout_.display.y - layout_.menu_height - layout_.status_height)},
                  fonts_);
}

/// Whether something stands in front of the panels, or has hold of the pointer.
bool Interface::is_covered() const {
    return workspace_.dialog || is_popup_open() || !held_elsewhere_.empty();
}

/// A button that goes down on a map is the panels', whatever happens until it goes up; one that
/// goes down elsewhere is Dear ImGui's.
void Interface::change_button(const ButtonChanged& change) {
    if (!change.down) {
        std::erase(held_elsewhere_, change.button);
        return area_.release(workspace_, change.button);
    }
    workspace_.notice = {};
    if (is_covered() || !area_.press(workspace_, change.button))
        held_elsewhere_.push_back(change.button);
}

void Interface::open_dropped_file() {
    const std::filesystem::path file = std::move(dropped_files_.front());
    dropped_files_.pop_front();
    // What a dialog asks for is about the map that is there.
    if (workspace_.dialog) return;
    area_.cancel(workspace_);
    unless_unsaved(workspace_, [file](Workspace& workspace) { open_map(workspace, file); });
}

void Interface::request_close() {
    area_.cancel(workspace_);
    unless_unsaved(workspace_, [](Workspace& workspace) { workspace.closing = true; });
}

void Interface::handle(const InputEvent& event) {
    std::visit(Overloaded{
                   [&](const PointerMoved& moved) { area_.move_pointer(workspace_, moved.to); },
                   [&](const ButtonChanged& change) { change_button(change); },
                   [&](const PointerLeft&) { area_.leave_pointer(); },
                   [&](const FileDropped&) { open_dropped_file(); },
                   [&](const CloseRequested&) { request_close(); },
                   [&](const WheelTurned& wheel) {
                       if (!is_covered()) area_.turn_wheel(workspace_, wheel.steps);
                   },
                   [&](const KeyPressed& key) { press_key(key.keys, key.repeated); },
                   [&](const KeyReleased& key) {
                       if (key.key == GLFW_KEY_SPACE) area_.hold_space(false);
                   },
               },
               event);
}

void Interface::press_key(Shortcut keys, bool repeated) {
    if (workspace_.dialog) {
        const bool enter = keys.key == GLFW_KEY_ENTER || keys.key == GLFW_KEY_KP_ENTER;
        // One press answers one question, however long the key is held.
        dialog_keys_.escape |= keys.key == GLFW_KEY_ESCAPE && !repeated;
        dialog_keys_.enter |= enter && !repeated;
        dialog_keys_.down += (keys.key == GLFW_KEY_DOWN) - (keys.key == GLFW_KEY_UP);
        if (keys.key >= 'A' && keys.key <= 'Z' && keys.modifiers == 0)
            dialog_keys_.letter = keys.key;
        return;
    }
    // What is typed into a field, or while a menu is open, is for them.
    if (ImGui::GetIO().WantTextInput) return;
    if (is_popup_open()) {
        if (keys.key == GLFW_KEY_ESCAPE) ImGui::SetWindowFocus(nullptr); // which closes menus
        return;
    }
    if (keys == Shortcut{GLFW_KEY_SPACE}) return area_.hold_space(true);
    if (keys == Shortcut{GLFW_KEY_ESCAPE}) return area_.cancel(workspace_);
    if (workspace_.painter.is_working()) return;
    const Command* command = command_for(keys);
    if (!command || (repeated && !command->repeats)) return;
    workspace_.notice = {};
    run(*command, workspace_);
}

void Interface::make_frame() {
    // Tab goes through the panels, and through fields only in dialogs.
    if (!workspace_.dialog) keep_tab_from_gui();
    ImGui::NewFrame();
    if (style_ != std::pair(workspace_.theme, fonts_.scale)) {
        set_style(*workspace_.theme, fonts_.scale);
        style_ = {workspace_.theme, fonts_.scale};
    }
    lay_out();
    for (const InputEvent& event : std::exchange(events_, {})) {
        handle(event);
        lay_out(); // the event may have changed where the panels are
    }
    results_.begin_frame(workspace_.document, workspace_.radius, *workspace_.theme,
                         workspace_.marks, workspace_.panels.algorithms());
    const bool covered = is_covered();
    area_.draw(workspace_, results_, fonts_, covered);
    draw_tool_bar(
        workspace_, {0, layout_.menu_height},
        {layout_.tools_width, layout_.display.y - layout_.menu_height - layout_.status_height},
        fonts_);
    draw_side_bar(
        workspace_, results_, {layout_.display.x - layout_.side_width, layout_.menu_height},
        {layout_.side_width, layout_.display.y - layout_.menu_height - layout_.status_height},
        fonts_);
    draw_status_line(workspace_, covered ? std::nullopt : area_.hovered_tile(workspace_),
                     {0, layout_.display.y - layout_.status_height},
                     {layout_.display.x, layout_.status_height}, fonts_);
    draw_menu_bar(workspace_);
    if (area_.is_panning()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    draw_dialog();

    // Dear ImGui dims what is behind a dialog bit by bit.
    constexpr float dimming = 0.25f;
    animated_for_ -= ImGui::GetIO().DeltaTime;
    const bool has_dialog = workspace_.dialog != nullptr;
    if (has_dialog != std::exchange(had_dialog_, has_dialog)) animated_for_ = dimming;
    // While a button is held, fields with + and - go on counting.
    is_held_ = ImGui::IsAnyItemActive() && ImGui::IsAnyMouseDown();
    tooltip_coming_ = is_tooltip_coming();
    ImGui::Render();
}

void Interface::draw_dialog() {
    const DialogKeys keys = std::exchange(dialog_keys_, {});
    if (!workspace_.dialog) return;
    // While it is drawn the dialog is not in the workspace, where it may put the next one.
    std::unique_ptr<Dialog> dialog = std::move(workspace_.dialog);
    const std::string popup = dialog->title() + "###dialog";
    if (!ImGui::IsPopupOpen("###dialog")) ImGui::OpenPopup("###dialog");
    ImGui::SetNextWindowPos({layout_.display.x / 2, layout_.display.y / 2}, ImGuiCond_Always,
                            {0.5f, 0.5f});
    bool stays = !keys.escape;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(fonts_.scaled(14), fonts_.scaled(12)));
    if (ImGui::BeginPopupModal(popup.c_str(), nullptr,
                               ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings)) {
        if (stays) stays = dialog->draw(workspace_, keys);
        if (!stays) ImGui::CloseCurrentPopup();
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar(2);
    std::unique_ptr<Dialog>& rest = stays ? dialog : dialog->behind;
    (workspace_.dialog ? workspace_.dialog->behind : workspace_.dialog) = std::move(rest);
}

} // namespace fovlab
