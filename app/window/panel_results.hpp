#pragma once

#include "draw/panels.hpp"
#include "edit/document.hpp"

#include <map>
#include <optional>
#include <string>

namespace fovlab {

/// What the panels of the window show: one result for each that is asked for, computed anew only
/// when the map or what one looks for has changed.
class PanelResults {
public:
    /// What a result depends on, beside the panel's choice.
    struct Key {
        std::uint64_t map_version;
        int radius;
        const Theme* theme;
        Marks marks;
        std::vector<Spec> compared; // that agreement counts

        friend bool operator==(const Key&, const Key&) = default;
    };

    /// To be called once a frame, before the panels are asked for. The document must stay until
    /// they have been.
    void begin_frame(const Document& document, int radius, const Theme& theme, const Marks& marks,
                     std::vector<Spec> compared = default_specs());

    /// The panel for a choice; good until the next frame.
    const Panel& panel_for(const PanelChoice& choice);

    /// Whether asymmetry is among the marks but left out, since finding it would take so long that
    /// the window could not follow the pointer.
    bool leaves_out_asymmetry() const { return leaves_out_asymmetry_; }

    /// How many panels were computed since the beginning.
    int computed() const { return computed_; }

private:
    struct Result {
        Key key;
        Panel panel;
        bool asked_for; // since the frame began
    };

    const Document* document_ = nullptr;
    std::optional<Key> key_;
    std::optional<GeometricSight> sight_; // of the key's map and radius
    std::map<std::string, Result> results_;
    bool leaves_out_asymmetry_ = false;
    int computed_ = 0;
};

} // namespace fovlab
