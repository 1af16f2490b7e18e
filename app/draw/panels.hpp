#pragma once

#include "draw/panel.hpp"
#include "fov/spec.hpp"
#include "grid/map.hpp"

#include <span>
#include <string_view>

namespace fovlab {

/// What a panel shows, as the user names it: a SPEC, `agreement` or `difference=SPEC/SPEC`.
struct PanelChoice {
    enum class Kind { algorithm, agreement, difference };

    Kind kind;
    std::vector<Spec> specs; // one, none, two
};

/// Reads the name of a panel. Throws SpecError, which says what would be right.
PanelChoice parse_panel(std::string_view text);

/// What is looked at: a map, from its viewer, as far as a radius.
struct View {
    const Map& map;
    int radius;
    const Theme& theme;
};

/// The panel that the choice asks for. Agreement counts how many of `compared`,
/// fewer than max_panels, see each tile.
Panel make_panel(const PanelChoice& choice, const View& view, std::span<const Spec> compared);

} // namespace fovlab
