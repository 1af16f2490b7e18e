#include "window/dialogs.hpp"

#include <imgui.h>

namespace fovlab {
namespace {

void wrapped_text(const std::string& text) {
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * 32);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::Spacing();
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
        ImGui::SameLine();
        if (ImGui::Button("Don't save", size)) {
            action_(workspace);
            return false;
        }
        ImGui::SameLine();
        return !ImGui::Button("Cancel", size);
    }

private:
    Continuation action_;
};

} // namespace

std::unique_ptr<Dialog> message(std::string title, std::string text) {
    return std::make_unique<Message>(std::move(title), std::move(text));
}

std::unique_ptr<Dialog> unsaved_question(Continuation action) {
    return std::make_unique<UnsavedQuestion>(std::move(action));
}

} // namespace fovlab
