#pragma once

#include "grid/tile.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fovlab {

/// Who sees whom: for each viewer of a block and each offset within a radius, one bit. The viewers
/// that see the tile at one offset are a row of bits, so that an algorithm can follow one ray for
/// 64 viewers at once. Memory is (2·radius + 1)² bits a viewer, blocks of 64 at the least.
class SightRelation {
public:
    /// Nobody sees anything yet.
    SightRelation(TileRect viewers, int radius)
        : viewers_(viewers), radius_(radius), words_per_offset_(static_cast<std::size_t>(
                                                  (viewers.width() * viewers.height() + 63) / 64)),
          words_(words_per_offset_ *
                 static_cast<std::size_t>((2 * radius + 1) * (2 * radius + 1))) {}

    TileRect viewers() const { return viewers_; }
    int radius() const { return radius_; }

    /// The viewers that see the tile at this offset from them: bit i is the viewer that comes i-th
    /// in the block in reading order.
    std::span<std::uint64_t> viewers_seeing(Tile offset) {
        return std::span(words_).subspan(index(offset), words_per_offset_);
    }
    std::span<const std::uint64_t> viewers_seeing(Tile offset) const {
        return std::span(words_).subspan(index(offset), words_per_offset_);
    }

    /// The viewer must be in the block and the target within the radius.
    void insert(Tile viewer, Tile target) {
        const std::size_t bit = bit_of(viewer);
        viewers_seeing(target - viewer)[bit / 64] |= std::uint64_t{1} << bit % 64;
    }
    bool contains(Tile viewer, Tile target) const {
        const std::size_t bit = bit_of(viewer);
        return (viewers_seeing(target - viewer)[bit / 64] >> bit % 64 & 1) != 0;
    }

    friend bool operator==(const SightRelation&, const SightRelation&) = default;

private:
    std::size_t bit_of(Tile viewer) const {
        assert(viewers_.contains(viewer));
        return static_cast<std::size_t>((viewer.y - viewers_.top) * viewers_.width() + viewer.x -
                                        viewers_.left);
    }
    std::size_t index(Tile offset) const {
        assert(square_length(offset) <= radius_);
        const int side = 2 * radius_ + 1;
        return static_cast<std::size_t>((offset.y + radius_) * side + offset.x + radius_) *
               words_per_offset_;
    }

    TileRect viewers_;
    int radius_;
    std::size_t words_per_offset_;
    std::vector<std::uint64_t> words_;
};

} // namespace fovlab
