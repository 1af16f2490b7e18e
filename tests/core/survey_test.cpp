// The survey of whole maps. These tests run under ThreadSanitizer, too.

#include "analysis/comparison.hpp"
#include "analysis/survey.hpp"
#include "support/files.hpp"
#include "support/generators.hpp"
#include "support/golden_file.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <numeric>
#include <sstream>
#include <thread>

namespace fovlab::test {
namespace {

const std::filesystem::path golden_folder = FOVLAB_GOLDEN_DIR;

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, ',');) fields.push_back(field);
    return fields;
}

TEST(Survey, CountsThePairsOfTheGoldenFile) {
    std::map<std::string, Grid> grids;
    for (const GoldenFile& file : read_golden_files(golden_folder))
        grids[file.name] = file.map.grid;
    std::istringstream lines(read_file(golden_folder / "asymmetry_r8.csv"));
    std::string line;
    std::getline(lines, line);
    ASSERT_EQ(line, "map,algorithm,radius,floor_tiles,visible_pairs,asymmetric_pairs");
    int rows = 0;
    for (; std::getline(lines, line); ++rows) {
        const std::vector<std::string> fields = fields_of(line);
        const Grid& grid = grids.at(fields[0]);
        const Spec spec = spec_of_golden_name(fields[1]);
        const auto found = survey(std::span(&spec, 1), grid, std::stoi(fields[2]));
        ASSERT_TRUE(found);
        EXPECT_EQ(grid.floor_count(), std::stoi(fields[3])) << line;
        EXPECT_EQ(found->front().visible_pairs, std::stoi(fields[4])) << line;
        EXPECT_EQ(found->front().asymmetric_pairs, std::stoi(fields[5])) << line;
    }
    EXPECT_EQ(rows, 8 * 6);
}

struct Sums {
    std::int64_t visible_pairs = 0;
    std::int64_t asymmetric_pairs = 0;
    SoundnessCounts soundness;
    std::vector<int> unfairness;

    friend bool operator==(const Sums&, const Sums&) = default;
};

Sums sums_of(const Survey& survey) {
    const auto unfairness = survey.unfairness.values();
    return {survey.visible_pairs,
            survey.asymmetric_pairs,
            survey.soundness,
            {unfairness.begin(), unfairness.end()}};
}

/// The comparisons from all floor tiles, added up.
std::vector<Sums> add_up(std::span<const Spec> algorithms, const Grid& grid, int radius) {
    std::vector<Sums> sums(algorithms.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            Comparison comparison;
            if (grid.is_floor({x, y})) comparison = compare(algorithms, grid, {x, y}, radius);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                int& unfairness = sums[i].unfairness.emplace_back();
                if (grid.is_wall({x, y})) continue;
                const auto& [visible, soundness, asymmetry] = comparison.findings[i];
                sums[i].visible_pairs += (visible - grid.walls()).count() - 1;
                sums[i].asymmetric_pairs += asymmetry.sees_unseen.count();
                sums[i].soundness += count(soundness, grid);
                unfairness = asymmetry.sees_unseen.count() + asymmetry.seen_unseeing.count();
            }
        }
    }
    return sums;
}

RC_GTEST_PROP(Survey, AddsUpTheComparisonsFromEveryTile, ()) {
    const Grid grid = (*any_map(11, 8)).grid;
    const std::vector<Spec> algorithms =
        *rc::gen::resize(3, rc::gen::nonEmpty(rc::gen::container<std::vector<Spec>>(any_spec())));
    const int radius = *any_int(1, 12);
    // Small memories make bands of a few tiles, down to a single one.
    SurveyControl control;
    control.pair_memory = static_cast<std::size_t>(*rc::gen::element(0, 30, 300, 3000, 1 << 20));
    const auto surveys = survey(algorithms, grid, radius, control);
    RC_ASSERT(surveys.has_value());
    const std::vector<Sums> expected = add_up(algorithms, grid, radius);
    for (std::size_t i = 0; i < algorithms.size(); ++i) {
        const Sums sums = sums_of((*surveys)[i]);
        RC_ASSERT(sums == expected[i]);
        RC_ASSERT(std::accumulate(sums.unfairness.begin(), sums.unfairness.end(), 0) ==
                  2 * sums.asymmetric_pairs);
    }
}

TEST(Survey, TellsItsCallerHowFarItHasCome) {
    Random random(7);
    const Grid grid = cave(40, 30, random);
    std::vector<double> parts;
    SurveyControl control;
    control.pair_memory = 100'000; // several bands
    control.report = [&, caller = std::this_thread::get_id()](double part) {
        ASSERT_EQ(std::this_thread::get_id(), caller);
        parts.push_back(part);
    };
    ASSERT_TRUE(survey(default_specs(), grid, 8, control));
    EXPECT_TRUE(std::ranges::is_sorted(parts));
    EXPECT_EQ(parts.front(), 0);
    EXPECT_EQ(parts.back(), 1);
}

TEST(Survey, OfAMapWithoutFloorIsDoneAtOnce) {
    Grid walls(5, 3);
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 5; ++x) walls.set_wall({x, y});
    SurveyControl control;
    control.report = [](double part) { EXPECT_EQ(part, 1); };
    const auto found = survey(default_specs(), walls, 8, control);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->front().visible_pairs, 0);
}

TEST(Survey, AddsUpSoundness) {
    SoundnessCounts sum{1, 2, 3, 4, 5, 6};
    sum += {10, 20, 30, 40, 50, 60};
    EXPECT_EQ(sum, (SoundnessCounts{11, 22, 33, 44, 55, 66}));
}

/// Sees like dfov, and asks the survey to stop when it was called often enough.
std::stop_source* stop_requested = nullptr;
std::atomic<int> calls_left = 0;
TileSet stopping_fov(const Grid& grid, Tile viewer, int radius, ParameterValues values) {
    if (--calls_left == 0) stop_requested->request_stop();
    return find_algorithm("dfov")->fov(grid, viewer, radius, values);
}

int threads() {
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

TEST(Survey, CanBeStoppedAtAnyMoment) {
    Random random(8);
    const Grid grid = cave(40, 30, random);
    Algorithm stopping = *find_algorithm("dfov");
    stopping.fov = stopping_fov;
    stopping.symmetric = false;
    const Spec spec{&stopping, {}};
    for (int round = 0; round < 50; ++round) {
        std::stop_source source;
        stop_requested = &source;
        calls_left = random.between(1, grid.floor_count());
        EXPECT_FALSE(survey(std::span(&spec, 1), grid, 12, {.stop = source.get_token()}));
        EXPECT_LE(-calls_left, threads()); // what each was about to do
    }
    // Or before it has begun.
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(survey(default_specs(), grid, 12, {.stop = source.get_token()}));
}

TEST(Survey, ThrowsWhatAnAlgorithmThrowsAndGoesNoFurther) {
    static std::atomic<int> calls;
    calls = 0;
    Algorithm failing = *find_algorithm("dfov");
    failing.fov = [](const Grid&, Tile, int, ParameterValues) -> TileSet {
        ++calls;
        throw std::bad_alloc();
    };
    const Spec spec{&failing, {}};
    EXPECT_THROW(survey(std::span(&spec, 1), Grid(30, 30), 8), std::bad_alloc);
    EXPECT_LE(calls, threads());
}

} // namespace
} // namespace fovlab::test
