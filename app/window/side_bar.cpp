#include "draw/algorithm_panel.hpp"
#include "draw/heading.hpp"
#include "draw/legend.hpp"
#include "window/bars.hpp"
#include "window/commands.hpp"
#include "window/panel_menu.hpp"
#include "window/tooltip.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// What each finding means, in their order.
constexpr const char* explanations[finding_count] = {
    ("It sees what no line of sight reaches without squeezing between two walls that touch at a "
     "corner."),
    "It sees what no straight line reaches at all: through or around a wall.",
    "It misses floor that is in plain view, and in its nominal range.",
    "It misses a wall of which a whole face is in plain view, and in its range.",
    "The viewer sees the tile; somebody there would not see the viewer.",
    "Somebody on the tile would see the viewer, who does not see the tile."};

void section(const char* name, const WindowFonts& fonts) {
    ImGui::Dummy({0, fonts.scaled(2)});
    ImGui::PushFont(fonts.strong.face);
    ImGui::TextUnformatted(name);
    ImGui::PopFont();
}

/// How wide so many swatches are.
float swatches_width(std::size_t count, const WindowFonts& fonts) {
    return static_cast<float>(count) * (fonts.text.size - 1);
}

/// Draws swatches in a line of text, and leaves the cursor behind them, or behind so much room.
void swatches(const std::vector<Swatch>& looks, const WindowFonts& fonts, const Theme& theme,
              float room = 0) {
    const int side = static_cast<int>(fonts.text.size) - 1;
    ImVec2 at = ImGui::GetCursorScreenPos();
    at.y += std::round((ImGui::GetFrameHeight() - static_cast<float>(side)) / 2);
    const float width = std::max(room, swatches_width(looks.size(), fonts));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Swatch& look : looks) {
        draw_framed_swatch(list, fonts.heading.in_swatch, look, at, side, theme);
        at.x += static_cast<float>(side);
    }
    ImGui::Dummy({width, ImGui::GetFrameHeight()});
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
}

/// Writes a text at the right edge.
void quiet_at_right(const std::string& text) {
    ImGui::SameLine(ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(text.c_str()).x);
    ImGui::TextDisabled("%s", text.c_str());
}

void radius_slider(Workspace& workspace) {
    ImGui::SetNextItemWidth(-1);
    ImGui::SliderInt("##radius", &workspace.radius, min_radius, max_radius, "radius %d",
                     ImGuiSliderFlags_Logarithmic | ImGuiSliderFlags_AlwaysClamp);
    tooltip("How far to look, in tiles. Keys + and -; with Ctrl a click lets you type it.");
}

void finding_toggles(Workspace& workspace, const PanelResults& results,
                     const std::vector<LegendEntry>& legend, const WindowFonts& fonts) {
    for (int i = 0; i < finding_count; ++i) {
        const LegendEntry& entry = legend[static_cast<std::size_t>(i)];
        const std::string name = entry.meaning.substr(0, entry.meaning.find(':'));
        bool marked = workspace.marks.has(static_cast<Finding>(i));
        ImGui::PushID(i);
        ImGui::BeginGroup();
        const bool clicked = ImGui::Checkbox("##marked", &marked);
        ImGui::SameLine();
        swatches({entry.swatches.front()}, fonts, *workspace.theme);
        ImGui::TextUnformatted(name.c_str());
        ImGui::EndGroup();
        tooltip(explanations[i]);
        quiet_at_right(keys_of("Mark: " + name));
        ImGui::PopID();
        if (clicked) workspace.marks.toggle(static_cast<Finding>(i));
    }
    if (results.leaves_out_asymmetry()) {
        ImGui::PushTextWrapPos();
        ImGui::TextDisabled(
            "Who is unseen takes too long to find while you paint on so large a map "
            "or radius. It is left out.");
        ImGui::PopTextWrapPos();
    }
}

/// The name of a panel in the list: its parameters stand beside it.
std::string short_name(const PanelChoice& choice) {
    if (choice.kind == PanelChoice::Kind::algorithm)
        return std::string(choice.specs[0].algorithm->name);
    return name_of(choice);
}

/// A line of the list of panels; true when the panel is to be removed.
bool panel_row(Workspace& workspace, std::size_t place, const WindowFonts& fonts) {
    PanelList& panels = workspace.panels;
    const PanelList::Item item = panels.items()[place];
    bool shown = !item.hidden;
    ImGui::PushID(static_cast<int>(place));
    if (ImGui::Checkbox("##shown", &shown)) panels.set_hidden(place, !shown);
    tooltip("Show or hide it");
    ImGui::SameLine();

    const float cross = ImGui::GetFrameHeight();
    const float right = ImGui::GetContentRegionMax().x;
    const bool has_slider =
        item.choice.kind == PanelChoice::Kind::algorithm && item.choice.has_parameters();
    const float slider = has_slider ? fonts.scaled(108) : 0;
    const float name_width = right - ImGui::GetCursorPosX() - cross - slider - fonts.scaled(4);
    const std::string number = place < 9 ? std::to_string(place + 1) + "  " : "    ";
    const std::string name = shortened(fonts.text, number + short_name(item.choice), name_width);
    ImGui::AlignTextToFramePadding();
    if (ImGui::Selectable((name + "###name").c_str(), panels.alone() == place, 0,
                          {name_width, ImGui::GetFrameHeight()}))
        panels.alone() == place ? panels.show_all() : panels.show_alone(place);
    drag_and_drop_panel(workspace, place);
    const std::size_t panels_before = panels.items().size();
    if (ImGui::BeginPopupContextItem("menu")) {
        panel_menu_items(workspace, place);
        ImGui::EndPopup();
    }
    if (panels.items().size() < panels_before) { // nothing is left to be drawn here
        ImGui::PopID();
        return false;
    }
    tooltip(
        (name_of(item.choice) + "\nclick: alone or all, drag: reorder, right click: menu").c_str());
    if (has_slider) {
        ImGui::SameLine(right - cross - slider);
        parameter_sliders(workspace, place, slider - fonts.scaled(4));
    }
    ImGui::SameLine(right - cross);
    const bool removed = ImGui::Button("×", {cross, 0});
    tooltip("Remove it");
    if (item.choice.kind == PanelChoice::Kind::difference)
        parameter_sliders(workspace, place, right - ImGui::GetCursorPosX());
    ImGui::PopID();
    return removed;
}

void panel_list(Workspace& workspace, const WindowFonts& fonts) {
    PanelList& panels = workspace.panels;
    std::optional<std::size_t> removed;
    for (std::size_t place = 0; place < panels.items().size(); ++place)
        if (panel_row(workspace, place, fonts)) removed = place;
    if (removed) panels.remove(*removed);
    if (ImGui::Button("Add a panel…", {-1, 0})) ImGui::OpenPopup("add");
    if (ImGui::BeginPopup("add")) {
        add_panel_items(workspace);
        ImGui::EndPopup();
    }
}

/// What the panels on show explain, but for the findings, which have their toggles.
std::vector<LegendEntry> legend_of(const Workspace& workspace, PanelResults& results,
                                   const std::vector<LegendEntry>& findings) {
    std::vector<LegendEntry> legend;
    for (const std::size_t place : workspace.panels.shown())
        add_to_legend(legend, results.panel_for(workspace.panels.items()[place].choice));
    std::erase_if(legend, [&](const LegendEntry& entry) {
        return std::ranges::find(findings, entry) != findings.end();
    });
    return legend;
}

} // namespace

void draw_side_bar(Workspace& workspace, PanelResults& results, ImVec2 at, ImVec2 size,
                   const WindowFonts& fonts) {
    const std::vector<LegendEntry> findings = finding_legend(*workspace.theme);
    const std::vector<LegendEntry> legend = legend_of(workspace, results, findings);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(fonts.scaled(12), fonts.scaled(8)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(fonts.scaled(7), fonts.scaled(2)));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(fonts.scaled(5), fonts.scaled(2)));
    begin_bar("side", at, size);
    section("View", fonts);
    radius_slider(workspace);
    section("Findings", fonts);
    finding_toggles(workspace, results, findings, fonts);
    section("Panels", fonts);
    panel_list(workspace, fonts);
    section("Legend", fonts);
    for (const LegendEntry& entry : legend) {
        swatches(entry.swatches, fonts, *workspace.theme, swatches_width(2, fonts));
        ImGui::TextUnformatted(entry.meaning.c_str());
    }
    ImGui::End();
    ImGui::PopStyleVar(3);
}

} // namespace fovlab
