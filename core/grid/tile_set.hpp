#pragma once

#include "grid/tile.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace fovlab {

/// A set of the tiles of a map: one bit a tile, in 64-bit words, each row beginning a word of its
/// own. Tile x of a row is bit x % 64 of word x / 64. The bits beyond a row's width are always 0,
/// so that sets can be combined and counted word by word.
class TileSet {
public:
    TileSet() = default;

    /// The empty set for a map of width × height tiles.
    TileSet(int width, int height)
        : width_(width), height_(height), words_per_row_((width + 63) / 64),
          words_(static_cast<std::size_t>(words_per_row_) * static_cast<std::size_t>(height)) {
        assert(width >= 0 && height >= 0);
    }

    int width() const { return width_; }
    int height() const { return height_; }
    TileRect bounds() const { return {0, 0, width_, height_}; }

    /// Whether the tile is in the set. It must be on the map.
    bool contains(Tile tile) const { return (word(tile) >> (tile.x & 63) & 1) != 0; }

    void insert(Tile tile) { word(tile) |= bit(tile); }
    void erase(Tile tile) { word(tile) &= ~bit(tile); }

    /// How many tiles are in the set.
    int count() const;
    bool empty() const;

    /// The words of one row, from left to right.
    std::span<const std::uint64_t> row(int y) const { return {row_begin(y), row_size()}; }

    /// Union, intersection and difference with a set of the same size.
    TileSet& operator|=(const TileSet& other);
    TileSet& operator&=(const TileSet& other);
    TileSet& operator-=(const TileSet& other);
    friend TileSet operator|(TileSet a, const TileSet& b) { return a |= b; }
    friend TileSet operator&(TileSet a, const TileSet& b) { return a &= b; }
    friend TileSet operator-(TileSet a, const TileSet& b) { return a -= b; }

    friend bool operator==(const TileSet&, const TileSet&) = default;

    /// Goes through the tiles of the set in reading order.
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Tile;
        using difference_type = std::ptrdiff_t;
        using pointer = const Tile*;
        using reference = Tile;

        Iterator() = default;
        Iterator(const TileSet& set, std::size_t word) : set_(&set), word_(word) {
            find_next_word();
        }

        Tile operator*() const {
            const auto words_per_row = static_cast<std::size_t>(set_->words_per_row_);
            return {static_cast<int>(word_ % words_per_row) * 64 + std::countr_zero(rest_),
                    static_cast<int>(word_ / words_per_row)};
        }
        Iterator& operator++() {
            rest_ &= rest_ - 1;
            if (rest_ == 0) {
                ++word_;
                find_next_word();
            }
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }

    private:
        void find_next_word() {
            const auto& words = set_->words_;
            while (word_ < words.size() && words[word_] == 0) ++word_;
            rest_ = word_ < words.size() ? words[word_] : 0;
        }

        const TileSet* set_ = nullptr;
        std::size_t word_ = 0;
        std::uint64_t rest_ = 0; // the tiles of this word not passed yet
    };

    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, words_.size()}; }

private:
    static std::uint64_t bit(Tile tile) { return std::uint64_t{1} << (tile.x & 63); }
    std::size_t row_size() const { return static_cast<std::size_t>(words_per_row_); }
    const std::uint64_t* row_begin(int y) const {
        return words_.data() + static_cast<std::size_t>(y) * row_size();
    }
    std::size_t word_index(Tile tile) const {
        assert(bounds().contains(tile));
        return static_cast<std::size_t>(tile.y) * row_size() +
               (static_cast<std::size_t>(tile.x) >> 6);
    }
    const std::uint64_t& word(Tile tile) const { return words_[word_index(tile)]; }
    std::uint64_t& word(Tile tile) { return words_[word_index(tile)]; }

    int width_ = 0;
    int height_ = 0;
    int words_per_row_ = 0;
    std::vector<std::uint64_t> words_;
};

} // namespace fovlab
