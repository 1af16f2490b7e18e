// Every result of the authors' own programs and of brute force, tile by tile.

#include "analysis/layers.hpp"
#include "fov/fov.hpp"
#include "fov/ray_angles.hpp"
#include "support/files.hpp"
#include "support/golden_file.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <map>
#include <sstream>

namespace fovlab::test {
namespace {

const std::filesystem::path golden_folder = FOVLAB_GOLDEN_DIR;

class Golden : public testing::TestWithParam<GoldenFile> {};

/// Our text of a section's layer.
std::string layer_of(const Map& map, const GoldenSection& section) {
    const Grid& grid = map.grid;
    const GeometricSight sight = geometric_sight(grid, map.viewer, section.radius);
    if (section.layer == "sight") return sight_layer(sight, map.viewer, section.radius);
    const Spec spec = spec_of_golden_name(section.algorithm);
    const TileSet visible = fov(spec, grid, map.viewer, section.radius);
    if (section.layer == "soundness")
        return soundness_layer(visible,
                               soundness(spec, grid, map.viewer, section.radius, visible, sight));
    if (section.layer == "asymmetry")
        return asymmetry_layer(grid, map.viewer, visible,
                               asymmetry(spec, grid, map.viewer, section.radius, visible));
    return visible_layer(visible);
}

TEST_P(Golden, EveryLayerIsAsExpected) {
    const GoldenFile& file = GetParam();
    std::map<std::string, int> sections;
    for (const GoldenSection& section : file.sections) {
        EXPECT_EQ(layer_of(file.map, section), section.rows)
            << section.layer << ' ' << section.algorithm << ", radius " << section.radius;
        ++sections[section.layer];
    }
    // Six algorithms, at six radii where the layer is `visible` and at one for the others.
    EXPECT_EQ(sections, (std::map<std::string, int>{
                            {"visible", 36}, {"sight", 1}, {"soundness", 6}, {"asymmetry", 6}}));
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
