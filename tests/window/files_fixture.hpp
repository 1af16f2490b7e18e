#pragma once

#include "support/files.hpp"
#include "support/headless_window.hpp"

#include "grid/map_text.hpp"

#include <gtest/gtest.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <filesystem>
#include <string>

namespace fovlab::test {

namespace fs = std::filesystem;

inline constexpr int ctrl = GLFW_MOD_CONTROL;
inline constexpr const char* small_map = "....\n.@..\n....\n";
inline constexpr const char* other_map = "#####\n#@..#\n#####\n";

/// A window on a small map, in a folder of its own.
class Files : public testing::Test {
protected:
    Files() : before_(fs::current_path()), window(read_map(small_map).map) {
        fs::current_path(folder.path);
        write_file(path("other.txt"), other_map);
    }
    ~Files() override { fs::current_path(before_); }

    std::string path(const std::string& name) const { return folder.path / name; }
    void change() { window.click(window.point_of({0, 0})); }
    std::string title() { return window.workspace.window_title(); }

    TemporaryFolder folder;

private:
    fs::path before_;

protected:
    HeadlessWindow window;
};

} // namespace fovlab::test
