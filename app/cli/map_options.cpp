#include "cli/map_options.hpp"

#include "cli/messages.hpp"
#include "failure.hpp"
#include "fov/catalogue.hpp"
#include "grid/map_text.hpp"
#include "grid/parse_int.hpp"
#include "storage/bundled_maps.hpp"
#include "storage/input.hpp"

#include <filesystem>
#include <limits>
#include <optional>
#include <system_error>

namespace fovlab {
namespace {

std::string place(const std::string& file, int line, int column) {
    std::string text = file;
    if (line > 0) text += ':' + std::to_string(line);
    if (column > 0) text += ':' + std::to_string(column);
    return text;
}

Tile read_tile(const std::string& option, const std::string& text) {
    constexpr int any = std::numeric_limits<int>::max();
    const std::size_t comma = text.find(',');
    const auto x = parse_int(std::string_view(text).substr(0, comma), -any, any);
    const auto y = comma == std::string::npos
                       ? std::nullopt
                       : parse_int(std::string_view(text).substr(comma + 1), -any, any);
    if (!x || !y) throw UsageError(option, "'" + text + "' must be two whole numbers: X,Y");
    return {*x, *y};
}

void move_viewer(Map& map, Tile to) {
    const std::string place = "--viewer " + std::to_string(to.x) + ',' + std::to_string(to.y);
    if (!map.grid.contains(to))
        throw Failure(place, "is off the map; X is 0 to " + std::to_string(map.grid.width() - 1) +
                                 ", Y is 0 to " + std::to_string(map.grid.height() - 1));
    if (map.grid.is_wall(to)) throw Failure(place, "is in a wall; the viewer stands on floor");
    map.viewer = to;
}

} // namespace

void MapOptions::add_to(CLI::App& command) {
    command
        .add_option("MAP", map_, "A map file, - for standard input, or the name of a bundled map")
        ->required();
    command
        .add_option("-a,--algorithm", algorithms_,
                    "SPEC: an id, with parameters if wanted, as raycast:rays=720; may be repeated")
        ->type_name("SPEC")
        ->take_all();
    command
        .add_option("-r,--radius", radius_,
                    "How far to look, 1 to 1024 tiles (default: the map's, else 8)")
        ->type_name("R");
    command
        .add_option("--viewer", viewer_, "Where to look from, from 0,0 (default: the map's viewer)")
        ->type_name("X,Y");
    walls_option_ =
        command.add_option("--walls", walls_, "The characters that are walls (default: # and █)")
            ->type_name("CHARS");
}

LoadedMap MapOptions::load() const {
    std::u32string wall_characters;
    try {
        if (walls_option_->count() > 0) wall_characters = read_wall_characters(walls_);
    } catch (const std::invalid_argument& error) {
        throw UsageError("--walls", error.what());
    }
    std::optional<int> radius;
    if (!radius_.empty()) radius = read_number("--radius", radius_, min_radius, max_radius);
    std::optional<Tile> viewer;
    if (!viewer_.empty()) viewer = read_tile("--viewer", viewer_);

    const std::string file = map_file(map_);
    try {
        MapReading reading = read_map(read_input(file, max_map_bytes), wall_characters);
        for (const MapTextRemark& warning : reading.warnings)
            say(place(file, warning.line, warning.column), "warning: " + warning.text);
        if (viewer) move_viewer(reading.map, *viewer);
        const int map_radius = reading.map.radius.value_or(default_radius);
        return {map_, std::move(reading.map), radius.value_or(map_radius)};
    } catch (const MapTextError& error) {
        throw Failure(place(file, error.line, error.column), error.what());
    }
}

std::vector<Spec> MapOptions::algorithms() const {
    std::vector<Spec> specs;
    try {
        for (const std::string& text : algorithms_) specs.push_back(parse_spec(text));
    } catch (const SpecError& error) {
        throw UsageError("--algorithm", error.what());
    }
    return specs;
}

std::vector<Spec> whole_catalogue() {
    std::vector<Spec> specs;
    for (const Algorithm& algorithm : catalogue()) specs.push_back(default_spec(algorithm));
    return specs;
}

int read_number(const std::string& option, const std::string& text, int min, int max) {
    const auto number = parse_int(text, min, max);
    if (!number)
        throw UsageError(option, "'" + text + "' must be a whole number from " +
                                     std::to_string(min) + " to " + std::to_string(max));
    return *number;
}

std::string map_file(const std::string& map) {
    std::error_code error;
    if (map == "-" || std::filesystem::exists(map, error)) return map;
    const std::filesystem::path bundled = find_bundled_map(map);
    return bundled.empty() ? map : bundled.string();
}

} // namespace fovlab
