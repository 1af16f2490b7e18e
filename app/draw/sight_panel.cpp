#include "draw/sight_panel.hpp"

#include "draw/panel_parts.hpp"

namespace fovlab {

namespace {

/// The square of the radius: nothing outside it is judged.
TileSet square_tiles(const View& view) {
    const Grid& grid = view.map.grid;
    const TileRect square =
        intersection(square_around(view.map.viewer, view.radius), grid.bounds());
    TileSet tiles(grid.width(), grid.height());
    for (int y = square.top; y < square.bottom; ++y)
        for (int x = square.left; x < square.right; ++x) tiles.insert({x, y});
    return tiles;
}

} // namespace

Panel sight_panel(const View& view) {
    const Theme& theme = view.theme;
    const GeometricSight& sight = view.sight;
    // In the order of SightClass.
    const std::vector<FloorAndWall> states{
        hidden(theme),
        {{theme.pinhole_floor, Sign::pinhole}, {theme.pinhole_wall, Sign::pinhole}},
        {{theme.open_floor, Sign::open}, {theme.open_wall, Sign::open}},
        seen(theme)};

    Panel panel;
    panel.name = "Geometric sight";
    panel.radius = view.radius;
    panel.figures = std::to_string(sight.pinhole.count()) + " in sight";
    panel.legend = {entry(states[0], "hidden floor, wall"), viewer_entry(theme)};
    outline_range(panel, square_tiles(view), theme);
    const auto add = [&](SightClass sight_class, const TileSet& tiles, std::string meaning) {
        if (tiles.empty()) return;
        const FloorAndWall& state = states[static_cast<std::size_t>(sight_class)];
        const int rank =
            rank_of_sight + static_cast<int>(SightClass::clear) - static_cast<int>(sight_class);
        panel.counts.push_back({state.floor, tiles.count()});
        panel.legend.push_back(entry(state, std::move(meaning), rank));
    };
    add(SightClass::clear, sight.clear, "clear: in plain view");
    add(SightClass::open, sight.open - sight.clear, "open: part of it in sight");
    add(SightClass::pinhole, sight.pinhole - sight.open, "pinhole: only past touching corners");
    paint_tiles(panel, view.map.grid, states,
                [&](Tile tile) { return static_cast<int>(sight.of(tile)); });
    return panel;
}

} // namespace fovlab
