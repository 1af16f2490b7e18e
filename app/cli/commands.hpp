#pragma once

#include <CLI/CLI.hpp>

namespace fovlab {

// Each of these adds a command, with its options, to the command line. When the command is given it
// runs while the command line is parsed; it throws Failure or UsageError when it cannot.

void add_algorithms_command(CLI::App& app);
void add_show_command(CLI::App& app);
void add_compare_command(CLI::App& app);
void add_render_command(CLI::App& app);
void add_survey_command(CLI::App& app);

} // namespace fovlab
