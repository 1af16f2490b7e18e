#pragma once

#include "draw/marks.hpp"
#include "draw/theme.hpp"
#include "edit/painter.hpp"
#include "window/dialog.hpp"
#include "window/panel_list.hpp"
#include "window/viewport.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace fovlab {

/// One line for the user, until he does something else.
struct Notice {
    enum class Kind { news, warning, viewer_in_the_way };

    std::string text;
    Kind kind = Kind::news;
};

/// All that the window works on and looks at.
struct Workspace {
    /// Begins with a map that a file would be saved as `name`, but none is yet.
    Workspace(Map map, std::string name);
    Workspace(const Workspace&) = delete; // the painter knows where the document is
    Workspace& operator=(const Workspace&) = delete;

    Document document;
    std::filesystem::path file;   // where the map is saved; empty when that is nowhere yet
    std::filesystem::path folder; // where the user's maps are; empty: where the program started
    std::string name;             // of the file, or what it might be called
    Painter painter{document};

    PanelList panels;
    Viewport viewport;
    int radius;
    Marks marks = Marks::all();
    const Theme* theme = &themes[0];

    Notice notice;
    std::unique_ptr<Dialog> dialog;
    bool closing = false; // the window is to close

    /// Puts another map in place of this one, with its radius, and forgets how this one came to be.
    void start_over(Map new_map, std::filesystem::path new_file, std::string new_name);

    /// "cave.txt* – fovlab".
    std::string window_title() const;

    /// Brings all of the map into view, or what is around the viewer.
    void fit_map() { viewport.fit(document.map().viewer); }

    /// Moves the viewer by a step, or says why it stays.
    void step_viewer(Tile step);

    void warn_of_viewer();
};

} // namespace fovlab
