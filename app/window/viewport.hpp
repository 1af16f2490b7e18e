#pragma once

#include "grid/tile.hpp"

#include <imgui.h>

namespace fovlab {

/// A tile's side in the window, in pixels.
inline constexpr int smallest_window_tile = 2;
inline constexpr int largest_window_tile = 192;

/// Which part of a map is shown, and how large: the same in all panels. Points are in pixels from
/// the top left of the part of a panel where its map is.
class Viewport {
public:
    /// The map's size in tiles and that of the panels' maps in pixels. As long as nobody has zoomed
    /// or panned, the map is fitted to them; after that as much of it stays in view as can.
    void set_sizes(int map_columns, int map_rows, ImVec2 panel);

    /// Makes all of the map as large as fits, from now on. Where not all of it fits, this tile is
    /// in the middle.
    void fit(Tile middle);

    /// Makes tiles larger (steps > 0) or smaller; what is at the point stays there, as far as the
    /// map's edges allow.
    void zoom_at(ImVec2 point, int steps);
    void zoom_in_middle(int steps) { zoom_at({panel_.x / 2, panel_.y / 2}, steps); }

    /// Moves the map by so many pixels.
    void pan(ImVec2 distance);

    /// Moves the map as little as brings the tile into view.
    void reveal(Tile tile);

    int tile_size() const { return tile_size_; }

    /// Where the map's top left corner is.
    ImVec2 origin() const { return origin_; }

    /// The tile at a point, which may be off the map.
    Tile tile_at(ImVec2 point) const;

    /// The tiles of the map that are at least partly in view.
    TileRect shown() const;

private:
    void fit_now();
    void keep_in_view();

    int columns_ = 1;
    int rows_ = 1;
    ImVec2 panel_{1, 1};
    int tile_size_ = 1;
    ImVec2 origin_; // whole pixels
    bool fitted_ = true;
    Tile middle_;
};

} // namespace fovlab
