#pragma once

#include "window/map_files.hpp"

namespace fovlab {

// The dialogs of the window.

/// Something to be read and acknowledged.
std::unique_ptr<Dialog> message(std::string title, std::string text);

/// Whether to save the map before an action loses it.
std::unique_ptr<Dialog> unsaved_question(Continuation action);

/// Whether to save the map in a file that is there already.
std::unique_ptr<Dialog> replace_question(std::filesystem::path file, Continuation then);

/// Asks for the size of a new map, or a new size for this one.
std::unique_ptr<Dialog> new_map_dialog();
std::unique_ptr<Dialog> resize_dialog(const Map& map);

/// Asks which map to open, or where to save this one.
std::unique_ptr<Dialog> open_chooser(const Workspace& workspace);
std::unique_ptr<Dialog> save_chooser(const Workspace& workspace, Continuation then);

/// All keys on one page.
std::unique_ptr<Dialog> keys_page();

} // namespace fovlab
