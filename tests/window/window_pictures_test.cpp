// The whole window, pixel by pixel, in states that show everything there is to see.
// `tests/golden-pictures` makes the pictures anew.

#include "support/files.hpp"
#include "support/headless_window.hpp"
#include "support/picture.hpp"

#include "picture/png.hpp"
#include "storage/map_file.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab::test {
namespace {

/// A state of the window: how large it is, on which map, and what has been done in it.
struct WindowPicture {
    std::string name;
    std::string map;
    int width;
    int height;
    float scale;
    void (*act)(HeadlessWindow&);

    friend std::ostream& operator<<(std::ostream& out, const WindowPicture& picture) {
        return out << picture.name;
    }
};

void look_at(HeadlessWindow& window, Tile tile) {
    window.move(window.point_of(tile));
    window.frames(2);
}

const WindowPicture pictures[] = {
    {"dark", "room_with_the_gap", 1280, 720, 1,
     [](HeadlessWindow& window) {
         look_at(window, {12, 6});
     }},
    {"light", "room_with_the_gap", 1280, 720, 1,
     [](HeadlessWindow& window) { window.key(GLFW_KEY_T); }},
    {"rectangle", "cave", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.key(GLFW_KEY_R);
         window.move(window.point_of({15, 8}, 4));
         window.press();
         window.move(window.point_of({25, 14}, 4));
     }},
    {"refused", "pillar_near", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.key(GLFW_KEY_2);
         window.drag(window.point_of({3, 3}), window.point_of({16, 12}));
         window.workspace.step_viewer({0, 0});
         window.key(GLFW_KEY_RIGHT_BRACKET);
         const Tile viewer = window.workspace.document.map().viewer;
         window.drag(window.point_of({viewer.x - 2, viewer.y}),
                     window.point_of({viewer.x + 2, viewer.y}));
     }},
    {"menu", "corridor_asymmetry", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.click(window.point_of("##MainMenuBar", {"##menubar", "View", ""}));
         window.frames(2);
     }},
    {"maps_menu", "corridor_asymmetry", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.click(window.point_of("##MainMenuBar", {"##menubar", "Maps", ""}));
         window.move({300, 300});
         window.frames(3);
     }},
    {"keys", "corridor_asymmetry", 1280, 720, 1,
     [](HeadlessWindow& window) { window.key(GLFW_KEY_F1); }},
    {"keys_light", "corridor_asymmetry", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.key(GLFW_KEY_T);
         window.key(GLFW_KEY_F1);
     }},
    {"unsaved", "dungeon", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.choose("Edit", "Invert map");
         window.key(GLFW_KEY_Q, GLFW_MOD_CONTROL);
     }},
    {"chooser", "dungeon", 1280, 720, 1,
     [](HeadlessWindow& window) {
         std::filesystem::current_path(FOVLAB_MAPS_DIR);
         window.key(GLFW_KEY_O, GLFW_MOD_CONTROL);
         window.key(GLFW_KEY_DOWN);
     }},
    {"twice", "dungeon", 2560, 1440, 2,
     [](HeadlessWindow& window) {
         look_at(window, {12, 6});
     }},
};

class WindowPictures : public testing::TestWithParam<WindowPicture> {};

TEST_P(WindowPictures, EveryPixel) {
    const WindowPicture& state = GetParam();
    Map map = read_map_file(std::string(FOVLAB_MAPS_DIR "/") + state.map + ".txt").map;
    HeadlessWindow window(std::move(map), state.width, state.height, state.scale);
    state.act(window);
    const Image picture = window.picture();
    if (const char* folder = std::getenv("FOVLAB_NEW_PICTURES")) {
        write_file(std::filesystem::path(folder) / (state.name + ".png"), encode_png(picture));
        return;
    }
}

INSTANTIATE_TEST_SUITE_P(Window, WindowPictures, testing::ValuesIn(pictures),
                         [](const auto& param_info) { return param_info.param.name; });

} // namespace
} // namespace fovlab::test
