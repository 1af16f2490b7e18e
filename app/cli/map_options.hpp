#pragma once

#include "draw/sheet.hpp"
#include "fov/spec.hpp"
#include "grid/map.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

/// A map as the command line asks for it.
struct LoadedMap {
    std::string name; // as given
    Map map;          // with the viewer that was asked for
    int radius;
};

/// The text of an option that may be left out. An empty text is not the same as none.
struct OptionText {
    std::string text;
    CLI::Option* option = nullptr;

    /// Adds the option to a command. This object must then stay where it is.
    CLI::Option* add_to(CLI::App& command, const std::string& names, const std::string& help) {
        return option = command.add_option(names, text, help);
    }
    bool given() const { return option && option->count() > 0; }
};

/// The options that say which map to look at, from where, how far, and with which algorithms.
class MapOptions {
public:
    /// Adds MAP, --algorithm, --radius and --walls to a command; the help says how many algorithms
    /// it takes. This object must then stay where it is.
    void add_to(CLI::App& command, const std::string& algorithms_help);

    /// Adds --viewer as well, for commands that look from one tile.
    void add_viewer_to(CLI::App& command);

    /// Reads the map; warnings go to standard error. Throws Failure when it cannot be read or the
    /// viewer cannot stand there, UsageError when an option makes no sense.
    LoadedMap load() const;

    /// The algorithms that were asked for, in order; empty when none was. Throws UsageError.
    std::vector<Spec> algorithms() const;

    /// The same, but the five where none was asked for.
    std::vector<Spec> algorithms_or_default() const;

private:
    std::string map_;
    std::vector<std::string> algorithms_;
    OptionText radius_;
    OptionText viewer_;
    OptionText walls_;
};

/// Reads a whole number where the option was given. Throws UsageError when it is none, or out of
/// range.
std::optional<int> read_number(const OptionText& option, int min, int max);

/// How many algorithms can be compared in one go: with agreement and sight they fill a sheet.
inline constexpr std::size_t max_algorithms = max_panels - 2;

/// Throws UsageError when an option that may be repeated was given more than max times.
void check_count(const std::string& option, std::size_t count, std::size_t max);

} // namespace fovlab
