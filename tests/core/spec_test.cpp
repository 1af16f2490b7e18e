#include "fov/catalogue.hpp"
#include "fov/spec.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fovlab::test {
namespace {

std::string canonical(std::string_view text) {
    return to_string(parse_spec(text));
}

std::string refusal(std::string_view text) {
    try {
        parse_spec(text);
        return {};
    } catch (const SpecError& error) {
        return error.what();
    }
}

TEST(Spec, ReadsAnIdWithDefaults) {
    const Spec spec = parse_spec("raycast");
    EXPECT_EQ(spec.algorithm, find_algorithm("raycast"));
    EXPECT_EQ(spec.values, std::vector<int>{360});
    EXPECT_EQ(spec, default_spec(*spec.algorithm));
    EXPECT_TRUE(parse_spec("dfov").values.empty());
}

TEST(Spec, WritesOnlyWhatDiffersFromTheDefaults) {
    EXPECT_EQ(canonical("raycast:rays=720"), "raycast:rays=720");
    EXPECT_EQ(canonical("raycast:rays=360"), "raycast");
    EXPECT_EQ(canonical("shortest-path:neighbours=8"), "shortest-path:neighbours=8");
    EXPECT_EQ(canonical("shadowcast"), "shadowcast");
}

TEST(Spec, RefusesWithAWordOnWhatWouldBeRight) {
    EXPECT_EQ(refusal("foo"), "no algorithm 'foo'; there is bresenham, raycast, shortest-path, "
                              "dfov or shadowcast");
    EXPECT_EQ(refusal(""), "no algorithm ''; there is bresenham, raycast, shortest-path, dfov or "
                           "shadowcast");
    EXPECT_EQ(refusal("raycast:speed=1"), "raycast has no parameter 'speed'; it has rays");
    EXPECT_EQ(refusal("dfov:rays=1"), "dfov has no parameter 'rays'; it has none");
    for (const std::string value : {"0", "3601", "x", "", "1.5", "1e2"})
        EXPECT_EQ(refusal("raycast:rays=" + value),
                  "raycast: rays must be a whole number from 1 to 3600, not '" + value + "'");
    EXPECT_EQ(refusal("shortest-path:neighbours=6"),
              "shortest-path: neighbours must be 4 or 8, not '6'");
    EXPECT_EQ(refusal("raycast:rays=1,rays=2"), "'raycast:rays=1,rays=2' gives rays twice");
    EXPECT_EQ(refusal("raycast:"), "'raycast:' ends where a parameter should stand, as name=value");
    EXPECT_EQ(refusal("raycast:rays=5,"),
              "'raycast:rays=5,' ends where a parameter should stand, as name=value");
}

TEST(Catalogue, ListsTheFiveWithAllThatIsToldOfThem) {
    std::vector<std::string_view> ids;
    for (const Algorithm* algorithm : catalogue()) {
        ids.push_back(algorithm->id);
        for (const std::string_view text :
             {algorithm->name, algorithm->description, algorithm->author, algorithm->document,
              algorithm->nominal_range})
            EXPECT_FALSE(text.empty()) << algorithm->id;
        for (const Parameter& parameter : algorithm->parameters) {
            EXPECT_FALSE(parameter.description.empty());
            EXPECT_GE(parameter.default_value, parameter.min);
            EXPECT_LE(parameter.default_value, parameter.max);
        }
    }
    EXPECT_EQ(ids, (std::vector<std::string_view>{"bresenham", "raycast", "shortest-path", "dfov",
                                                  "shadowcast"}));
}

} // namespace
} // namespace fovlab::test
