#pragma once

#include "draw/panel.hpp"
#include "draw/view.hpp"
#include "fov/spec.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

/// What a panel shows, as the user names it: a SPEC, `agreement`, `sight` or
/// `difference=SPEC/SPEC`.
struct PanelChoice {
    enum class Kind { algorithm, agreement, sight, difference };

    Kind kind;
    std::vector<Spec> specs; // one, none, none, two

    /// Whether there is anything to set about its algorithms.
    bool has_parameters() const;
};

/// Reads the name of a panel. Throws SpecError, which says what would be right.
PanelChoice parse_panel(std::string_view text);

/// The name of a panel: parse_panel reads it back.
std::string to_string(const PanelChoice& choice);

/// "Ray casting (rays=90)".
std::string full_name(const Spec& spec);

/// One panel for each algorithm, their agreement, and the geometric sight that they are judged by.
std::vector<PanelChoice> usual_panels(std::span<const Spec> algorithms);

/// The panel that the choice asks for. Agreement counts how many of `compared`,
/// fewer than max_panels, see each tile.
Panel make_panel(const PanelChoice& choice, const View& view, std::span<const Spec> compared);

} // namespace fovlab
