#include "storage/map_file.hpp"

#include "failure.hpp"
#include "storage/input.hpp"

#include <sstream>

namespace fovlab {
namespace {

std::string place(const std::string& file, int line, int column) {
    std::string text = file;
    if (line > 0) text += ':' + std::to_string(line);
    if (column > 0) text += ':' + std::to_string(column);
    return text;
}

/// Whether anything but walls, floor and viewers as they are written stands in a row of the map.
bool has_other_characters(const std::string& text) {
    std::istringstream lines(text);
    bool in_headers = true;
    for (std::string line; std::getline(lines, line);) {
        in_headers = in_headers && (line.empty() || line.starts_with(';'));
        if (!in_headers && line.find_first_not_of("#.@\r") != std::string::npos) return true;
    }
    return false;
}

} // namespace

MapFileReading read_map_file(const std::string& file, const std::u32string& wall_characters) {
    try {
        const std::string text = read_input(file, max_map_bytes);
        MapReading reading = read_map(text, wall_characters);
        MapFileReading result{std::move(reading.map), {}, has_other_characters(text)};
        for (const MapTextRemark& warning : reading.warnings)
            result.warnings.push_back({place(file, warning.line, warning.column), warning.text});
        return result;
    } catch (const MapTextError& error) {
        throw Failure(place(file, error.line, error.column), error.what());
    }
}

} // namespace fovlab
