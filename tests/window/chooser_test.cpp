// The file chooser: listing, typing, arrow keys, and the question before a file is replaced.

#include "window/files_fixture.hpp"

namespace fovlab::test {
namespace {

using Chooser = Files;

TEST_F(Chooser, AsksBeforeReplacing) {
    window.key('S', ctrl | GLFW_MOD_SHIFT);
    window.clear_field();
    window.type("other.txt");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "Replace the file?");
    EXPECT_EQ(read_file(path("other.txt")), other_map);
    window.click_in_dialog("Keep it");
    EXPECT_EQ(window.dialog(), "Save the map"); // back where the name was given
    EXPECT_EQ(read_file(path("other.txt")), other_map);
    window.click_in_dialog("Save");
    window.click_in_dialog("Replace it");
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(read_file(path("other.txt")), small_map);
}

TEST_F(Chooser, OpensByTypingByClickingAndByArrowKeys) {
    write_file(path("aside.txt"), small_map);
    window.key('O', ctrl);
    ASSERT_EQ(window.dialog(), "Open a map");
    window.type("other.txt");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.map_text(), other_map);
    EXPECT_EQ(title(), "other.txt – fovlab");

    window.key('O', ctrl);
    window.key(GLFW_KEY_DOWN); // aside.txt
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.map_text(), small_map);

    window.key('O', ctrl);
    window.double_click(window.point_in_list("other.txt"));
    window.frames(2);
    EXPECT_EQ(window.map_text(), other_map);
    EXPECT_EQ(window.dialog(), "");
}

TEST_F(Chooser, TypingNarrowsTheListAndFoldersAreEntered) {
    fs::create_directory(path("caves"));
    write_file(folder.path / "caves" / "deep.txt", other_map);
    write_file(path("notes.md"), "no map");
    window.key('O', ctrl);
    EXPECT_TRUE(window.is_listed("caves/"));
    EXPECT_TRUE(window.is_listed("other.txt"));
    EXPECT_FALSE(window.is_listed("notes.md"));
    window.type("CAV");
    EXPECT_TRUE(window.is_listed("caves/"));
    EXPECT_FALSE(window.is_listed("other.txt"));
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "Open a map");
    EXPECT_TRUE(window.is_listed("deep.txt"));
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(window.workspace.file, folder.path / "caves" / "deep.txt");

    window.key('O', ctrl); // begins where the map is
    EXPECT_TRUE(window.is_listed("deep.txt"));
    window.type("../other.txt");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.workspace.file, folder.path / "other.txt");

    window.key('O', ctrl);
    window.click_in_dialog("all files");
    EXPECT_TRUE(window.is_listed("notes.md"));
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.dialog(), "");
}

TEST_F(Chooser, NamesMayHoldAnything) {
    write_file(path("a##b.txt"), other_map);
    write_file(path("100%s.txt"), other_map);
    window.key('O', ctrl);
    window.key(GLFW_KEY_DOWN); // 100%s.txt
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(title(), "100%s.txt – fovlab");
    window.key('O', ctrl);
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(title(), "a##b.txt – fovlab");
}

TEST_F(Chooser, HiddenFilesAreNotListedAndFoldersComeFirst) {
    write_file(path(".hidden.txt"), other_map);
    fs::create_directory(path("zoo"));
    window.key('O', ctrl);
    EXPECT_FALSE(window.is_listed(".hidden.txt"));
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_ENTER); // zoo/
    EXPECT_FALSE(window.is_listed("other.txt"));
    window.click_in_dialog("Cancel");
    EXPECT_EQ(window.dialog(), "");
}

TEST_F(Chooser, ASingleMatchIsOpenedByItsBeginning) {
    write_file(path("aside.txt"), small_map);
    window.key('O', ctrl);
    window.type("oth");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.map_text(), other_map);
}

TEST_F(Chooser, ArrowKeysStayWithinWhatIsListed) {
    for (const char* name : {"a1.txt", "a2.txt", "b1.txt"}) write_file(path(name), small_map);
    window.key('O', ctrl);
    window.type("a");
    for (int i = 0; i < 9; ++i) window.key(GLFW_KEY_DOWN);
    EXPECT_FALSE(window.is_listed("b1.txt"));
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(title(), "a2.txt – fovlab");
}

TEST_F(Chooser, AChoiceFillsTheNameInAndAnotherNameReplacesIt) {
    window.key('S', ctrl | GLFW_MOD_SHIFT);
    window.type("mine"); // the suggested name is selected
    window.key(GLFW_KEY_DOWN);
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "Replace the file?"); // other.txt, as the field says
    window.key(GLFW_KEY_ESCAPE);
    window.type("theirs");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(title(), "theirs.txt – fovlab");
}

} // namespace
} // namespace fovlab::test
