#include "window/panel_menu.hpp"

#include "fov/catalogue.hpp"
#include "window/tooltip.hpp"

#include <imgui.h>

#include <algorithm>

namespace fovlab {
namespace {

constexpr const char* dragged_panel = "panel";

/// The SPECs that a difference can be made of: the algorithms as they are, and those of panels.
std::vector<Spec> known_specs(const PanelList& panels) {
    std::vector<Spec> specs = default_specs();
    for (const PanelList::Item& item : panels.items())
        for (const Spec& spec : item.choice.specs)
            if (std::ranges::find(specs, spec) == specs.end()) specs.push_back(spec);
    return specs;
}

/// A slider over a parameter's range, or over the values that it allows; true when it moved.
bool parameter_slider(const Parameter& parameter, int& value) {
    const std::string name(parameter.name);
    if (parameter.allowed.empty())
        return ImGui::SliderInt("##value", &value, parameter.min, parameter.max,
                                ("%d " + name).c_str(),
                                ImGuiSliderFlags_Logarithmic | ImGuiSliderFlags_AlwaysClamp);
    int index =
        static_cast<int>(std::ranges::find(parameter.allowed, value) - parameter.allowed.begin());
    const int last = static_cast<int>(parameter.allowed.size()) - 1;
    const std::string text = std::to_string(value) + ' ' + name;
    const bool moved = ImGui::SliderInt("##value", &index, 0, last, text.c_str(),
                                        ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput);
    value = parameter.allowed[static_cast<std::size_t>(index)];
    return moved;
}

/// What a difference is to be made of, chosen step by step in menus.
void add_difference_items(PanelList& panels) {
    const std::vector<Spec> specs = known_specs(panels);
    for (const Spec& first : specs) {
        if (!ImGui::BeginMenu((full_name(first) + " and").c_str())) continue;
        for (const Spec& second : specs)
            if (second != first && ImGui::MenuItem(full_name(second).c_str()))
                panels.add({PanelChoice::Kind::difference, {first, second}});
        ImGui::EndMenu();
    }
}

} // namespace

std::string name_of(const PanelChoice& choice) {
    switch (choice.kind) {
    case PanelChoice::Kind::algorithm:
        return full_name(choice.specs[0]);
    case PanelChoice::Kind::difference:
        return full_name(choice.specs[0]) + " – " + full_name(choice.specs[1]);
    case PanelChoice::Kind::sight:
        return "Geometric sight";
    case PanelChoice::Kind::agreement:
        break;
    }
    return "Agreement";
}

void handle_heading(Workspace& workspace, std::size_t place, const Panel& panel) {
    const bool hovered = ImGui::IsItemHovered();
    if (hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
        if (workspace.panels.alone())
            workspace.panels.show_all();
        else
            workspace.panels.show_alone(place);
    }
    drag_and_drop_panel(workspace, place);
    if (begin_tooltip(TooltipPlace::at_pointer)) {
        ImGui::TextUnformatted((panel.name + ", " + parameters_and_radius(panel)).c_str());
        ImGui::TextUnformatted(panel.figures.c_str());
        for (const auto& [swatch, count] : panel.counts)
            for (const LegendEntry& entry : panel.legend)
                if (entry.swatches.front() == swatch)
                    ImGui::TextUnformatted((std::to_string(count) + "  " + entry.meaning).c_str());
        ImGui::TextDisabled("double click: alone or all   drag: reorder   right click: menu");
        end_tooltip();
    }
    if (ImGui::BeginPopupContextItem("menu")) {
        panel_menu_items(workspace, place);
        ImGui::EndPopup();
    }
}

void drag_and_drop_panel(Workspace& workspace, std::size_t place) {
    if (ImGui::BeginDragDropSource()) {
        ImGui::SetDragDropPayload(dragged_panel, &place, sizeof place);
        ImGui::TextUnformatted(name_of(workspace.panels.items()[place].choice).c_str());
        ImGui::EndDragDropSource();
    }
    if (ImGui::BeginDragDropTarget()) {
        if (const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(dragged_panel))
            workspace.panels.move(*static_cast<const std::size_t*>(payload->Data), place);
        ImGui::EndDragDropTarget();
    }
}

void panel_menu_items(Workspace& workspace, std::size_t place) {
    PanelList& panels = workspace.panels;
    const PanelChoice choice = panels.items()[place].choice;
    ImGui::TextDisabled("%s", name_of(choice).c_str());
    parameter_sliders(workspace, place, ImGui::GetFontSize() * 14);
    if (panels.alone() == place ? ImGui::MenuItem("Show all", "0") : ImGui::MenuItem("Show alone"))
        panels.alone() == place ? panels.show_all() : panels.show_alone(place);
    const bool can_be_hidden = panels.can_be_hidden(place);
    if (ImGui::MenuItem("Hide", nullptr, false, can_be_hidden)) panels.set_hidden(place, true);
    if (ImGui::MenuItem("Move forward", nullptr, false, place > 0)) panels.move(place, place - 1);
    if (ImGui::MenuItem("Move back", nullptr, false, place + 1 < panels.items().size()))
        panels.move(place, place + 1);
    if (ImGui::MenuItem("Add another like it", nullptr, false, choice.has_parameters()))
        panels.add(choice);
    if (ImGui::MenuItem("Remove", nullptr, false, can_be_hidden)) panels.remove(place);
}

void parameter_sliders(Workspace& workspace, std::size_t place, float width) {
    PanelChoice choice = workspace.panels.items()[place].choice;
    for (std::size_t i = 0; i < choice.specs.size(); ++i) {
        Spec& spec = choice.specs[i];
        for (std::size_t j = 0; j < spec.values.size(); ++j) {
            ImGui::PushID(static_cast<int>(16 * i + j));
            ImGui::SetNextItemWidth(width);
            if (parameter_slider(spec.algorithm->parameters[j], spec.values[j]))
                workspace.panels.replace(place, choice);
            ImGui::PopID();
        }
    }
}

void add_panel_items(Workspace& workspace) {
    for (const Algorithm* algorithm : catalogue())
        if (ImGui::MenuItem(std::string(algorithm->name).c_str()))
            workspace.panels.add({PanelChoice::Kind::algorithm, {default_spec(*algorithm)}});
    if (ImGui::MenuItem("Agreement")) workspace.panels.add({PanelChoice::Kind::agreement, {}});
    if (ImGui::MenuItem("Geometric sight")) workspace.panels.add({PanelChoice::Kind::sight, {}});
    if (ImGui::BeginMenu("Difference of")) {
        add_difference_items(workspace.panels);
        ImGui::EndMenu();
    }
}

} // namespace fovlab
