#include "window/dialogs.hpp"
#include "window/dialogs/folder.hpp"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <system_error>
#include <utility>

namespace fovlab {
namespace {

namespace fs = std::filesystem;

/// Lists a folder and lets a file in it be chosen or named. What is to be done with the file is for
/// the two kinds of choosers to say.
class FileChooser : public Dialog {
public:
    bool draw(Workspace& workspace, const DialogKeys& keys) override {
        path_buttons();
        name_field();
        ImGui::SameLine();
        ImGui::Checkbox("all files", &all_files_);
        listing(keys.down);
        return buttons(workspace, keys);
    }

protected:
    FileChooser(const fs::path& folder, std::string name, const char* button)
        : folder_(list_folder(folder)), name_(std::move(name)), button_(button) {}

    /// What the empty field for the name says.
    virtual const char* hint() const = 0;

    /// Whether a name that is being typed narrows the list.
    virtual bool narrows() const = 0;

    /// Does what is to be done with a file; false when that ends the dialog.
    virtual bool take(Workspace& workspace, const fs::path& file) = 0;

    /// What stands below the list; false when the dialog is done.
    virtual bool buttons(Workspace& workspace, const DialogKeys& keys) {
        const bool confirmed = ImGui::Button(button_, button_size()) || keys.enter || activated_;
        activated_ = false;
        ImGui::SameLine();
        if (ImGui::Button("Cancel", button_size())) return false;
        return !confirmed || confirm(workspace);
    }

    static ImVec2 button_size() { return {ImGui::GetFontSize() * 7, 0}; }

private:
    /// In each folder it is another field, since one that has the focus keeps its own text.
    void name_field() {
        ImGui::PushID(folders_entered_);
        if (std::exchange(needs_focus_, false)) ImGui::SetKeyboardFocusHere();
        ImGui::SetNextItemWidth(width());
        if (ImGui::InputTextWithHint("##name", hint(), &name_)) chosen_.reset();
        ImGui::PopID();
    }

    static float width() { return ImGui::GetFontSize() * 30; }

    /// A button for each folder on the way to this one.
    void path_buttons() {
        std::vector<fs::path> ways;
        for (fs::path way = folder_.path; ways.empty() || ways.back() != way;
             way = way.parent_path())
            ways.push_back(way);
        std::ranges::reverse(ways);
        const float right = ImGui::GetCursorPosX() + width() + ImGui::GetFontSize() * 7;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const std::string name = ways[i].filename().string();
            const char* label = name.empty() ? "/" : name.c_str();
            const float space = ImGui::GetStyle().ItemSpacing.x / 2;
            const float needed =
                ImGui::CalcTextSize(label).x + 2 * ImGui::GetStyle().FramePadding.x;
            if (i > 0) ImGui::SameLine(0, space);
            if (i > 0 && ImGui::GetCursorPosX() + needed > right) ImGui::NewLine();
            ImGui::PushID(static_cast<int>(i));
            if (ImGui::Button(label)) enter(ways[i]);
            ImGui::PopID();
        }
    }

    bool is_listed(const Folder::Entry& entry) const {
        if (!entry.is_folder && !all_files_ && fs::path(entry.name).extension() != ".txt")
            return false;
        const bool typing = narrows() && !chosen_ && name_.find('/') == std::string::npos;
        return !typing || contains_ignoring_case(entry.name, name_);
    }

    void listing(int steps) {
        std::vector<const Folder::Entry*> listed;
        for (const Folder::Entry& entry : folder_.entries)
            if (is_listed(entry)) listed.push_back(&entry);
        if (steps != 0 && !listed.empty()) step(listed, steps);

        ImGui::BeginChild("list", {width() + ImGui::GetFontSize() * 7, ImGui::GetFontSize() * 20},
                          true);
        if (!folder_.problem.empty()) ImGui::TextDisabled("%s", folder_.problem.c_str());
        if (folder_.problem.empty() && listed.empty()) ImGui::TextDisabled("nothing here");
        std::optional<fs::path> entered;
        for (const Folder::Entry* entry : listed) {
            const std::string label = entry->name + (entry->is_folder ? "/" : "");
            const bool chosen = chosen_ == entry->name;
            if (ImGui::Selectable(label.c_str(), chosen, ImGuiSelectableFlags_AllowDoubleClick)) {
                choose(*entry);
                if (!entry->is_folder || narrows()) name_ = entry->name;
                if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) activated_ = true;
            }
            if (chosen && steps != 0) ImGui::SetScrollHereY();
        }
        ImGui::EndChild();
    }

    void step(const std::vector<const Folder::Entry*>& listed, int steps) {
        const auto current = std::ranges::find_if(
            listed, [&](const Folder::Entry* entry) { return chosen_ == entry->name; });
        const auto last = static_cast<std::ptrdiff_t>(listed.size()) - 1;
        const std::ptrdiff_t place = current != listed.end() ? current - listed.begin() + steps
                                     : steps > 0             ? steps - 1
                                                             : last + 1 + steps;
        choose(*listed[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last))]);
    }

    void choose(const Folder::Entry& entry) { chosen_ = entry.name; }

    void enter(const fs::path& folder) {
        folder_ = list_folder(folder);
        if (narrows()) name_.clear();
        chosen_.reset();
        needs_focus_ = true;
        ++folders_entered_;
    }

    /// Goes into the folder that was chosen or typed, or takes the file.
    bool confirm(Workspace& workspace) {
        const std::string text = chosen_.value_or(name_);
        if (text.empty()) return true;
        const fs::path path = typed_path(text, folder_.path);
        std::error_code error;
        if (!fs::is_directory(path, error)) return take(workspace, path);
        enter(path);
        return true;
    }

    Folder folder_;
    std::string name_;
    const char* button_;
    bool all_files_ = false;
    std::optional<std::string> chosen_; // in the list
    bool activated_ = false;            // by a double click
    bool needs_focus_ = true;
    int folders_entered_ = 0;
};

class OpenChooser : public FileChooser {
public:
    explicit OpenChooser(const fs::path& folder) : FileChooser(folder, "", "Open") {}

    std::string title() const override { return "Open a map"; }

private:
    const char* hint() const override { return "type to narrow the list, or a path"; }
    bool narrows() const override { return true; }

    bool take(Workspace& workspace, const fs::path& file) override {
        open_map(workspace, file);
        return false;
    }
};

class SaveChooser : public FileChooser {
public:
    SaveChooser(const fs::path& folder, const std::string& name, Continuation then)
        : FileChooser(folder, name, "Save"), then_(std::move(then)) {}

    std::string title() const override { return "Save the map"; }

private:
    const char* hint() const override { return "file name"; }
    bool narrows() const override { return false; }

    bool take(Workspace& workspace, const fs::path& file) override {
        fs::path named = file;
        if (!named.has_extension()) named += ".txt";
        std::error_code error;
        if (fs::exists(named, error)) {
            replaced_ = named;
            return true;
        }
        save_map_to(workspace, named, then_);
        return false;
    }

    bool buttons(Workspace& workspace, const DialogKeys& keys) override {
        if (!replaced_) return FileChooser::buttons(workspace, keys);
        ImGui::AlignTextToFramePadding();
        ImGui::Text("There is %s already. Replace it?", replaced_->filename().c_str());
        if (ImGui::Button("Replace", button_size())) {
            save_map_to(workspace, *replaced_, then_);
            return false;
        }
        ImGui::SameLine();
        if (ImGui::Button("Keep it", button_size())) replaced_.reset();
        return true;
    }

    Continuation then_;
    std::optional<fs::path> replaced_; // the file that there is a question about
};

/// Where the map is, or where the program was started.
fs::path usual_folder(const Workspace& workspace) {
    std::error_code error;
    return workspace.file.has_parent_path() ? workspace.file.parent_path()
                                            : fs::current_path(error);
}

} // namespace

std::unique_ptr<Dialog> open_chooser(const Workspace& workspace) {
    return std::make_unique<OpenChooser>(usual_folder(workspace));
}

std::unique_ptr<Dialog> save_chooser(const Workspace& workspace, Continuation then) {
    return std::make_unique<SaveChooser>(usual_folder(workspace), workspace.name, std::move(then));
}

} // namespace fovlab
