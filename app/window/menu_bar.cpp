#include "storage/bundled_maps.hpp"
#include "window/bars.hpp"
#include "window/commands.hpp"
#include "window/map_files.hpp"
#include "window/panel_menu.hpp"
#include "window/tooltip.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>

namespace fovlab {
namespace {

void command_item(const Command& command, Workspace& workspace) {
    const bool possible = !command.is_possible || command.is_possible(workspace);
    const std::string label = command.label && possible ? command.label(workspace) : command.name;
    const bool on = command.is_on && command.is_on(workspace);
    if (command.begins_group) ImGui::Separator();
    if (ImGui::MenuItem((label + "###" + command.name).c_str(), keys_of(command).c_str(), on,
                        possible))
        run(command, workspace);
}

void bundled_maps_menu(Workspace& workspace) {
    static const std::vector<BundledMap> maps = bundled_maps();
    if (maps.empty()) ImGui::TextDisabled("none are installed");
    for (const BundledMap& map : maps) {
        if (ImGui::MenuItem(map.title.c_str()))
            unless_unsaved(workspace,
                           [file = map.file](Workspace& with) { open_bundled_map(with, file); });
        tooltip(map.about);
    }
}

/// The panels, each to be shown or hidden.
void panels_menu(Workspace& workspace) {
    ImGui::Separator();
    PanelList& panels = workspace.panels;
    for (std::size_t place = 0; place < panels.items().size(); ++place) {
        const PanelList::Item& item = panels.items()[place];
        const std::string label = name_of(item.choice) + "###" + std::to_string(place);
        if (ImGui::MenuItem(label.c_str(), nullptr, !item.hidden))
            panels.set_hidden(place, !item.hidden);
    }
    ImGui::Separator();
    if (ImGui::BeginMenu("Add a panel")) {
        add_panel_items(workspace);
        ImGui::EndMenu();
    }
}

} // namespace

void draw_menu_bar(Workspace& workspace) {
    if (!ImGui::BeginMainMenuBar()) return;
    for (const std::string menu : {"File", "Edit", "Tools", "View", "Panels", "Maps", "Help"}) {
        // A long menu scrolls below the bar; else it would open under the pointer.
        const float room = ImGui::GetIO().DisplaySize.y - 2 * ImGui::GetFrameHeight();
        ImGui::SetNextWindowSizeConstraints({0, 0}, {FLT_MAX, std::max(room, 1.0f)});
        if (!ImGui::BeginMenu(menu.c_str())) continue;
        for (const Command& command : commands())
            if (command.in_menu && command.menu == menu) command_item(command, workspace);
        if (menu == "Panels") panels_menu(workspace);
        if (menu == "Maps") bundled_maps_menu(workspace);
        ImGui::EndMenu();
    }
    ImGui::EndMainMenuBar();
}

} // namespace fovlab
