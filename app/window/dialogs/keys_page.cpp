#include "window/commands.hpp"
#include "window/dialogs.hpp"

#include <imgui.h>

#include <algorithm>

namespace fovlab {
namespace {

struct Line {
    std::string keys;
    std::string what;
};

/// What one menu's commands are called by; families are told once.
std::vector<Line> lines_of(const std::string& menu) {
    std::vector<Line> lines;
    for (const Command& command : commands()) {
        if (command.menu != menu || keys_of(command).empty()) continue;
        if (!lines.empty() && lines.back().what == command.name) continue;
        lines.push_back({keys_of(command), command.name});
    }
    return lines;
}

const std::vector<Line> pointer_lines = {
    {"left button", "use the tool; on the @: drag it"},
    {"right button", "erase, or pick (Edit menu)"},
    {"wheel", "zoom at the pointer"},
    {"middle button, Space + left", "pan"},
    {"Esc", "take back the stroke; close a dialog"},
    {"drop a file", "open it"},
};

struct Section {
    std::string name;
    std::vector<Line> lines;
};

/// Sections below each other, with what the keys do in line.
void draw_column(const std::vector<Section>& sections) {
    float keys_width = 0;
    for (const Section& section : sections)
        for (const Line& line : section.lines)
            keys_width = std::max(keys_width, ImGui::CalcTextSize(line.keys.c_str()).x);
    ImGui::BeginGroup();
    for (const Section& section : sections) {
        ImGui::TextDisabled("%s", section.name.c_str());
        for (const auto& [keys, what] : section.lines) {
            ImGui::TextUnformatted(keys.c_str());
            ImGui::SameLine(keys_width + ImGui::GetFontSize());
            ImGui::TextUnformatted(what.c_str());
        }
        ImGui::Dummy({0, ImGui::GetFontSize() * 0.4f});
    }
    ImGui::EndGroup();
}

Section section_of(const std::string& menu) {
    return {menu, lines_of(menu)};
}

class KeysPage : public Dialog {
public:
    std::string title() const override { return "All keys"; }

    bool draw(Workspace&, const DialogKeys& keys) override {
        const float em = ImGui::GetFontSize();
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(em * 2, em * 0.15f));
        draw_column({{"Mouse", pointer_lines},
                     section_of("File"),
                     section_of("Edit"),
                     section_of("Panels"),
                     section_of("Help")});
        // Below each other where they do not fit side by side; the page then scrolls.
        if (ImGui::GetIO().DisplaySize.x > em * 60) ImGui::SameLine();
        draw_column({section_of("Tools"), section_of("View")});
        ImGui::PopStyleVar();
        ImGui::TextDisabled("fovlab " FOVLAB_VERSION);
        ImGui::SameLine();
        return !ImGui::Button("Close", {ImGui::GetFontSize() * 6, 0}) && !keys.enter;
    }
};

} // namespace

std::unique_ptr<Dialog> keys_page() {
    return std::make_unique<KeysPage>();
}

} // namespace fovlab
