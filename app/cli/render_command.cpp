#include "cli/commands.hpp"
#include "cli/map_options.hpp"
#include "cli/picture_output.hpp"
#include "cli/sheet_title.hpp"
#include "draw/panels.hpp"
#include "draw/sheet.hpp"
#include "failure.hpp"
#include "grid/utf8.hpp"

#include <algorithm>
#include <memory>
#include <sstream>

namespace fovlab {
namespace {

struct RenderOptions {
    MapOptions map;
    std::string output;
    std::vector<std::string> panels;
    std::vector<std::string> marks;
    OptionText tile;
    OptionText columns;
    std::string theme;
    OptionText title;
    bool crop = false;
    bool no_legend = false;
    bool no_grid = false;
    bool no_numbers = false;
};

constexpr int max_columns = 100;

std::vector<PanelChoice> read_panels(const std::vector<std::string>& texts) {
    check_count("--panel", texts.size(), max_panels);
    std::vector<PanelChoice> choices;
    try {
        for (const std::string& text : texts) choices.push_back(parse_panel(text));
    } catch (const SpecError& error) {
        throw UsageError("--panel", error.what());
    }
    return choices;
}

std::string unknown_mark(const std::string& name, const std::vector<MarkName>& names) {
    std::string text = "'" + name + "' is no finding; there are";
    for (const MarkName& known : names)
        text += (&known == &names.front() ? " " : ", ") + std::string(known.name);
    return text;
}

/// Reads lists of findings and groups, as `leaks,holes`.
Marks read_marks(const std::vector<std::string>& lists) {
    if (lists.empty()) return Marks::all();
    const std::vector<MarkName> names = mark_names();
    Marks marks = Marks::none();
    for (const std::string& list : lists) {
        std::istringstream rest(list + ',');
        for (std::string name; std::getline(rest, name, ',');) {
            const auto known = std::ranges::find(names, name, &MarkName::name);
            if (known == names.end()) throw UsageError("--mark", unknown_mark(name, names));
            marks |= known->marks;
        }
    }
    return marks;
}

/// A title is one line of text.
void check_title(std::string_view title) {
    while (!title.empty()) {
        const auto character = take_code_point(title);
        if (!character) throw UsageError("--title", "is not UTF-8");
        if (is_control(*character)) throw UsageError("--title", "must be one line of text");
    }
}

/// The sheet without what depends on the map.
Sheet empty_sheet(const RenderOptions& options) {
    check_title(options.title.text);
    Sheet sheet;
    sheet.theme = std::ranges::find(themes, options.theme, &Theme::name);
    sheet.tile = read_number(options.tile, min_tile_pixels, max_tile_pixels);
    sheet.columns = read_number(options.columns, 1, max_columns);
    sheet.legend = !options.no_legend;
    sheet.grid_lines = !options.no_grid;
    sheet.numbers = !options.no_numbers;
    return sheet;
}

void show_map(Sheet& sheet, const LoadedMap& loaded, const RenderOptions& options) {
    sheet.title = options.title.given() ? shortened_title(options.title.text) : sheet_title(loaded);
    const Tile viewer = loaded.map.viewer;
    sheet.subtitle = sheet_subtitle(loaded, "viewer at " + std::to_string(viewer.x) + ", " +
                                                std::to_string(viewer.y));
    sheet.viewer = viewer;
    sheet.shown = loaded.map.grid.bounds();
    if (options.crop) sheet.shown = intersection(sheet.shown, square_around(viewer, loaded.radius));
}

void render(const RenderOptions& options) {
    // All that can be wrong with the options is found before the map is read.
    const std::vector<Spec> algorithms = options.map.algorithms_or_default();
    std::vector<PanelChoice> choices = read_panels(options.panels);
    if (choices.empty()) choices = usual_panels(algorithms);
    const Marks marks = read_marks(options.marks);
    Sheet sheet = empty_sheet(options);
    if (options.output.empty()) throw UsageError("--output", "is empty; name a file");

    const LoadedMap loaded = options.map.load();
    check_picture_output(options.output, loaded);
    show_map(sheet, loaded, options);
    const GeometricSight sight = geometric_sight(loaded.map.grid, loaded.map.viewer, loaded.radius);
    const View view{loaded.map, loaded.radius, *sheet.theme, marks, sight};
    for (const PanelChoice& choice : choices)
        sheet.panels.push_back(make_panel(choice, view, algorithms));
    try {
        write_picture(options.output, draw_sheet(sheet));
    } catch (const SheetTooLarge& error) {
        const std::string remedy =
            error.largest_tile
                ? "the largest --tile that fits is " + std::to_string(*error.largest_tile)
                : "no --tile fits; show fewer panels with -p, or less of the map with --crop";
        throw Failure(options.output, error.what() + ("; " + remedy));
    }
}

} // namespace

void add_render_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("render", "Write the comparison sheet as a picture (PNG)");
    const auto options = std::make_shared<RenderOptions>();
    options->map.add_to(*command, "may be repeated: what agreement counts, and the default panels "
                                  "(default: the five)");
    options->map.add_viewer_to(*command);
    command->add_option("-o,--output", options->output, "The file to write, - for standard output")
        ->type_name("FILE.png")
        ->required();
    command
        ->add_option(
            "-p,--panel", options->panels,
            "An algorithm as above, agreement, sight (what geometry allows), or "
            "difference=SPEC/SPEC; may be repeated, in this order (default: the algorithms, "
            "agreement, sight)")
        ->type_name("PANEL")
        ->allow_extra_args(false)
        ->take_all();
    command
        ->add_option("--mark", options->marks,
                     "The findings to mark: leaks, impossible, holes, unlit, sees-unseen, "
                     "seen-unseeing, or the groups artifacts (impossible, holes, unlit), asymmetry "
                     "(the last two), all (default), none; several with commas")
        ->type_name("FINDINGS")
        ->allow_extra_args(false)
        ->take_all();
    options->tile
        .add_to(*command, "--tile",
                "A tile's side, 4 to 64 pixels (default: the largest of 24, 20, 16, 12, 8, 6 and 4 "
                "that keeps the sheet within 2048 pixels)")
        ->type_name("PX");
    options->columns
        .add_to(*command, "--columns",
                "Panels side by side (default: what brings the sheet nearest to 16:9)")
        ->type_name("N");
    std::vector<std::string> names;
    for (const Theme& theme : themes) names.emplace_back(theme.name);
    command->add_option("--theme", options->theme, "The colours")
        ->check(CLI::IsMember(names))
        ->default_val(names.front());
    options->title
        .add_to(*command, "--title", "The title, as far as 200 characters (default: the map's)")
        ->type_name("TEXT");
    const auto add_flag = [&](const std::string& name, bool& flag, const std::string& help) {
        command->add_flag(name, flag, help)->disable_flag_override(); // no --crop=3
    };
    add_flag("--crop", options->crop, "Show only the square of the radius");
    add_flag("--no-legend", options->no_legend, "Leave out the legend");
    add_flag("--no-grid", options->no_grid, "Leave out the lines between tiles");
    add_flag("--no-numbers", options->no_numbers, "Leave out the numbers of agreement");
    command->callback([options] { render(*options); });
}

} // namespace fovlab
