#include "support/headless_window.hpp"

#include "grid/map_text.hpp"

#include <gtest/gtest.h>
#include <imgui_internal.h>

namespace fovlab::test {
namespace {

constexpr int button_number(MouseButton button) {
    return static_cast<int>(button);
}

ImGuiID id_of(ImGuiID seed, std::initializer_list<std::string> labels) {
    for (const std::string& label : labels) seed = ImHashStr(label.c_str(), 0, seed);
    return seed;
}

} // namespace

HeadlessContext::HeadlessContext() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
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
    unsigned char* alpha = nullptr;
    io.Fonts->GetTexDataAsAlpha8(&alpha, &atlas_.width, &atlas_.height);
    atlas_.alpha = alpha;
    frames(2);
}

void HeadlessWindow::frames(int count) {
    for (int i = 0; i < count; ++i) {
        ImGui::NewFrame();
        interface_.draw_frame();
        ImGui::Render();
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
    interface_.take(KeyPressed{{key, modifiers}});
    interface_.take(KeyReleased{key});
    frames(3);
}

void HeadlessWindow::release_key(int key) {
    interface_.take(KeyReleased{key});
    frames(1);
}

void HeadlessWindow::type(const std::string& text) {
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    frames(2);
}

ImVec2 HeadlessWindow::point_of(Tile tile, std::size_t nth_panel) const {
    return interface_.area().middle_of(workspace, tile, nth_panel);
}

/// Dear ImGui tells where an item is when that has the navigation's focus.
std::optional<ImVec2> HeadlessWindow::find(const std::string& window,
                                           std::initializer_list<std::string> labels) {
    ImGuiWindow* found = ImGui::FindWindowByName(window.c_str());
    if (!found || !found->WasActive) return std::nullopt;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGuiWindow* focused = context.NavWindow;
    const ImGuiID id = id_of(found->ID, labels);
    const ImRect nowhere(-1, -1, -1, -1);
    found->NavRectRel[0] = found->NavRectRel[1] = nowhere;
    context.NavWindow = found;
    context.NavId = id;
    frames(1);
    context.NavWindow = focused;
    context.NavId = 0;
    for (const ImRect& rect : found->NavRectRel) {
        const ImVec2 middle = ImGui::WindowRectRelToAbs(found, rect).GetCenter();
        if (rect.Min.x != -1) return ImVec2(std::floor(middle.x), std::floor(middle.y));
    }
    return std::nullopt;
}

ImVec2 HeadlessWindow::point_of(const std::string& window,
                                std::initializer_list<std::string> labels) {
    const std::optional<ImVec2> point = find(window, labels);
    EXPECT_TRUE(point) << "no item " << *(labels.end() - 1) << " in " << window;
    return point.value_or(ImVec2(-1, -1));
}

bool HeadlessWindow::has_item(const std::string& window,
                              std::initializer_list<std::string> labels) {
    return find(window, labels).has_value();
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
    const ImDrawData& data = *ImGui::GetDrawData();
    Image image(static_cast<int>(data.DisplaySize.x), static_cast<int>(data.DisplaySize.y));
    for (int i = 0; i < data.CmdListsCount; ++i) rasterise(*data.CmdLists[i], atlas_, image);
    return image;
}

} // namespace fovlab::test
