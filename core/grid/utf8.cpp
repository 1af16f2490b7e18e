#include "grid/utf8.hpp"

#include <cassert>

namespace fovlab {

std::optional<char32_t> take_code_point(std::string_view& text) {
    assert(!text.empty());
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) {
        text.remove_prefix(1);
        return lead;
    }
    // 110xxxxx, 1110xxxx and 11110xxx begin a sequence of 2, 3 and 4 bytes; each byte after the
    // first is 10xxxxxx. The smallest code point of each length rules out overlong forms.
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (lead < 0xC0 || lead >= 0xF8 || text.size() < length) return std::nullopt;
    char32_t c = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) return std::nullopt;
        c = c << 6 | (byte & 0x3F);
    }
    const bool surrogate = c >= 0xD800 && c < 0xE000;
    if (c < smallest[length] || c > 0x10FFFF || surrogate) return std::nullopt;
    text.remove_prefix(length);
    return c;
}

} // namespace fovlab
