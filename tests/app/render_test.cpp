// The render command: the file it writes, and what it must not do to others.

#include "support/files.hpp"
#include "support/picture.hpp"
#include "support/run_program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sys/stat.h>
#include <thread>

namespace fovlab::test {
namespace {

namespace fs = std::filesystem;

class Render : public testing::Test {
protected:
    std::string path(const std::string& name) const { return folder.path / name; }

    Outcome render(const std::string& output, std::vector<std::string> more = {},
                   const RunOptions& options = {}) const {
        std::vector<std::string> arguments{"render", "pillar_near", "-o", output};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_fovlab(arguments, options);
    }

    /// The names of all files in the folder.
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path))
            names.push_back(entry.path().filename());
        std::ranges::sort(names);
        return names;
    }

    void expect_picture(const std::string& file) const {
        const Image image = decode_png(read_file(file));
        EXPECT_GT(image.width, 100);
        EXPECT_GT(image.height, 100);
    }

    TemporaryFolder folder;
};

using Names = std::vector<std::string>;

TEST_F(Render, WritesAPicture) {
    const Outcome run = render(path("a.png"));
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out + run.err, "");
    expect_picture(path("a.png"));
    EXPECT_EQ(names(), Names{"a.png"});
}

TEST_F(Render, WritesToStandardOutput) {
    ASSERT_EQ(render(path("a.png")).status, 0);
    const Outcome run = render("-");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, read_file(path("a.png")));
}

TEST_F(Render, DevStdoutIsStandardOutput) {
    const Outcome run = render("/dev/stdout");
    EXPECT_EQ(run.status, 0);
    EXPECT_GT(decode_png(run.out).width, 100);
}

TEST_F(Render, ALongTitleIsCutShort) {
    const int height = decode_png(render("-", {"--title", std::string(201, 'W')}).out).height;
    EXPECT_EQ(decode_png(render("-", {"--title", std::string(5000, 'W')}).out).height, height);
}

TEST_F(Render, NewFilesHaveTheUsualPermissions) {
    const mode_t mask = ::umask(027);
    render(path("a.png"));
    ::umask(mask);
    EXPECT_EQ(fs::status(path("a.png")).permissions(), fs::perms(0640));
}

TEST_F(Render, AReplacedFileKeepsItsPermissions) {
    write_file(path("a.png"), "old");
    fs::permissions(path("a.png"), fs::perms(0604));
    EXPECT_EQ(render(path("a.png")).status, 0);
    expect_picture(path("a.png"));
    EXPECT_EQ(fs::status(path("a.png")).permissions(), fs::perms(0604));
}

TEST_F(Render, FollowsSymbolicLinks) {
    fs::create_directory(path("elsewhere"));
    fs::create_symlink("elsewhere/new.png", path("dangling.png"));
    fs::create_symlink("dangling.png", path("twice.png"));
    EXPECT_EQ(render(path("twice.png")).status, 0);
    EXPECT_TRUE(fs::is_symlink(path("twice.png")));
    EXPECT_TRUE(fs::is_symlink(path("dangling.png")));
    expect_picture(path("elsewhere/new.png"));

    write_file(path("elsewhere/new.png"), "old");
    EXPECT_EQ(render(path("twice.png")).status, 0);
    EXPECT_TRUE(fs::is_symlink(path("dangling.png")));
    expect_picture(path("elsewhere/new.png"));
}

TEST_F(Render, LinksInACircleAreAnError) {
    fs::create_symlink("b.png", path("a.png"));
    fs::create_symlink("a.png", path("b.png"));
    const Outcome run = render(path("a.png"));
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, "fovlab: " + path("a.png") +
                           ": cannot be written: its symbolic links lead in a circle; choose "
                           "another name\n");
}

TEST_F(Render, WritesIntoAPipeWithoutReplacingIt) {
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::string received;
    std::thread reader([&] { received = read_file(path("pipe")); });
    EXPECT_EQ(render(path("pipe")).status, 0);
    reader.join();
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
    EXPECT_GT(decode_png(received).width, 100);
}

TEST_F(Render, AFullDiskIsAnError) {
    const Outcome run = render("/dev/full");
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, "fovlab: /dev/full: cannot be written: no space left; free some or choose "
                       "another place\n");
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(Render, AFailureLeavesTheOldFileAndNothingElse) {
    write_file(path("a.png"), "old");
    const Outcome run = render(path("a.png"), {}, {.max_file_bytes = 1000});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, "fovlab: " + path("a.png") +
                           ": cannot be written: larger than this system lets a file be; choose "
                           "another place\n");
    EXPECT_EQ(read_file(path("a.png")), "old");
    EXPECT_EQ(names(), Names{"a.png"});
}

TEST_F(Render, AnErrorInTheMapLeavesTheOldFile) {
    write_file(path("a.png"), "old");
    const Outcome run = run_fovlab({"render", "-", "-o", path("a.png")}, {.input = "\t"});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(read_file(path("a.png")), "old");
    EXPECT_EQ(names(), Names{"a.png"});
}

TEST_F(Render, RefusesFoldersAndPlacesThatAreNone) {
    EXPECT_EQ(render(folder.path).err, "fovlab: " + folder.path.string() +
                                           ": cannot be written: is a folder; name a file\n");
    EXPECT_EQ(render(path("none/a.png")).err,
              "fovlab: " + path("none/a.png") +
                  ": no file can be made in its folder: no such file or folder; check the path\n");
    EXPECT_EQ(render(path(std::string(300, 'x'))).status, 1);
    EXPECT_EQ(names(), Names{});
}

TEST_F(Render, WillNotReplaceTheMapByItsPicture) {
    write_file(path("map.txt"), ".\n");
    fs::create_symlink("map.txt", path("link"));
    for (const std::string output : {"map.txt", "link"}) {
        const Outcome run = run_fovlab({"render", path("map.txt"), "-o", path(output)});
        EXPECT_EQ(run.status, 1);
        EXPECT_EQ(run.err, "fovlab: " + path(output) +
                               ": is the map itself; name another file for the picture\n");
    }
    EXPECT_EQ(read_file(path("map.txt")), ".\n");
}

TEST_F(Render, RefusesASheetThatIsTooLargeAndNamesTheTileThatFits) {
    write_file(path("map.txt"), std::string(1024, '.') + std::string(400, '\n') + ".\n");
    const std::vector<std::string> arguments{"render", path("map.txt"), "-o",    path("a.png"),
                                             "-p",     "dfov",          "--tile"};
    const auto with_tile = [&](const std::string& tile) {
        std::vector<std::string> all = arguments;
        all.push_back(tile);
        return run_fovlab(all);
    };
    const Outcome run = with_tile("20");
    EXPECT_EQ(run.status, 1);
    const std::string end = "megapixels; the largest --tile that fits is 12\n";
    EXPECT_TRUE(run.err.ends_with(end)) << run.err;
    EXPECT_TRUE(
        run_fovlab({"render", path("map.txt"), "-o", path("a.png"), "--tile", "4",    "-p", "dfov",
                    "-p",     "dfov",          "-p", "dfov",        "-p",     "dfov", "-p", "dfov",
                    "-p",     "dfov",          "-p", "dfov",        "-p",     "dfov", "-p", "dfov",
                    "-p",     "dfov"})
            .err.ends_with("megapixels; no --tile fits; show fewer panels with -p, or less "
                           "of the map with --crop\n"));
    EXPECT_EQ(with_tile("13").status, 1);
    EXPECT_EQ(with_tile("12").status, 0);
}

TEST_F(Render, TheLargestSheetStaysUnderHalfAGigabyte) {
    // Noise, so that neighbours do not merge, and numbers on every other tile.
    std::string text;
    std::uint32_t random = 1;
    for (int y = 0; y < 600; ++y) {
        for (int x = 0; x < 1024; ++x) {
            random = random * 1664525 + 1013904223;
            text += random >> 30 == 0 ? '#' : '.';
        }
        text += '\n';
    }
    const Outcome run = run_fovlab(
        {"render", "-", "-o", path("a.png"), "--tile", "10", "-r", "300", "-p", "agreement"},
        {.input = text});
    EXPECT_EQ(run.err, "");
    const Image image = decode_png(read_file(path("a.png")));
    EXPECT_GT(static_cast<long long>(image.width) * image.height, 63'000'000);
    EXPECT_TRUE(stayed_under(run, 512 << 10)) << run.max_memory_kib;
}

int width_of(const Outcome& run) {
    return decode_png(run.out).width;
}

TEST_F(Render, OptionsShapeTheSheet) {
    const int one = width_of(render("-", {"-p", "dfov", "--tile", "20"}));
    EXPECT_EQ(one, 21 * 20 + 48); // the map and two margins
    EXPECT_EQ(width_of(render("-", {"-p", "dfov", "--tile", "20", "--crop", "-r", "8"})),
              360 + 48); // the square of the radius is narrower than text may be
    const int two =
        width_of(render("-", {"-p", "dfov", "-p", "raycast", "--tile", "20", "--columns", "2"}));
    EXPECT_EQ(two, 2 * 21 * 20 + 22 + 48);
    EXPECT_EQ(width_of(render("-", {"-p", "dfov", "--tile", "48"})), 21 * 48 + 96); // all doubled
    const Image plain = decode_png(render("-").out);
    for (const std::string option : {"--no-legend", "--no-grid", "--no-numbers"})
        EXPECT_GT(differing_pixels(plain, decode_png(render("-", {option}).out)), 0) << option;
}

TEST_F(Render, TheSamePictureEveryTime) {
    EXPECT_EQ(render("-").out, render("-").out);
}

} // namespace
} // namespace fovlab::test
