#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/messages.hpp"
#include "failure.hpp"
#include "storage/bundled_maps.hpp"
#include "storage/map_file.hpp"
#include "storage/output.hpp"
#include "window/window.hpp"

#include <csignal>
#include <filesystem>
#include <new>
#include <sstream>

namespace fovlab {
namespace {

constexpr int could_not_be_done = 1;
constexpr int wrong_usage = 2;

/// A closed pipe ends the program silently, whatever the parent process thinks of that; a file that
/// grows too large is an error like any other.
void set_signals() {
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_IGN);
}

/// What comes before any command must be a map to open the window on.
void check_map(const std::string& map) {
    std::error_code error;
    if (map != "-" && !std::filesystem::exists(map_file(map), error))
        throw UsageError("'" + map + "'", "neither a command nor a file; see fovlab --help");
}

/// The map that a window without one begins with.
constexpr const char* first_map = "room_with_the_gap";

/// Opens the window on a map, or on a bundled one to begin with, until the user closes it.
void open_window(const std::string& map) {
    namespace fs = std::filesystem;
    const std::string file = map_file(map.empty() ? first_map : map);
    MapFileReading reading = read_map_file(file);
    for (const auto& [where, what] : reading.warnings) say(where, "warning: " + what);
    const std::string name = file == "-" ? "untitled.txt" : fs::path(file).filename().string();
    Workspace workspace(std::move(reading.map), name);
    // What ships with the program is where maps begin, not where they are saved.
    if (file != "-" && file == map) {
        workspace.folder = fs::absolute(file).parent_path();
        if (!reading.has_other_characters) workspace.file = fs::absolute(file);
    }
    Window window(workspace, "make a picture with: fovlab render " + (map.empty() ? "MAP" : map) +
                                 " -o FILE.png");
    window.run();
}

std::string help_command(const CLI::App& app) {
    const std::vector<CLI::App*> commands = app.get_subcommands();
    return "fovlab " + (commands.empty() ? "" : commands.front()->get_name() + ' ') + "--help";
}

/// What CLI11 found wrong, in our words where its own are hard to follow.
std::string what_is_wrong(const CLI::ParseError& error, const CLI::App& app) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
        const bool twice = text.find("At Most") != std::string::npos;
        return text.substr(0, text.find(':')) + (twice ? ": is given twice" : ": needs a value");
    }
    if (!dynamic_cast<const CLI::ExtrasError*>(&error)) return text;
    std::string words;
    for (const std::string& word : app.remaining(true)) words += " '" + word + '\'';
    return "cannot make sense of" + words;
}

void parse(int argc, char** argv) {
    CLI::App app("fovlab: field-of-view algorithms side by side", "fovlab");
    app.set_version_flag("--version", "fovlab " FOVLAB_VERSION);
    app.set_help_flag("-h,--help", "Say how to use this command");
    app.require_subcommand(0, 1);
    app.footer("MAP is a map file, - for standard input, or the name of a bundled map.\n"
               "fovlab COMMAND --help tells a command's options.\n"
               "Exit status: 0 done, 1 it could not be done, 2 wrong usage.");
    std::string map;
    const CLI::Option* map_option = app.add_option("MAP", map, "Open the window on this map");
    // This runs before the command's own callback.
    app.parse_complete_callback([&] {
        if (map_option->count() == 0) return;
        check_map(map);
        if (!app.get_subcommands().empty())
            throw UsageError(map, "stands before the command; put it behind, as in fovlab " +
                                      app.get_subcommands().front()->get_name() + " MAP");
    });
    add_algorithms_command(app);
    add_show_command(app);
    add_compare_command(app);
    add_render_command(app);
    add_survey_command(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        // Help and version are not errors, although CLI11 throws them.
        std::ostringstream text;
        app.exit(success, text, text);
        write_standard_output(text.str());
        return;
    } catch (const CLI::ParseError& error) {
        throw UsageError("", what_is_wrong(error, app) + "; see " + help_command(app));
    }
    if (app.get_subcommands().empty()) open_window(map);
}

} // namespace

int run_command_line(int argc, char** argv) {
    set_signals();
    try {
        parse(argc, argv);
        return 0;
    } catch (const UsageError& error) {
        say(error.where, error.what());
        return wrong_usage;
    } catch (const Failure& failure) {
        say(failure.where, failure.what());
    } catch (const std::bad_alloc&) {
        say("", "out of memory; close other programs or take a smaller map or picture");
    } catch (const std::exception& error) {
        say("", error.what()); // nothing that is foreseen: better said than a crash
    }
    return could_not_be_done;
}

} // namespace fovlab
