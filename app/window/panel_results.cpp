#include "window/panel_results.hpp"

#include <cassert>

namespace fovlab {
namespace {

/// Whether the asymmetry around a viewer takes an algorithm too long for a window that follows the
/// pointer: that asks for a field of view from each tile in the square of the radius, and each
/// costs some nanoseconds for a tile of the square and a fraction of one for a tile of the map.
bool is_asymmetry_too_slow(const Map& map, int radius) {
    constexpr double nanoseconds = 20e6;
    const TileRect square = intersection(map.grid.bounds(), square_around(map.viewer, radius));
    const auto area = [](int width, int height) { return static_cast<double>(width) * height; };
    const double seen = area(square.width(), square.height());
    return seen * (5 * seen + 0.4 * area(map.grid.width(), map.grid.height())) > nanoseconds;
}

} // namespace

void PanelResults::begin_frame(const Document& document, int radius, const Theme& theme,
                               const Marks& marks, std::vector<Spec> compared) {
    leaves_out_asymmetry_ = marks.has_asymmetry() && is_asymmetry_too_slow(document.map(), radius);
    const Key key{document.version(), radius, &theme,
                  leaves_out_asymmetry_ ? marks.without_asymmetry() : marks, std::move(compared)};
    const bool same_sight =
        key_ && key_->map_version == key.map_version && key_->radius == key.radius;
    if (!same_sight) sight_ = geometric_sight(document.map().grid, document.map().viewer, radius);
    document_ = &document;
    key_ = key;
    // Panels that the last frame did not show are not kept: they would only grow in number.
    std::erase_if(results_, [](const auto& result) { return !result.second.asked_for; });
    for (auto& [name, result] : results_) result.asked_for = false;
}

const Panel& PanelResults::panel_for(const PanelChoice& choice) {
    assert(document_ && key_);
    const std::string name = to_string(choice);
    const auto known = results_.find(name);
    if (known != results_.end() && known->second.key == *key_) {
        known->second.asked_for = true;
        return known->second.panel;
    }
    const View view{document_->map(), key_->radius, *key_->theme, key_->marks, *sight_};
    Result result{*key_, make_panel(choice, view, key_->compared), true};
    ++computed_;
    return results_.insert_or_assign(name, std::move(result)).first->second.panel;
}

} // namespace fovlab
