#include "window/map_files.hpp"

#include "failure.hpp"
#include "grid/map_text.hpp"
#include "storage/map_file.hpp"
#include "storage/output.hpp"
#include "window/dialogs.hpp"

#include <imgui.h>

#include <system_error>

namespace fovlab {
namespace {

namespace fs = std::filesystem;

std::string remark(int line, int column, const std::string& what) {
    std::string text;
    if (line > 0) text += "line " + std::to_string(line) + ", ";
    if (column > 0) text += "column " + std::to_string(column) + ", ";
    return text + what;
}

/// Reads a map and looks at it; false when it cannot be read. It will be saved in `save_as`, or
/// else where the user says.
bool read_into(Workspace& workspace, const fs::path& file, fs::path save_as) {
    try {
        std::error_code error;
        // A pipe could keep the window waiting for ever.
        if (fs::exists(file, error) && !fs::is_regular_file(file, error))
            throw Failure(file.string(), "is no file; choose a map");
        MapFileReading reading = read_map_file(file.string());
        Notice notice{"Opened " + file.string()};
        if (!reading.map.about.empty()) notice.text = reading.map.about;
        // Written again, such a map is not what it was: nobody should lose it by pressing Ctrl+S.
        if (reading.has_other_characters) {
            save_as.clear();
            notice = {"Other characters than # . @ are floor here; saving will ask where",
                      Notice::Kind::warning};
        }
        if (!reading.warnings.empty())
            notice = {reading.warnings[0].where + ": " + reading.warnings[0].what,
                      Notice::Kind::warning};
        workspace.start_over(std::move(reading.map), save_as, file.filename().string());
        workspace.folder = file.parent_path();
        workspace.notice = std::move(notice);
        return true;
    } catch (const Failure& failure) {
        workspace.dialog =
            message("The map could not be opened", failure.where + ": " + failure.what());
        return false;
    }
}

} // namespace

void unless_unsaved(Workspace& workspace, Continuation action) {
    if (workspace.document.is_modified())
        workspace.dialog = unsaved_question(std::move(action));
    else
        action(workspace);
}

bool open_map(Workspace& workspace, const fs::path& file) {
    return read_into(workspace, file, file);
}

void open_bundled_map(Workspace& workspace, const fs::path& file) {
    const fs::path folder = workspace.folder;
    read_into(workspace, file, {});
    workspace.folder = folder;
}

void save_map(Workspace& workspace, Continuation then) {
    if (workspace.file.empty())
        save_map_as(workspace, std::move(then));
    else
        save_map_to(workspace, fs::path(workspace.file), then);
}

void save_map_as(Workspace& workspace, Continuation then) {
    workspace.dialog = save_chooser(workspace, std::move(then));
}

bool save_map_to(Workspace& workspace, const fs::path& file, const Continuation& then) {
    try {
        write_whole_file(file, write_map(workspace.document.map()));
    } catch (const Failure& failure) {
        workspace.dialog =
            message("The map could not be saved", failure.where + ": " + failure.what());
        return false;
    }
    workspace.file = file;
    workspace.folder = file.parent_path();
    workspace.name = file.filename().string();
    workspace.document.mark_saved();
    workspace.notice = {"Saved as " + file.string()};
    if (then) then(workspace);
    return true;
}

void paste_map(Workspace& workspace) {
    const char* text = ImGui::GetClipboardText();
    if (!text || !*text) {
        workspace.notice = {"The clipboard holds no text to paste", Notice::Kind::warning};
        return;
    }
    try {
        MapReading reading = read_map(text);
        if (reading.map.radius) workspace.radius = *reading.map.radius;
        workspace.document.replace(std::move(reading.map), "Paste map");
        workspace.fit_map();
        workspace.notice = {"Pasted a map from the clipboard"};
        if (!reading.warnings.empty()) {
            const MapTextRemark& warning = reading.warnings[0];
            workspace.notice = {"Pasted: " + remark(warning.line, warning.column, warning.text),
                                Notice::Kind::warning};
        }
    } catch (const MapTextError& error) {
        workspace.dialog = message("The text in the clipboard is no map",
                                   remark(error.line, error.column, error.what()));
    }
}

void copy_map(Workspace& workspace) {
    ImGui::SetClipboardText(write_map(workspace.document.map()).c_str());
    workspace.notice = {"Copied the map as text"};
}

} // namespace fovlab
