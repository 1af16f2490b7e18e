#include "analysis/layers.hpp"

namespace fovlab {
namespace {

template <typename LetterOf>
std::string layer(int width, int height, LetterOf letter_of) {
    std::string text;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) text += letter_of(Tile{x, y});
        text += '\n';
    }
    return text;
}

} // namespace

std::string visible_layer(const TileSet& visible) {
    return layer(visible.width(), visible.height(),
                 [&](Tile tile) { return visible.contains(tile) ? '*' : '-'; });
}

std::string sight_layer(const GeometricSight& sight, Tile viewer, int radius) {
    return layer(sight.clear.width(), sight.clear.height(), [&](Tile tile) {
        if (square_length(tile - viewer) > radius) return '?';
        switch (sight.of(tile)) {
        case SightClass::clear:
            return 'c';
        case SightClass::open:
            return 'o';
        case SightClass::pinhole:
            return 'p';
        case SightClass::none:
            break;
        }
        return 'n';
    });
}

std::string soundness_layer(const TileSet& visible, const Soundness& soundness) {
    return layer(visible.width(), visible.height(), [&](Tile tile) {
        if (soundness.leaks.contains(tile)) return 'L';
        if (soundness.impossible.contains(tile)) return 'X';
        if (soundness.holes.contains(tile)) return 'h';
        if (soundness.unlit_walls.contains(tile)) return 'u';
        return visible.contains(tile) ? '*' : '-';
    });
}

std::string asymmetry_layer(const Grid& grid, Tile viewer, const TileSet& visible,
                            const Asymmetry& asymmetry) {
    return layer(grid.width(), grid.height(), [&](Tile tile) {
        if (tile == viewer) return '@';
        if (grid.is_wall(tile)) return '#';
        if (asymmetry.sees_unseen.contains(tile)) return '>';
        if (asymmetry.seen_unseeing.contains(tile)) return '<';
        return visible.contains(tile) ? '=' : '-';
    });
}

} // namespace fovlab
