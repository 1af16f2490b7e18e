#include "draw/heading.hpp"

#include "draw/map_view.hpp"
#include "grid/utf8.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// How far below the top of a line of DejaVu Sans its baseline is, in whole pixels: the font's
/// ascent as a share of its line height.
float baseline(Font font) {
    return std::floor(font.size * 1901 / (1901 + 483));
}

float width_of(Font font, const std::string& text) {
    return std::ceil(measure(font, text).x);
}

/// The space between name and detail.
float name_space(Font text) {
    return std::round(text.size * 16 / 15);
}

// Along the line of figures, a count is a space, a swatch, a smaller space, and the number.

int swatch_side(Font text) {
    return static_cast<int>(text.size) - 1;
}
float before_swatch(Font text) {
    return std::round(text.size * 0.8f);
}
float before_number(Font text) {
    return std::round(text.size * 0.27f);
}

float width_of(Font font, const SwatchCount& count) {
    return before_swatch(font) + static_cast<float>(swatch_side(font)) + before_number(font) +
           width_of(font, std::to_string(count.count));
}

float counts_width(Font font, const Panel& panel) {
    float width = 0;
    for (const SwatchCount& count : panel.counts) width += width_of(font, count);
    return width;
}

void draw_figures(ImDrawList& list, const HeadingFonts& fonts, const Panel& panel, ImVec2 at,
                  float width, const Theme& theme) {
    const Font font = fonts.text;
    const float left = at.x;
    const float right = left + width;
    const float room = width - counts_width(font, panel);
    const bool fits = panel.counts.empty() || measure(font, panel.figures).x <= room;
    const std::string words = fits ? shortened(font, panel.figures, room) : "";
    write(list, font, at, words, theme.quiet_text);
    at.x += width_of(font, words);
    // Signs stand on the text's line, in the middle between its top and its descenders.
    const int side = swatch_side(font);
    const float drop = std::round((font.size - static_cast<float>(side)) / 2) + 1;
    for (const SwatchCount& count : panel.counts) {
        if (at.x + width_of(font, count) > right) return write(list, font, at, "…", theme.text);
        if (at.x > left) at.x += before_swatch(font);
        draw_framed_swatch(list, fonts.in_swatch, count.swatch, {at.x, at.y + drop}, side, theme);
        at.x += static_cast<float>(side) + before_number(font);
        const std::string number = std::to_string(count.count);
        write(list, font, at, number, theme.text);
        at.x += width_of(font, number);
    }
}

} // namespace

std::string parameters_and_radius(const Panel& panel) {
    return (panel.parameters.empty() ? "" : panel.parameters + ", ") + "radius " +
           std::to_string(panel.radius);
}

float heading_width(const HeadingFonts& fonts, const Panel& panel, const std::string& detail) {
    const float first =
        measure(fonts.name, panel.name).x + name_space(fonts.text) + measure(fonts.text, detail).x;
    const float second = width_of(fonts.text, panel.figures) + counts_width(fonts.text, panel);
    return std::ceil(std::max(first, second));
}

void draw_heading(ImDrawList& list, const HeadingFonts& fonts, const Panel& panel,
                  const std::string& detail, ImVec2 at, float width, float figures_y,
                  const Theme& theme) {
    const std::string name = shortened(fonts.name, panel.name, width);
    write(list, fonts.name, at, name, theme.text);
    const float left = width - measure(fonts.name, name).x - name_space(fonts.text);
    const std::string beside = shortened(fonts.text, detail, left);
    write(list, fonts.text,
          {at.x + width - width_of(fonts.text, beside),
           at.y + baseline(fonts.name) - baseline(fonts.text)},
          beside, theme.quiet_text);
    draw_figures(list, fonts, panel, {at.x, at.y + figures_y}, width, theme);
}

void draw_framed_swatch(ImDrawList& list, const TileFonts& fonts, const Swatch& swatch, ImVec2 at,
                        int side, const Theme& theme) {
    const auto extent = static_cast<float>(side + 1);
    list.AddRectFilled({at.x - 1, at.y - 1}, {at.x + extent, at.y + extent}, theme.legend_frame);
    draw_swatch(list, fonts, swatch, at, side, theme);
}

std::string shortened(Font font, const std::string& text, float width) {
    if (measure(font, text).x <= width) return text;
    const float room = width - measure(font, "…").x;
    std::string_view rest = text;
    std::size_t fits = 0;
    if (room < 0) return {};
    while (!rest.empty()) {
        if (!take_code_point(rest)) rest.remove_prefix(1);
        if (measure(font, text.substr(0, text.size() - rest.size())).x > room) break;
        fits = text.size() - rest.size();
    }
    return fits > 0 ? text.substr(0, fits) + "…" : std::string();
}

} // namespace fovlab
