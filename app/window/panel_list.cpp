#include "window/panel_list.hpp"

#include "draw/sheet.hpp"

#include <algorithm>
#include <cassert>

namespace fovlab {

PanelList::PanelList() {
    for (PanelChoice& choice : usual_panels(default_specs())) add(std::move(choice));
}

std::vector<Spec> PanelList::algorithms() const {
    std::vector<Spec> specs;
    for (const Item& item : items_)
        if (item.choice.kind == PanelChoice::Kind::algorithm &&
            std::ranges::find(specs, item.choice.specs[0]) == specs.end())
            specs.push_back(item.choice.specs[0]);
    return specs.empty() ? default_specs() : specs;
}

std::vector<std::size_t> PanelList::shown() const {
    if (alone_) return {*alone_};
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < items_.size(); ++place)
        if (!items_[place].hidden) places.push_back(place);
    return places;
}

void PanelList::show_alone(std::size_t place) {
    if (place < items_.size()) alone_ = place;
}

void PanelList::step(int steps) {
    const int direction = steps > 0 ? 1 : -1;
    const int count = static_cast<int>(items_.size());
    int place = alone_ ? static_cast<int>(*alone_) : steps > 0 ? -1 : count;
    for (; steps != 0; steps -= direction) {
        do {
            place = (place + direction + count) % count;
        } while (items_[static_cast<std::size_t>(place)].hidden);
    }
    alone_ = static_cast<std::size_t>(place);
}

void PanelList::set_hidden(std::size_t place, bool hidden) {
    assert(place < items_.size());
    if (hidden && !can_be_hidden(place)) return;
    items_[place].hidden = hidden;
    if (hidden ? alone_ == place : alone_ != place) alone_.reset();
}

/// Without it, something is still on show when no panel is alone.
bool PanelList::can_be_hidden(std::size_t place) const {
    return items_[place].hidden || std::ranges::count(items_, false, &Item::hidden) > 1;
}

void PanelList::add(PanelChoice choice) {
    if (items_.size() >= max_panels) return;
    items_.push_back({std::move(choice)});
    alone_.reset();
}

void PanelList::replace(std::size_t place, PanelChoice choice) {
    assert(place < items_.size());
    items_[place].choice = std::move(choice);
}

void PanelList::remove(std::size_t place) {
    assert(place < items_.size());
    if (!can_be_hidden(place)) return;
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(place));
    if (alone_ == place) alone_.reset();
    if (alone_ > place) --*alone_;
}

void PanelList::move(std::size_t from, std::size_t to) {
    assert(from < items_.size() && to < items_.size());
    const auto at = [&](std::size_t place) {
        return items_.begin() + static_cast<std::ptrdiff_t>(place);
    };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    if (!alone_) return;
    if (*alone_ == from)
        alone_ = to;
    else if (from < *alone_ && *alone_ <= to)
        --*alone_;
    else if (to <= *alone_ && *alone_ < from)
        ++*alone_;
}

} // namespace fovlab
