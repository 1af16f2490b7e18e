#pragma once

#include "draw/panels.hpp"

#include <optional>
#include <vector>

namespace fovlab {

/// The panels of the window, in their order, and which of them are on show: all that are not
/// hidden, or a single one alone.
class PanelList {
public:
    struct Item {
        PanelChoice choice;
        bool hidden = false;
    };

    /// At first the algorithms of the catalogue, agreement and sight.
    PanelList();

    const std::vector<Item>& items() const { return items_; }

    /// The algorithms of its panels, hidden or not, each once; what agreement counts.
    std::vector<Spec> algorithms() const;

    /// The places in the list of those on show, in order; never empty.
    std::vector<std::size_t> shown() const;

    /// The one that is alone on show, if one is.
    std::optional<std::size_t> alone() const { return alone_; }

    /// Shows the panel at a place of the list alone, hidden or not. Does nothing beyond its end.
    void show_alone(std::size_t place);
    void show_all() { alone_.reset(); }

    /// Shows alone the panel `steps` after the one that is now, round and round; hidden ones are
    /// passed over. When none is alone, it begins before the first (steps > 0) or behind the last.
    void step(int steps);

    /// Hides or shows a panel. When it was alone, the others come back. The last one that is not
    /// hidden cannot be.
    void set_hidden(std::size_t place, bool hidden);
    bool can_be_hidden(std::size_t place) const;

    /// Adds a panel behind the others, up to max_panels, and shows it.
    void add(PanelChoice choice);

    /// Puts another choice, with other parameters, in a panel's place.
    void replace(std::size_t place, PanelChoice choice);

    /// Takes a panel out of the list, but for the last one on show.
    void remove(std::size_t place);

    /// Moves a panel to another place; those between make room.
    void move(std::size_t from, std::size_t to);

private:
    std::vector<Item> items_;
    std::optional<std::size_t> alone_;
};

} // namespace fovlab
