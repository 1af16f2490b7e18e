// The command line, by running the real program.

#include "grid/map_text.hpp"
#include "support/files.hpp"
#include "support/golden_file.hpp"
#include "support/run_program.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <map>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>

namespace fovlab::test {
namespace {

using Arguments = std::vector<std::string>;

const std::string small_map = "; title: Small\n#####\n#...#\n#.@.#\n#####\n";
const std::string small_visible = "*****\n*****\n*****\n*****\n";

/// A run that failed with one line on standard error, and nothing on standard output.
void expect_failure(const Outcome& run, int status, const std::string& line) {
    EXPECT_EQ(run.status, status);
    EXPECT_EQ(run.err, line + '\n');
    EXPECT_EQ(run.out, "");
}

class CommandLine : public testing::Test {
protected:
    CommandLine() { write_file(map, small_map); }

    std::string path(const std::string& name) const { return folder.path / name; }

    TemporaryFolder folder;
    std::string map = path("map.txt");
};

TEST_F(CommandLine, ShowsWhatAnAlgorithmSees) {
    const Outcome run = run_fovlab({"show", map, "-a", "dfov"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, small_visible);
    EXPECT_EQ(run.err, "");
}

TEST_F(CommandLine, ShowsGoldenResults) {
    const std::vector<GoldenFile> files = read_golden_files(FOVLAB_GOLDEN_DIR);
    const auto file = std::ranges::find(files, "dungeon_small", &GoldenFile::name);
    ASSERT_NE(file, files.end());
    const std::string text = read_file(FOVLAB_GOLDEN_DIR "/dungeon_small.golden");
    const std::string rows = text.substr(6, text.find("# visible") - 6);
    for (const GoldenSection& section : file->sections) {
        if (section.layer != "visible") continue;
        const Outcome run =
            run_fovlab({"show", "-", "-a", to_string(spec_of_golden_name(section.algorithm)),
                        "--radius", std::to_string(section.radius)},
                       {.input = rows});
        EXPECT_EQ(run.out, section.rows) << section.algorithm << ' ' << section.radius;
    }
}

TEST_F(CommandLine, TakesRadiusAndViewerFromOptionsThenMapThenDefaults) {
    const auto radius_of = [](const Arguments& arguments, const std::string& text) {
        const Outcome run = run_fovlab(arguments, {.input = text});
        return nlohmann::json::parse(run.out).at("results").at(0).at("radius").get<int>();
    };
    const Arguments compare{"compare", "-", "--format", "json"};
    EXPECT_EQ(radius_of(compare, ".\n"), 8);
    EXPECT_EQ(radius_of(compare, "; radius: 5\n.\n"), 5);
    EXPECT_EQ(radius_of({"compare", "-", "--format", "json", "-r", "3"}, "; radius: 5\n.\n"), 3);
    EXPECT_EQ(run_fovlab({"show", map, "-a", "bresenham", "-r", "1", "--viewer", "1,1"}).out,
              "***--\n***--\n***--\n-----\n");
}

TEST_F(CommandLine, WallsNamesOtherWalls) {
    EXPECT_EQ(run_fovlab({"show", "-", "-a", "dfov", "--walls", "x"}, {.input = "@x.#\n"}).out,
              "**--\n");
    EXPECT_EQ(run_fovlab({"show", "-", "-a", "dfov", "--walls", " "}, {.input = "@ .#\n"}).out,
              "**--\n");
}

TEST_F(CommandLine, ComparesInThreeFormats) {
    const Outcome csv = run_fovlab({"compare", map, "--format", "csv"});
    std::istringstream lines(csv.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "algorithm,radius,visible_floor,visible_wall,sees_unseen,seen_unseeing,"
                    "leaks_floor,leaks_wall,impossible_floor,impossible_wall,holes,unlit_walls,"
                    "microseconds");
    std::vector<std::string> rows;
    while (std::getline(lines, line)) rows.push_back(line.substr(0, line.rfind(',')));
    EXPECT_EQ(rows, (std::vector<std::string>{
                        "bresenham,8,6,14,0,0,0,4,0,0,0,0", "raycast,8,6,12,0,0,0,2,0,0,0,0",
                        "shortest-path,8,6,10,0,0,0,0,0,0,0,0", "dfov,8,6,14,0,0,0,4,0,0,0,0",
                        "shadowcast,8,6,14,0,0,0,4,0,0,0,0"}));

    const Outcome json = run_fovlab({"compare", map, "--format", "json", "-a", "raycast:rays=4",
                                     "-a", "shortest-path:neighbours=4"});
    const auto report = nlohmann::json::parse(json.out);
    EXPECT_EQ(report.at("version"), FOVLAB_VERSION);
    EXPECT_EQ(report.at("map"), map);
    EXPECT_EQ(report.at("width"), 5);
    EXPECT_EQ(report.at("height"), 4);
    EXPECT_EQ(report.at("viewer"), nlohmann::json({{"x", 2}, {"y", 2}}));
    ASSERT_EQ(report.at("results").size(), 2u);
    EXPECT_EQ(report.at("results")[0].at("algorithm"), "raycast:rays=4");
    EXPECT_EQ(report.at("results")[0].at("visible_floor"), 4);
    EXPECT_EQ(report.at("results")[1].at("algorithm"), "shortest-path");
    EXPECT_GE(report.at("results")[1].at("microseconds"), 0.0);

    const std::string table = run_fovlab({"compare", "room_with_the_gap", "-a", "raycast"}).out;
    // Headings wider than their cells are stacked.
    EXPECT_TRUE(table.starts_with(
        "                   visible  visible    sees      seen  leaks  leaks  impossible  "
        "impossible         unlit\n"
        "algorithm  radius    floor     wall  unseen  unseeing  floor   wall       floor        "
        "wall  holes  walls  microseconds\n"
        "raycast         8      117       29       9         7      6      2           3          "
        " 0      0      0  "))
        << table;
}

TEST_F(CommandLine, ShowsTheOtherLayers) {
    const std::string text = "@#..\n#...\n";
    const auto layer = [&](const std::string& name, const Arguments& more) {
        Arguments arguments{"show", "-", "-r", "2", "--layer", name};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Outcome run = run_fovlab(arguments, {.input = text});
        EXPECT_EQ(run.err, "");
        return run.out;
    };
    EXPECT_EQ(layer("sight", {}), "ccn?\ncpp?\n");
    EXPECT_EQ(layer("soundness", {"-a", "dfov"}), "**--\n*LL-\n");
    EXPECT_EQ(layer("soundness", {"-a", "shortest-path"}), "**--\n*---\n");
    EXPECT_EQ(layer("asymmetry", {"-a", "dfov"}), "@#--\n#==-\n");
    EXPECT_EQ(layer("visible", {"-a", "dfov"}), "**--\n***-\n");
    expect_failure(run_fovlab({"show", map, "--layer", "sight", "-a", "dfov"}), 2,
                   "fovlab: --algorithm: the layer sight is geometry alone, without an algorithm");
}

TEST_F(CommandLine, ListsTheAlgorithms) {
    const auto report = nlohmann::json::parse(run_fovlab({"algorithms", "--format", "json"}).out);
    ASSERT_EQ(report.at("algorithms").size(), 5u);
    const auto& raycast = report.at("algorithms")[1];
    EXPECT_EQ(raycast.at("id"), "raycast");
    EXPECT_EQ(raycast.at("parameters")[0].at("default"), 360);
    const std::string table = run_fovlab({"algorithms"}).out;
    EXPECT_EQ(std::ranges::count(table, '\n'), 6);
    EXPECT_NE(table.find("neighbours=4"), std::string::npos);
}

TEST_F(CommandLine, HelpAndVersionAreNoErrors) {
    const Outcome version = run_fovlab({"--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_EQ(version.out, "fovlab " FOVLAB_VERSION "\n");
    for (const Arguments& arguments :
         {Arguments{"--help"}, Arguments{"render", "--help"}, Arguments{"show", "-h"}}) {
        const Outcome help = run_fovlab(arguments);
        EXPECT_EQ(help.status, 0);
        EXPECT_NE(help.out.find("Usage"), std::string::npos);
        EXPECT_EQ(help.err, "");
    }
}

TEST_F(CommandLine, FindsBundledMapsByName) {
    const Outcome run = run_fovlab({"compare", "empty_field", "--format", "json"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(nlohmann::json::parse(run.out).at("map"), "empty_field");
    EXPECT_EQ(run_fovlab({"compare", "../maps/empty_field"}).status, 1);
}

TEST_F(CommandLine, OptionsMayStandBeforeTheMap) {
    EXPECT_EQ(run_fovlab({"show", "-a", "dfov", map}).out, small_visible);
    EXPECT_EQ(run_fovlab({"show", "-a", "dfov", "-r", "8", "--", map}).out, small_visible);
    EXPECT_EQ(run_fovlab({"render", "-p", "dfov", map, "-o", path("a.png")}).status, 0);
}

TEST_F(CommandLine, BundledMapsAreMadeToBeShown) {
    int maps = 0;
    for (const auto& entry : std::filesystem::directory_iterator(FOVLAB_MAPS_DIR)) {
        if (entry.path().extension() != ".txt") continue;
        const MapReading reading = read_map(read_file(entry.path()));
        EXPECT_FALSE(reading.map.title.empty()) << entry.path();
        EXPECT_FALSE(reading.map.about.empty()) << entry.path();
        EXPECT_TRUE(reading.warnings.empty()) << entry.path();
        ++maps;
    }
    EXPECT_GE(maps, 20);
}

TEST_F(CommandLine, BundledMapsShowEveryFindingOfOneAlgorithmAndNotOfAnother) {
    std::map<std::string, int> maps_that_show;
    for (const auto& entry : std::filesystem::directory_iterator(FOVLAB_MAPS_DIR)) {
        if (entry.path().extension() != ".txt") continue;
        const Outcome run = run_fovlab({"compare", entry.path(), "--format", "json"});
        const auto results = nlohmann::json::parse(run.out).at("results");
        for (const auto& finding : std::map<std::string, std::vector<std::string>>{
                 {"leak", {"leaks_floor", "leaks_wall"}},
                 {"impossible sight", {"impossible_floor", "impossible_wall"}},
                 {"hole", {"holes"}},
                 {"unlit wall", {"unlit_walls"}},
                 {"sees, unseen", {"sees_unseen"}},
                 {"seen, unseeing", {"seen_unseeing"}}}) {
            const auto has_it = [&](const auto& row) {
                return std::ranges::any_of(finding.second,
                                           [&](const auto& name) { return row.at(name) > 0; });
            };
            if (std::ranges::any_of(results, has_it) && !std::ranges::all_of(results, has_it))
                ++maps_that_show[finding.first];
        }
    }
    EXPECT_EQ(maps_that_show.size(), 6u);
}

TEST_F(CommandLine, WrongUsageIsStatus2WithOneLine) {
    const std::vector<Arguments> wrong{
        {"compare"},
        {"comapre", map},
        {"no-such-file"},
        {"no-such-file", "compare", map},
        {map, "compare", map},
        {"compare", ""},
        {"render", map, "-o", ""},
        {"render", map, "-o", path("x.png"), "--crop=3"},
        {"compare", map, "-a", "dfov", "raycast"},
        {"compare", map, "-a", "[dfov,raycast]"},
        {"compare", map, "--nonsense"},
        {"compare", map, map},
        {"compare", map, "--format", "xml"},
        {"compare", map, "-a", "nonsense"},
        {"compare", map, "-a", "raycast:rays=0"},
        {"compare", map, "-a"},
        {"compare", map, "-r", "0"},
        {"compare", map, "-r", "1025"},
        {"compare", map, "-r", "0x10"},
        {"compare", map, "-r", "8.5"},
        {"compare", map, "-r", ""},
        {"compare", map, "--viewer", "1"},
        {"compare", map, "--viewer", "1,2,3"},
        {"compare", map, "--viewer", "a,b"},
        {"compare", map, "--viewer", ""},
        {"compare", map, "--walls", ""},
        {"compare", map, "--walls", "@"},
        {"compare", map, "--walls", "\t"},
        {"compare", map, "--walls", "\xFF"},
        {"compare", map, "-r", "3", "-r", "4"},
        {"show", map},
        {"show", map, "-a", "dfov", "-a", "raycast"},
        {"show", map, "-a", "dfov", "--layer", "nonsense"},
        {"render", map},
        {"render", map, "-o", path("x.png"), "--tile", "3"},
        {"render", map, "-o", path("x.png"), "--tile", "65"},
        {"render", map, "-o", path("x.png"), "--columns", "0"},
        {"render", map, "-o", path("x.png"), "--theme", "pink"},
        {"render", map, "-o", path("x.png"), "-p", "nonsense"},
        {"render", map, "-o", path("x.png"), "-p", "difference=dfov"},
        {"render", map, "-o", path("x.png"), "-p", "difference=dfov/"},
        {"render", map, "-o", path("x.png"), "--title", "two\nlines"},
        {"render", map, "-o", path("x.png"), "--title", "\xFF"},
        {"render", map, "-o", path("x.png"), "--mark", "nonsense"},
        {"render", map, "-o", path("x.png"), "--mark", ""},
        {"render", map, "-o", path("x.png"), "--mark", "leaks,"},
        {"render", map, "-o", path("x.png"), "--mark", "leaks", "holes"},
        {"survey"},
        {"survey", map, "--viewer", "1,1"},
        {"survey", map, "--format", "png"},
        {"survey", map, "--heatmap", ""},
        {"survey", map, "--heatmap", "-"},
        {"survey", map, "--heatmap", "/dev/stdout"},
        {"algorithms", "--format", "csv"},
    };
    for (const Arguments& arguments : wrong) {
        const Outcome run = run_fovlab(arguments);
        std::string command;
        for (const std::string& argument : arguments) command += ' ' + argument;
        EXPECT_EQ(run.status, 2) << command;
        EXPECT_EQ(run.out, "") << command;
        EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << command << '\n' << run.err;
        EXPECT_TRUE(run.err.starts_with("fovlab: ")) << command << '\n' << run.err;
    }
    EXPECT_FALSE(std::filesystem::exists(path("x.png")));
}

TEST_F(CommandLine, SaysWhatIsWrongWithTheUsage) {
    expect_failure(run_fovlab({"compare", map, "-r", "0"}), 2,
                   "fovlab: --radius: '0' must be a whole number from 1 to 1024");
    expect_failure(run_fovlab({"compare", map, "-a", "foo"}), 2,
                   "fovlab: --algorithm: no algorithm 'foo'; there is bresenham, raycast, "
                   "shortest-path, dfov or shadowcast");
    expect_failure(run_fovlab({"nonsense"}), 2,
                   "fovlab: 'nonsense': neither a command nor a file; see fovlab --help");
    expect_failure(run_fovlab({map, "compare", map}), 2,
                   "fovlab: " + map +
                       ": stands before the command; put it behind, as in fovlab compare MAP");
    expect_failure(run_fovlab({"compare", map, "-r"}), 2,
                   "fovlab: --radius: needs a value; see fovlab compare --help");
    expect_failure(run_fovlab({"compare", map, "-r", "3", "-r", "4"}), 2,
                   "fovlab: --radius: is given twice; see fovlab compare --help");
    expect_failure(run_fovlab({"compare", map, "more", "--nonsense"}), 2,
                   "fovlab: cannot make sense of 'more' '--nonsense'; see fovlab compare --help");
    std::vector<std::string> many{"compare", map};
    for (int i = 0; i < 63; ++i) many.insert(many.end(), {"-a", "dfov"});
    expect_failure(run_fovlab(many), 2,
                   "fovlab: --algorithm: was given 63 times; at most 62 go together");
}

TEST_F(CommandLine, WhatCannotBeDoneIsStatus1WithPlaceAndReason) {
    write_file(path("walls.txt"), "###\n###\n");
    write_file(path("binary.txt"), std::string("\x7F"
                                               "ELF\0\1",
                                               6));
    write_file(path("tab.txt"), "..\n.\t\n");
    write_file(path("empty.txt"), "");
    expect_failure(run_fovlab({"compare", path("none.txt")}), 1,
                   "fovlab: " + path("none.txt") +
                       ": cannot be read: no such file or folder; check the path");
    expect_failure(run_fovlab({"compare", folder.path}), 1,
                   "fovlab: " + folder.path.string() +
                       ": cannot be read: is a folder; name a file");
    expect_failure(run_fovlab({"compare", path("binary.txt")}), 1,
                   "fovlab: " + path("binary.txt") +
                       ":1:1: a control character (U+007F); remove it, or is this a map?");
    expect_failure(run_fovlab({"compare", path("tab.txt")}), 1,
                   "fovlab: " + path("tab.txt") + ":2:2: a tab; put spaces in its place");
    expect_failure(run_fovlab({"compare", path("empty.txt")}), 1,
                   "fovlab: " + path("empty.txt") +
                       ": is empty; a map needs at least one row of tiles");
    expect_failure(run_fovlab({"compare", path("walls.txt")}), 1,
                   "fovlab: " + path("walls.txt") +
                       ": has no floor, so there is no place for the viewer; name its wall "
                       "characters with --walls or a '; walls:' line");
    expect_failure(run_fovlab({"compare", "-"}, {.input = "\t"}), 1,
                   "fovlab: -:1:1: a tab; put spaces in its place");
    expect_failure(run_fovlab({"compare", map, "--viewer", "0,0"}), 1,
                   "fovlab: --viewer 0,0: is in a wall; the viewer stands on floor");
    expect_failure(run_fovlab({"compare", map, "--viewer", "-1,9"}), 1,
                   "fovlab: --viewer -1,9: is off the map; X is 0 to 4, Y is 0 to 3");
    expect_failure(run_fovlab({"show", map, "-a", "dfov"}, {.standard_output = "/dev/full"}), 1,
                   "fovlab: standard output: cannot be written: no space left; free some or "
                   "choose another place");
    expect_failure(run_fovlab({path("empty.txt")}), 1,
                   "fovlab: " + path("empty.txt") +
                       ": is empty; a map needs at least one row of tiles");
}

TEST_F(CommandLine, SaysWhatToDoWithoutADisplay) {
    ::unsetenv("DISPLAY");
    ::unsetenv("WAYLAND_DISPLAY");
    expect_failure(run_fovlab({}), 1,
                   "fovlab: there is no display to open a window on; make a picture with: fovlab "
                   "render MAP -o FILE.png");
    expect_failure(run_fovlab({map}), 1,
                   "fovlab: there is no display to open a window on; make a picture with: fovlab "
                   "render " +
                       map + " -o FILE.png");
}

TEST_F(CommandLine, StopsReadingWhereAMapIsTooLong) {
    const auto large = folder.path / "large.txt";
    write_file(large, "");
    std::filesystem::resize_file(large, std::uintmax_t{100} << 20); // sparse, all zero bytes
    for (const std::string& file : {large.string(), std::string("/dev/zero")}) {
        const Outcome run = run_fovlab({"compare", file});
        expect_failure(
            run, 1, "fovlab: " + file + ": is over 8 MiB, more than any map needs; is it a map?");
        EXPECT_TRUE(stayed_under(run, 64 << 10)) << run.max_memory_kib;
    }
}

TEST_F(CommandLine, WarnsOfSeveralViewersAndGoesOn) {
    const Outcome run = run_fovlab({"show", "-", "-a", "dfov"}, {.input = "@.@\n"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "***\n");
    EXPECT_EQ(run.err,
              "fovlab: -:1:3: warning: more than one viewer (@); the first, at 0,0, is taken\n");
}

TEST_F(CommandLine, DoesNotWarnOfViewersWhenItWasGivenOne) {
    EXPECT_EQ(run_fovlab({"show", "-", "-a", "dfov", "--viewer", "1,0"}, {.input = "@.@\n"}).err,
              "");
}

TEST_F(CommandLine, MessagesAreOneLineOfTextWhateverTheFileName) {
    const Outcome run = run_fovlab({"compare", "/no/\x1B[31m\nfile\xFF"});
    expect_failure(run, 1,
                   "fovlab: /no/?[31m?file?: cannot be read: no such file or folder; check the "
                   "path");
}

TEST_F(CommandLine, OddFileNamesStillMakeValidJson) {
    const std::string odd = path("odd\xFF.txt");
    write_file(odd, small_map);
    const Outcome run = run_fovlab({"compare", odd, "--format", "json"});
    EXPECT_EQ(run.status, 0);
    EXPECT_TRUE(nlohmann::json::accept(run.out));
}

TEST_F(CommandLine, AnInterruptEndsItByThatSignal) {
    // Nobody ever writes into this pipe: the program waits for its map until it is interrupted.
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    const std::string command = "timeout --preserve-status --signal=TERM 0.2 " FOVLAB_PROGRAM
                                " show " +
                                path("pipe") + " -a dfov >" + path("out") + " 2>&1";
    const int status = std::system(command.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 128 + SIGTERM);
    EXPECT_EQ(read_file(path("out")), "");
}

TEST_F(CommandLine, AClosedPipeIsSilent) {
    const Outcome run = run_fovlab({"show", map, "-a", "dfov"}, {.nobody_reads = true});
    EXPECT_EQ(run.signal, SIGPIPE);
    EXPECT_EQ(run.err, "");
}

} // namespace
} // namespace fovlab::test
