#include "window/panel_area.hpp"

#include "draw/map_view.hpp"
#include "window/panel_menu.hpp"
#include "window/style.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// Where things are within a panel, in pixels at scale 1.
constexpr float margin = 12;
constexpr float gap = 14;
constexpr float below_heading = 6;

float figures_y(const WindowFonts& fonts) {
    return fonts.heading.name.size + fonts.scaled(1);
}

float heading_height(const WindowFonts& fonts) {
    return figures_y(fonts) + fonts.heading.text.size + fonts.scaled(below_heading);
}

} // namespace

void PanelArea::lay_out(Workspace& workspace, ImVec2 at, ImVec2 size, const WindowFonts& fonts) {
    const float border = fonts.scaled(margin);
    at_ = at;
    size_ = size;
    const Grid& grid = workspace.document.map().grid;
    const std::vector<std::size_t> shown = workspace.panels.shown();
    const PanelGrid panels = lay_out_panels(
        static_cast<int>(shown.size()), grid.width(), grid.height(),
        {size.x - 2 * border, size.y - 2 * border}, static_cast<int>(heading_height(fonts)),
        static_cast<int>(fonts.scaled(gap)));
    cell_ = panels.cell;
    map_size_ = {cell_.x, std::max(1.0f, cell_.y - heading_height(fonts))};
    places_.clear();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const ImVec2 place{at.x + border + panels.places[i].x, at.y + border + panels.places[i].y};
        places_.push_back({shown[i], place, {place.x, place.y + heading_height(fonts)}});
    }
    workspace.viewport.set_sizes(grid.width(), grid.height(), map_size_);
}

const PanelArea::Place* PanelArea::map_under_pointer() const {
    for (const Place& place : places_)
        if (pointer_.x >= place.map.x && pointer_.x < place.map.x + map_size_.x &&
            pointer_.y >= place.map.y && pointer_.y < place.map.y + map_size_.y)
            return &place;
    return nullptr;
}

Tile PanelArea::tile_under_pointer(const Workspace& workspace, const Place& place) const {
    return workspace.viewport.tile_at({pointer_.x - place.map.x, pointer_.y - place.map.y});
}

std::optional<Tile> PanelArea::hovered_tile(const Workspace& workspace) const {
    const Place* place = painting_with_ && painting_on_ < places_.size() ? &places_[painting_on_]
                                                                         : map_under_pointer();
    if (!place) return std::nullopt;
    const Tile tile = tile_under_pointer(workspace, *place);
    if (!painting_with_ && !workspace.document.map().grid.contains(tile)) return std::nullopt;
    return tile;
}

ImVec2 PanelArea::middle_of(const Workspace& workspace, Tile tile, std::size_t nth_panel) const {
    const ImVec2 map = places_[nth_panel].map;
    const ImVec2 origin = workspace.viewport.origin();
    const auto side = static_cast<float>(workspace.viewport.tile_size());
    return {std::floor(map.x + origin.x + (static_cast<float>(tile.x) + 0.5f) * side),
            std::floor(map.y + origin.y + (static_cast<float>(tile.y) + 0.5f) * side)};
}

void PanelArea::move_pointer(Workspace& workspace, ImVec2 to) {
    const ImVec2 distance{to.x - pointer_.x, to.y - pointer_.y};
    pointer_ = to;
    if (panning_with_) workspace.viewport.pan(distance);
    if (!painting_with_) return;
    if (const auto tile = hovered_tile(workspace)) workspace.painter.drag_to(*tile);
    if (workspace.painter.refusals() > refusals_before_) workspace.warn_of_viewer();
}

bool PanelArea::press(Workspace& workspace, MouseButton button) {
    const Place* place = map_under_pointer();
    if (!place) return false;
    if (panning_with_ || painting_with_) return true; // one thing at a time
    if (button == MouseButton::middle || (button == MouseButton::left && space_held_)) {
        panning_with_ = button;
        return true;
    }
    painting_with_ = button;
    painting_on_ = static_cast<std::size_t>(place - places_.data());
    refusals_before_ = workspace.painter.refusals();
    workspace.painter.press(tile_under_pointer(workspace, *place),
                            button == MouseButton::left ? Button::left : Button::right);
    if (workspace.painter.refusals() > refusals_before_) workspace.warn_of_viewer();
    return true;
}

void PanelArea::release(Workspace& workspace, MouseButton button) {
    if (panning_with_ == button) panning_with_.reset();
    if (painting_with_ != button) return;
    workspace.painter.release();
    if (workspace.painter.refusals() > refusals_before_) workspace.warn_of_viewer();
    painting_with_.reset();
}

void PanelArea::turn_wheel(Workspace& workspace, float steps) {
    const Place* place = map_under_pointer();
    const int whole_steps = static_cast<int>(steps > 0 ? std::ceil(steps) : std::floor(steps));
    if (place)
        workspace.viewport.zoom_at({pointer_.x - place->map.x, pointer_.y - place->map.y},
                                   whole_steps);
}

bool PanelArea::paints_floor(const Workspace& workspace) const {
    const Painter& painter = workspace.painter;
    return painter.tool == Tool::eraser || painting_with_ == MouseButton::right ||
           painter.ink == Paint::floor;
}

/// The tiles that the pointer is about to change.
TileSet PanelArea::previewed_tiles(const Workspace& workspace) const {
    const Map& map = workspace.document.map();
    const std::optional<Tile> hovered = hovered_tile(workspace);
    // On the viewer the left button takes hold of it.
    const bool paints =
        hovered && !is_panning() && (workspace.painter.is_working() || *hovered != map.viewer);
    if (!paints) return {};
    TileSet tiles = workspace.painter.preview(*hovered);
    tiles.erase(map.viewer);
    return paints_floor(workspace) ? tiles & map.grid.walls() : tiles - map.grid.walls();
}

void PanelArea::cancel(Workspace& workspace) {
    workspace.painter.cancel();
    painting_with_.reset();
    panning_with_.reset();
}

void PanelArea::draw(Workspace& workspace, PanelResults& results, const WindowFonts& fonts,
                     bool covered) {
    ImGui::SetNextWindowPos(at_);
    ImGui::SetNextWindowSize(size_);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, workspace.theme->ground);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::Begin("panels", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    const TileSet preview = covered ? TileSet() : previewed_tiles(workspace);
    for (const Place& place : places_)
        if (place.item < workspace.panels.items().size()) // a menu may have removed one before
            draw_panel(workspace, results, fonts, place, covered, preview);
    if (!covered) draw_readout(*ImGui::GetWindowDrawList(), workspace, fonts);
    ImGui::End();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
}

void PanelArea::draw_panel(Workspace& workspace, PanelResults& results, const WindowFonts& fonts,
                           const Place& place, bool covered, const TileSet& preview) {
    const PanelChoice choice = workspace.panels.items()[place.item].choice;
    const Panel& panel = results.panel_for(choice);
    const Viewport& viewport = workspace.viewport;
    const Map& map = workspace.document.map();
    ImDrawList& list = *ImGui::GetWindowDrawList();

    // The heading begins and ends with the map, unless that is too narrow for it. All
    // panels have one radius, so it need not be told of each.
    const float map_width = static_cast<float>(map.grid.width() * viewport.tile_size());
    const float least =
        std::max(fonts.scaled(240), heading_width(fonts.heading, panel, panel.parameters));
    const float width = std::clamp(map_width, std::min(cell_.x, least), cell_.x);
    const float left = std::clamp(viewport.origin().x, 0.0f, cell_.x - width);
    const ImVec2 at{place.at.x + left, place.at.y};
    draw_heading(list, fonts.heading, panel, panel.parameters, at, width, figures_y(fonts),
                 *workspace.theme);
    ImGui::SetCursorScreenPos(at);
    ImGui::PushID(static_cast<int>(place.item));
    ImGui::InvisibleButton("heading", {width, heading_height(fonts)});
    handle_heading(workspace, place.item, panel);
    ImGui::PopID();

    // Dear ImGui is to know that what is pressed here is not for anything else.
    ImGui::SetCursorScreenPos(place.map);
    ImGui::PushID(static_cast<int>(place.item));
    ImGui::InvisibleButton("map", map_size_,
                           ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                               ImGuiButtonFlags_MouseButtonMiddle);
    ImGui::PopID();

    const TileRect shown = viewport.shown();
    const auto tile = static_cast<float>(viewport.tile_size());
    list.PushClipRect(place.map, {place.map.x + map_size_.x, place.map.y + map_size_.y}, true);
    const MapLook look{
        .origin = {place.map.x + viewport.origin().x + static_cast<float>(shown.left) * tile,
                   place.map.y + viewport.origin().y + static_cast<float>(shown.top) * tile},
        .tile = viewport.tile_size(),
        .shown = shown,
        .viewer = map.viewer,
        .theme = *workspace.theme};
    draw_map_rows(list, fonts.for_tiles(viewport.tile_size()), panel, look, shown.top,
                  shown.bottom);
    if (!covered) draw_overlay(list, workspace, fonts, place, preview);
    list.PopClipRect();
}

void PanelArea::draw_overlay(ImDrawList& list, const Workspace& workspace, const WindowFonts& fonts,
                             const Place& place, const TileSet& preview) const {
    const float line = std::max(1.0f, fonts.scaled(1));
    const Viewport& viewport = workspace.viewport;
    const Theme& theme = *workspace.theme;
    const auto side = static_cast<float>(viewport.tile_size());
    const auto corner_of = [&](Tile tile) -> ImVec2 {
        return {place.map.x + viewport.origin().x + static_cast<float>(tile.x) * side,
                place.map.y + viewport.origin().y + static_cast<float>(tile.y) * side};
    };
    const auto outline = [&](Tile tile, float distance, float width, ImU32 colour) {
        const ImVec2 at = corner_of(tile);
        list.AddRect({at.x - distance, at.y - distance},
                     {at.x + side + distance, at.y + side + distance}, colour, 0, 0, width);
    };
    const Map& map = workspace.document.map();
    const std::optional<Tile> hovered = hovered_tile(workspace);
    if (hovered && !is_panning()) {
        const ImU32 fill =
            translucent(paints_floor(workspace) ? theme.seen_floor : theme.seen_wall, 0xA0);
        for (const Tile tile : preview) {
            if (!viewport.shown().contains(tile)) continue;
            const ImVec2 at = corner_of(tile);
            list.AddRectFilled({at.x + 1, at.y + 1}, {at.x + side, at.y + side}, fill);
        }
        if (map.grid.contains(*hovered)) {
            outline(*hovered, 1, 3 * line, theme.dark_ink);
            outline(*hovered, 1, line, theme.on_viewer);
        }
    }
    if (workspace.notice.kind == Notice::Kind::viewer_in_the_way) {
        outline(map.viewer, 2, 4 * line, theme.dark_ink);
        outline(map.viewer, 2, 2 * line, window_colours(theme).warning);
    }
}

/// How large the line or rectangle is that is being drawn, beside the pointer.
void PanelArea::draw_readout(ImDrawList& list, const Workspace& workspace,
                             const WindowFonts& fonts) const {
    const std::optional<TileRect> drawn = workspace.painter.extent();
    if (!drawn) return;
    // Only what is on the map counts.
    const TileRect extent = intersection(*drawn, workspace.document.map().grid.bounds());
    const std::string text = std::to_string(std::max(0, extent.width())) + " × " +
                             std::to_string(std::max(0, extent.height()));
    const ImVec2 size = measure(fonts.strong, text);
    const float padding = fonts.scaled(5);
    const float away = fonts.scaled(16);
    // On the pointer's other side where it would leave the window.
    ImVec2 at{pointer_.x + away, pointer_.y + away};
    if (at.x + size.x + padding > at_.x + size_.x) at.x = pointer_.x - away - size.x;
    if (at.y + size.y + padding > at_.y + size_.y) at.y = pointer_.y - away - size.y;
    list.AddRectFilled({at.x - padding, at.y - padding},
                       {at.x + size.x + padding, at.y + size.y + padding},
                       workspace.theme->dark_ink, padding);
    write(list, fonts.strong, at, text, workspace.theme->on_viewer);
}

} // namespace fovlab
