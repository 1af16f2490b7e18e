#include "analysis/comparison.hpp"
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

nlohmann::ordered_json row_of(const Spec& spec, const Findings& findings, const LoadedMap& loaded) {
    const Grid& grid = loaded.map.grid;
    const int visible_walls = (findings.visible & grid.walls()).count();
    nlohmann::ordered_json row{{"algorithm", to_string(spec)},
                               {"radius", loaded.radius},
                               {"visible_floor", findings.visible.count() - visible_walls},
                               {"visible_wall", visible_walls},
                               {"sees_unseen", findings.asymmetry.sees_unseen.count()},
                               {"seen_unseeing", findings.asymmetry.seen_unseeing.count()}};
    add_soundness(row, count(findings.soundness, grid));
    row["microseconds"] = one_decimal(microseconds_of_one_fov(spec, loaded));
    return row;
}

void print_comparison(const CompareOptions& options) {
    const std::vector<Spec> algorithms = options.map.algorithms_or_default();
    const LoadedMap loaded = options.map.load();
    const Tile viewer = loaded.map.viewer;
    const Comparison comparison = compare(algorithms, loaded.map.grid, viewer, loaded.radius);
    ReportRows rows;
    for (std::size_t i = 0; i < algorithms.size(); ++i)
        rows.push_back(row_of(algorithms[i], comparison.findings[i], loaded));
    write_standard_output(
        to_report(rows, options.format, loaded, {{"x", viewer.x}, {"y", viewer.y}}));
}

} // namespace

void add_compare_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "compare", "Print what every algorithm sees and gets wrong, in figures: one row each");
    const auto options = std::make_shared<CompareOptions>();
    options->map.add_to(*command, "may be repeated (default: the five)");
    options->map.add_viewer_to(*command);
    add_format_option(*command, options->format, {"table", "csv", "json"});
    command->callback([options] { print_comparison(*options); });
}

} // namespace fovlab
