// The program itself in a real window, on a display without a screen: X events in, pixels out.

#include "support/files.hpp"
#include "support/headless_window.hpp"
#include "support/x_display.hpp"

#include "grid/map_text.hpp"
#include "window/window.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

namespace fovlab::test {
namespace {

constexpr const char* room = "#########\n"
                             "#.......#\n"
                             "#.......#\n"
                             "#...@...#\n"
                             "#.......#\n"
                             "#.......#\n"
                             "#########\n";

/// How many pixels differ by more than rounding does; all of them when the sizes differ.
long long clearly_different_pixels(const Image& a, const Image& b) {
    if (a.width != b.width || a.height != b.height) return static_cast<long long>(a.rgb.size() / 3);
    constexpr int rounding = 4;
    long long count = 0;
    for (std::size_t i = 0; i < a.rgb.size(); i += 3)
        count += std::abs(a.rgb[i] - b.rgb[i]) > rounding ||
                 std::abs(a.rgb[i + 1] - b.rgb[i + 1]) > rounding ||
                 std::abs(a.rgb[i + 2] - b.rgb[i + 2]) > rounding;
    return count;
}

/// Whether they are the same but for edges of triangles, which may fall either way.
bool look_the_same(const Image& a, const Image& b) {
    const auto pixels = static_cast<long long>(a.rgb.size() / 3);
    return clearly_different_pixels(a, b) <= pixels / 2000;
}

/// The program on a small room, and beside it the same window without a display, which tells where
/// things are and how they ought to look.
class RealWindow : public testing::Test {
protected:
    RealWindow() : display(1000, 700), expected(read_map(room).map, 1000, 700) {
        write_file(file(), room);
        expected.workspace.file = file();
        expected.workspace.name = "room.txt";
        program.emplace(std::vector<std::string>{FOVLAB_PROGRAM, file()});
        display.wait_for_window();
        display.resize(1000, 700);
        display.move(500, 699); // on the status line, where nothing is hovered
        expected.move({500, 699});
        expected.frames(3);
    }

    std::string file() const { return folder.path / "room.txt"; }

    void expect_picture(const std::string& what) {
        expected.frames(20);
        const Image picture = expected.picture();
        EXPECT_TRUE(wait_until([&] { return look_the_same(display.picture(), picture); })) << what;
    }

    void move_to(Tile tile) {
        const ImVec2 point = expected.point_of(tile);
        display.move(static_cast<int>(point.x), static_cast<int>(point.y));
    }

    TemporaryFolder folder;
    XDisplay display;
    HeadlessWindow expected;
    std::optional<RunningProgram> program;
};

TEST_F(RealWindow, OpensAndLooksAsItShould) {
    expect_picture("at the beginning");
    EXPECT_EQ(display.title(), "room.txt – fovlab");
}

TEST_F(RealWindow, AStrokeLandsOnTheMapAndAShortcutSavesIt) {
    expect_picture("at the beginning");
    move_to({1, 1});
    display.press();
    move_to({1, 5});
    move_to({7, 5});
    display.release();
    EXPECT_TRUE(wait_until([&] { return display.title() == "room.txt* – fovlab"; }));
    display.keys({"Control_L", "s"});
    const std::string painted = "#########\n"
                                "##......#\n"
                                "##......#\n"
                                "##..@...#\n"
                                "##......#\n"
                                "#########\n"
                                "#########\n";
    EXPECT_TRUE(wait_until([&] { return read_file(file()) == painted; })) << read_file(file());
    EXPECT_TRUE(wait_until([&] { return display.title() == "room.txt – fovlab"; }));
}

TEST_F(RealWindow, ShortcutsWorkAndPicturesFollow) {
    display.keys({"2"});
    expected.key(GLFW_KEY_2);
    expect_picture("a panel alone");
    display.keys({"t"});
    expected.key(GLFW_KEY_T);
    expect_picture("the light theme");
    display.keys({"F1"});
    expected.key(GLFW_KEY_F1);
    expect_picture("the page of keys");
}

TEST_F(RealWindow, WheelMiddleButtonAndSpaceReachIt) {
    expect_picture("at the beginning");
    const ImVec2 point = expected.point_of({4, 3});
    const int x = static_cast<int>(point.x);
    const int y = static_cast<int>(point.y);
    constexpr unsigned wheel_up = 4;
    constexpr unsigned middle = 2;
    display.move(x, y);
    expected.move(point);
    for (int i = 0; i < 12; ++i) {
        display.press(wheel_up);
        display.release(wheel_up);
        expected.turn_wheel(1);
    }
    expect_picture("zoomed in");
    display.press(middle);
    display.move(x - 30, y - 20);
    display.release(middle);
    expected.drag(point, {point.x - 30, point.y - 20}, MouseButton::middle);
    expect_picture("panned");
    display.hold_key("space");
    display.press();
    display.move(x, y);
    display.release();
    display.release_key("space");
    expected.take(KeyPressed{{GLFW_KEY_SPACE}});
    expected.drag({point.x - 30, point.y - 20}, point);
    expected.release_key(GLFW_KEY_SPACE);
    expect_picture("panned back");
    EXPECT_EQ(display.title(), "room.txt – fovlab");
    display.move(x + 100, y);
    display.press(); // no longer for panning
    display.release();
    expected.click({point.x + 100, point.y});
    expect_picture("painted");
    EXPECT_EQ(display.title(), "room.txt* – fovlab");
}

TEST_F(RealWindow, IsResized) {
    display.resize(640, 480);
    ImGui::GetIO().DisplaySize = {640, 480};
    expected.move({500, 479});
    display.move(500, 479);
    expect_picture("smaller");
    display.resize(990, 690);
    ImGui::GetIO().DisplaySize = {990, 690};
    expect_picture("larger");
}

TEST_F(RealWindow, ClosesWhenTheWindowManagerSaysSo) {
    expect_picture("at the beginning");
    display.ask_to_close();
    EXPECT_TRUE(wait_until([&] { return program->status().has_value(); }));
    EXPECT_EQ(program->status(), 0);
}

TEST_F(RealWindow, AsksBeforeItClosesWithChanges) {
    expect_picture("at the beginning");
    move_to({2, 2});
    display.press();
    display.release();
    EXPECT_TRUE(wait_until([&] { return display.title() == "room.txt* – fovlab"; }));
    display.move(500, 699);
    display.ask_to_close();
    expected.workspace.document.paint(
        [] {
            TileSet tiles(9, 7);
            tiles.insert({2, 2});
            return tiles;
        }(),
        Paint::wall, "Wall brush");
    expected.request_close();
    expect_picture("with the question");
    EXPECT_FALSE(program->status());

    display.keys({"Escape"});
    expected.key(GLFW_KEY_ESCAPE);
    expect_picture("without the question");
    EXPECT_FALSE(program->status());

    display.ask_to_close();
    display.keys({"Return"}); // save
    EXPECT_TRUE(wait_until([&] { return program->status().has_value(); }));
    EXPECT_EQ(program->status(), 0);
    EXPECT_EQ(read_file(file()).substr(20, 9), "#.#.....#");
}

TEST(RealWindowScale, FollowsTheDesktop) {
    const XDisplay display(1600, 1200, 192);
    Workspace workspace(read_map(room).map, "room.txt");
    Window window(workspace, "");
    window.show_frame();
    EXPECT_EQ(ImGui::GetFontSize(), 28);
}

TEST(RealWindowPixels, EqualThePictureMadeWithoutOpenGl) {
    const XDisplay display(1200, 800);
    Workspace workspace(read_map(room).map, "room.txt");
    Window window(workspace, "");
    for (int i = 0; i < 4; ++i) window.show_frame();
    const Image screen = window.take_picture();
    const Image picture = picture_of(*ImGui::GetDrawData());
    EXPECT_EQ(screen.width, picture.width);
    EXPECT_LE(clearly_different_pixels(screen, picture),
              static_cast<long long>(picture.rgb.size() / 3 / 2000));
    long long difference = 0;
    for (std::size_t i = 0; i < picture.rgb.size(); ++i)
        difference += std::abs(picture.rgb[i] - screen.rgb[i]);
    EXPECT_LT(static_cast<double>(difference) / static_cast<double>(picture.rgb.size()), 0.1);
}

} // namespace
} // namespace fovlab::test
