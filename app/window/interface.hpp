#pragma once

#include "window/panel_area.hpp"

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

    /// A file was dropped on the window.
    void drop(const std::filesystem::path& file);

    /// The user wants the window closed, which may need a question first.
    void request_close();

    /// Makes a frame, between ImGui::NewFrame and ImGui::Render.
    void draw_frame();

    /// Whether the next frame will look different although nothing happens.
    bool is_animated() const { return animated_for_ > 0 || tooltip_coming_; }

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
    void press_key(Shortcut keys, bool repeated);
    void draw_dialog();

    Workspace& workspace_;
    const WindowFonts& fonts_;
    PanelArea area_;
    PanelResults results_;
    std::vector<InputEvent> events_;
    DialogKeys dialog_keys_;
    Layout layout_{};
    std::pair<const Theme*, float> style_{}; // theme and scale that widgets are styled for
    bool had_dialog_ = false;                // in the last frame
    float animated_for_ = 0;                 // seconds
    bool tooltip_coming_ = false;
};

} // namespace fovlab
