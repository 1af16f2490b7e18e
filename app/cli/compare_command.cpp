#include "cli/commands.hpp"
#include "cli/map_options.hpp"
#include "cli/report.hpp"
#include "fov/fov.hpp"
#include "storage/output.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

namespace fovlab {
namespace {

struct CompareOptions {
    MapOptions map;
    std::string format;
};

/// How long one field of view takes: the median of some runs, after one that warms up.
double microseconds_of_one_fov(const Spec& spec, const LoadedMap& loaded) {
    using Clock = std::chrono::steady_clock;
    constexpr int runs = 15;
    constexpr std::chrono::milliseconds patience(50);

    std::vector<double> times;
    const Clock::time_point begin = Clock::now();
    for (int run = 0; run <= runs && (run < 2 || Clock::now() - begin < patience); ++run) {
        const Clock::time_point start = Clock::now();
        const TileSet visible = fov(spec, loaded.map.grid, loaded.map.viewer, loaded.radius);
        const std::chrono::duration<double, std::micro> time = Clock::now() - start;
        if (run > 0) times.push_back(time.count());
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::ranges::nth_element(times, middle);
    return *middle;
}

nlohmann::ordered_json compare_one(const Spec& spec, const LoadedMap& loaded) {
    const Grid& grid = loaded.map.grid;
    const TileSet visible = fov(spec, grid, loaded.map.viewer, loaded.radius);
    const int visible_walls = (visible & grid.walls()).count();
    return {{"algorithm", to_string(spec)},
            {"radius", loaded.radius},
            {"visible_floor", visible.count() - visible_walls},
            {"visible_wall", visible_walls},
            {"microseconds", one_decimal(microseconds_of_one_fov(spec, loaded))}};
}

std::string compare_json(const ReportRows& rows, const LoadedMap& loaded) {
    return to_text({{"version", FOVLAB_VERSION},
                    {"map", loaded.name},
                    {"width", loaded.map.grid.width()},
                    {"height", loaded.map.grid.height()},
                    {"viewer", {{"x", loaded.map.viewer.x}, {"y", loaded.map.viewer.y}}},
                    {"results", rows}});
}

void compare(const CompareOptions& options) {
    std::vector<Spec> algorithms = options.map.algorithms();
    if (algorithms.empty()) algorithms = default_specs();
    const LoadedMap loaded = options.map.load();
    ReportRows rows;
    for (const Spec& spec : algorithms) rows.push_back(compare_one(spec, loaded));
    write_standard_output(options.format == "json"  ? compare_json(rows, loaded)
                          : options.format == "csv" ? to_csv(rows)
                                                    : to_table(rows));
}

} // namespace

void add_compare_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("compare", "Print what every algorithm sees, in figures: one row each");
    const auto options = std::make_shared<CompareOptions>();
    options->map.add_to(*command, "may be repeated (default: the five)");
    add_format_option(*command, options->format, {"table", "csv", "json"});
    command->callback([options] { compare(*options); });
}

} // namespace fovlab
