#include "cli/commands.hpp"
#include "cli/map_options.hpp"
#include "cli/picture_output.hpp"
#include "cli/progress_bar.hpp"
#include "cli/report.hpp"
#include "cli/sheet_title.hpp"
#include "draw/heat_map.hpp"
#include "draw/sheet.hpp"
#include "failure.hpp"
#include "storage/output.hpp"

#include <memory>

namespace fovlab {
namespace {

struct SurveyOptions {
    MapOptions map;
    std::string format;
    OptionText heat_map;
};

Sheet heat_sheet(std::span<const Spec> algorithms, std::span<const Survey> surveys,
                 const LoadedMap& loaded) {
    const Grid& grid = loaded.map.grid;
    Sheet sheet;
    sheet.theme = &themes[0];
    sheet.title = sheet_title(loaded);
    sheet.subtitle = sheet_subtitle(loaded, "every floor tile the viewer once");
    sheet.shown = grid.bounds();
    sheet.panels = heat_map_panels(algorithms, surveys, grid, loaded.radius, *sheet.theme);
    return sheet;
}

void check_is_a_file(const std::string& heat_map) {
    if (heat_map.empty()) throw UsageError("--heatmap", "is empty; name a file");
    if (is_standard_output(heat_map))
        throw UsageError("--heatmap", "the report goes to standard output; name a file");
}

/// Calls what draws or checks the sheet of a heat map, with a remedy where that is too large.
template <typename UseSheet>
void with_remedy(const std::string& file, UseSheet use_sheet) {
    try {
        use_sheet();
    } catch (const SheetTooLarge& error) {
        throw Failure(file,
                      std::string(error.what()) + "; survey fewer algorithms at a time, with -a");
    }
}

/// What would keep the heat map from being written is better found before a long survey.
void check_heat_map(const std::string& file, std::span<const Spec> algorithms,
                    const LoadedMap& loaded) {
    check_picture_output(file, loaded);
    // Stand-ins with figures that no survey of this map exceeds take at least as much place.
    const Grid& grid = loaded.map.grid;
    Survey most;
    most.visible_pairs = most.asymmetric_pairs =
        std::int64_t{grid.floor_count()} * grid.floor_count();
    most.unfairness = TileArray<int>(grid.width(), grid.height(), 2 * grid.floor_count());
    const std::vector<Survey> surveys(algorithms.size(), most);
    with_remedy(file, [&] { check_sheet(heat_sheet(algorithms, surveys, loaded)); });
}

void write_heat_map(const std::string& file, std::span<const Spec> algorithms,
                    std::span<const Survey> surveys, const LoadedMap& loaded) {
    with_remedy(file,
                [&] { write_picture(file, draw_sheet(heat_sheet(algorithms, surveys, loaded))); });
}

ReportRows rows_of(std::span<const Spec> algorithms, std::span<const Survey> surveys,
                   const LoadedMap& loaded) {
    ReportRows rows;
    for (std::size_t i = 0; i < algorithms.size(); ++i) {
        const Survey& survey = surveys[i];
        nlohmann::ordered_json row{{"algorithm", to_string(algorithms[i])},
                                   {"radius", loaded.radius},
                                   {"floor_tiles", loaded.map.grid.floor_count()},
                                   {"visible_pairs", survey.visible_pairs},
                                   {"asymmetric_pairs", survey.asymmetric_pairs}};
        add_soundness(row, survey.soundness);
        row["milliseconds"] = one_decimal(survey.time.count());
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Survey> survey_with_progress(std::span<const Spec> algorithms,
                                         const LoadedMap& loaded) {
    ProgressBar bar("surveying");
    SurveyControl control;
    control.report = [&](double part) { bar.show(part); };
    return *survey(algorithms, loaded.map.grid, loaded.radius, control);
}

void print_survey(const SurveyOptions& options) {
    const std::vector<Spec> algorithms = options.map.algorithms_or_default();
    const std::string& heat_map = options.heat_map.text;
    if (options.heat_map.given()) check_is_a_file(heat_map);
    const LoadedMap loaded = options.map.load();
    if (options.heat_map.given()) check_heat_map(heat_map, algorithms, loaded);

    const std::vector<Survey> surveys = survey_with_progress(algorithms, loaded);
    write_standard_output(to_report(rows_of(algorithms, surveys, loaded), options.format, loaded));
    if (options.heat_map.given()) write_heat_map(heat_map, algorithms, surveys, loaded);
}

} // namespace

void add_survey_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "survey",
        "Print how every algorithm does on the whole map: every floor tile is the viewer");
    const auto options = std::make_shared<SurveyOptions>();
    options->map.add_to(*command, "may be repeated (default: the five)");
    add_format_option(*command, options->format, {"table", "csv", "json"});
    options->heat_map
        .add_to(*command, "--heatmap",
                "Also write a picture: how many asymmetric pairs each tile takes part in")
        ->type_name("FILE.png");
    command->footer(
        "Pairs are ordered pairs of two floor tiles. Leaks, impossible sights, holes and\n"
        "unlit walls are summed over all viewers. Milliseconds are what an algorithm's\n"
        "fields of view and their findings took, summed over the cores, without the\n"
        "geometric sight, which all algorithms share.");
    command->callback([options] { print_survey(*options); });
}

} // namespace fovlab
