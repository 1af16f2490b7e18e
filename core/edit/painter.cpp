#include "edit/painter.hpp"

#include "edit/shapes.hpp"

namespace fovlab {

void Painter::press(Tile tile, Button button) {
    if (is_working()) return;
    const Map& map = document_.map();
    const bool is_left = button == Button::left;
    if (!is_left && right_picks) {
        if (map.grid.contains(tile)) ink = map.grid.is_wall(tile) ? Paint::wall : Paint::floor;
        return;
    }
    begin_ = last_ = tile;
    tool_ = tool;
    size_ = brush_size;
    paint_ = is_left && tool != Tool::eraser ? ink : Paint::floor;
    if (is_left && (tile == map.viewer || tool == Tool::move_viewer)) {
        action_ = Action::viewer;
        document_.begin_stroke(name_of(Tool::move_viewer));
        return move_viewer(tile);
    }
    switch (tool) {
    case Tool::wall_brush:
    case Tool::eraser:
        action_ = Action::brush;
        document_.begin_stroke(name_of(paint_ == Paint::floor ? Tool::eraser : tool));
        return paint(preview(tile));
    case Tool::line:
    case Tool::rectangle:
    case Tool::filled_rectangle:
        action_ = Action::shape;
        return;
    case Tool::flood_fill:
        return paint(preview(tile));
    case Tool::move_viewer: // with the right button
        return;
    }
}

void Painter::drag_to(Tile tile) {
    if (action_ == Action::viewer) move_viewer(tile);
    if (action_ == Action::brush) {
        TileSet tiles = no_tiles();
        add_line(tiles, last_, tile, size_);
        paint(tiles);
    }
    last_ = tile;
}

void Painter::release() {
    if (action_ == Action::shape) {
        TileSet tiles = no_tiles();
        add_shape(tiles);
        paint(tiles);
    } else if (is_working()) {
        document_.end_stroke();
    }
    action_ = Action::none;
}

void Painter::cancel() {
    if (is_working() && action_ != Action::shape) document_.cancel_stroke();
    action_ = Action::none;
}

TileSet Painter::preview(Tile pointer) const {
    TileSet tiles = no_tiles();
    if (action_ == Action::shape) {
        add_shape(tiles);
        return tiles;
    }
    switch (tool) {
    case Tool::wall_brush:
    case Tool::eraser:
    case Tool::line:
        add_brush(tiles, pointer, brush_size);
        break;
    case Tool::rectangle:
    case Tool::filled_rectangle:
        add_brush(tiles, pointer, 1);
        break;
    case Tool::flood_fill:
        if (document_.map().grid.contains(pointer))
            tiles = region_of(document_.map().grid, pointer);
        break;
    case Tool::move_viewer:
        break;
    }
    return tiles;
}

std::optional<TileRect> Painter::extent() const {
    if (action_ != Action::shape) return std::nullopt;
    return rectangle(begin_, last_);
}

TileSet Painter::no_tiles() const {
    const Grid& grid = document_.map().grid;
    return TileSet(grid.width(), grid.height());
}

/// The line or rectangle being drawn.
void Painter::add_shape(TileSet& tiles) const {
    if (tool_ == Tool::line)
        add_line(tiles, begin_, last_, size_);
    else if (tool_ == Tool::rectangle)
        add_rectangle(tiles, rectangle(begin_, last_));
    else
        add_filled_rectangle(tiles, rectangle(begin_, last_));
}

void Painter::paint(const TileSet& tiles) {
    if (!document_.paint(tiles, paint_, name_of(tool_))) ++refusals_;
}

void Painter::move_viewer(Tile to) {
    if (!document_.map().grid.contains(to)) return; // the pointer has left the map
    if (!document_.move_viewer(to)) ++refusals_;
}

const char* name_of(Tool tool) {
    switch (tool) {
    case Tool::wall_brush:
        return "Wall brush";
    case Tool::eraser:
        return "Eraser";
    case Tool::line:
        return "Line";
    case Tool::rectangle:
        return "Rectangle";
    case Tool::filled_rectangle:
        return "Filled rectangle";
    case Tool::flood_fill:
        return "Flood fill";
    case Tool::move_viewer:
        break;
    }
    return "Move viewer";
}

} // namespace fovlab
