#include "edit/operations.hpp"
#include "window/dialogs.hpp"

#include <imgui.h>

namespace fovlab {
namespace {

/// Asks for a number of columns and rows.
class MapSizeDialog : public Dialog {
public:
    MapSizeDialog(std::string title, std::string button, int columns, int rows,
                  std::function<void(Workspace&, int columns, int rows)> action)
        : title_(std::move(title)), button_(std::move(button)), columns_(columns), rows_(rows),
          action_(std::move(action)) {}

    std::string title() const override { return title_; }

    bool draw(Workspace& workspace, const DialogKeys& keys) override {
        if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        side_field("columns", columns_);
        side_field("rows", rows_);
        ImGui::TextDisabled("each 1 to %d", max_map_side);
        const bool possible = is_side(columns_) && is_side(rows_);
        ImGui::BeginDisabled(!possible);
        ImGui::Spacing();
        const ImVec2 size{ImGui::GetFontSize() * 6, 0};
        const bool confirmed = ImGui::Button(button_.c_str(), size) || (keys.enter && possible);
        ImGui::EndDisabled();
        ImGui::SameLine();
        const bool cancelled = ImGui::Button("Cancel", size);
        if (!confirmed) return !cancelled;
        action_(workspace, columns_, rows_);
        return false;
    }

private:
    static bool is_side(int side) { return side >= 1 && side <= max_map_side; }

    static void side_field(const char* name, int& side) {
        ImGui::SetNextItemWidth(ImGui::GetFontSize() * 9);
        ImGui::InputInt(name, &side, 1, 10);
    }

    std::string title_;
    std::string button_;
    int columns_;
    int rows_;
    std::function<void(Workspace&, int columns, int rows)> action_;
};

} // namespace

std::unique_ptr<Dialog> new_map_dialog() {
    return std::make_unique<MapSizeDialog>(
        "New map", "Create", 41, 25, [](Workspace& workspace, int columns, int rows) {
            workspace.start_over(new_map(columns, rows), {}, "untitled.txt");
        });
}

std::unique_ptr<Dialog> resize_dialog(const Map& map) {
    return std::make_unique<MapSizeDialog>(
        "Resize map", "Resize", map.grid.width(), map.grid.height(),
        [](Workspace& workspace, int columns, int rows) {
            workspace.document.replace(resized(workspace.document.map(), columns, rows),
                                       "Resize map");
            workspace.fit_map();
        });
}

} // namespace fovlab
