#include "draw/signs.hpp"
#include "edit/shapes.hpp"
#include "window/bars.hpp"
#include "window/commands.hpp"
#include "window/style.hpp"
#include "window/tooltip.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace fovlab {
namespace {

constexpr int icon_side = 12; // in dots

/// Pictures of the tools, dot by dot: `#` in the colour of text, `o` quieter. The viewer is drawn
/// as on the map.
using Icon = std::array<std::string_view, icon_side>;

constexpr Icon brush = {"..........##", //
                        ".........###", //
                        "........###.", //
                        ".......###..", //
                        "......###...", //
                        "....o###....", //
                        "...ooo#.....", //
                        "..ooooo.....", //
                        ".oooooo.....", //
                        ".ooooo......", //
                        "oooo........", //
                        "............"};
constexpr Icon eraser = {"............", //
                         "......####..", //
                         ".....######.", //
                         "....########", //
                         "...#########", //
                         "..oo#######.", //
                         ".oooo#####..", //
                         "oooooo###...", //
                         "ooooooo#....", //
                         ".oooooo.....", //
                         "..oooo......", //
                         "..##########"};
constexpr Icon line = {"..........##", //
                       ".........###", //
                       "........oo#.", //
                       ".......oo...", //
                       "......oo....", //
                       ".....oo.....", //
                       "....oo......", //
                       "...oo.......", //
                       "..oo........", //
                       "#oo.........", //
                       "###.........", //
                       "##.........."};
constexpr Icon hollow = {"............", //
                         "############", //
                         "############", //
                         "##........##", //
                         "##........##", //
                         "##........##", //
                         "##........##", //
                         "##........##", //
                         "##........##", //
                         "############", //
                         "############", //
                         "............"};
constexpr Icon filled = {"............", //
                         "############", //
                         "############", //
                         "##oooooooo##", //
                         "##oooooooo##", //
                         "##oooooooo##", //
                         "##oooooooo##", //
                         "##oooooooo##", //
                         "##oooooooo##", //
                         "############", //
                         "############", //
                         "............"};
constexpr Icon bucket = {"....#.......", //
                         "....##......", //
                         "....#.##....", //
                         "...##...#...", //
                         "..##.....##.", //
                         ".##ooooooo##", //
                         "##oooooooo##", //
                         ".#ooooooo#.#", //
                         "..#ooooo#..#", //
                         "...#ooo#...#", //
                         "....#o#.....", //
                         ".....#......"};

const Icon* icon_of(Tool tool) {
    switch (tool) {
    case Tool::wall_brush:
        return &brush;
    case Tool::eraser:
        return &eraser;
    case Tool::line:
        return &line;
    case Tool::rectangle:
        return &hollow;
    case Tool::filled_rectangle:
        return &filled;
    case Tool::flood_fill:
        return &bucket;
    case Tool::move_viewer:
        break;
    }
    return nullptr;
}

void draw_icon(ImDrawList& list, const Icon& icon, ImVec2 at, int dot, ImU32 strong, ImU32 quiet) {
    for (std::size_t y = 0; y < icon.size(); ++y) {
        for (std::size_t x = 0; x < icon[y].size(); ++x) {
            if (icon[y][x] == '.') continue;
            const ImVec2 corner{at.x + static_cast<float>(static_cast<int>(x) * dot),
                                at.y + static_cast<float>(static_cast<int>(y) * dot)};
            fill(list, corner, dot, dot, icon[y][x] == '#' ? strong : quiet);
        }
    }
}

/// "Eraser (E)", for the command of this name.
std::string name_and_keys(const std::string& name) {
    return name + " (" + keys_of(name) + ')';
}

void tool_button(Workspace& workspace, Tool tool, float side, const WindowFonts& fonts) {
    const Theme& theme = *workspace.theme;
    const WindowColours colours = window_colours(theme);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton(name_of(tool), {side, side})) workspace.painter.tool = tool;
    const bool chosen = workspace.painter.tool == tool;
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (chosen || hovered)
        list.AddRectFilled(at, {at.x + side, at.y + side},
                           chosen ? colours.accent : colours.control_hovered, fonts.scaled(5));
    const int dot = std::max(1, static_cast<int>(fonts.scaled(2)));
    const float inset = std::floor((side - static_cast<float>(icon_side * dot)) / 2);
    const ImVec2 inner{at.x + inset, at.y + inset};
    const ImU32 ink = chosen ? theme.on_viewer : theme.text;
    if (const Icon* icon = icon_of(tool))
        draw_icon(list, *icon, inner, dot, ink,
                  blend(chosen ? colours.accent : colours.surface, ink, 11, 20));
    else
        draw_viewer(list, fonts.for_tiles(icon_side * dot), {inner, icon_side * dot}, theme);
    tooltip(name_and_keys(name_of(tool)));
}

void centred_text(const std::string& text, bool quiet) {
    const float left = (ImGui::GetWindowWidth() - ImGui::CalcTextSize(text.c_str()).x) / 2;
    ImGui::SetCursorPosX(std::floor(left));
    quiet ? ImGui::TextDisabled("%s", text.c_str()) : ImGui::TextUnformatted(text.c_str());
}

void brush_size_buttons(Workspace& workspace, float side) {
    int& size = workspace.painter.brush_size;
    centred_text("size", true);
    centred_text(std::to_string(size), false);
    const float half = std::floor((side - 2) / 2);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(0, 2));
    if (ImGui::Button("-##smaller", {half, 0})) size = std::max(1, size - 1);
    tooltip(name_and_keys("Smaller brush"));
    ImGui::SameLine(0, side - 2 * half);
    if (ImGui::Button("+##larger", {half, 0})) size = std::min(max_brush_size, size + 1);
    tooltip(name_and_keys("Larger brush"));
    ImGui::PopStyleVar();
}

/// What the left button paints, where the right one picks it.
void ink_button(Workspace& workspace, float side) {
    const Theme& theme = *workspace.theme;
    Paint& ink = workspace.painter.ink;
    centred_text("ink", true);
    const bool wall = ink == Paint::wall;
    const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(wall ? theme.seen_wall : theme.seen_floor);
    if (ImGui::ColorButton(wall ? "wall" : "floor", colour, ImGuiColorEditFlags_NoTooltip,
                           {side, side * 0.6f}))
        ink = wall ? Paint::floor : Paint::wall;
    tooltip(std::string("The left button paints ") + (wall ? "walls" : "floor") +
            "; the right button picks");
}

} // namespace

void draw_tool_bar(Workspace& workspace, ImVec2 at, ImVec2 size, const WindowFonts& fonts) {
    const float padding = fonts.scaled(6);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(padding, fonts.scaled(10)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, fonts.scaled(4)));
    begin_bar("tools", at, size, ImGuiWindowFlags_NoScrollbar);
    const float side = size.x - 2 * padding;
    for (const Tool tool : {Tool::wall_brush, Tool::eraser, Tool::line, Tool::rectangle,
                            Tool::filled_rectangle, Tool::flood_fill, Tool::move_viewer})
        tool_button(workspace, tool, side, fonts);
    ImGui::Dummy({0, fonts.scaled(4)});
    brush_size_buttons(workspace, side);
    if (workspace.painter.right_picks) ink_button(workspace, side);
    ImGui::End();
    ImGui::PopStyleVar(2);
}

} // namespace fovlab
