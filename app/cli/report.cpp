#include "cli/report.hpp"

#include "grid/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

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
    std::vector<std::string> cells; // the heading first
    bool numeric = true;
    std::size_t width = 0;
};

std::vector<Column> columns_of(const ReportRows& rows) {
    std::vector<Column> columns;
    for (const auto& [name, value] : rows.front().items()) {
        Column column{{name}, value.is_number()};
        std::ranges::replace(column.cells.front(), '_', ' ');
        for (const auto& row : rows) column.cells.push_back(cell_text(row.at(name)));
        for (const std::string& cell : column.cells)
            column.width = std::max(column.width, text_width(cell));
        columns.push_back(std::move(column));
    }
    return columns;
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

std::string to_table(const ReportRows& rows) {
    const std::vector<Column> columns = columns_of(rows);
    std::string table;
    for (std::size_t line = 0; line <= rows.size(); ++line) {
        std::string text;
        for (const Column& column : columns) {
            const std::string& cell = column.cells[line];
            const std::string padding(column.width - text_width(cell), ' ');
            text += (text.empty() ? "" : "  ") + (column.numeric ? padding + cell : cell + padding);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        table += text + '\n';
    }
    return table;
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

std::string to_text(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace fovlab
