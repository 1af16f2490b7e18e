#include "edit/shapes.hpp"
#include "window/bars.hpp"
#include "window/style.hpp"

#include <cmath>

namespace fovlab {
namespace {

/// What the left button would do with each tool, on floor or on walls.
std::string what_left_does(const Painter& painter) {
    const std::string paints = painter.ink == Paint::wall ? "walls" : "floor";
    switch (painter.tool) {
    case Tool::wall_brush:
        return "paint " + paints;
    case Tool::eraser:
        return "erase walls";
    case Tool::line:
        return "drag a line of " + paints;
    case Tool::rectangle:
        return "drag a rectangle of " + paints;
    case Tool::filled_rectangle:
        return "drag a rectangle filled with " + paints;
    case Tool::flood_fill:
        return "fill the region with " + paints;
    case Tool::move_viewer:
        break;
    }
    return "move the viewer here";
}

std::string what_right_does(const Painter& painter) {
    if (painter.right_picks) return "right: pick wall or floor";
    return painter.tool == Tool::move_viewer ? "" : "right: erase";
}

std::string hint(const Workspace& workspace, std::optional<Tile> hovered) {
    const Painter& painter = workspace.painter;
    if (painter.is_working()) return std::string(name_of(painter.tool)) + "   Esc: take it back";
    if (hovered == workspace.document.map().viewer)
        return "Viewer   left: drag it to another place";
    std::string text = std::string(name_of(painter.tool)) + "   left: " + what_left_does(painter);
    const std::string right = what_right_does(painter);
    if (!right.empty()) text += "   " + right;
    return text + "   wheel: zoom   Space or middle button: pan   F1: all keys";
}

/// What the pointer is on, and how the map is shown.
std::string where(const Workspace& workspace, std::optional<Tile> hovered) {
    const Grid& grid = workspace.document.map().grid;
    std::string text;
    if (hovered && grid.contains(*hovered))
        text = std::to_string(hovered->x) + ", " + std::to_string(hovered->y) +
               (grid.is_wall(*hovered) ? " wall" : " floor") + "   ";
    return text + std::to_string(grid.width()) + " × " + std::to_string(grid.height()) +
           " tiles   " + std::to_string(workspace.viewport.tile_size()) + " px";
}

} // namespace

void draw_status_line(const Workspace& workspace, std::optional<Tile> hovered, ImVec2 at,
                      ImVec2 size, const WindowFonts& fonts) {
    const Theme& theme = *workspace.theme;
    begin_bar("status", at, size, ImGuiWindowFlags_NoScrollbar);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float margin = fonts.scaled(12);
    const float y = at.y + std::floor((size.y - fonts.text.size) / 2);
    const std::string right = where(workspace, hovered);
    const float right_width = std::ceil(measure(fonts.text, right).x);
    write(list, fonts.text, {at.x + size.x - margin - right_width, y}, right, theme.quiet_text);

    const bool news = !workspace.notice.text.empty();
    const bool warns = news && workspace.notice.kind != Notice::Kind::news;
    const std::string text = news ? workspace.notice.text : hint(workspace, hovered);
    write(list, warns ? fonts.strong : fonts.text, {at.x + margin, y},
          shortened(warns ? fonts.strong : fonts.text, text, size.x - right_width - 4 * margin),
          warns  ? window_colours(theme).warning
          : news ? theme.text
                 : theme.quiet_text);
    ImGui::End();
}

} // namespace fovlab
