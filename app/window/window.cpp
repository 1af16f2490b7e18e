#include "window/window.hpp"

#include "failure.hpp"

#include <glad/gl.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

/// Dear ImGui needs a few frames until a change has gone through everything.
constexpr int frames_after_event = 3;

/// How often the caret of a text field blinks, in seconds.
constexpr double blink = 0.25;

constexpr int usual_width = 1360;
constexpr int usual_height = 840;

/// Below this, little could be shown but bars.
constexpr int smallest_width = 640;
constexpr int smallest_height = 420;

/// The pixels that go to a unit of window coordinates, and how large a unit is meant to look: only
/// the second is for us to follow, Dear ImGui sees to the first.
float interface_scale(GLFWwindow* window) {
    float scale = 1;
    glfwGetWindowContentScale(window, &scale, nullptr);
    int width = 0;
    int pixels = 0;
    int width_after = 0;
    // The two are asked for one after the other, and somebody may resize the window in between.
    do {
        glfwGetWindowSize(window, &width, nullptr);
        glfwGetFramebufferSize(window, &pixels, nullptr);
        glfwGetWindowSize(window, &width_after, nullptr);
    } while (width != width_after);
    if (width > 0 && pixels > 0) scale *= static_cast<float>(width) / static_cast<float>(pixels);
    return std::clamp(scale, 0.5f, 8.0f);
}

/// Letters, and the signs that are shortcuts, go by what the keyboard has on its keys; the rest by
/// where it is on the keyboard.
int key_by_layout(int key, int scancode) {
    const char* name = glfwGetKeyName(key, scancode);
    if (key >= GLFW_KEY_KP_0 || !name || !name[0] || name[1]) return key;
    const char sign = name[0];
    if (sign >= 'a' && sign <= 'z') return sign - 'a' + 'A';
    return sign == '+' || sign == '-' || sign == '=' || sign == '[' || sign == ']' ? sign : key;
}

/// GLFW says why something fails only to a callback.
std::string& last_glfw_error() {
    static std::string error;
    return error;
}

GLFWwindow* create_window(const std::string& title, const std::string& instead) {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "fovlab");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "fovlab");
    int width = usual_width;
    int height = usual_height;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) {
        float scale = 1;
        glfwGetMonitorContentScale(monitor, &scale, nullptr);
        int free_width = width;
        int free_height = height;
        glfwGetMonitorWorkarea(monitor, nullptr, nullptr, &free_width, &free_height);
        width = std::min(free_width, static_cast<int>(static_cast<float>(width) * scale));
        height = std::min(free_height, static_cast<int>(static_cast<float>(height) * scale));
    }
    GLFWwindow* window = glfwCreateWindow(width, height, title.c_str(), nullptr, nullptr);
    if (!window)
        throw Failure("", "the window cannot be opened, it needs OpenGL 3.3 (" + last_glfw_error() +
                              "); " + instead);
    glfwSetWindowSizeLimits(window, smallest_width, smallest_height, GLFW_DONT_CARE,
                            GLFW_DONT_CARE);
    glfwMakeContextCurrent(window);
    glfwSwapInterval(1);
    if (!gladLoadGL(glfwGetProcAddress)) {
        glfwDestroyWindow(window);
        throw Failure("", "OpenGL 3.3 cannot be loaded; " + instead);
    }
    return window;
}

} // namespace

Window::Library::Library(const std::string& instead) {
    glfwSetErrorCallback([](int, const char* text) { last_glfw_error() = text; });
    if (!glfwInit()) throw Failure("", "there is no display to open a window on; " + instead);
}

Window::Library::~Library() {
    glfwTerminate();
}

Window::Gui::Gui(GLFWwindow* window) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    // It calls our callbacks, which are set already, and then does its own work.
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL3_Init("#version 330");
}

Window::Gui::~Gui() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
}

/// What GLFW reports, as events of the interface.
struct Window::Callbacks {
    static Window& of(GLFWwindow* window) {
        auto& self = *static_cast<Window*>(glfwGetWindowUserPointer(window));
        self.frames_due_ = frames_after_event;
        return self;
    }

    static void set(GLFWwindow* window) {
        glfwSetCursorPosCallback(window, [](GLFWwindow* on, double x, double y) {
            of(on).interface_.take(PointerMoved{{static_cast<float>(x), static_cast<float>(y)}});
        });
        glfwSetMouseButtonCallback(window, [](GLFWwindow* on, int button, int action, int) {
            Window& self = of(on);
            if (button > GLFW_MOUSE_BUTTON_MIDDLE) return;
            const MouseButton which = button == GLFW_MOUSE_BUTTON_LEFT    ? MouseButton::left
                                      : button == GLFW_MOUSE_BUTTON_RIGHT ? MouseButton::right
                                                                          : MouseButton::middle;
            self.interface_.take(ButtonChanged{which, action == GLFW_PRESS});
        });
        glfwSetScrollCallback(window, [](GLFWwindow* on, double, double y) {
            if (y != 0) of(on).interface_.take(WheelTurned{static_cast<float>(y)});
        });
        glfwSetKeyCallback(window, [](GLFWwindow* on, int key, int scancode, int action, int mods) {
            Window& self = of(on);
            if (action == GLFW_RELEASE) return self.interface_.take(KeyReleased{key});
            constexpr int known = GLFW_MOD_CONTROL | GLFW_MOD_SHIFT | GLFW_MOD_ALT | GLFW_MOD_SUPER;
            self.interface_.take(
                KeyPressed{{key_by_layout(key, scancode), mods & known}, action == GLFW_REPEAT});
        });
        glfwSetCharCallback(window, [](GLFWwindow* on, unsigned) { of(on); });
        glfwSetDropCallback(window, [](GLFWwindow* on, int count, const char** files) {
            Window& self = of(on);
            if (count > 0) self.interface_.take_dropped(files[0]);
        });
        glfwSetWindowCloseCallback(window, [](GLFWwindow* on) {
            glfwSetWindowShouldClose(on, GLFW_FALSE);
            of(on).interface_.take(CloseRequested{});
        });
        glfwSetWindowContentScaleCallback(
            window, [](GLFWwindow* on, float, float) { of(on).scale_changed_ = true; });
        glfwSetFramebufferSizeCallback(window, [](GLFWwindow* on, int, int) { of(on); });
        glfwSetWindowRefreshCallback(window, [](GLFWwindow* on) { of(on); });
        glfwSetWindowFocusCallback(window, [](GLFWwindow* on, int) { of(on); });
        glfwSetCursorEnterCallback(window, [](GLFWwindow* on, int entered) {
            Window& self = of(on);
            if (!entered) self.interface_.take(PointerLeft{});
        });
    }
};

Window::Window(Workspace& workspace, const std::string& instead)
    : workspace_(workspace), library_(instead),
      window_(create_window(workspace.window_title(), instead), glfwDestroyWindow),
      interface_(workspace, fonts_), title_(workspace.window_title()) {
    glfwSetWindowUserPointer(window_.get(), this);
    Callbacks::set(window_.get());
    gui_ = std::make_unique<Gui>(window_.get());
    fonts_ = bake_window_fonts(interface_scale(window_.get()));
    frames_due_ = frames_after_event;
}

Window::~Window() = default;

void Window::run() {
    while (!workspace_.closing) {
        wait();
        if (frames_due_ > 0) show_frame();
    }
}

/// Waits for something to happen, unless there is more to draw already.
void Window::wait() {
    if (frames_due_ > 0) return glfwPollEvents();
    if (!ImGui::GetIO().WantTextInput) return glfwWaitEvents();
    glfwWaitEventsTimeout(blink);
    frames_due_ = std::max(frames_due_, 1);
}

void Window::show_frame() {
    draw();
    glfwSwapBuffers(window_.get());
}

void Window::draw() {
    if (frames_due_ > 0) --frames_due_;
    if (std::exchange(scale_changed_, false)) set_scale();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    interface_.make_frame();
    if (interface_.is_animated()) frames_due_ = std::max(frames_due_, 1);
    set_title();

    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_.get(), &width, &height);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

Image Window::take_picture() {
    draw();
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_.get(), &width, &height);
    Image image(width, height);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    // OpenGL counts rows from the bottom.
    for (int y = 0; y < height; ++y)
        glReadPixels(0, height - 1 - y, width, 1, GL_RGB, GL_UNSIGNED_BYTE, image.pixel(0, y));
    glfwSwapBuffers(window_.get());
    return image;
}

void Window::set_title() {
    const std::string title = workspace_.window_title();
    if (title != std::exchange(title_, title)) glfwSetWindowTitle(window_.get(), title.c_str());
}

/// Bakes the fonts for the display that the window is on now.
void Window::set_scale() {
    fonts_ = bake_window_fonts(interface_scale(window_.get()));
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

} // namespace fovlab
