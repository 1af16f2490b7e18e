// Opening, saving and losing maps, through the window as a user would.

#include "window/files_fixture.hpp"

#include <functional>
#include <vector>

namespace fovlab::test {
namespace {

TEST_F(Files, TheTitleTellsTheFileAndWhetherItIsSaved) {
    EXPECT_EQ(title(), "untitled.txt – fovlab");
    change();
    EXPECT_EQ(title(), "untitled.txt* – fovlab");
    window.key('Z', ctrl);
    EXPECT_EQ(title(), "untitled.txt – fovlab");
}

TEST_F(Files, SavesAsAndThenSaves) {
    change();
    window.key('S', ctrl);
    ASSERT_EQ(window.dialog(), "Save the map");
    window.key('A', ctrl); // in the field: no shortcut
    window.clear_field();
    window.type("mine");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(title(), "mine.txt – fovlab");
    EXPECT_EQ(read_file(path("mine.txt")), "#...\n.@..\n....\n");

    window.click(window.point_of({3, 0}));
    EXPECT_EQ(title(), "mine.txt* – fovlab");
    window.key('S', ctrl);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(read_file(path("mine.txt")), "#..#\n.@..\n....\n");
    EXPECT_EQ(title(), "mine.txt – fovlab");
}

TEST_F(Files, WhatCannotBeOpenedLeavesTheMap) {
    write_file(path("bad.txt"), "..\t.\n");
    const auto expect_message = [&](const std::string& name) {
        EXPECT_EQ(window.dialog(), "The map could not be opened") << name;
        window.key(GLFW_KEY_ENTER);
        window.key(GLFW_KEY_ESCAPE); // the chooser, if the name came from there
        EXPECT_EQ(window.dialog(), "");
        EXPECT_EQ(window.map_text(), small_map);
        EXPECT_EQ(title(), "untitled.txt – fovlab");
    };
    for (const std::string name : {"bad.txt", "missing.txt"}) {
        window.key('O', ctrl);
        window.type(name);
        window.key(GLFW_KEY_ENTER);
        expect_message(name);
        window.drop(path(name));
        window.frames(2);
        expect_message(name);
    }
}

TEST_F(Files, WhatCannotBeSavedIsNotLost) {
    change();
    window.key('S', ctrl);
    window.clear_field();
    window.type("nowhere/map.txt");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "The map could not be saved");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "Save the map"); // for another name
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(title(), "untitled.txt* – fovlab");
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
}

TEST_F(Files, ADroppedFileIsOpened) {
    window.drop(path("other.txt"));
    window.frames(1);
    EXPECT_EQ(window.map_text(), other_map);
    EXPECT_EQ(title(), "other.txt – fovlab");
}

TEST_F(Files, ADropDuringAStrokeAsksAboutWhatWasPaintedBefore) {
    change();
    window.move(window.point_of({2, 0}));
    window.press();
    window.drop(path("other.txt"));
    window.frames(2);
    EXPECT_EQ(window.dialog(), "Save the map?");
    window.release();
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n"); // without the stroke
}

TEST_F(Files, WhatCameBeforeADropOrAClosingIsDoneBefore) {
    // All in one frame.
    window.move(window.point_of({0, 0}));
    window.take(ButtonChanged{MouseButton::left, true});
    window.take(ButtonChanged{MouseButton::left, false});
    window.take(CloseRequested{});
    window.frames(2);
    EXPECT_FALSE(window.workspace.closing);
    EXPECT_EQ(window.dialog(), "Save the map?");
    window.key(GLFW_KEY_ESCAPE);
    window.move(window.point_of({3, 0}));
    window.take(ButtonChanged{MouseButton::left, true});
    window.take(ButtonChanged{MouseButton::left, false});
    window.drop(path("other.txt"));
    EXPECT_EQ(window.dialog(), "Save the map?");
    EXPECT_EQ(window.map_text(), "#..#\n.@..\n....\n");
}

TEST_F(Files, ADialogIsAboutTheMapThatIsThere) {
    window.choose("Edit", "Resize map…");
    window.drop(path("other.txt"));
    EXPECT_EQ(window.dialog(), "Resize map");
    EXPECT_EQ(window.map_text(), small_map);
}

TEST_F(Files, ClosingDuringAStrokeAsksAboutWhatWasPaintedBefore) {
    change();
    window.move(window.point_of({2, 0}));
    window.press();
    window.request_close();
    EXPECT_EQ(window.dialog(), "Save the map?");
    window.release();
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
}

TEST_F(Files, AnotherMapBeginsWithoutAHistory) {
    change();
    window.key('S', ctrl);
    window.type("mine");
    window.key(GLFW_KEY_ENTER);
    window.drop(path("other.txt"));
    EXPECT_EQ(title(), "other.txt – fovlab");
    EXPECT_FALSE(window.workspace.document.can_undo());
    window.key('Z', ctrl);
    EXPECT_EQ(window.map_text(), other_map);
    window.click(window.point_of({2, 1}));
    EXPECT_EQ(title(), "other.txt* – fovlab");
    window.key('Z', ctrl);
    EXPECT_EQ(title(), "other.txt – fovlab");
}

TEST_F(Files, SavingOverAnotherFileBeforeQuittingQuits) {
    change();
    window.key('Q', ctrl);
    window.key(GLFW_KEY_ENTER);
    window.type("other.txt");
    window.key(GLFW_KEY_ENTER);
    ASSERT_EQ(window.dialog(), "Replace the file?");
    EXPECT_FALSE(window.workspace.closing);
    window.key(GLFW_KEY_R);
    EXPECT_TRUE(window.workspace.closing);
}

TEST_F(Files, AKeyThatIsHeldAnswersOneQuestion) {
    change();
    window.key('Q', ctrl);
    for (int i = 0; i < 5; ++i) {
        window.take(KeyPressed{{GLFW_KEY_ENTER}, i > 0});
        window.frames(3);
    }
    EXPECT_EQ(window.dialog(), "Save the map");
    EXPECT_FALSE(window.workspace.closing);
}

TEST_F(Files, WarningsAreTold) {
    write_file(path("two.txt"), "@..\n..@\n");
    window.drop(path("two.txt"));
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::warning);
    EXPECT_NE(window.workspace.notice.text.find("two.txt:2:3"), std::string::npos);
    ImGui::SetClipboardText("@..\n..@\n");
    window.key('V', ctrl);
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::warning);
    EXPECT_NE(window.workspace.notice.text.find("line 2, column 3"), std::string::npos);
}

TEST_F(Files, UnsavedChangesAreAskedAbout) {
    const std::vector<std::function<void()>> ways_to_lose_them = {
        [&] { window.key('N', ctrl); },
        [&] { window.key('O', ctrl); },
        [&] { window.key('Q', ctrl); },
        [&] { window.drop(path("other.txt")); },
        [&] { window.request_close(); },
        [&] {
            window.click(window.point_of("##MainMenuBar", {"##menubar", "Maps", ""}));
            window.frames(2);
            window.click(window.point_of("##Menu_00", {"Cave", ""}));
        },
    };
    change();
    for (const auto& lose_them : ways_to_lose_them) {
        lose_them();
        window.frames(2);
        EXPECT_EQ(window.dialog(), "Save the map?");
        window.click_in_dialog("Cancel");
        EXPECT_EQ(window.dialog(), "");
        EXPECT_FALSE(window.workspace.closing);
        EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
    }
}

TEST_F(Files, QuittingSavesFirstWhenTold) {
    change();
    window.key('Q', ctrl);
    window.click_in_dialog("Save");
    ASSERT_EQ(window.dialog(), "Save the map"); // it has no file yet
    EXPECT_FALSE(window.workspace.closing);
    window.clear_field();
    window.type("last.txt");
    window.key(GLFW_KEY_ENTER);
    EXPECT_TRUE(window.workspace.closing);
    EXPECT_EQ(read_file(path("last.txt")), "#...\n.@..\n....\n");
}

TEST_F(Files, QuittingStopsWhenSavingIsCancelled) {
    change();
    window.request_close();
    window.frames(2);
    window.key(GLFW_KEY_ENTER); // save
    ASSERT_EQ(window.dialog(), "Save the map");
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_FALSE(window.workspace.closing);
}

TEST_F(Files, QuittingLosesThemWhenTold) {
    change();
    window.key('Q', ctrl);
    window.click_in_dialog("Don't save");
    EXPECT_TRUE(window.workspace.closing);
}

TEST_F(Files, QuittingWithoutChangesAsksNothing) {
    window.request_close();
    EXPECT_TRUE(window.workspace.closing);
}

TEST_F(Files, NewMapsHaveTheSizeAskedFor) {
    window.key('N', ctrl);
    ASSERT_EQ(window.dialog(), "New map");
    window.clear_field();
    window.type("12");
    window.key(GLFW_KEY_TAB); // to the next field: no shortcut
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.workspace.document.map().grid.width(), 12);
    EXPECT_EQ(window.workspace.document.map().grid.height(), 25);
    EXPECT_FALSE(window.workspace.document.can_undo());
    EXPECT_EQ(window.workspace.panels.alone(), std::nullopt);
}

TEST_F(Files, NewMapsStayWithinLimits) {
    window.key('N', ctrl);
    window.clear_field();
    window.type("99999");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "New map"); // to be corrected
    EXPECT_EQ(window.map_text(), small_map);
    window.clear_field();
    window.type("1024");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.workspace.document.map().grid.width(), max_map_side);
}

TEST_F(Files, ResizeClearAndInvertAreSteps) {
    change();
    window.choose("Edit", "Resize map…");
    window.clear_field();
    window.type("6");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.map_text(), "#.....\n.@....\n......\n");
    window.choose("Edit", "Invert map");
    EXPECT_EQ(window.map_text(), ".#####\n#@####\n######\n");
    window.choose("Edit", "Clear map");
    EXPECT_EQ(window.map_text(), "......\n.@....\n......\n");
    for (const std::string name : {"Clear map", "Invert map", "Resize map", "Wall brush"}) {
        EXPECT_EQ(window.workspace.document.undo_name(), name);
        window.choose("Edit", "Undo");
    }
    EXPECT_EQ(window.map_text(), small_map);
    window.choose("Edit", "Redo");
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
}

TEST_F(Files, MapsAreCopiedAndPastedAsText) {
    change();
    window.key('C', ctrl);
    EXPECT_EQ(std::string(ImGui::GetClipboardText()), "#...\n.@..\n....\n");
    ImGui::SetClipboardText("; radius: 3\n#####\n#..@#\n");
    window.key('V', ctrl);
    EXPECT_EQ(window.map_text(), "; radius: 3\n#####\n#..@#\n");
    EXPECT_EQ(window.workspace.radius, 3);
    EXPECT_EQ(window.workspace.document.undo_name(), "Paste map");
    window.key('Z', ctrl);
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
}

TEST_F(Files, WhatIsNoMapIsNotPasted) {
    ImGui::SetClipboardText("..\n.\t.\n");
    window.key('V', ctrl);
    EXPECT_EQ(window.dialog(), "The text in the clipboard is no map");
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.map_text(), small_map);
    ImGui::SetClipboardText("");
    window.key('V', ctrl);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(window.workspace.notice.text, "The clipboard holds no text to paste");
    EXPECT_EQ(window.map_text(), small_map);
}

TEST_F(Files, TheRadiusIsAWayOfLookingAndNotSaved) {
    window.key('+');
    EXPECT_EQ(title(), "untitled.txt – fovlab");
    window.key('C', ctrl);
    EXPECT_EQ(std::string(ImGui::GetClipboardText()), small_map);
}

TEST_F(Files, WhatSavingWouldLoseIsNotReplacedUnasked) {
    write_file(path("game.txt"), "#####\n#<@k#\n#####\n");
    window.drop(path("game.txt"));
    window.frames(2);
    EXPECT_EQ(window.workspace.notice.kind, Notice::Kind::warning);
    window.click(window.point_of({1, 1}));
    window.key('S', ctrl);
    EXPECT_EQ(window.dialog(), "Save the map");
    window.key(GLFW_KEY_ENTER); // the name that it has
    EXPECT_EQ(window.dialog(), "Replace the file?");
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(read_file(path("game.txt")), "#####\n#<@k#\n#####\n");
}

TEST_F(Files, QuestionsAreAnsweredByKeys) {
    change();
    window.key('Q', ctrl);
    window.key(GLFW_KEY_D);
    EXPECT_TRUE(window.workspace.closing);
    window.workspace.closing = false;
    window.key('S', ctrl);
    window.type("other");
    window.key(GLFW_KEY_ENTER);
    EXPECT_EQ(window.dialog(), "Replace the file?");
    window.key(GLFW_KEY_R);
    EXPECT_EQ(window.dialog(), "");
    EXPECT_EQ(read_file(path("other.txt")), "#...\n.@..\n....\n");
}

TEST_F(Files, BundledMapsAreSavedElsewhere) {
    window.click(window.point_of("##MainMenuBar", {"##menubar", "Maps", ""}));
    window.frames(2);
    window.click(window.point_of("##Menu_00", {"Dungeon", ""}));
    EXPECT_EQ(title(), "dungeon.txt – fovlab");
    EXPECT_EQ(window.workspace.document.map().title, "Dungeon");
    EXPECT_EQ(window.workspace.radius, 16);
    window.key('S', ctrl);
    ASSERT_EQ(window.dialog(), "Save the map");
    window.key(GLFW_KEY_ENTER);
    EXPECT_TRUE(fs::exists(path("dungeon.txt")));
}

TEST_F(Files, NoShortcutFiresBehindADialog) {
    change();
    window.key(GLFW_KEY_F1);
    window.key('Z', ctrl);
    window.key(GLFW_KEY_E);
    window.key('V', ctrl);
    EXPECT_EQ(window.map_text(), "#...\n.@..\n....\n");
    EXPECT_EQ(window.workspace.painter.tool, Tool::wall_brush);
    EXPECT_EQ(window.dialog(), "All keys");
    window.key(GLFW_KEY_ESCAPE);
    EXPECT_EQ(window.dialog(), "");
}

} // namespace
} // namespace fovlab::test
