#include "cli/report.hpp"

#include "grid/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace fovlab {
namespace {

std::string cell_text(const nlohmann::ordered_json& cell) {
    if (cell.is_string()) return cell.get<std::string>();
    if (!cell.is_number_float()) return cell.dump();
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", cell.get<double>());
    return text;
}

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

/// How many columns of a terminal the text takes, one a code point.
std::size_t text_width(std::string_view text) {
    std::size_t width = 0;
    for (; !text.empty(); ++width)
        if (!take_code_point(text)) text.remove_prefix(1);
    return width;
}

struct Column {
    std::vector<std::string> heading; // the lines of it
    std::vector<std::string> cells;
    bool numeric = true;
    std::size_t width = 0;

    std::string padded(const std::string& text) const {
        const std::string padding(width - text_width(text), ' ');
        return numeric ? padding + text : text + padding;
    }
};

std::size_t greatest_width(const std::vector<std::string>& texts) {
    std::size_t width = 0;
    for (const std::string& text : texts) width = std::max(width, text_width(text));
    return width;
}

/// The words of a column's name, stacked where they would make the column wider than its cells.
std::vector<std::string> heading_of(std::string name, std::size_t cells_width) {
    if (name.size() <= cells_width) {
        std::ranges::replace(name, '_', ' ');
        return {name};
    }
    std::vector<std::string> words;
    std::istringstream rest(name);
    for (std::string word; std::getline(rest, word, '_');) words.push_back(word);
    return words;
}

std::vector<Column> columns_of(const ReportRows& rows) {
    std::vector<Column> columns;
    for (const auto& [name, value] : rows.front().items()) {
        Column column;
        column.numeric = value.is_number();
        for (const auto& row : rows) column.cells.push_back(cell_text(row.at(name)));
        column.width = greatest_width(column.cells);
        column.heading = heading_of(name, column.width);
        column.width = std::max(column.width, greatest_width(column.heading));
        columns.push_back(std::move(column));
    }
    return columns;
}

/// One line of the table; `text_of` gives each column's part of it.
template <typename TextOf>
std::string table_line(const std::vector<Column>& columns, TextOf text_of) {
    std::string line;
    for (const Column& column : columns)
        line += (line.empty() ? "" : "  ") + column.padded(text_of(column));
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string to_csv(const ReportRows& rows) {
    std::string csv;
    const auto add_line = [&](auto text_of) {
        std::string line;
        for (const auto& [name, value] : rows.front().items())
            line += (line.empty() ? "" : ",") + csv_field(text_of(name));
        csv += line + '\n';
    };
    add_line([](const std::string& name) { return name; });
    for (const auto& row : rows)
        add_line([&](const std::string& name) { return cell_text(row.at(name)); });
    return csv;
}

} // namespace

void add_format_option(CLI::App& command, std::string& format,
                       const std::vector<std::string>& formats) {
    command.add_option("--format", format, "How to print the report")
        ->check(CLI::IsMember(formats))
        ->default_val("table");
}

double one_decimal(double value) {
    return std::round(value * 10) / 10;
}

void add_soundness(nlohmann::ordered_json& row, const SoundnessCounts& counts) {
    row["leaks_floor"] = counts.leaks_floor;
    row["leaks_wall"] = counts.leaks_wall;
    row["impossible_floor"] = counts.impossible_floor;
    row["impossible_wall"] = counts.impossible_wall;
    row["holes"] = counts.holes;
    row["unlit_walls"] = counts.unlit_walls;
}

std::string to_table(const ReportRows& rows) {
    const std::vector<Column> columns = columns_of(rows);
    std::size_t heading_lines = 0;
    for (const Column& column : columns)
        heading_lines = std::max(heading_lines, column.heading.size());
    std::string table;
    for (std::size_t below = heading_lines; below-- > 0;) // headings stand on their last line
        table += table_line(columns, [&](const Column& column) {
            const std::size_t lines = column.heading.size();
            return below < lines ? column.heading[lines - 1 - below] : std::string();
        });
    for (std::size_t row = 0; row < rows.size(); ++row)
        table += table_line(columns, [&](const Column& column) { return column.cells[row]; });
    return table;
}

std::string to_report(const ReportRows& rows, const std::string& format, const LoadedMap& loaded,
                      const nlohmann::ordered_json& viewer) {
    if (format == "table") return to_table(rows);
    if (format == "csv") return to_csv(rows);
    nlohmann::ordered_json json{{"version", FOVLAB_VERSION},
                                {"map", loaded.name},
                                {"width", loaded.map.grid.width()},
                                {"height", loaded.map.grid.height()}};
    if (!viewer.is_null()) json["viewer"] = viewer;
    json["results"] = rows;
    return to_text(json);
}

std::string to_text(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace fovlab
