// Every result of the authors' own programs, tile by tile.

#include "fov/fov.hpp"
#include "fov/ray_angles.hpp"
#include "support/files.hpp"
#include "support/golden_file.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <sstream>

namespace fovlab::test {
namespace {

const std::filesystem::path golden_folder = FOVLAB_GOLDEN_DIR;

std::string visible_rows(const TileSet& visible) {
    std::string rows;
    for (int y = 0; y < visible.height(); ++y) {
        for (int x = 0; x < visible.width(); ++x) rows += visible.contains({x, y}) ? '*' : '-';
        rows += '\n';
    }
    return rows;
}

class Golden : public testing::TestWithParam<GoldenFile> {};

TEST_P(Golden, VisibleTilesAreTheAuthors) {
    const GoldenFile& file = GetParam();
    int sections = 0;
    for (const GoldenSection& section : file.sections) {
        if (section.layer != "visible") continue;
        const Spec spec = spec_of_golden_name(section.algorithm);
        EXPECT_EQ(visible_rows(fov(spec, file.map.grid, file.map.viewer, section.radius)),
                  section.rows)
            << section.algorithm << ", radius " << section.radius;
        ++sections;
    }
    EXPECT_EQ(sections, 6 * 6); // six algorithms at six radii
}

INSTANTIATE_TEST_SUITE_P(Maps, Golden, testing::ValuesIn(read_golden_files(golden_folder)),
                         [](const auto& param_info) { return param_info.param.name; });

TEST(RayAngles, AreTheAuthorsToTheLastBit) {
    std::istringstream lines(read_file(golden_folder / "raycast360_sincos.txt"));
    std::string sine_bits, cosine_bits, sine, cosine;
    std::size_t degree = 0;
    std::size_t next = 0;
    while (lines >> degree >> sine_bits >> cosine_bits >> sine >> cosine) {
        ASSERT_EQ(degree, next++);
        const RayDirection ray = one_degree_rays.at(degree);
        EXPECT_EQ(std::bit_cast<std::uint64_t>(ray.sine), std::stoull(sine_bits, nullptr, 16));
        EXPECT_EQ(std::bit_cast<std::uint64_t>(ray.cosine), std::stoull(cosine_bits, nullptr, 16));
    }
    EXPECT_EQ(next, 360u);
}

} // namespace
} // namespace fovlab::test
