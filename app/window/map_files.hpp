#pragma once

#include "window/workspace.hpp"

#include <functional>

namespace fovlab {

/// What to go on with once the map is saved, or need not be.
using Continuation = std::function<void(Workspace&)>;

/// Does something that loses the map; first asks when it has unsaved changes.
void unless_unsaved(Workspace& workspace, Continuation action);

/// Opens a map file. When it cannot be read a dialog says why, the map stays, and the answer is
/// false.
bool open_map(Workspace& workspace, const std::filesystem::path& file);

/// Opens a map that ships with the program, as the beginning of one's own: it is saved elsewhere.
void open_bundled_map(Workspace& workspace, const std::filesystem::path& file);

/// Saves the map where it was saved before, or asks where. Goes on only when it is saved.
void save_map(Workspace& workspace, Continuation then = {});

/// Asks where to save the map.
void save_map_as(Workspace& workspace, Continuation then = {});

/// Saves the map in a file; when that fails a dialog says why, and the answer is false. Goes on
/// only when it is saved.
bool save_map_to(Workspace& workspace, const std::filesystem::path& file, const Continuation& then);

/// Takes the map in the clipboard in place of this one, as a step to be undone.
void paste_map(Workspace& workspace);

void copy_map(Workspace& workspace);

} // namespace fovlab
