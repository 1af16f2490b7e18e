#pragma once

#include "window/input_event.hpp"
#include "window/panel_grid.hpp"
#include "window/panel_results.hpp"
#include "window/window_fonts.hpp"
#include "window/workspace.hpp"

#include <optional>

namespace fovlab {

/// The part of the window where the panels are: paints on their maps, zooms and pans them, and
/// draws them.
class PanelArea {
public:
    /// Places the panels on show in a part of the window.
    void lay_out(Workspace& workspace, ImVec2 at, ImVec2 size, const WindowFonts& fonts);

    // What the pointer does. Turns of the wheel count only over a map, and so do presses: the
    // answer is whether there was one.
    void move_pointer(Workspace& workspace, ImVec2 to);
    bool press(Workspace& workspace, MouseButton button);
    void release(Workspace& workspace, MouseButton button);
    void turn_wheel(Workspace& workspace, float steps);

    /// The pointer is no longer in the window, unless a button holds it.
    void leave_pointer() {
        if (!panning_with_ && !painting_with_) pointer_ = {-1, -1};
    }

    /// While the space bar is held the left button pans.
    void hold_space(bool held) { space_held_ = held; }

    /// Takes back what the pressed button has done.
    void cancel(Workspace& workspace);

    /// Draws the panels. With `covered` the pointer is somewhere else.
    void draw(Workspace& workspace, PanelResults& results, const WindowFonts& fonts, bool covered);

    /// The tile under the pointer, or where a stroke that left the map has got to.
    std::optional<Tile> hovered_tile(const Workspace& workspace) const;

    /// Where the middle of a tile is in the window, on the panel that is the nth on show.
    ImVec2 middle_of(const Workspace& workspace, Tile tile, std::size_t nth_panel) const;

    bool is_panning() const { return panning_with_.has_value(); }

private:
    struct Place {
        std::size_t item; // of the panel list
        ImVec2 at;
        ImVec2 map; // the top left of the part where its map is
    };

    const Place* map_under_pointer() const;
    bool paints_floor(const Workspace& workspace) const;
    TileSet previewed_tiles(const Workspace& workspace) const;
    Tile tile_under_pointer(const Workspace& workspace, const Place& place) const;
    void draw_panel(Workspace& workspace, PanelResults& results, const WindowFonts& fonts,
                    const Place& place, bool covered, const TileSet& preview);
    void draw_overlay(ImDrawList& list, const Workspace& workspace, const WindowFonts& fonts,
                      const Place& place, const TileSet& preview) const;
    void draw_readout(ImDrawList& list, const Workspace& workspace, const WindowFonts& fonts) const;

    std::vector<Place> places_;
    ImVec2 at_;
    ImVec2 size_;
    ImVec2 cell_;
    ImVec2 map_size_;

    ImVec2 pointer_{-1, -1};
    bool space_held_ = false;
    std::optional<MouseButton> panning_with_;
    std::optional<MouseButton> painting_with_;
    std::size_t painting_on_ = 0; // the place where the button went down
    int refusals_before_ = 0;     // the painter's, when the button went down
};

} // namespace fovlab
