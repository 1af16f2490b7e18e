#include "support/x_display.hpp"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace fovlab::test {
namespace {

pid_t start(const std::vector<std::string>& command, const std::function<void()>& prepare) {
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t pid = ::fork();
    if (pid != 0) return pid;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // nothing is to outlive a test that was killed
    prepare();
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
}

} // namespace

bool wait_until(const std::function<bool()>& condition) {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + 30s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

RunningProgram::RunningProgram(const std::vector<std::string>& command)
    : pid_(start(command, [] {})) {}

RunningProgram::~RunningProgram() {
    if (status()) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

std::optional<int> RunningProgram::status() {
    int status = 0;
    if (!status_ && ::waitpid(pid_, &status, WNOHANG) == pid_)
        status_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return status_;
}

struct XDisplay::Connection {
    explicit Connection(const std::string& name) : display(XOpenDisplay(name.c_str())) {
        if (!display) throw std::runtime_error("no connection to the display " + name);
    }
    ~Connection() { XCloseDisplay(display); }

    ::Window root() const { return DefaultRootWindow(display); }

    XWindowAttributes attributes() const {
        XWindowAttributes attributes{};
        XGetWindowAttributes(display, window, &attributes);
        return attributes;
    }

    /// A window on the screen that is large enough to be a program's.
    ::Window find_window() const {
        ::Window root_window, parent;
        ::Window* children = nullptr;
        unsigned count = 0;
        ::Window found = 0;
        XQueryTree(display, root(), &root_window, &parent, &children, &count);
        for (unsigned i = 0; i < count; ++i) {
            XWindowAttributes attributes{};
            XGetWindowAttributes(display, children[i], &attributes);
            if (attributes.map_state == IsViewable && attributes.width > 50) found = children[i];
        }
        if (children) XFree(children);
        return found;
    }

    Display* display;
    ::Window window = 0;
};

XDisplay::XDisplay(int width, int height, int dpi) {
    int pipe_ends[2];
    if (::pipe2(pipe_ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    const std::string screen = std::to_string(width) + 'x' + std::to_string(height) + "x24";
    // It writes the number of the display it has found free to this descriptor.
    server_ = start({"Xvfb", "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"}, [&] {
        ::dup2(pipe_ends[1], 3);
        if (pipe_ends[1] == 3) ::fcntl(3, F_SETFD, 0);
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, STDERR_FILENO);
    });
    ::close(pipe_ends[1]);
    std::string number;
    for (char c = 0; ::read(pipe_ends[0], &c, 1) == 1 && c != '\n';) number += c;
    ::close(pipe_ends[0]);
    if (number.empty()) throw std::runtime_error("Xvfb did not start");
    const std::string name = ':' + number;
    ::setenv("DISPLAY", name.c_str(), 1);
    ::unsetenv("WAYLAND_DISPLAY");
    connection_ = std::make_unique<Connection>(name);
    const std::string resources = "Xft.dpi:\t" + std::to_string(dpi) + '\n';
    XChangeProperty(connection_->display, connection_->root(), XA_RESOURCE_MANAGER, XA_STRING, 8,
                    PropModeReplace, reinterpret_cast<const unsigned char*>(resources.data()),
                    static_cast<int>(resources.size()));
    XSync(connection_->display, False);
}

XDisplay::~XDisplay() {
    connection_.reset();
    ::kill(server_, SIGTERM);
    ::waitpid(server_, nullptr, 0);
    ::unsetenv("DISPLAY");
}

void XDisplay::wait_for_window() {
    Connection& x = *connection_;
    if (!wait_until([&] { return (x.window = x.find_window()) != 0; }))
        throw std::runtime_error("no window appeared");
    XSetInputFocus(x.display, x.window, RevertToParent, CurrentTime);
    XSync(x.display, False);
}

std::string XDisplay::title() const {
    Connection& x = *connection_;
    Atom type;
    int format;
    unsigned long count, left;
    unsigned char* text = nullptr;
    XGetWindowProperty(x.display, x.window, XInternAtom(x.display, "_NET_WM_NAME", False), 0, 1024,
                       False, AnyPropertyType, &type, &format, &count, &left, &text);
    const std::string title = text ? reinterpret_cast<const char*>(text) : "";
    if (text) XFree(text);
    return title;
}

void XDisplay::resize(int width, int height) {
    XMoveResizeWindow(connection_->display, connection_->window, 0, 0, static_cast<unsigned>(width),
                      static_cast<unsigned>(height));
    XSync(connection_->display, False);
}

void XDisplay::ask_to_close() {
    Connection& x = *connection_;
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = x.window;
    event.xclient.message_type = XInternAtom(x.display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = static_cast<long>(XInternAtom(x.display, "WM_DELETE_WINDOW", False));
    XSendEvent(x.display, x.window, False, NoEventMask, &event);
    XSync(x.display, False);
}

void XDisplay::move(int x, int y) {
    const XWindowAttributes window = connection_->attributes();
    XTestFakeMotionEvent(connection_->display, 0, window.x + x, window.y + y, CurrentTime);
    XSync(connection_->display, False);
}

void XDisplay::press(unsigned button) {
    XTestFakeButtonEvent(connection_->display, button, True, CurrentTime);
    XSync(connection_->display, False);
}

void XDisplay::release(unsigned button) {
    XTestFakeButtonEvent(connection_->display, button, False, CurrentTime);
    XSync(connection_->display, False);
}

void XDisplay::hold_key(const std::string& name) {
    Display* display = connection_->display;
    XTestFakeKeyEvent(display, XKeysymToKeycode(display, XStringToKeysym(name.c_str())), True,
                      CurrentTime);
    XSync(display, False);
}

void XDisplay::release_key(const std::string& name) {
    Display* display = connection_->display;
    XTestFakeKeyEvent(display, XKeysymToKeycode(display, XStringToKeysym(name.c_str())), False,
                      CurrentTime);
    XSync(display, False);
}

void XDisplay::keys(const std::vector<std::string>& names) {
    Display* display = connection_->display;
    std::vector<KeyCode> codes;
    for (const std::string& name : names)
        codes.push_back(XKeysymToKeycode(display, XStringToKeysym(name.c_str())));
    for (const KeyCode code : codes) XTestFakeKeyEvent(display, code, True, CurrentTime);
    for (auto code = codes.rbegin(); code != codes.rend(); ++code)
        XTestFakeKeyEvent(display, *code, False, CurrentTime);
    XSync(display, False);
}

Image XDisplay::picture() const {
    const XWindowAttributes window = connection_->attributes();
    Image image(window.width, window.height);
    XImage* shown = XGetImage(connection_->display, connection_->window, 0, 0,
                              static_cast<unsigned>(window.width),
                              static_cast<unsigned>(window.height), AllPlanes, ZPixmap);
    if (!shown) throw std::runtime_error("the window shows nothing");
    for (int y = 0; y < window.height; ++y) {
        for (int x = 0; x < window.width; ++x) {
            const unsigned long pixel = XGetPixel(shown, x, y);
            std::uint8_t* rgb = image.pixel(x, y);
            rgb[0] = static_cast<std::uint8_t>(pixel >> 16);
            rgb[1] = static_cast<std::uint8_t>(pixel >> 8);
            rgb[2] = static_cast<std::uint8_t>(pixel);
        }
    }
    XDestroyImage(shown);
    return image;
}

} // namespace fovlab::test
