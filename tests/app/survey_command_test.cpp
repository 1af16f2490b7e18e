// The survey command: its report, its heat map, its progress.

#include "grid/map_text.hpp"
#include "support/files.hpp"
#include "support/picture.hpp"
#include "support/random_map.hpp"
#include "support/run_program.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <cstdlib>
#include <sstream>

namespace fovlab::test {
namespace {

namespace fs = std::filesystem;

/// A map that takes long enough to be interrupted.
std::string large_map() {
    Random random(4);
    return write_map(random_map(300, 300, 20, random));
}

class SurveyCommand : public testing::Test {
protected:
    std::string path(const std::string& name) const { return folder.path / name; }
    bool left_nothing() const { return fs::is_empty(folder.path); }

    TemporaryFolder folder;
};

TEST_F(SurveyCommand, ReportsInThreeFormats) {
    const std::string map = "......\n..#...\n......\n";
    const auto run = [&](const std::string& format) {
        return run_fovlab(
                   {"survey", "-", "-r", "4", "-a", "shadowcast", "-a", "dfov", "--format", format},
                   {.input = map})
            .out;
    };
    std::istringstream lines(run("csv"));
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "algorithm,radius,floor_tiles,visible_pairs,asymmetric_pairs,leaks_floor,"
                    "leaks_wall,impossible_floor,impossible_wall,holes,unlit_walls,milliseconds");
    std::getline(lines, line);
    EXPECT_EQ(line.substr(0, line.rfind(',')), "shadowcast,4,17,198,8,0,0,0,0,0,0");
    std::getline(lines, line);
    EXPECT_EQ(line.substr(0, line.rfind(',')), "dfov,4,17,234,0,0,0,0,0,0,0");

    const auto report = nlohmann::json::parse(run("json"));
    EXPECT_EQ(report.at("map"), "-");
    EXPECT_EQ(report.at("width"), 6);
    EXPECT_EQ(report.at("height"), 3);
    EXPECT_FALSE(report.contains("viewer"));
    ASSERT_EQ(report.at("results").size(), 2u);
    EXPECT_EQ(report.at("results")[0].at("algorithm"), "shadowcast");
    EXPECT_EQ(report.at("results")[0].at("asymmetric_pairs"), 8);
    EXPECT_GE(report.at("results")[0].at("milliseconds"), 0.0);

    EXPECT_NE(run("table").find("shadowcast       4     17      198           8"),
              std::string::npos)
        << run("table");
}

TEST_F(SurveyCommand, WritesAHeatMapBesideTheReport) {
    const Outcome plain = run_fovlab({"survey", "door_peek", "--format", "csv"});
    const Outcome run =
        run_fovlab({"survey", "door_peek", "--format", "csv", "--heatmap", path("heat.png")});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out.substr(0, run.out.find('\n')), plain.out.substr(0, plain.out.find('\n')));
    EXPECT_GT(decode_png(read_file(path("heat.png"))).width, 300);
}

TEST_F(SurveyCommand, FindsOutBeforehandWhereNoHeatMapCanBe) {
    const auto heat_map_at = [](const std::string& file) {
        return run_fovlab({"survey", "door_peek", "--heatmap", file});
    };
    const Outcome run = heat_map_at(path("none/heat.png"));
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err,
              "fovlab: " + path("none/heat.png") +
                  ": no file can be made in its folder: no such file or folder; check the path\n");
    EXPECT_EQ(heat_map_at(folder.path).err, "fovlab: " + folder.path.string() +
                                                ": cannot be written: is a folder; name a file\n");

    write_file(path("huge.txt"), std::string(1024, '.') + std::string(1023, '\n') + ".\n");
    const Outcome too_large = run_fovlab({"survey", path("huge.txt"), "--heatmap", path("a.png")});
    EXPECT_EQ(too_large.status, 1);
    EXPECT_TRUE(too_large.err.ends_with(
        "pixels are over 64 megapixels; survey fewer algorithms at a time, with -a\n"))
        << too_large.err;
    const Outcome on_map = run_fovlab({"survey", path("huge.txt"), "--heatmap", path("huge.txt")});
    EXPECT_EQ(on_map.status, 1);
    EXPECT_TRUE(on_map.err.ends_with(": is the map itself; name another file for the picture\n"));

    fs::create_symlink("none/heat.png", path("link.png"));
    EXPECT_EQ(heat_map_at(path("link.png")).out, "");
    EXPECT_TRUE(heat_map_at(path("link.png")).err.find("no such file or folder") !=
                std::string::npos);
}

TEST_F(SurveyCommand, AMapOnStandardInputIsNotReplacedByItsHeatMap) {
    write_file(path("map.txt"), "...\n");
    const std::string command = FOVLAB_PROGRAM " survey - --heatmap " + path("map.txt") + " <" +
                                path("map.txt") + " 2>&1 | grep -q 'is the map itself'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    EXPECT_EQ(read_file(path("map.txt")), "...\n");
}

TEST_F(SurveyCommand, CountsEveryFinding) {
    const Outcome run = run_fovlab(
        {"survey", "pillars_25_percent", "-r", "6", "-a", "raycast:rays=40", "--format", "csv"});
    const std::string row = run.out.substr(run.out.find('\n') + 1);
    EXPECT_EQ(row.substr(0, row.rfind(',')),
              "raycast:rays=40,6,478,17441,2343,1696,581,83,42,57,221");
}

TEST_F(SurveyCommand, AFailureToWriteTheHeatMapLosesNoReport) {
    const Outcome run = run_fovlab({"survey", "door_peek", "--heatmap", "/dev/full"});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(run.out.find("shadowcast") != std::string::npos);
    EXPECT_EQ(run.err, "fovlab: /dev/full: cannot be written: no space left; free some or choose "
                       "another place\n");
}

TEST_F(SurveyCommand, ShowsItsProgressOnATerminalAndTakesItAway) {
    const Outcome run = run_fovlab({"survey", "cave"}, {.error_is_terminal = true});
    EXPECT_EQ(run.status, 0);
    std::string empty, full;
    for (int cell = 0; cell < 30; ++cell) {
        empty += "░";
        full += "█";
    }
    EXPECT_TRUE(run.err.starts_with("\r\x1B[Ksurveying " + empty + " 0 %")) << run.err;
    EXPECT_TRUE(run.err.ends_with("\r\x1B[Ksurveying " + full + " 100 %\r\x1B[K")) << run.err;
    EXPECT_NE(run.out.find("shadowcast"), std::string::npos);
    EXPECT_EQ(run_fovlab({"survey", "cave"}).err, ""); // not where it is no terminal
}

TEST_F(SurveyCommand, InterruptedItEndsByTheSignalAndLeavesNothing) {
    const Outcome run =
        run_fovlab({"survey", "-", "-r", "200", "--heatmap", path("heat.png")},
                   {.input = large_map(), .error_is_terminal = true, .interrupt_after_bytes = 50});
    EXPECT_EQ(run.signal, SIGINT);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(left_nothing());
}

TEST_F(SurveyCommand, StaysUnderHalfAGigabyteHoweverFarItLooks) {
    // With the largest radius the pairs of tiles of this map alone would need three times as much.
    Random random(5);
    const std::string map = write_map(random_map(1024, 30, 45, random));
    // (Few rays make it quick.)
    const Outcome run =
        run_fovlab({"survey", "-", "-r", "1024", "-a", "raycast:rays=8", "-a", "raycast:rays=9",
                    "-a", "raycast:rays=10", "-a", "raycast:rays=11"},
                   {.input = map});
    EXPECT_EQ(run.status, 0);
    EXPECT_TRUE(stayed_under(run, 512 << 10)) << run.max_memory_kib;
}

} // namespace
} // namespace fovlab::test
