#include "grid/map_text.hpp"

#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fovlab::test {
namespace {

/// The rows of a map as `#` and `.`.
std::string rows_of(const Grid& grid) {
    std::string rows;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) rows += grid.is_wall({x, y}) ? '#' : '.';
        rows += '\n';
    }
    return rows;
}

std::string rows_read(std::string_view text) {
    return rows_of(read_map(text).map.grid);
}

/// Why a text is refused, as LINE:COLUMN: WHAT; empty when it is not.
std::string refusal(std::string_view text) {
    try {
        read_map(text);
        return {};
    } catch (const MapTextError& error) {
        return std::to_string(error.line) + ':' + std::to_string(error.column) + ": " +
               error.what();
    }
}

TEST(MapText, ReadsWallsFloorAndViewer) {
    const Map map = read_map("###\n#@.\n#.#\n").map;
    EXPECT_EQ(rows_of(map.grid), "###\n#..\n#.#\n");
    EXPECT_EQ(map.viewer, (Tile{1, 1}));
}

TEST(MapText, EveryOtherCharacterIsFloor) {
    EXPECT_EQ(rows_read("a #\n█é;\n"), "..#\n#..\n");
}

TEST(MapText, ReadsHeaderLines) {
    const Map map =
        read_map("; title: A room\n;about:  Small.  \n; radius: 12\n; author: me\n@\n").map;
    EXPECT_EQ(map.title, "A room");
    EXPECT_EQ(map.about, "Small.");
    EXPECT_EQ(map.radius, 12);
    EXPECT_EQ(map.other_headers, std::vector<std::string>{" author: me"});
}

TEST(MapText, LinesThatLookLikeHeadersAfterTheFirstRowAreRows) {
    EXPECT_EQ(rows_read("#.\n; title: x\n"), "#.........\n..........\n");
}

TEST(MapText, WallsHeaderNamesOtherCharacters) {
    EXPECT_EQ(rows_read("; walls: +X\n+#X.\n"), "#.#.\n");
}

TEST(MapText, ABlankMayBeAWall) {
    EXPECT_EQ(rows_read("; walls:  #\n# .\n"), "##.\n");
}

TEST(MapText, WallsOfTheCallerGoBeforeTheHeader) {
    EXPECT_EQ(rows_of(read_map("; walls: X\nX#o\n", U"o").map.grid), "..#\n");
}

TEST(MapText, ShortRowsAreFilledWithFloor) {
    EXPECT_EQ(rows_read("#\n###\n##\n"), "#..\n###\n##.\n");
}

TEST(MapText, AcceptsCrLfAndByteOrderMark) {
    const Map map = read_map("\xEF\xBB\xBF; title: T\r\n#@\r\n.#\r\n").map;
    EXPECT_EQ(map.title, "T");
    EXPECT_EQ(rows_of(map.grid), "#.\n.#\n");
}

TEST(MapText, TheLastLineNeedsNoLineEnd) {
    EXPECT_EQ(rows_read("#.\n.#"), "#.\n.#\n");
}

TEST(MapText, BlankLinesCountOnlyBetweenRows) {
    EXPECT_EQ(rows_read("\n\n; title: T\n\n##\n\n\n#.\n\n\n"), "##\n..\n..\n#.\n");
}

TEST(MapText, ALineOfSpacesIsARow) {
    EXPECT_EQ(rows_read("  \n#.\n  \n"), "..\n#.\n..\n");
}

TEST(MapText, WithoutViewerTakesTheFloorNearestToTheMiddle) {
    EXPECT_EQ(read_map(".....\n.....\n.....\n").map.viewer, (Tile{2, 1}));
    EXPECT_EQ(read_map("....\n....\n").map.viewer, (Tile{1, 0})); // the first of four
    EXPECT_EQ(read_map(".....\n.###.\n.....\n").map.viewer, (Tile{2, 0}));
    EXPECT_EQ(read_map("#####\n#####\n####.\n").map.viewer, (Tile{4, 2}));
}

TEST(MapText, TheFirstOfSeveralViewersCountsWithAWarning) {
    const MapReading reading = read_map("...\n.@.\n@.@\n");
    EXPECT_EQ(reading.map.viewer, (Tile{1, 1}));
    ASSERT_EQ(reading.warnings.size(), 1u);
    EXPECT_EQ(reading.warnings[0].line, 3);
    EXPECT_EQ(reading.warnings[0].column, 1);
    EXPECT_EQ(reading.warnings[0].text, "more than one viewer (@); the first, at 1,1, is taken");
    EXPECT_TRUE(read_map("@\n").warnings.empty());
}

TEST(MapText, RefusesWhatIsNotAMap) {
    EXPECT_EQ(refusal(""), "0:0: is empty; a map needs at least one row of tiles");
    EXPECT_EQ(refusal("; title: T\n\n"), "0:0: is empty; a map needs at least one row of tiles");
    EXPECT_EQ(refusal("##\n##\n"),
              "0:0: has no floor, so there is no place for the viewer; name its wall characters "
              "with --walls or a '; walls:' line");
    EXPECT_EQ(refusal("..\n.\t.\n"), "2:2: a tab; put spaces in its place");
    EXPECT_EQ(refusal("é\x01\n"),
              "1:2: a control character (U+0001); remove it, or is this a map?");
    EXPECT_EQ(refusal(std::string_view("a\0b\n", 4)),
              "1:2: a control character (U+0000); remove it, or is this a map?");
    EXPECT_EQ(refusal("..\r..\n"),
              "1:3: a control character (U+000D); remove it, or is this a map?");
    EXPECT_EQ(refusal(".\xC2\x85\n"),
              "1:2: a control character (U+0085); remove it, or is this a map?");
    EXPECT_EQ(refusal("..\n..\xFF\n"), "2:3: is not UTF-8 here; save the map as UTF-8 text");
}

TEST(MapText, RefusesMalformedUtf8) {
    for (const std::string_view text : {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80",
                                        "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xE2\x96"})
        EXPECT_EQ(refusal(text), "1:1: is not UTF-8 here; save the map as UTF-8 text");
    EXPECT_EQ(refusal("\xF4\x8F\xBF\xBF\xED\x9F\xBF.\n"), "");
}

TEST(MapText, RefusesHeadersThatMakeNoSense) {
    for (const std::string value : {"", "0", "1025", "-3", "8.5", "eight", "99999999999"})
        EXPECT_EQ(refusal("; title: T\n; radius: " + value + "\n.\n"),
                  "2:11: radius '" + value + "' must be a whole number from 1 to 1024");
    EXPECT_EQ(refusal("; walls:\n.\n"), "1:9: no wall characters; name at least one, like #");
    EXPECT_EQ(refusal("; walls: #@\n.\n"), "1:10: @ cannot be a wall, since it is the viewer");
    EXPECT_EQ(refusal("; title: A\n; title: B\n.\n"), "2:1: a second 'title' line; keep one");
}

TEST(MapText, RefusesWhatIsTooLarge) {
    const std::string row(1024, '.');
    EXPECT_EQ(refusal(row + '\n'), "");
    EXPECT_EQ(refusal(".\n" + row + ".\n"), "2:1025: a map has at most 1024 columns");
    std::string column;
    for (int i = 0; i < 1024; ++i) column += ".\n";
    EXPECT_EQ(refusal(column), "");
    EXPECT_EQ(refusal(column + "\n\n\n"), "");
    EXPECT_EQ(refusal(column + ".\n"), "1025:1: a map has at most 1024 rows");
    EXPECT_EQ(refusal("." + std::string(5000, '\n') + ".\n"),
              "5001:1: a map has at most 1024 rows");
    EXPECT_EQ(refusal(std::string(max_map_bytes + 1, '\n')),
              "0:0: is over 8 MiB, more than any map needs; is it a map?");
}

TEST(MapText, WritesHeadersAndRows) {
    Map map;
    map.grid = grid_of({"##.", "#.."});
    map.viewer = {1, 1};
    map.title = "T";
    map.about = "A.";
    map.radius = 3;
    map.other_headers = {" author: me", "x"};
    EXPECT_EQ(write_map(map), "; title: T\n; about: A.\n; radius: 3\n; author: me\n;x\n##.\n#@.\n");
}

rc::Gen<std::string> any_line(const std::string& letters) {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(
                            rc::gen::element<std::string>("a", "é", "█", "@", ";", ":", "#")),
                        [letters](const std::vector<std::string>& parts) {
                            std::string line = letters;
                            for (const std::string& part : parts) line += part;
                            return line;
                        });
}

RC_GTEST_PROP(MapText, ReadingWhatWasWrittenGivesTheSameMap, ()) {
    Map map = *any_map(70, 12);
    map.title = *any_line("t");
    map.about = *any_line("");
    if (*rc::gen::arbitrary<bool>()) map.radius = *any_int(1, 1024);
    map.other_headers = *rc::gen::container<std::vector<std::string>>(any_line(" x"));
    const MapReading reading = read_map(write_map(map));
    RC_ASSERT(reading.map == map);
    RC_ASSERT(reading.warnings.empty());
}

RC_GTEST_PROP(MapText, AnyBytesAreReadOrRefused, (const std::string& bytes)) {
    try {
        const Map map = read_map(bytes).map;
        RC_ASSERT(map.grid.is_floor(map.viewer));
        RC_ASSERT(read_map(write_map(map)).map == map);
    } catch (const MapTextError& error) {
        RC_ASSERT(!std::string(error.what()).empty());
    }
}

} // namespace
} // namespace fovlab::test
