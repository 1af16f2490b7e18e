#include "cli/commands.hpp"
#include "cli/map_options.hpp"
#include "failure.hpp"
#include "fov/fov.hpp"
#include "storage/output.hpp"

#include <memory>

namespace fovlab {
namespace {

struct ShowOptions {
    MapOptions map;
    std::string layer;
};

/// The layer `visible`: one character a tile, `*` for a visible one and `-` for the others.
std::string visible_layer(const TileSet& visible) {
    std::string text;
    for (int y = 0; y < visible.height(); ++y) {
        for (int x = 0; x < visible.width(); ++x) text += visible.contains({x, y}) ? '*' : '-';
        text += '\n';
    }
    return text;
}

void show(const ShowOptions& options) {
    const std::vector<Spec> algorithms = options.map.algorithms();
    if (algorithms.size() != 1)
        throw UsageError("--algorithm", "show takes exactly one, as -a shadowcast");
    const LoadedMap loaded = options.map.load();
    write_standard_output(
        visible_layer(fov(algorithms.front(), loaded.map.grid, loaded.map.viewer, loaded.radius)));
}

} // namespace

void add_show_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("show", "Print what one algorithm sees, as text: one character a tile");
    const auto options = std::make_shared<ShowOptions>();
    options->map.add_to(*command, "exactly one");
    command->add_option("--layer", options->layer, "What to print: * visible, - not")
        ->check(CLI::IsMember({"visible"}))
        ->default_val("visible");
    command->callback([options] { show(*options); });
}

} // namespace fovlab
