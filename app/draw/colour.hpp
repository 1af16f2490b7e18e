#pragma once

#include <imgui.h>

namespace fovlab {

/// An opaque colour from the usual hexadecimal notation, 0xRRGGBB.
constexpr ImU32 rgb(unsigned hex) {
    return IM_COL32(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF, 0xFF);
}

/// The colour at `part` / `whole` of the way from a to b, channel by channel.
constexpr ImU32 blend(ImU32 a, ImU32 b, int part, int whole) {
    ImU32 result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const int from = static_cast<int>(a >> shift & 0xFF);
        const int to = static_cast<int>(b >> shift & 0xFF);
        result |= static_cast<ImU32>((from * (whole - part) + to * part + whole / 2) / whole)
                  << shift;
    }
    return result;
}

/// The same colour, with another opacity, 0 to 255.
constexpr ImU32 translucent(ImU32 colour, unsigned alpha) {
    return (colour & ~IM_COL32_A_MASK) | alpha << IM_COL32_A_SHIFT;
}

/// Whether a colour looks so light that dark ink reads better on it than light ink.
constexpr bool is_light(ImU32 colour) {
    const int r = static_cast<int>(colour >> IM_COL32_R_SHIFT & 0xFF);
    const int g = static_cast<int>(colour >> IM_COL32_G_SHIFT & 0xFF);
    const int b = static_cast<int>(colour >> IM_COL32_B_SHIFT & 0xFF);
    return r * 299 + g * 587 + b * 114 > 120 * 1000;
}

} // namespace fovlab
