#pragma once

#include "grid/map.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

/// A map file has at most this many bytes.
inline constexpr std::size_t max_map_bytes = std::size_t{8} << 20;

/// Something said about a map text. Line and column count from 1, columns in code points; both are
/// 0 when there is no such place.
struct MapTextRemark {
    int line = 0;
    int column = 0;
    std::string text;
};

/// Thrown when a text is not a map. what() says what is wrong and how to mend it.
class MapTextError : public std::runtime_error {
public:
    explicit MapTextError(MapTextRemark remark)
        : std::runtime_error(remark.text), line(remark.line), column(remark.column) {}

    int line;
    int column;
};

/// Reads the characters that stand for walls from UTF-8. Throws std::invalid_argument when there
/// is none, or one that cannot be a wall (`@`, a control character, malformed UTF-8).
std::u32string read_wall_characters(std::string_view text);

struct MapReading {
    Map map;
    std::vector<MapTextRemark> warnings;
};

/// Reads a map from UTF-8 text: `#` and `█` are walls unless a `; walls:` line names others, `@` is
/// the viewer, every other character is floor, and lines before the first row that begin with `;`
/// are headers. Wall characters given here go before those of the header. Throws MapTextError.
MapReading read_map(std::string_view text, const std::u32string& wall_characters = {});

/// The map as text: its header lines, then its rows in `#`, `.` and `@`. Reading it gives an equal
/// map. Title and about must be single lines without blanks at their ends.
std::string write_map(const Map& map);

} // namespace fovlab
