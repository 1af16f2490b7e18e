#include "window/viewport.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// Small tiles grow by a pixel, large ones by an eighth.
int larger(int tile) {
    return std::min(largest_window_tile, tile + std::max(1, tile / 8));
}
int smaller(int tile) {
    return std::max(smallest_window_tile, tile - std::max(1, tile / 9));
}

/// Where a map of some length begins along one axis: where it fits, at a part of what is left over;
/// else wherever it is as long as it fills the panel.
float kept_in_view(float begin, int map, float panel, float part) {
    const auto length = static_cast<float>(map);
    if (length <= panel) return std::floor((panel - length) * part);
    return std::round(std::clamp(begin, panel - length, 0.0f));
}

} // namespace

void Viewport::set_sizes(int map_columns, int map_rows, ImVec2 panel) {
    columns_ = map_columns;
    rows_ = map_rows;
    panel_ = panel;
    fitted_ ? fit_now() : keep_in_view();
}

void Viewport::fit(Tile middle) {
    fitted_ = true;
    middle_ = middle;
    fit_now();
}

void Viewport::fit_now() {
    const float side =
        std::min(panel_.x / static_cast<float>(columns_), panel_.y / static_cast<float>(rows_));
    tile_size_ = std::clamp(static_cast<int>(side), smallest_window_tile, largest_window_tile);
    const auto tile = static_cast<float>(tile_size_);
    origin_ = {panel_.x / 2 - (static_cast<float>(middle_.x) + 0.5f) * tile,
               panel_.y / 2 - (static_cast<float>(middle_.y) + 0.5f) * tile};
    keep_in_view();
}

void Viewport::zoom_at(ImVec2 point, int steps) {
    const int before = tile_size_;
    for (; steps > 0; --steps) tile_size_ = larger(tile_size_);
    for (; steps < 0; ++steps) tile_size_ = smaller(tile_size_);
    if (tile_size_ == before) return;
    fitted_ = false;
    const float growth = static_cast<float>(tile_size_) / static_cast<float>(before);
    origin_ = {point.x - (point.x - origin_.x) * growth, point.y - (point.y - origin_.y) * growth};
    keep_in_view();
}

void Viewport::pan(ImVec2 distance) {
    const ImVec2 before = origin_;
    origin_ = {origin_.x + distance.x, origin_.y + distance.y};
    keep_in_view();
    if (origin_.x != before.x || origin_.y != before.y) fitted_ = false;
}

void Viewport::reveal(Tile tile) {
    const auto side = static_cast<float>(tile_size_);
    const auto revealed = [&](float origin, int place, float panel) {
        const float begin = static_cast<float>(place) * side;
        return std::clamp(origin, -begin, std::max(-begin, std::floor(panel - side) - begin));
    };
    origin_ = {revealed(origin_.x, tile.x, panel_.x), revealed(origin_.y, tile.y, panel_.y)};
    keep_in_view();
}

Tile Viewport::tile_at(ImVec2 point) const {
    const auto side = static_cast<float>(tile_size_);
    return {static_cast<int>(std::floor((point.x - origin_.x) / side)),
            static_cast<int>(std::floor((point.y - origin_.y) / side))};
}

TileRect Viewport::shown() const {
    const Tile first = tile_at({0, 0});
    const Tile last = tile_at({panel_.x - 1, panel_.y - 1});
    return {std::clamp(first.x, 0, columns_), std::clamp(first.y, 0, rows_),
            std::clamp(last.x + 1, 0, columns_), std::clamp(last.y + 1, 0, rows_)};
}

void Viewport::keep_in_view() {
    // In the middle below its heading.
    origin_ = {kept_in_view(origin_.x, columns_ * tile_size_, panel_.x, 0.5f),
               kept_in_view(origin_.y, rows_ * tile_size_, panel_.y, 0)};
}

} // namespace fovlab
