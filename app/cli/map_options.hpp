#pragma once

#include "fov/spec.hpp"
#include "grid/map.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fovlab {

/// A map as the command line asks for it.
struct LoadedMap {
    std::string name; // as given
    Map map;          // with the viewer that was asked for
    int radius;
};

/// The options that say which map to look at, from where, how far, and with which algorithms.
class MapOptions {
public:
    /// Adds MAP, --algorithm, --radius, --viewer and --walls to a command. This object must then
    /// stay where it is.
    void add_to(CLI::App& command);

    /// Reads the map; warnings go to standard error. Throws Failure when it cannot be read or the
    /// viewer cannot stand there, UsageError when an option makes no sense.
    LoadedMap load() const;

    /// The algorithms that were asked for, in order; empty when none was. Throws UsageError.
    std::vector<Spec> algorithms() const;

    const std::string& map_name() const { return map_; }

private:
    std::string map_;
    std::vector<std::string> algorithms_;
    std::string radius_;
    std::string viewer_;
    std::string walls_;
    CLI::Option* walls_option_ = nullptr;
};

/// Every algorithm of the catalogue, with its parameters at their defaults.
std::vector<Spec> whole_catalogue();

/// Reads a whole number for an option. Throws UsageError when it is none, or out of range.
int read_number(const std::string& option, const std::string& text, int min, int max);

/// The file that MAP means: a path if there is such a file, else the bundled map of that name, else
/// the path all the same.
std::string map_file(const std::string& map);

} // namespace fovlab
