#include "window/dialogs.hpp"
#include "window/tooltip.hpp"

#include <imgui.h>

namespace fovlab {
namespace {

void wrapped_text(const std::string& text) {
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * 32);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::Spacing();
}

/// Tells the key that does the same as the last button.
void hint(const char* key) {
    tooltip(key);
}

class Message : public Dialog {
public:
    Message(std::string title, std::string text)
        : title_(std::move(title)), text_(std::move(text)) {}

    std::string title() const override { return title_; }

    bool draw(Workspace&, const DialogKeys& keys) override {
        wrapped_text(text_);
        return !ImGui::Button("OK", {ImGui::GetFontSize() * 6, 0}) && !keys.enter;
    }

private:
    std::string title_;
    std::string text_;
};

class UnsavedQuestion : public Dialog {
public:
    explicit UnsavedQuestion(Continuation action) : action_(std::move(action)) {}

    std::string title() const override { return "Save the map?"; }

    bool draw(Workspace& workspace, const DialogKeys& keys) override {
        wrapped_text("There are changes in " + workspace.name +
                     " that are not saved. They would be lost.");
        const ImVec2 size{ImGui::GetFontSize() * 7, 0};
        if (ImGui::Button("Save", size) || keys.enter) {
            save_map(workspace, std::move(action_));
            return false;
        }
        hint("Enter");
        ImGui::SameLine();
        if (ImGui::Button("Don't save", size) || keys.letter == 'D') {
            action_(workspace);
            return false;
        }
        hint("D");
        ImGui::SameLine();
        const bool cancelled = ImGui::Button("Cancel", size);
        hint("Esc");
        return !cancelled;
    }

private:
    Continuation action_;
};

class ReplaceQuestion : public Dialog {
public:
    ReplaceQuestion(std::filesystem::path file, Continuation then)
        : file_(std::move(file)), then_(std::move(then)) {}

    std::string title() const override { return "Replace the file?"; }

    bool draw(Workspace& workspace, const DialogKeys& keys) override {
        wrapped_text("There is a file " + file_.filename().string() +
                     " already. What is in it would be lost.");
        const ImVec2 size{ImGui::GetFontSize() * 7, 0};
        if (ImGui::Button("Replace it", size) || keys.letter == 'R') {
            // The chooser behind has done its work as well, unless the file cannot be written.
            if (save_map_to(workspace, file_, then_)) behind.reset();
            return false;
        }
        hint("R");
        ImGui::SameLine();
        const bool kept = ImGui::Button("Keep it", size);
        hint("Esc");
        return !kept;
    }

private:
    std::filesystem::path file_;
    Continuation then_;
};

} // namespace

std::unique_ptr<Dialog> replace_question(std::filesystem::path file, Continuation then) {
    return std::make_unique<ReplaceQuestion>(std::move(file), std::move(then));
}

std::unique_ptr<Dialog> message(std::string title, std::string text) {
    return std::make_unique<Message>(std::move(title), std::move(text));
}

std::unique_ptr<Dialog> unsaved_question(Continuation action) {
    return std::make_unique<UnsavedQuestion>(std::move(action));
}

} // namespace fovlab
