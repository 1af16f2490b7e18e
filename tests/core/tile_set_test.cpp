#include "grid/tile_array.hpp"
#include "grid/tile_set.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <utility>

namespace fovlab::test {
namespace {

/// Tiles in reading order, the plain way.
using Model = std::set<std::pair<int, int>>; // (y, x)

struct SetAndModel {
    TileSet set;
    Model model;
};

SetAndModel random_set(int width, int height) {
    SetAndModel result{TileSet(width, height), {}};
    const auto places = *rc::gen::container<std::vector<std::pair<int, int>>>(
        rc::gen::pair(rc::gen::inRange(0, height), rc::gen::inRange(0, width)));
    for (const auto& [y, x] : places) {
        result.set.insert({x, y});
        result.model.insert({y, x});
    }
    return result;
}

Model model_of(const TileSet& set) {
    Model model;
    for (const Tile tile : set) model.insert({tile.y, tile.x});
    return model;
}

template <typename Keep>
Model combined(const SetAndModel& a, const SetAndModel& b, Keep keep) {
    Model model;
    for (int y = 0; y < a.set.height(); ++y)
        for (int x = 0; x < a.set.width(); ++x)
            if (keep(a.model.contains({y, x}), b.model.contains({y, x}))) model.insert({y, x});
    return model;
}

RC_GTEST_PROP(TileSet, CombinesLikeASetOfPlaces, ()) {
    const int width = *rc::gen::element(1, 5, 63, 64, 65, 128, 130);
    const int height = *rc::gen::inRange(1, 6);
    const SetAndModel a = random_set(width, height);
    const SetAndModel b = random_set(width, height);

    RC_ASSERT(model_of(a.set) == a.model);
    RC_ASSERT(a.set.count() == static_cast<int>(a.model.size()));
    RC_ASSERT(a.set.empty() == a.model.empty());
    RC_ASSERT((a.set == b.set) == (a.model == b.model));
    RC_ASSERT(model_of(a.set | b.set) == combined(a, b, std::logical_or{}));
    RC_ASSERT(model_of(a.set & b.set) == combined(a, b, std::logical_and{}));
    RC_ASSERT(model_of(a.set - b.set) == combined(a, b, std::greater{}));
}

TEST(TileSet, GoesThroughTilesInReadingOrder) {
    TileSet set(130, 3);
    const std::vector<Tile> tiles{{129, 0}, {0, 1}, {63, 1}, {64, 1}, {2, 2}};
    for (const Tile tile : {tiles[3], tiles[0], tiles[4], tiles[1], tiles[2]}) set.insert(tile);
    EXPECT_EQ(std::vector<Tile>(set.begin(), set.end()), tiles);
}

TEST(TileSet, ForgetsErasedTiles) {
    TileSet set(70, 2);
    set.insert({69, 1});
    set.insert({3, 0});
    set.erase({69, 1});
    set.erase({5, 0});
    EXPECT_FALSE(set.contains({69, 1}));
    EXPECT_TRUE(set.contains({3, 0}));
    EXPECT_EQ(set.count(), 1);
}

TEST(TileSet, RowsAreWordsOfBits) {
    TileSet set(70, 2);
    set.insert({0, 1});
    set.insert({65, 1});
    ASSERT_EQ(set.row(1).size(), 2u);
    EXPECT_EQ(set.row(1)[0], 1u);
    EXPECT_EQ(set.row(1)[1], 2u);
    EXPECT_EQ(set.row(0)[0], 0u);
}

TEST(TileArray, KeepsAValueForEachTile) {
    TileArray<int> values(3, 2, 7);
    values[{2, 1}] = 1;
    values[{0, 1}] = 2;
    EXPECT_EQ((values[{1, 0}]), 7);
    EXPECT_EQ(std::vector<int>(values.row(1).begin(), values.row(1).end()),
              (std::vector<int>{2, 7, 1}));
}

} // namespace
} // namespace fovlab::test
