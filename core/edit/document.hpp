#pragma once

#include "grid/map.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

/// What paint makes of a tile.
enum class Paint : std::uint8_t { wall, floor };

/// A map that is being edited, and how it came to be so: every change belongs to a step that can be
/// undone and done again.
class Document {
public:
    explicit Document(Map map) : map_(std::move(map)) {}

    const Map& map() const { return map_; }

    /// Grows with every change of the map, so that what was computed from it can be told outdated.
    std::uint64_t version() const { return version_; }

    /// Begins anew with another map, without a history.
    void start_over(Map map);

    // Changes. Each is a step of its own, unless there is a stroke: a step of many changes.

    /// Makes tiles of the map walls or floor. The viewer stands on floor: its tile is never made a
    /// wall, and false says that it would have been.
    bool paint(const TileSet& tiles, Paint paint, const std::string& name);

    /// Moves the viewer to a tile; false, and nothing moves, where there is no floor of the map.
    bool move_viewer(Tile to);

    /// Puts another map in the place of this one: of another size, or pasted.
    void replace(Map map, const std::string& name);

    /// Begins a stroke, under this name. There must be none yet.
    void begin_stroke(std::string name);
    bool in_stroke() const { return stroke_.has_value(); }

    /// Ends the stroke. One that changed nothing in the end leaves no step behind.
    void end_stroke();

    /// Takes back what the stroke did so far, and ends it.
    void cancel_stroke();

    // Steps. Within a stroke there is nothing to undo or to do again.

    bool can_undo() const { return !in_stroke() && done_ > 0; }
    bool can_redo() const { return !in_stroke() && done_ < steps_.size(); }

    /// The names of the steps that undo and redo take.
    const std::string& undo_name() const { return steps_[done_ - 1].name; }
    const std::string& redo_name() const { return steps_[done_].name; }

    void undo();
    void redo();

    /// Whether the map is not as it was when it was last saved, or else in the beginning.
    bool is_modified() const;
    void mark_saved() { saved_ = done_; }

    /// Memory that the steps take, about, in bytes.
    std::size_t history_bytes() const { return history_bytes_; }

private:
    /// Tiles that follow one another in reading order: the first one's place and how many.
    struct Run {
        int begin;
        int length;
    };

    /// What a step exchanges: walls and floor on some tiles, and the place of the viewer; or all of
    /// the map. Exchanging twice changes nothing, so undoing and doing again are the same.
    struct Step {
        std::string name;
        std::vector<Run> flipped;
        Tile other_viewer;
        std::optional<Map> other_map;

        std::size_t bytes() const;
    };

    /// A stroke is a step that is not complete yet.
    struct Stroke {
        std::string name;
        TileSet flipped;
        Tile viewer_before;
    };

    static std::vector<Run> runs_of(const TileSet& tiles);
    bool changed_something(const Stroke& stroke) const;
    void flip(Tile tile);
    void exchange(Step& step);
    void add_step(Step step);

    Map map_;
    std::uint64_t version_ = 0;
    std::optional<Stroke> stroke_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;                 // the steps before this one are done, the others undone
    std::optional<std::size_t> saved_ = 0; // what done_ was then; nothing if that cannot come back
    std::size_t history_bytes_ = 0;
};

} // namespace fovlab
