#include "grid/map_text.hpp"

#include "grid/parse_int.hpp"
#include "grid/utf8.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <utility>

namespace fovlab {
namespace {

constexpr std::u32string_view default_wall_characters = U"#█";

std::string without_blanks_at_ends(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::string code_point_name(char32_t c) {
    char name[16];
    std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(c));
    return name;
}

/// Takes the first line off the front of the text; without its line end, LF or CRLF.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

class MapReader {
public:
    explicit MapReader(const std::u32string& wall_characters) : walls_(wall_characters) {}

    MapReading read(std::string_view text) {
        if (text.size() > max_map_bytes)
            refuse_whole("is over " + std::to_string(max_map_bytes >> 20) +
                         " MiB, more than any map needs; is it a map?");
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        while (!text.empty()) {
            ++line_;
            read_line(take_line(text));
        }
        if (rows_.empty()) refuse_whole("is empty; a map needs at least one row of tiles");
        build_grid();
        place_viewer();
        return std::move(reading_);
    }

private:
    enum Cell : std::uint8_t { floor_cell, wall_cell, viewer_cell };

    [[noreturn]] void refuse(int column, std::string text) const {
        throw MapTextError({line_, column, std::move(text)});
    }
    [[noreturn]] static void refuse_whole(std::string text) {
        throw MapTextError({0, 0, std::move(text)});
    }

    void read_line(std::string_view line) {
        const std::u32string characters = decode(line);
        if (rows_.empty() && characters.starts_with(U';')) {
            read_header(line.substr(1));
        } else if (!characters.empty()) {
            add_row(characters);
        } else if (!rows_.empty()) {
            ++blank_lines_;
        }
    }

    std::u32string decode(std::string_view line) const {
        std::u32string characters;
        while (!line.empty()) {
            const int column = static_cast<int>(characters.size()) + 1;
            const auto character = take_code_point(line);
            if (!character) refuse(column, "is not UTF-8 here; save the map as UTF-8 text");
            if (*character == U'\t') refuse(column, "a tab; put spaces in its place");
            if (is_control(*character))
                refuse(column, "a control character (" + code_point_name(*character) +
                                   "); remove it, or is this a map?");
            characters.push_back(*character);
        }
        return characters;
    }

    void read_header(std::string_view header) {
        const std::size_t colon = header.find(':');
        const std::string name = without_blanks_at_ends(header.substr(0, colon));
        const bool known = std::ranges::find(known_headers, name) != std::end(known_headers);
        if (colon == std::string_view::npos || !known) {
            reading_.map.other_headers.emplace_back(header);
            return;
        }
        if (std::ranges::find(headers_seen_, name) != headers_seen_.end())
            refuse(1, "a second '" + name + "' line; keep one");
        headers_seen_.push_back(name);

        // The blank after the colon is only for the eye, but those after it may be wall characters.
        std::size_t value_begin = colon + 1;
        if (header.substr(value_begin).starts_with(' ')) ++value_begin;
        const std::string_view raw_value = header.substr(value_begin);
        const std::string value = without_blanks_at_ends(raw_value);
        const int value_column = static_cast<int>(value_begin) + 2; // the `;`, and counting from 1
        if (name == "title") {
            reading_.map.title = value;
        } else if (name == "about") {
            reading_.map.about = value;
        } else if (name == "radius") {
            reading_.map.radius = parse_int(value, min_radius, max_radius);
            if (!reading_.map.radius)
                refuse(value_column, "radius '" + value + "' must be a whole number from " +
                                         std::to_string(min_radius) + " to " +
                                         std::to_string(max_radius));
        } else {
            try {
                std::u32string characters = read_wall_characters(raw_value);
                if (walls_.empty()) walls_ = std::move(characters);
            } catch (const std::invalid_argument& error) {
                refuse(value_column, error.what());
            }
        }
    }

    void add_row(const std::u32string& characters) {
        // Blank lines count only once a row follows them: those at the very end do not.
        const std::size_t y = rows_.size() + blank_lines_;
        blank_lines_ = 0;
        if (y >= max_map_side)
            refuse(1, "a map has at most " + std::to_string(max_map_side) + " rows");
        rows_.resize(y);
        if (characters.size() > max_map_side)
            refuse(max_map_side + 1,
                   "a map has at most " + std::to_string(max_map_side) + " columns");
        const std::u32string_view walls = walls_.empty() ? default_wall_characters : walls_;
        std::vector<Cell> row(characters.size(), floor_cell);
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (characters[x] == U'@') {
                row[x] = viewer_cell;
                note_viewer({static_cast<int>(x), static_cast<int>(y)});
            } else if (walls.find(characters[x]) != std::u32string_view::npos) {
                row[x] = wall_cell;
            }
        }
        rows_.push_back(std::move(row));
    }

    void note_viewer(Tile tile) {
        ++viewers_;
        if (viewers_ == 1) reading_.map.viewer = tile;
        if (viewers_ == 2) {
            const Tile first = reading_.map.viewer;
            reading_.warnings.push_back({line_, tile.x + 1,
                                         "more than one viewer (@); the first, at " +
                                             std::to_string(first.x) + "," +
                                             std::to_string(first.y) + ", is taken"});
        }
    }

    void build_grid() {
        const auto longest = std::ranges::max_element(
            rows_, {}, [](const std::vector<Cell>& row) { return row.size(); });
        Grid grid(static_cast<int>(longest->size()), static_cast<int>(rows_.size()));
        for (int y = 0; y < grid.height(); ++y) {
            const auto& row = rows_[static_cast<std::size_t>(y)];
            for (std::size_t x = 0; x < row.size(); ++x)
                if (row[x] == wall_cell) grid.set_wall({static_cast<int>(x), y});
        }
        reading_.map.grid = std::move(grid);
    }

    void place_viewer() {
        if (viewers_ > 0) return;
        if (reading_.map.grid.floor_count() == 0)
            refuse_whole("has no floor, so there is no place for the viewer; "
                         "name its wall characters with --walls or a '; walls:' line");
        reading_.map.viewer = floor_nearest_to_middle(reading_.map.grid);
    }

    static constexpr std::string_view known_headers[] = {"title", "about", "walls", "radius"};

    MapReading reading_;
    std::u32string walls_; // empty: the default ones
    std::vector<std::string> headers_seen_;
    std::vector<std::vector<Cell>> rows_;
    std::size_t blank_lines_ = 0; // since the last row
    int viewers_ = 0;
    int line_ = 0;
};

} // namespace

std::u32string read_wall_characters(std::string_view text) {
    if (text.empty()) throw std::invalid_argument("no wall characters; name at least one, like #");
    std::u32string characters;
    while (!text.empty()) {
        const auto character = take_code_point(text);
        if (!character) throw std::invalid_argument("the wall characters are not UTF-8");
        if (*character == U'@')
            throw std::invalid_argument("@ cannot be a wall, since it is the viewer");
        if (is_control(*character))
            throw std::invalid_argument("a control character (" + code_point_name(*character) +
                                        ") cannot be a wall");
        characters.push_back(*character);
    }
    return characters;
}

MapReading read_map(std::string_view text, const std::u32string& wall_characters) {
    return MapReader(wall_characters).read(text);
}

std::string write_map(const Map& map) {
    assert(map.grid.contains(map.viewer) && map.grid.is_floor(map.viewer));
    std::string text;
    if (!map.title.empty()) text += "; title: " + map.title + '\n';
    if (!map.about.empty()) text += "; about: " + map.about + '\n';
    if (map.radius) text += "; radius: " + std::to_string(*map.radius) + '\n';
    for (const std::string& header : map.other_headers) text += ';' + header + '\n';
    for (int y = 0; y < map.grid.height(); ++y) {
        for (int x = 0; x < map.grid.width(); ++x) {
            const Tile tile{x, y};
            text += tile == map.viewer ? '@' : map.grid.is_wall(tile) ? '#' : '.';
        }
        text += '\n';
    }
    return text;
}

} // namespace fovlab
