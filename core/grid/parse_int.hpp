#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace fovlab {

/// Reads a whole decimal number from min to max; nothing when the text is anything else, or more
/// than that.
inline std::optional<int> parse_int(std::string_view text, int min, int max) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || rest != end || value < min || value > max) return std::nullopt;
    return value;
}

} // namespace fovlab
