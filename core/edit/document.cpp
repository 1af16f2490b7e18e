#include "edit/document.hpp"

#include <cassert>
#include <utility>

namespace fovlab {

void Document::start_over(Map map) {
    assert(!in_stroke());
    map_ = std::move(map);
    ++version_;
    steps_.clear();
    done_ = 0;
    saved_ = 0;
    history_bytes_ = 0;
}

bool Document::paint(const TileSet& tiles, Paint paint, const std::string& name) {
    const bool is_stroke = in_stroke();
    if (!is_stroke) begin_stroke(name);
    bool all_painted = true;
    for (const Tile tile : tiles) {
        const bool make_wall = paint == Paint::wall;
        if (map_.grid.is_wall(tile) == make_wall) continue;
        if (tile == map_.viewer)
            all_painted = false;
        else
            flip(tile);
    }
    if (!is_stroke) end_stroke();
    return all_painted;
}

bool Document::move_viewer(Tile to) {
    if (!map_.grid.contains(to) || map_.grid.is_wall(to)) return false;
    if (to == map_.viewer) return true;
    const bool is_stroke = in_stroke();
    if (!is_stroke) begin_stroke("Move viewer");
    map_.viewer = to;
    ++version_;
    if (!is_stroke) end_stroke();
    return true;
}

void Document::replace(Map map, const std::string& name) {
    assert(!in_stroke());
    if (map == map_) return;
    Step step{name, {}, map_.viewer, std::exchange(map_, std::move(map))};
    ++version_;
    add_step(std::move(step));
}

void Document::begin_stroke(std::string name) {
    assert(!in_stroke());
    stroke_ = Stroke{std::move(name), TileSet(map_.grid.width(), map_.grid.height()), map_.viewer};
}

void Document::end_stroke() {
    assert(in_stroke());
    Stroke stroke = *std::exchange(stroke_, std::nullopt);
    if (!changed_something(stroke)) return;
    add_step({std::move(stroke.name), runs_of(stroke.flipped), stroke.viewer_before, {}});
}

void Document::cancel_stroke() {
    assert(in_stroke());
    const Stroke stroke = *stroke_;
    for (const Tile tile : stroke.flipped) flip(tile);
    map_.viewer = stroke.viewer_before;
    ++version_;
    stroke_.reset();
}

void Document::undo() {
    if (can_undo()) exchange(steps_[--done_]);
}

void Document::redo() {
    if (can_redo()) exchange(steps_[done_++]);
}

bool Document::is_modified() const {
    return saved_ != done_ || (stroke_ && changed_something(*stroke_));
}

std::size_t Document::Step::bytes() const {
    std::size_t bytes = sizeof(Step) + name.capacity() + flipped.capacity() * sizeof(Run);
    if (other_map)
        bytes += static_cast<std::size_t>(other_map->grid.width() + 63) / 64 * 8 *
                 static_cast<std::size_t>(other_map->grid.height());
    return bytes;
}

std::vector<Document::Run> Document::runs_of(const TileSet& tiles) {
    std::vector<Run> runs;
    for (const Tile tile : tiles) {
        const int place = tile.y * tiles.width() + tile.x;
        if (!runs.empty() && runs.back().begin + runs.back().length == place)
            ++runs.back().length;
        else
            runs.push_back({place, 1});
    }
    runs.shrink_to_fit();
    return runs;
}

bool Document::changed_something(const Stroke& stroke) const {
    return !stroke.flipped.empty() || stroke.viewer_before != map_.viewer;
}

/// Makes a wall floor or floor a wall; a stroke remembers it.
void Document::flip(Tile tile) {
    const auto exchange_in = [&](TileSet& tiles) {
        tiles.contains(tile) ? tiles.erase(tile) : tiles.insert(tile);
    };
    map_.grid.is_wall(tile) ? map_.grid.set_floor(tile) : map_.grid.set_wall(tile);
    if (stroke_) exchange_in(stroke_->flipped);
    ++version_;
}

void Document::exchange(Step& step) {
    ++version_;
    if (step.other_map) return std::swap(map_, *step.other_map);
    const int width = map_.grid.width();
    for (const Run& run : step.flipped)
        for (int place = run.begin; place < run.begin + run.length; ++place)
            flip({place % width, place / width});
    std::swap(map_.viewer, step.other_viewer);
}

/// Adds a step behind those that are done; the undone ones cannot be done again any more.
void Document::add_step(Step step) {
    while (steps_.size() > done_) {
        history_bytes_ -= steps_.back().bytes();
        steps_.pop_back();
    }
    if (saved_ > done_) saved_.reset();
    history_bytes_ += step.bytes();
    steps_.push_back(std::move(step));
    ++done_;
}

} // namespace fovlab
