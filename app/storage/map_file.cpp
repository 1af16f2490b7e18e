#include "storage/map_file.hpp"

#include "failure.hpp"
#include "storage/input.hpp"

namespace fovlab {
namespace {

std::string place(const std::string& file, int line, int column) {
    std::string text = file;
    if (line > 0) text += ':' + std::to_string(line);
    if (column > 0) text += ':' + std::to_string(column);
    return text;
}

} // namespace

MapFileReading read_map_file(const std::string& file, const std::u32string& wall_characters) {
    try {
        MapReading reading = read_map(read_input(file, max_map_bytes), wall_characters);
        MapFileReading result{std::move(reading.map), {}};
        for (const MapTextRemark& warning : reading.warnings)
            result.warnings.push_back({place(file, warning.line, warning.column), warning.text});
        return result;
    } catch (const MapTextError& error) {
        throw Failure(place(file, error.line, error.column), error.what());
    }
}

} // namespace fovlab
