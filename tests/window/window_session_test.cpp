// Long random use of the window. FOVLAB_SESSION_EVENTS and FOVLAB_SESSION_SEED choose how long, and
// which.

#include "support/headless_window.hpp"
#include "support/random_map.hpp"

#include "window/commands.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab::test {
namespace {

int number_from(const char* variable, int otherwise) {
    const char* text = std::getenv(variable);
    return text ? std::atoi(text) : otherwise;
}

/// Somebody who does anything, anywhere, but saves nothing and opens nothing.
class RandomUser {
public:
    RandomUser(HeadlessWindow& window, std::uint64_t seed) : window_(window), random_(seed) {}

    void act() {
        switch (random_.below(12)) {
        case 0:
            return press(MouseButton::left);
        case 1:
            return press(MouseButton::right);
        case 2:
            return press(MouseButton::middle);
        case 3:
        case 4:
            return release_all();
        case 5:
            return window_.turn_wheel(static_cast<float>(random_.between(-3, 3)));
        case 6:
        case 7:
            return press_key();
        default:
            return window_.move(anywhere());
        }
    }

    void release_all() {
        for (const MouseButton button :
             {MouseButton::left, MouseButton::right, MouseButton::middle})
            window_.release(button);
    }

private:
    /// Mostly on the panels, where most is to be done, and below the menus: what is in them is run
    /// from the table of commands, but for files.
    ImVec2 anywhere() {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const bool on_panels = random_.percent(80);
        const int left = on_panels ? 60 : 0;
        const int right = static_cast<int>(size.x) - (on_panels ? 300 : 0);
        return {static_cast<float>(random_.between(left, right)),
                static_cast<float>(random_.between(30, static_cast<int>(size.y)))};
    }

    void press(MouseButton button) {
        window_.move(anywhere());
        window_.press(button);
    }

    void press_key() {
        if (random_.percent(20)) return window_.key(GLFW_KEY_ESCAPE);
        const auto& all = commands();
        const Command& command =
            all[static_cast<std::size_t>(random_.below(static_cast<int>(all.size())))];
        // Files are left alone, and the radius stays where everything is found in a moment.
        if (command.menu == "File" || command.name == "Larger radius") return;
        if (command.shortcuts.empty()) {
            if (!window_.workspace.painter.is_working() && !window_.workspace.dialog)
                run(command, window_.workspace);
            return window_.frames(1);
        }
        const Shortcut keys = command.shortcuts[static_cast<std::size_t>(
            random_.below(static_cast<int>(command.shortcuts.size())))];
        window_.key(keys.key, keys.modifiers);
    }

    HeadlessWindow& window_;
    Random random_;
};

TEST(WindowSession, UndoingEverythingGivesTheMapItBeganWith) {
    const int events = number_from("FOVLAB_SESSION_EVENTS", 3000);
    const int seed = number_from("FOVLAB_SESSION_SEED", 1);
    Random random(static_cast<std::uint64_t>(seed));
    Map map;
    map.grid = cave(24, 15, random);
    map.viewer = random_floor(map.grid, random);
    map.radius = 5;
    HeadlessWindow window(map, 900, 600);
    RandomUser user(window, static_cast<std::uint64_t>(seed));
    ImGui::SetClipboardText("#####\n#@..#\n#####\n");
    for (int i = 0; i < events; ++i) {
        user.act();
        const Map& now = window.workspace.document.map();
        ASSERT_TRUE(now.grid.is_floor(now.viewer)) << "event " << i;
        // Anything that would close the window, or lose the map, is called off.
        window.workspace.closing = false;
    }
    user.release_all();
    window.key(GLFW_KEY_ESCAPE);
    window.key(GLFW_KEY_ESCAPE);
    Document& document = window.workspace.document;
    int steps = 0;
    for (; document.can_undo(); ++steps) document.undo();
    EXPECT_GT(steps, events / 100); // it did do something
    EXPECT_EQ(document.map(), map);
    window.frames(1);
}

} // namespace
} // namespace fovlab::test
