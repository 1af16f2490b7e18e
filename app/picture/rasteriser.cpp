#include "picture/rasteriser.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace fovlab {
namespace {

/// Positions are in 1/256 of a pixel, texture coordinates in 1/256 of a texel.
constexpr int fraction_bits = 8;
constexpr std::int64_t one = 1 << fraction_bits;

std::int64_t fixed(float value) {
    return static_cast<std::int64_t>(std::lround(value * static_cast<float>(one)));
}

struct Vertex {
    std::int64_t x, y;
    std::int64_t u, v;
    std::array<std::int64_t, 4> colour; // red, green, blue, alpha
};

Vertex vertex(const ImDrawVert& from, const FontAtlas& atlas) {
    const auto channel = [&](int shift) { return std::int64_t{from.col >> shift & 0xFF}; };
    return {fixed(from.pos.x),
            fixed(from.pos.y),
            fixed(from.uv.x * static_cast<float>(atlas.width)),
            fixed(from.uv.y * static_cast<float>(atlas.height)),
            {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT),
             channel(IM_COL32_A_SHIFT)}};
}

/// Twice the signed area of the triangle a, b, (x, y): positive when the point lies to the right of
/// the way from a to b, on a screen whose y grows downward.
std::int64_t cross(const Vertex& a, const Vertex& b, std::int64_t x, std::int64_t y) {
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

/// An edge of a triangle as a function that is linear in the pixel and at least 0 inside.
struct EdgeFunction {
    std::int64_t value; // at the pixel at hand
    std::int64_t step_x;
    std::int64_t step_y;

    EdgeFunction(const Vertex& a, const Vertex& b, std::int64_t x, std::int64_t y)
        : value(cross(a, b, x, y)), step_x((a.y - b.y) * one), step_y((b.x - a.x) * one) {}
};

/// A pixel centre exactly on an edge belongs to the triangle on the right of it, or below it when
/// the edge is level: two triangles that share the edge never both draw the pixel, nor neither.
std::int64_t top_left_bias(const Vertex& a, const Vertex& b) {
    const bool top = a.y == b.y && b.x > a.x;
    const bool left = b.y < a.y;
    return top || left ? 0 : -1;
}

void blend(std::uint8_t* pixel, const std::array<std::int64_t, 4>& colour, std::int64_t alpha) {
    for (std::size_t channel = 0; channel < 3; ++channel) {
        const std::int64_t mixed = colour[channel] * alpha + pixel[channel] * (255 - alpha);
        pixel[channel] = static_cast<std::uint8_t>((mixed + 127) / 255);
    }
}

/// The atlas at (u, v), interpolated between the four nearest texel centres.
std::int64_t sample(const FontAtlas& atlas, std::int64_t u, std::int64_t v) {
    u -= one / 2;
    v -= one / 2;
    const std::int64_t part_u = u & (one - 1);
    const std::int64_t part_v = v & (one - 1);
    const auto texel = [&](std::int64_t x, std::int64_t y) -> std::int64_t {
        x = std::clamp<std::int64_t>(x, 0, atlas.width - 1);
        y = std::clamp<std::int64_t>(y, 0, atlas.height - 1);
        return atlas.alpha[y * atlas.width + x];
    };
    const std::int64_t x = u >> fraction_bits;
    const std::int64_t y = v >> fraction_bits;
    const std::int64_t above = texel(x, y) * (one - part_u) + texel(x + 1, y) * part_u;
    const std::int64_t below = texel(x, y + 1) * (one - part_u) + texel(x + 1, y + 1) * part_u;
    return (above * (one - part_v) + below * part_v + one * one / 2) / (one * one);
}

struct Clip {
    int left, top, right, bottom; // pixels; right and bottom are outside
};

void draw_triangle(Vertex a, Vertex b, Vertex c, const Clip& clip, const FontAtlas& atlas,
                   Image& image) {
    std::int64_t area = cross(a, b, c.x, c.y);
    if (area == 0) return;
    if (area < 0) {
        std::swap(b, c);
        area = -area;
    }
    const auto first_pixel = [](std::int64_t low, int clip_low) {
        return static_cast<int>(std::max<std::int64_t>(low >> fraction_bits, clip_low));
    };
    const auto end_pixel = [](std::int64_t high, int clip_high) {
        return static_cast<int>(std::min<std::int64_t>((high >> fraction_bits) + 1, clip_high));
    };
    const int left = first_pixel(std::min({a.x, b.x, c.x}), clip.left);
    const int right = end_pixel(std::max({a.x, b.x, c.x}), clip.right);
    const int top = first_pixel(std::min({a.y, b.y, c.y}), clip.top);
    const int bottom = end_pixel(std::max({a.y, b.y, c.y}), clip.bottom);
    if (left >= right || top >= bottom) return;

    // Each edge function is also the weight, in units of `area`, of the vertex opposite to it.
    const std::int64_t x = left * one + one / 2;
    const std::int64_t y = top * one + one / 2;
    EdgeFunction of_a(b, c, x, y), of_b(c, a, x, y), of_c(a, b, x, y);
    const std::int64_t bias_a = top_left_bias(b, c);
    const std::int64_t bias_b = top_left_bias(c, a);
    const std::int64_t bias_c = top_left_bias(a, b);
    const bool flat = a.colour == b.colour && b.colour == c.colour && a.u == b.u && b.u == c.u &&
                      a.v == b.v && b.v == c.v;
    const std::int64_t flat_alpha = flat ? (a.colour[3] * sample(atlas, a.u, a.v) + 127) / 255 : 0;

    for (int row = top; row < bottom; ++row) {
        std::int64_t weight_a = of_a.value, weight_b = of_b.value, weight_c = of_c.value;
        std::uint8_t* pixel = image.pixel(left, row);
        for (int column = left; column < right; ++column, pixel += 3) {
            if (((weight_a + bias_a) | (weight_b + bias_b) | (weight_c + bias_c)) >= 0) {
                if (flat) {
                    blend(pixel, a.colour, flat_alpha);
                } else {
                    const auto mix = [&](std::int64_t at_a, std::int64_t at_b, std::int64_t at_c) {
                        return (weight_a * at_a + weight_b * at_b + weight_c * at_c + area / 2) /
                               area;
                    };
                    std::array<std::int64_t, 4> colour;
                    for (std::size_t i = 0; i < 4; ++i)
                        colour[i] = mix(a.colour[i], b.colour[i], c.colour[i]);
                    const std::int64_t coverage =
                        sample(atlas, mix(a.u, b.u, c.u), mix(a.v, b.v, c.v));
                    blend(pixel, colour, (colour[3] * coverage + 127) / 255);
                }
            }
            weight_a += of_a.step_x;
            weight_b += of_b.step_x;
            weight_c += of_c.step_x;
        }
        of_a.value += of_a.step_y;
        of_b.value += of_b.step_y;
        of_c.value += of_c.step_y;
    }
}

} // namespace

void rasterise(const ImDrawList& list, const FontAtlas& atlas, Image& image) {
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const auto pixel = [](float value, int limit) {
            return static_cast<int>(std::clamp(value, 0.0f, static_cast<float>(limit)));
        };
        const Clip clip{
            pixel(command.ClipRect.x, image.width), pixel(command.ClipRect.y, image.height),
            pixel(command.ClipRect.z, image.width), pixel(command.ClipRect.w, image.height)};
        const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
        const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
        for (unsigned i = 0; i + 2 < command.ElemCount; i += 3)
            draw_triangle(vertex(vertices[indices[i]], atlas),
                          vertex(vertices[indices[i + 1]], atlas),
                          vertex(vertices[indices[i + 2]], atlas), clip, atlas, image);
    }
}

} // namespace fovlab
