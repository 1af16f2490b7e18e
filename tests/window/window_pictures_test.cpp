// The whole window, pixel by pixel, in states that show everything there is to see.
// `tests/golden-pictures` makes the pictures anew.

#include "support/files.hpp"
#include "support/headless_window.hpp"
#include "support/picture.hpp"

#include "edit/operations.hpp"
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

/// A folder that looks the same on every machine, as the current one.
class FolderWithMaps {
public:
    explicit FolderWithMaps(const std::string& name)
        : before_(std::filesystem::current_path()), path_("/tmp/fovlab-" + name) {
        std::filesystem::create_directories(path_ / "caves");
        for (const char* name : {"closet.txt", "crossing.txt", "great hall.txt", "notes.md"})
            write_file(path_ / name, "...\n");
        std::filesystem::current_path(path_);
    }
    ~FolderWithMaps() {
        std::filesystem::current_path(before_);
        std::filesystem::remove_all(path_);
    }

private:
    std::filesystem::path before_;
    std::filesystem::path path_; // of this test alone
};

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
         window.frames(2);
         window.hover(window.point_of("##Menu_00", {"Octagonal room", ""}));
     }},
    {"panel_menu", "corridor_asymmetry", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.click(window.point_in_row("panels", 1, {"heading"}), MouseButton::right);
         window.frames(3);
     }},
    {"panel_tooltip", "two_walls_touching_at_a_corner", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.workspace.panels.add(parse_panel("difference=dfov/shortest-path:neighbours=8"));
         window.frames(2);
         window.hover(window.point_in_row("panels", 7, {"heading"}));
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
    {"message", "maze", 1280, 720, 1,
     [](HeadlessWindow& window) {
         ImGui::SetClipboardText("....\n..\t.\n");
         window.key(GLFW_KEY_V, GLFW_MOD_CONTROL);
     }},
    {"new_map", "maze", 1280, 720, 1,
     [](HeadlessWindow& window) { window.key(GLFW_KEY_N, GLFW_MOD_CONTROL); }},
    {"chooser", "dungeon", 1280, 720, 1,
     [](HeadlessWindow& window) {
         const FolderWithMaps folder("maps");
         window.key(GLFW_KEY_O, GLFW_MOD_CONTROL);
         window.key(GLFW_KEY_DOWN);
     }},
    {"replace", "dungeon", 1280, 720, 1,
     [](HeadlessWindow& window) {
         const FolderWithMaps folder("replace");
         window.key(GLFW_KEY_T);
         window.key(GLFW_KEY_S, GLFW_MOD_CONTROL);
         window.key(GLFW_KEY_DOWN);
         window.key(GLFW_KEY_DOWN);
         window.key(GLFW_KEY_ENTER);
         window.key(GLFW_KEY_UP);
     }},
    {"smallest_map", "two_walls_touching_at_a_corner", 1280, 720, 1,
     [](HeadlessWindow& window) {
         window.workspace.document.replace(resized(window.workspace.document.map(), 9, 9),
                                           "Resize");
         look_at(window, {4, 4});
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
    window.frames(20); // until nothing is animated any more
    const Image picture = window.picture();
    if (const char* folder = std::getenv("FOVLAB_NEW_PICTURES")) {
        write_file(std::filesystem::path(folder) / (state.name + ".png"), encode_png(picture));
        return;
    }
    const std::string difference = why_pictures_may_differ();
    if (!difference.empty()) GTEST_SKIP() << difference << "; these pictures may differ";
    const Image golden = decode_png(read_file(FOVLAB_GOLDEN_DIR "/window/" + state.name + ".png"));
    EXPECT_EQ(differing_pixels(golden, picture), 0)
        << "run tests/golden-pictures to see the difference";
}

INSTANTIATE_TEST_SUITE_P(Window, WindowPictures, testing::ValuesIn(pictures),
                         [](const auto& param_info) { return param_info.param.name; });

} // namespace
} // namespace fovlab::test
