#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace fovlab {

/// Takes the first code point off the front of UTF-8 text that is not empty. Returns nothing, and
/// takes nothing, when the text does not begin with a well-formed one (RFC 3629: no overlong
/// forms, no surrogates, nothing above U+10FFFF).
std::optional<char32_t> take_code_point(std::string_view& text);

/// Whether the code point is a control character: C0, delete or C1.
constexpr bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

} // namespace fovlab
