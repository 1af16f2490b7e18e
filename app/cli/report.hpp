#pragma once

#include "analysis/soundness.hpp"
#include "cli/map_options.hpp"

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

/// Adds the columns that compare and survey have in common to a row.
void add_soundness(nlohmann::ordered_json& row, const SoundnessCounts& counts);

/// The rows as aligned columns below their headings.
std::string to_table(const ReportRows& rows);

/// A report on a map as table, csv or json. JSON also says which map it is, and `viewer` says where
/// it was looked from, unless that is null.
std::string to_report(const ReportRows& rows, const std::string& format, const LoadedMap& loaded,
                      const nlohmann::ordered_json& viewer = nullptr);

/// JSON, indented, with a line end. What is not UTF-8 (file names may not be) is replaced.
std::string to_text(const nlohmann::ordered_json& json);

} // namespace fovlab
