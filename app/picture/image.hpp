#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fovlab {

/// An opaque picture: three bytes a pixel (red, green, blue), row by row from the top.
struct Image {
    Image(int width_, int height_)
        : width(width_), height(height_),
          rgb(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 3) {}

    std::uint8_t* pixel(int x, int y) { return rgb.data() + offset(x, y); }
    const std::uint8_t* pixel(int x, int y) const { return rgb.data() + offset(x, y); }

    int width;
    int height;
    std::vector<std::uint8_t> rgb;

private:
    std::size_t offset(int x, int y) const {
        return (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                static_cast<std::size_t>(x)) *
               3;
    }
};

} // namespace fovlab
