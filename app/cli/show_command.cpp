#include "analysis/layers.hpp"
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

/// The layers that show prints: all but `sight` are about one algorithm.
std::string layer_of(const std::string& layer, const Spec& spec, const LoadedMap& loaded) {
    const Grid& grid = loaded.map.grid;
    const Tile viewer = loaded.map.viewer;
    const TileSet visible = fov(spec, grid, viewer, loaded.radius);
    if (layer == "soundness") {
        const GeometricSight sight = geometric_sight(grid, viewer, loaded.radius);
        return soundness_layer(visible,
                               soundness(spec, grid, viewer, loaded.radius, visible, sight));
    }
    if (layer == "asymmetry")
        return asymmetry_layer(grid, viewer, visible,
                               asymmetry(spec, grid, viewer, loaded.radius, visible));
    return visible_layer(visible);
}

void show(const ShowOptions& options) {
    const std::vector<Spec> algorithms = options.map.algorithms();
    if (options.layer == "sight") {
        if (!algorithms.empty())
            throw UsageError("--algorithm",
                             "the layer sight is geometry alone, without an algorithm");
        const auto [name, map, radius] = options.map.load();
        write_standard_output(
            sight_layer(geometric_sight(map.grid, map.viewer, radius), map.viewer, radius));
        return;
    }
    if (algorithms.size() != 1)
        throw UsageError("--algorithm", "show takes exactly one, as -a shadowcast");
    write_standard_output(layer_of(options.layer, algorithms.front(), options.map.load()));
}

} // namespace

void add_show_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("show", "Print one layer of what there is to see, a character a tile");
    const auto options = std::make_shared<ShowOptions>();
    options->map.add_to(*command, "exactly one, and none for the layer sight");
    options->map.add_viewer_to(*command);
    command->add_option("--layer", options->layer, "What to print")
        ->check(CLI::IsMember({"visible", "sight", "soundness", "asymmetry"}))
        ->default_val("visible");
    command->footer(
        "Layers:\n"
        "  visible    * visible, - not\n"
        "  sight      by geometry alone: c clear, o open, p pinhole, n none, ? beyond the radius\n"
        "  soundness  L diagonal leak, X impossible sight, h hole, u unlit wall, else as visible\n"
        "  asymmetry  @ viewer, # wall, > sees, unseen: the viewer sees the tile and is not seen\n"
        "             from there, < seen, unseeing: the reverse, = both see, - neither does");
    command->callback([options] { show(*options); });
}

} // namespace fovlab
