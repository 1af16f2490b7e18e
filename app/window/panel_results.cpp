#include "window/panel_results.hpp"

#include <cassert>

namespace fovlab {

void PanelResults::begin_frame(const Document& document, int radius, const Theme& theme,
                               const Marks& marks) {
    const Key key{document.version(), radius, &theme, marks};
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
    Result result{*key_, make_panel(choice, view, default_specs()), true};
    ++computed_;
    return results_.insert_or_assign(name, std::move(result)).first->second.panel;
}

} // namespace fovlab
