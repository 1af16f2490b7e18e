#include "window/workspace.hpp"

namespace fovlab {

Workspace::Workspace(Map map, std::string name_)
    : document(std::move(map)), name(std::move(name_)),
      radius(document.map().radius.value_or(default_radius)) {
    fit_map();
}

void Workspace::start_over(Map new_map, std::filesystem::path new_file, std::string new_name) {
    painter.cancel();
    radius = new_map.radius.value_or(default_radius);
    document.start_over(std::move(new_map));
    file = std::move(new_file);
    name = std::move(new_name);
    fit_map();
}

std::string Workspace::window_title() const {
    return name + (document.is_modified() ? "*" : "") + " – fovlab";
}

void Workspace::step_viewer(Tile step) {
    const Tile to = document.map().viewer + step;
    if (!document.map().grid.contains(to))
        notice = {"The map ends here", Notice::Kind::viewer_in_the_way};
    else if (!document.move_viewer(to))
        warn_of_viewer();
    viewport.reveal(document.map().viewer);
}

void Workspace::warn_of_viewer() {
    notice = {
        "The viewer stands on floor: no wall can be painted over it, and it cannot go into one",
        Notice::Kind::viewer_in_the_way};
}

} // namespace fovlab
