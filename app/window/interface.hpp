#pragma once

#include "window/panel_area.hpp"

#include <deque>
#include <vector>

namespace fovlab {

/// Everything in the window: makes changes of the workspace from what the user does, and frames
/// from the workspace, in the current Dear ImGui context. Knows neither window system nor graphics
/// card.
class Interface {
public:
    /// Both must outlive this.
    Interface(Workspace& workspace, const WindowFonts& fonts);

    /// Something the user has done; it takes effect with the next frame, in its turn.
    void take(const InputEvent& event) { events_.push_back(event); }

    /// The same for a file that was dropped on the window.
    void take_dropped(std::filesystem::path file) {
        dropped_files_.push_back(std::move(file));
        take(FileDropped{});
    }

    /// Makes a frame, from ImGui::NewFrame to ImGui::Render.
    void make_frame();

    /// Whether the next frame will look different although nothing happens.
    bool is_animated() const { return animated_for_ > 0 || tooltip_coming_ || is_held_; }

    const PanelArea& area() const { return area_; }
    const PanelResults& results() const { return results_; }

private:
    struct Layout {
        ImVec2 display;
        float menu_height;
        float tools_width;
        float side_width;
        float status_height;
    };

    void lay_out();
    bool is_covered() const;
    void handle(const InputEvent& event);
    void change_button(const ButtonChanged& change);
    void open_dropped_file();
    void request_close();
    void press_key(Shortcut keys, bool repeated);
    void draw_dialog();

    Workspace& workspace_;
    const WindowFonts& fonts_;
    PanelArea area_;
    PanelResults results_;
    std::vector<InputEvent> events_;
    std::deque<std::filesystem::path> dropped_files_; // one for each such event
    std::vector<MouseButton> held_elsewhere_;         // buttons that went down on no map
    DialogKeys dialog_keys_;
    Layout layout_{};
    std::pair<const Theme*, float> style_{}; // theme and scale that widgets are styled for
    bool had_dialog_ = false;                // in the last frame
    float animated_for_ = 0;                 // seconds
    bool tooltip_coming_ = false;
    bool is_held_ = false; // something, by the mouse
};

} // namespace fovlab
