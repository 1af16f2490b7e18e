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

/// Writes a name on the last item. File names may hold anything, and Dear ImGui would take what is
/// behind `##` in a label for part of its identity.
void write_on_last_item(const std::string& name, ImVec2 padding) {
    const ImVec2 at = ImGui::GetItemRectMin();
    ImGui::GetWindowDrawList()->AddText({at.x + padding.x, at.y + padding.y},
                                        ImGui::GetColorU32(ImGuiCol_Text), name.c_str());
}

/// Maps are text files, however their names are written.
bool is_map_name(const std::string& name) {
    constexpr std::string_view ending = ".txt";
    return name.size() >= ending.size() &&
           contains_ignoring_case(std::string_view(name).substr(name.size() - ending.size()),
                                  ending);
}

/// Lists a folder and lets a file in it be chosen or named. What is to be done with the file is for
/// the two kinds of choosers to say.
class FileChooser : public Dialog {
public:
    bool draw(Workspace& workspace, const DialogKeys& keys) override {
        if (ImGui::IsWindowAppearing()) needs_focus_ = true;
        path_buttons();
        const std::vector<const Folder::Entry*> listed = listed_entries();
        if (keys.down != 0 && !listed.empty()) step(listed, keys.down);
        name_field();
        ImGui::SameLine();
        ImGui::Checkbox("all files", &all_files_);
        draw_list(listed, keys.down != 0);

        const bool confirmed = ImGui::Button(button_, button_size()) || keys.enter || activated_;
        activated_ = false;
        ImGui::SameLine();
        if (ImGui::Button("Cancel", button_size())) return false;
        return !confirmed || confirm(workspace, listed);
    }

protected:
    FileChooser(const fs::path& folder, std::string name, const char* button)
        : folder_(list_folder(folder)), suggested_(std::move(name)), name_(suggested_),
          button_(button) {}

    /// What the empty field for the name says.
    virtual const char* hint() const = 0;

    /// Whether a name that is being typed narrows the list.
    virtual bool narrows() const = 0;

    /// Does what is to be done with a file; false when that ends the dialog.
    virtual bool take(Workspace& workspace, const fs::path& file) = 0;

    static ImVec2 button_size() { return {ImGui::GetFontSize() * 7, 0}; }

    bool lists_all_files() const { return all_files_; }

private:
    /// A field that has the focus keeps its own text, so a name that is put there makes it another.
    void name_field() {
        ImGui::PushID(names_put_);
        if (std::exchange(needs_focus_, false)) ImGui::SetKeyboardFocusHere();
        ImGui::SetNextItemWidth(width() - ImGui::GetFontSize() * 7);
        if (ImGui::InputTextWithHint("##name", hint(), &name_, ImGuiInputTextFlags_AutoSelectAll)) {
            typed_ = name_;
            chosen_.reset();
        }
        ImGui::PopID();
    }

    void put_name(const std::string& name) {
        name_ = name;
        ++names_put_;
        needs_focus_ = true;
    }

    /// As wide as is comfortable, or as the window allows.
    static float width() {
        const float em = ImGui::GetFontSize();
        return std::clamp(ImGui::GetIO().DisplaySize.x - 4 * em, 14 * em, 38 * em);
    }
    static float list_height() {
        const float em = ImGui::GetFontSize();
        return std::clamp(ImGui::GetIO().DisplaySize.y - 14 * em, 4 * em,
                          16 * ImGui::GetTextLineHeightWithSpacing() + em);
    }

    /// A button for each folder on the way to this one, as many of the last as fit one line.
    void path_buttons() {
        const ImGuiStyle& style = ImGui::GetStyle();
        const float space = style.ItemSpacing.x / 2;
        const auto label_of = [](const fs::path& way) {
            return way.has_filename() ? way.filename().string() : std::string("/");
        };
        const auto width_of = [&](const fs::path& way) {
            return ImGui::CalcTextSize(label_of(way).c_str()).x + 2 * style.FramePadding.x;
        };
        std::vector<fs::path> ways{folder_.path.has_filename() ? folder_.path
                                                               : folder_.path.parent_path()};
        float room = width() - width_of(ways[0]);
        while (ways.back().has_relative_path()) {
            const fs::path parent = ways.back().parent_path();
            room -= width_of(parent) + space;
            if (room < 0) break;
            ways.push_back(parent);
        }
        std::ranges::reverse(ways);
        std::optional<fs::path> entered;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (i > 0) ImGui::SameLine(0, space);
            ImGui::PushID(static_cast<int>(i));
            if (ImGui::Button("##folder", {width_of(ways[i]), 0})) entered = ways[i];
            write_on_last_item(label_of(ways[i]), style.FramePadding);
            ImGui::PopID();
        }
        if (entered) enter(*entered);
    }

    bool is_listed(const Folder::Entry& entry) const {
        if (!entry.is_folder && !all_files_ && !is_map_name(entry.name)) return false;
        const bool narrowed = narrows() && typed_.find('/') == std::string::npos;
        return !narrowed || contains_ignoring_case(entry.name, typed_);
    }

    std::vector<const Folder::Entry*> listed_entries() const {
        std::vector<const Folder::Entry*> listed;
        for (const Folder::Entry& entry : folder_.entries)
            if (is_listed(entry)) listed.push_back(&entry);
        return listed;
    }

    void draw_list(const std::vector<const Folder::Entry*>& listed, bool stepped) {
        ImGui::BeginChild("list", {width(), list_height()}, true);
        if (!folder_.problem.empty())
            ImGui::TextDisabled("%s", folder_.problem.c_str());
        else if (folder_.entries.empty())
            ImGui::TextDisabled("an empty folder");
        else if (listed.empty())
            ImGui::TextDisabled(all_files_ ? "nothing of that name"
                                           : "no such maps; there may be other files");
        for (const Folder::Entry* entry : listed) {
            const std::string label = entry->name + (entry->is_folder ? "/" : "");
            const bool chosen = chosen_ == entry->name;
            if (ImGui::Selectable(("###" + label).c_str(), chosen,
                                  ImGuiSelectableFlags_AllowDoubleClick)) {
                chosen_ = name_ = entry->name;
                if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) activated_ = true;
            }
            write_on_last_item(label, {ImGui::GetStyle().ItemSpacing.x / 2, 0});
            if (chosen && stepped) ImGui::SetScrollHereY();
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
        const auto next = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last));
        chosen_ = listed[next]->name;
        put_name(*chosen_);
    }

    void enter(const fs::path& folder) {
        folder_ = list_folder(folder);
        typed_.clear();
        chosen_.reset();
        put_name(suggested_);
    }

    /// Goes into the folder that was chosen or typed, or takes the file.
    bool confirm(Workspace& workspace, const std::vector<const Folder::Entry*>& listed) {
        std::string name = name_;
        if (name.empty()) return true;
        std::error_code error;
        // What is typed to narrow the list to a single entry means that entry.
        if (narrows() && listed.size() == 1 && !fs::exists(typed_path(name, folder_.path), error))
            name = listed[0]->name;
        const fs::path path = typed_path(name, folder_.path);
        if (!fs::is_directory(path, error)) return take(workspace, path);
        enter(path);
        return true;
    }

    Folder folder_;
    std::string suggested_; // the name that is not the user's yet
    std::string name_;
    std::string typed_; // what narrows the list
    const char* button_;
    bool all_files_ = false;
    std::optional<std::string> chosen_; // in the list
    bool activated_ = false;            // by a double click
    bool needs_focus_ = false;
    int names_put_ = 0;
};

class OpenChooser : public FileChooser {
public:
    explicit OpenChooser(const fs::path& folder) : FileChooser(folder, "", "Open") {}

    std::string title() const override { return "Open a map"; }

private:
    const char* hint() const override { return "type to narrow the list, or a path"; }
    bool narrows() const override { return true; }

    bool take(Workspace& workspace, const fs::path& file) override {
        return !open_map(workspace, file);
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
        if (!is_map_name(file.string()) && !lists_all_files()) named += ".txt";
        std::error_code error;
        if (!fs::exists(named, error)) return !save_map_to(workspace, named, then_);
        workspace.dialog = replace_question(named, then_);
        return true;
    }

    Continuation then_;
};

/// Where the map is, or where the program was started.
fs::path usual_folder(const Workspace& workspace) {
    std::error_code error;
    return workspace.folder.empty() ? fs::current_path(error) : workspace.folder;
}

} // namespace

std::unique_ptr<Dialog> open_chooser(const Workspace& workspace) {
    return std::make_unique<OpenChooser>(usual_folder(workspace));
}

std::unique_ptr<Dialog> save_chooser(const Workspace& workspace, Continuation then) {
    return std::make_unique<SaveChooser>(usual_folder(workspace), workspace.name, std::move(then));
}

} // namespace fovlab
