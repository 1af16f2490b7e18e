#pragma once

#include "edit/document.hpp"

#include <optional>

namespace fovlab {

/// What the pointer does to the map.
enum class Tool : std::uint8_t {
    wall_brush,
    eraser,
    line,
    rectangle,
    filled_rectangle,
    flood_fill,
    move_viewer,
};

/// The buttons that tools know. The left one paints; the right one erases, or picks.
enum class Button : std::uint8_t { left, right };

/// Turns what the pointer does on a map into changes of a document: what begins with pressing a
/// button and ends with releasing it is one step. Tiles may lie off the map.
class Painter {
public:
    /// The document must outlive this.
    explicit Painter(Document& document) : document_(document) {}

    Tool tool = Tool::wall_brush;
    int brush_size = 1;       // of brush, eraser and line, in tiles
    Paint ink = Paint::wall;  // what the left button paints with
    bool right_picks = false; // the right button makes the tile under it the ink

    /// A button goes down. On the viewer the left one takes hold of it, whatever the tool.
    void press(Tile tile, Button button);

    /// The pointer has moved to a tile, far away perhaps, with the button down.
    void drag_to(Tile tile);

    /// The button goes up.
    void release();

    /// Takes back what was done since the button went down, and ends it.
    void cancel();

    /// Whether a button is down.
    bool is_working() const { return action_ != Action::none; }

    /// The tiles that would be painted: now, if a line or a rectangle is being drawn, else with a
    /// click on the tile.
    TileSet preview(Tile pointer) const;

    /// The rectangle that a line or rectangle being drawn spans.
    std::optional<TileRect> extent() const;

    /// How often something was not done because of the viewer: its tile painted over, or itself
    /// moved into a wall.
    int refusals() const { return refusals_; }

private:
    enum class Action : std::uint8_t { none, brush, shape, viewer };

    TileSet no_tiles() const;
    void add_shape(TileSet& tiles) const;
    void paint(const TileSet& tiles);
    void move_viewer(Tile to);

    Document& document_;
    Action action_ = Action::none;
    Paint paint_ = Paint::wall;    // what the pressed button paints
    Tool tool_ = Tool::wall_brush; // and with what, as long as it is down
    int size_ = 1;
    Tile begin_; // where it went down
    Tile last_;  // where the pointer was last
    int refusals_ = 0;
};

/// "Wall brush".
const char* name_of(Tool tool);

} // namespace fovlab
