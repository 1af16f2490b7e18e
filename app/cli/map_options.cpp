#include "cli/map_options.hpp"

#include "cli/messages.hpp"
#include "failure.hpp"
#include "grid/parse_int.hpp"
#include "storage/bundled_maps.hpp"
#include "storage/map_file.hpp"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>
#include <system_error>

namespace fovlab {
namespace {

std::optional<Tile> read_tile(const OptionText& option) {
    if (!option.given()) return std::nullopt;
    constexpr int any = std::numeric_limits<int>::max();
    const std::string_view text = option.text;
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto x = parse_int(text.substr(0, comma), -any, any);
    const auto y = parse_int(text.substr(std::min(comma + 1, text.size())), -any, any);
    if (!x || !y)
        throw UsageError(option.option->get_name(),
                         "'" + option.text + "' must be two whole numbers: X,Y");
    return Tile{*x, *y};
}

void move_viewer(Map& map, Tile to) {
    const std::string option = "--viewer " + std::to_string(to.x) + ',' + std::to_string(to.y);
    if (!map.grid.contains(to))
        throw Failure(option, "is off the map; X is 0 to " + std::to_string(map.grid.width() - 1) +
                                  ", Y is 0 to " + std::to_string(map.grid.height() - 1));
    if (map.grid.is_wall(to)) throw Failure(option, "is in a wall; the viewer stands on floor");
    map.viewer = to;
}

} // namespace

void MapOptions::add_to(CLI::App& command, const std::string& algorithms_help) {
    command
        .add_option("MAP", map_, "A map file, - for standard input, or the name of a bundled map")
        ->required();
    command
        .add_option("-a,--algorithm", algorithms_,
                    "An id, with parameters if wanted, as raycast:rays=720; " + algorithms_help)
        ->type_name("SPEC")
        ->allow_extra_args(false) // one value each time, so that MAP may follow
        ->take_all();
    radius_
        .add_to(command, "-r,--radius",
                "How far to look, 1 to 1024 tiles (default: the map's, else 8)")
        ->type_name("R");
    walls_.add_to(command, "--walls", "The characters that are walls (default: # and █)")
        ->type_name("CHARS");
}

void MapOptions::add_viewer_to(CLI::App& command) {
    viewer_.add_to(command, "--viewer", "Where to look from, from 0,0 (default: the map's viewer)")
        ->type_name("X,Y");
}

LoadedMap MapOptions::load() const {
    std::u32string wall_characters;
    try {
        if (walls_.given()) wall_characters = read_wall_characters(walls_.text);
    } catch (const std::invalid_argument& error) {
        throw UsageError("--walls", error.what());
    }
    const std::optional<int> radius = read_number(radius_, min_radius, max_radius);
    const std::optional<Tile> viewer = read_tile(viewer_);

    if (map_.empty()) throw UsageError("MAP", "is empty; name a file");

    MapFileReading reading = read_map_file(map_file(map_), wall_characters);
    if (viewer)
        move_viewer(reading.map, *viewer);
    else
        for (const auto& [where, what] : reading.warnings) say(where, "warning: " + what);
    const int map_radius = reading.map.radius.value_or(default_radius);
    return {map_, std::move(reading.map), radius.value_or(map_radius)};
}

std::vector<Spec> MapOptions::algorithms() const {
    check_count("--algorithm", algorithms_.size(), max_algorithms);
    std::vector<Spec> specs;
    try {
        for (const std::string& text : algorithms_) specs.push_back(parse_spec(text));
    } catch (const SpecError& error) {
        throw UsageError("--algorithm", error.what());
    }
    return specs;
}

std::vector<Spec> MapOptions::algorithms_or_default() const {
    return algorithms_.empty() ? default_specs() : algorithms();
}

std::optional<int> read_number(const OptionText& option, int min, int max) {
    if (!option.given()) return std::nullopt;
    const auto number = parse_int(option.text, min, max);
    if (!number)
        throw UsageError(option.option->get_name(),
                         "'" + option.text + "' must be a whole number from " +
                             std::to_string(min) + " to " + std::to_string(max));
    return number;
}

void check_count(const std::string& option, std::size_t count, std::size_t max) {
    if (count > max)
        throw UsageError(option, "was given " + std::to_string(count) + " times; at most " +
                                     std::to_string(max) + " go together");
}

} // namespace fovlab
