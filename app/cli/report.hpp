#pragma once

#include <nlohmann/json.hpp>

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fovlab {

/// A report's rows: JSON objects that all have the same keys, the columns, in the same order.
using ReportRows = std::vector<nlohmann::ordered_json>;

/// Adds --format to a command, for table and the other formats named.
void add_format_option(CLI::App& command, std::string& format,
                       const std::vector<std::string>& formats);

/// Rounded to the one decimal that times are reported with.
double one_decimal(double value);

/// The rows as aligned columns below their headings.
std::string to_table(const ReportRows& rows);

/// The rows as CSV, below a line with the names of the columns.
std::string to_csv(const ReportRows& rows);

/// JSON, indented, with a line end. What is not UTF-8 (file names may not be) is replaced.
std::string to_text(const nlohmann::ordered_json& json);

} // namespace fovlab
