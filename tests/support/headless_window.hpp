#pragma once

#include "picture/rasteriser.hpp"
#include "window/interface.hpp"

#include <initializer_list>
#include <string>

namespace fovlab::test {

/// A Dear ImGui context that draws nowhere, made current.
class HeadlessContext {
public:
    HeadlessContext();
    ~HeadlessContext();
    HeadlessContext(const HeadlessContext&) = delete;
    HeadlessContext& operator=(const HeadlessContext&) = delete;
};

/// A frame as a picture, made without a graphics card, with the fonts of the current context.
Image picture_of(const ImDrawData& frame);

/// The interface without a window: mouse and keys are simulated, one frame for each thing done, and
/// pictures of it are made by the rasteriser.
class HeadlessWindow {
public:
    explicit HeadlessWindow(Map map, int width = 1280, int height = 720, float scale = 1);

    Workspace workspace;

    // What a user does. Points are in pixels from the top left.
    void move(ImVec2 to);
    void press(MouseButton button = MouseButton::left);
    void release(MouseButton button = MouseButton::left);
    void click(ImVec2 at, MouseButton button = MouseButton::left);
    void double_click(ImVec2 at);
    void drag(ImVec2 from, ImVec2 to, MouseButton button = MouseButton::left);
    void turn_wheel(float steps);
    void key(int key, int modifiers = 0);
    void release_key(int key);
    void hover(ImVec2 at); // long enough for a menu to open
    void click_with_ctrl(ImVec2 at);

    // Text goes into the field that has the focus.
    void type(const std::string& text);
    void clear_field();

    /// Types a number into a slider, with Enter.
    void type_into(ImVec2 slider, const std::string& number);

    void drop(const std::filesystem::path& file) {
        interface_.take_dropped(file);
        frames(1);
    }
    void request_close() { take_and_draw(CloseRequested{}); }

    /// Hands an event over without drawing a frame.
    void take(const InputEvent& event) { interface_.take(event); }

    /// Draws so many frames.
    void frames(int count);

    /// The middle of a tile, in the panel that is the nth on show.
    ImVec2 point_of(Tile tile, std::size_t nth_panel = 0) const;

    /// The middle of an item. The window is named as Dear ImGui knows it, the item by its labels,
    /// the outermost first. Throws when it is not there.
    ImVec2 point_of(const std::string& window, std::initializer_list<std::string> labels);

    /// The same for an item that is one of many, told apart by a number.
    ImVec2 point_in_row(const std::string& window, int row,
                        std::initializer_list<std::string> labels);

    /// The slider of a panel's only parameter, in a list of panels.
    ImVec2 slider_in_row(const std::string& window, int row);

    /// The list of the file chooser.
    ImVec2 point_in_list(const std::string& label);
    bool is_listed(const std::string& label);

    /// The name of the popup that is open in front.
    std::string open_popup() const;

    /// Clicks the item of a menu of the menu bar.
    void choose(const std::string& menu, const std::string& item);

    /// Clicks a button of the dialog that is open.
    void click_in_dialog(const std::string& label);

    /// The title of the dialog that is open, or nothing.
    std::string dialog() const;

    std::string map_text() const;

    /// What the last frame looks like.
    Image picture() const;

    const Interface& interface() const { return interface_; }

private:
    void take_and_draw(const InputEvent& event) {
        take(event);
        frames(1);
    }
    std::optional<ImVec2> find(const std::string& window, unsigned id);

    HeadlessContext context_;
    WindowFonts fonts_;
    Interface interface_;
};

} // namespace fovlab::test
