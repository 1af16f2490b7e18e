#include "grid/tile_set.hpp"

#include <algorithm>

namespace fovlab {
namespace {

[[maybe_unused]] bool same_size(const TileSet& a, const TileSet& b) {
    return a.width() == b.width() && a.height() == b.height();
}

} // namespace

int TileSet::count() const {
    int count = 0;
    for (const std::uint64_t word : words_)
        if (word != 0) count += std::popcount(word); // most words are 0: a view is a part of a map
    return count;
}

bool TileSet::empty() const {
    return std::ranges::all_of(words_, [](std::uint64_t word) { return word == 0; });
}

TileSet& TileSet::operator|=(const TileSet& other) {
    assert(same_size(*this, other));
    std::ranges::transform(words_, other.words_, words_.begin(), std::bit_or{});
    return *this;
}

TileSet& TileSet::operator&=(const TileSet& other) {
    assert(same_size(*this, other));
    std::ranges::transform(words_, other.words_, words_.begin(), std::bit_and{});
    return *this;
}

TileSet& TileSet::operator-=(const TileSet& other) {
    assert(same_size(*this, other));
    std::ranges::transform(words_, other.words_, words_.begin(),
                           [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
    return *this;
}

} // namespace fovlab
