// Whole sheets, pixel by pixel, those of the README among them. `tests/golden-pictures` makes them
// anew.

#include "support/files.hpp"
#include "support/picture.hpp"
#include "support/run_program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace fovlab::test {
namespace {

/// A line of the list: a name, and the arguments that make fovlab write the picture to FILE.
struct GoldenPicture {
    std::string name;
    std::filesystem::path file; // the picture as it should be
    std::vector<std::string> arguments;

    friend std::ostream& operator<<(std::ostream& out, const GoldenPicture& picture) {
        return out << picture.name;
    }
};

std::vector<GoldenPicture> golden_pictures(const std::filesystem::path& folder) {
    std::vector<GoldenPicture> pictures;
    std::istringstream lines(read_file(folder / "list.txt"));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        GoldenPicture picture;
        words >> picture.name;
        picture.file = folder / (picture.name + ".png");
        for (std::string word; words >> word;) picture.arguments.push_back(word);
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

class GoldenPictures : public testing::TestWithParam<GoldenPicture> {};

TEST_P(GoldenPictures, EveryPixel) {
    const std::string difference = why_pictures_may_differ();
    if (!difference.empty()) GTEST_SKIP() << difference << "; these pictures may differ";
    std::vector<std::string> arguments = GetParam().arguments;
    const TemporaryFolder folder;
    const std::string file = folder.path / "picture.png";
    std::ranges::replace(arguments, std::string("FILE"), file);
    ASSERT_EQ(run_fovlab(arguments).err, "");
    const Image golden = decode_png(read_file(GetParam().file));
    EXPECT_EQ(differing_pixels(golden, decode_png(read_file(file))), 0)
        << "run tests/golden-pictures to see the difference";
}

INSTANTIATE_TEST_SUITE_P(Sheets, GoldenPictures,
                         testing::ValuesIn(golden_pictures(FOVLAB_GOLDEN_DIR "/pictures")),
                         [](const auto& param_info) { return param_info.param.name; });
INSTANTIATE_TEST_SUITE_P(Readme, GoldenPictures,
                         testing::ValuesIn(golden_pictures(FOVLAB_MAPS_DIR "/pictures")),
                         [](const auto& param_info) { return param_info.param.name; });

} // namespace
} // namespace fovlab::test
