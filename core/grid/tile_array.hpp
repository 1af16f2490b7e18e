#pragma once

#include "grid/tile.hpp"

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace fovlab {

/// A value for each tile of a map, row by row.
template <typename Value>
class TileArray {
public:
    TileArray() = default;

    /// width × height tiles, all with the same value.
    TileArray(int width, int height, Value value = {})
        : width_(width), height_(height),
          values_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value) {}

    int width() const { return width_; }
    int height() const { return height_; }

    Value& operator[](Tile tile) { return values_[index(tile)]; }
    const Value& operator[](Tile tile) const { return values_[index(tile)]; }

    /// All values, in reading order.
    std::span<const Value> values() const { return values_; }

    /// The values of one row, from left to right.
    std::span<const Value> row(int y) const {
        return std::span(values_).subspan(index({0, y}), static_cast<std::size_t>(width_));
    }

private:
    std::size_t index(Tile tile) const {
        assert((TileRect{0, 0, width_, height_}.contains(tile)));
        return static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(tile.x);
    }

    int width_ = 0;
    int height_ = 0;
    std::vector<Value> values_;
};

} // namespace fovlab
