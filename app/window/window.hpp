#pragma once

#include "picture/image.hpp"
#include "window/interface.hpp"

#include <memory>

struct GLFWwindow;

namespace fovlab {

/// A window on the display, with OpenGL 3.3 and Dear ImGui in it. There can be one at a time.
class Window {
public:
    /// Opens it. The workspace must outlive it. Throws Failure when there is no display, or none
    /// with OpenGL 3.3; `instead` says in a few words what to do then.
    Window(Workspace& workspace, const std::string& instead);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Shows the workspace until the user closes the window. Draws only when something happens.
    void run();

    /// Draws one frame, with what has happened until now.
    void show_frame();

    /// The same, and what it looks like.
    Image take_picture();

private:
    struct Callbacks;

    /// GLFW itself, initialised.
    struct Library {
        explicit Library(const std::string& instead);
        ~Library();
    };

    /// Dear ImGui, drawing into the window.
    struct Gui {
        explicit Gui(GLFWwindow* window);
        ~Gui();
    };

    void draw();
    void set_title();
    void set_scale();
    void wait();

    Workspace& workspace_;
    Library library_;
    std::unique_ptr<GLFWwindow, void (*)(GLFWwindow*)> window_;
    std::unique_ptr<Gui> gui_;
    WindowFonts fonts_{};
    Interface interface_;
    std::string title_;
    bool scale_changed_ = false;
    int frames_due_ = 0; // that must be drawn before there is nothing new to see
};

} // namespace fovlab
