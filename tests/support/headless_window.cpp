#include "support/headless_window.hpp"

#include "grid/map_text.hpp"

#include <imgui_internal.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <stdexcept>
#include <tuple>

namespace fovlab::test {
namespace {

constexpr int button_number(MouseButton button) {
    return static_cast<int>(button);
}

ImGuiID id_of(ImGuiID seed, std::initializer_list<std::string> labels) {
    for (const std::string& label : labels) seed = ImHashStr(label.c_str(), 0, seed);
    return seed;
}

ImGuiID id_of(ImGuiID seed, int number) {
    return ImHashData(&number, sizeof number, seed);
}

ImGuiWindow* window_named(const std::string& name) {
    return ImGui::FindWindowByName(name.c_str());
}

ImGuiID id_of_window(const std::string& name) {
    const ImGuiWindow* window = window_named(name);
    return window ? window->ID : 0;
}

/// The child window of the file chooser, of which there is one.
std::string file_list() {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (std::string_view(window->Name).find("/list_") != std::string_view::npos)
            return window->Name;
    return {};
}

} // namespace

HeadlessContext::HeadlessContext() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
}

HeadlessContext::~HeadlessContext() {
    ImGui::DestroyContext();
}

HeadlessWindow::HeadlessWindow(Map map, int width, int height, float scale)
    : workspace(std::move(map), "untitled.txt"), fonts_(bake_window_fonts(scale)),
      interface_(workspace, fonts_) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    io.DeltaTime = 1.0f / 60;
    frames(2);
}

void HeadlessWindow::frames(int count) {
    for (int i = 0; i < count; ++i) {
        interface_.make_frame();
    }
}

void HeadlessWindow::move(ImVec2 to) {
    ImGui::GetIO().MousePos = to;
    interface_.take(PointerMoved{to});
    frames(1);
}

void HeadlessWindow::press(MouseButton button) {
    ImGui::GetIO().MouseDown[button_number(button)] = true;
    interface_.take(ButtonChanged{button, true});
    frames(1);
}

void HeadlessWindow::release(MouseButton button) {
    ImGui::GetIO().MouseDown[button_number(button)] = false;
    interface_.take(ButtonChanged{button, false});
    frames(1);
}

void HeadlessWindow::click(ImVec2 at, MouseButton button) {
    // Long after the last click, so that the two are not a double click.
    ImGui::GetIO().DeltaTime = 1;
    move(at);
    ImGui::GetIO().DeltaTime = 1.0f / 60;
    press(button);
    release(button);
    frames(1);
}

void HeadlessWindow::double_click(ImVec2 at) {
    click(at);
    press();
    release();
    frames(1);
}

void HeadlessWindow::drag(ImVec2 from, ImVec2 to, MouseButton button) {
    move(from);
    press(button);
    move({(from.x + to.x) / 2, (from.y + to.y) / 2});
    move(to);
    release(button);
    frames(1);
}

void HeadlessWindow::turn_wheel(float steps) {
    ImGui::GetIO().MouseWheel = steps;
    interface_.take(WheelTurned{steps});
    frames(1);
}

void HeadlessWindow::key(int key, int modifiers) {
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = modifiers & GLFW_MOD_CONTROL;
    io.KeyShift = modifiers & GLFW_MOD_SHIFT;
    if (key == GLFW_KEY_TAB) io.KeysDown[io.KeyMap[ImGuiKey_Tab]] = true;
    interface_.take(KeyPressed{{key, modifiers}});
    frames(1);
    io.KeysDown[io.KeyMap[ImGuiKey_Tab]] = io.KeyCtrl = io.KeyShift = false;
    interface_.take(KeyReleased{key});
    frames(2);
}

void HeadlessWindow::release_key(int key) {
    interface_.take(KeyReleased{key});
    frames(1);
}

void HeadlessWindow::hover(ImVec2 at) {
    move(at);
    frames(2);
    ImGui::GetIO().DeltaTime = 1;
    frames(2);
    ImGui::GetIO().DeltaTime = 1.0f / 60;
}

void HeadlessWindow::click_with_ctrl(ImVec2 at) {
    ImGui::GetIO().KeyCtrl = true;
    click(at);
    ImGui::GetIO().KeyCtrl = false;
    frames(2);
}

void HeadlessWindow::clear_field() {
    // As ImGui has it: everything is chosen, and then erased.
    ImGuiIO& io = ImGui::GetIO();
    const auto press = [&](ImGuiKey key, bool with_ctrl) {
        io.KeyCtrl = with_ctrl;
        io.KeysDown[io.KeyMap[key]] = true;
        frames(1);
        io.KeysDown[io.KeyMap[key]] = false;
        io.KeyCtrl = false;
        frames(1);
    };
    press(ImGuiKey_A, true);
    press(ImGuiKey_Delete, false);
}

void HeadlessWindow::type_into(ImVec2 slider, const std::string& number) {
    click_with_ctrl(slider);
    clear_field();
    type(number);
    ImGuiIO& io = ImGui::GetIO();
    io.KeysDown[io.KeyMap[ImGuiKey_Enter]] = true;
    frames(1);
    io.KeysDown[io.KeyMap[ImGuiKey_Enter]] = false;
    frames(2);
}

void HeadlessWindow::type(const std::string& text) {
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    frames(2);
}

ImVec2 HeadlessWindow::point_of(Tile tile, std::size_t nth_panel) const {
    return interface_.area().middle_of(workspace, tile, nth_panel);
}

/// Dear ImGui tells where an item is when that has the navigation's focus.
std::optional<ImVec2> HeadlessWindow::find(const std::string& window, ImGuiID id) {
    ImGuiWindow* found = window_named(window);
    if (!found || !found->WasActive) return std::nullopt;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    const auto focus = std::pair(context.NavWindow, context.NavId);
    const ImRect nowhere(-1, -1, -1, -1);
    found->NavRectRel[0] = found->NavRectRel[1] = nowhere;
    context.NavWindow = found;
    context.NavId = id;
    frames(1);
    std::tie(context.NavWindow, context.NavId) = focus;
    for (const ImRect& rect : found->NavRectRel) {
        const ImVec2 middle = ImGui::WindowRectRelToAbs(found, rect).GetCenter();
        if (rect.Min.x != -1) return ImVec2(std::floor(middle.x), std::floor(middle.y));
    }
    return std::nullopt;
}

ImVec2 HeadlessWindow::point_of(const std::string& window,
                                std::initializer_list<std::string> labels) {
    const std::optional<ImVec2> point = find(window, id_of(id_of_window(window), labels));
    if (!point) throw std::runtime_error("no item " + *labels.begin() + " in " + window);
    return *point;
}

ImVec2 HeadlessWindow::point_in_row(const std::string& window, int row,
                                    std::initializer_list<std::string> labels) {
    const ImGuiID row_id = id_of(id_of_window(window), row);
    const std::optional<ImVec2> point = find(window, id_of(row_id, labels));
    if (!point) throw std::runtime_error("no item " + *labels.begin() + " in a row of " + window);
    return *point;
}

ImVec2 HeadlessWindow::slider_in_row(const std::string& window, int row) {
    const ImGuiID parameter = id_of(id_of(id_of_window(window), row), 0);
    const std::optional<ImVec2> point = find(window, id_of(parameter, {"##value"}));
    if (!point) throw std::runtime_error("no slider in a row of " + window);
    return *point;
}

ImVec2 HeadlessWindow::point_in_list(const std::string& label) {
    return point_of(file_list(), {"###" + label});
}

bool HeadlessWindow::is_listed(const std::string& label) {
    const std::string list = file_list();
    return find(list, id_of(id_of_window(list), {"###" + label})).has_value();
}

std::string HeadlessWindow::open_popup() const {
    const auto& stack = ImGui::GetCurrentContext()->OpenPopupStack;
    return stack.empty() || !stack.back().Window ? "" : stack.back().Window->Name;
}

void HeadlessWindow::choose(const std::string& menu, const std::string& item) {
    click(point_of("##MainMenuBar", {"##menubar", menu, ""}));
    click(point_of("##Menu_00", {"###" + item, ""}));
    frames(2);
}

void HeadlessWindow::click_in_dialog(const std::string& label) {
    click(point_of("###dialog", {label}));
    frames(2);
}

std::string HeadlessWindow::dialog() const {
    return workspace.dialog ? workspace.dialog->title() : "";
}

std::string HeadlessWindow::map_text() const {
    return write_map(workspace.document.map());
}

Image HeadlessWindow::picture() const {
    return picture_of(*ImGui::GetDrawData());
}

Image picture_of(const ImDrawData& frame) {
    FontAtlas atlas;
    unsigned char* alpha = nullptr;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &atlas.width, &atlas.height);
    atlas.alpha = alpha;
    Image image(static_cast<int>(frame.DisplaySize.x), static_cast<int>(frame.DisplaySize.y));
    for (int i = 0; i < frame.CmdListsCount; ++i) rasterise(*frame.CmdLists[i], atlas, image);
    return image;
}

} // namespace fovlab::test
