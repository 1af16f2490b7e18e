#include "draw/sheet_layout.hpp"

#include "draw/legend.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace fovlab {
namespace {

constexpr int widest_default_sheet = 2048;
constexpr int default_tiles[] = {24, 20, 16, 12, 8, 6, 4}; // in the order they are tried
constexpr int smallest_text_width = 360;

int ceil_to_int(float value) {
    return static_cast<int>(std::ceil(value));
}

/// Lays the sheet out for one tile size and number of columns.
class Layouter {
public:
    Layouter(const Sheet& sheet, const DrawingContext& context, int tile)
        : sheet_(sheet), context_(context) {
        layout_.text = text_sizes(tile);
        layout_.margin = scaled(24);
        layout_.figures_y = ceil_to_int(layout_.text.name) + scaled(3);
        layout_.map_y = layout_.figures_y + ceil_to_int(layout_.text.text) + scaled(7);
        layout_.cell_width = sheet.shown.width() * tile;
        const HeadingFonts fonts = heading_fonts(context, layout_.text);
        for (const Panel& panel : sheet.panels)
            layout_.cell_width = std::max(
                layout_.cell_width,
                static_cast<int>(heading_width(fonts, panel, parameters_and_radius(panel))));
    }

    SheetLayout lay_out(int columns) const {
        SheetLayout layout = layout_;
        const int panels = static_cast<int>(sheet_.panels.size());
        layout.columns = std::min(columns, panels);
        const int rows = (panels + layout.columns - 1) / layout.columns;
        const int cell_height = layout.map_y + sheet_.shown.height() * layout.text.tile;
        const int inner_width =
            std::max(layout.columns * layout.cell_width + (layout.columns - 1) * gap(),
                     scaled(smallest_text_width));
        layout.width = inner_width + 2 * layout.margin;
        layout.text_width = static_cast<float>(inner_width);

        int y = place_title(layout);
        for (int i = 0; i < panels; ++i) {
            const int column = i % layout.columns;
            const int row = i / layout.columns;
            layout.cells.push_back(at(layout.margin + column * (layout.cell_width + gap()),
                                      y + row * (cell_height + gap())));
        }
        y += rows * cell_height + (rows - 1) * gap();
        if (sheet_.legend) y = place_legend(layout, y + gap());
        layout.height = y + layout.margin;
        return layout;
    }

    /// The number of columns that brings the sheet nearest to 16:9, or the one asked for.
    SheetLayout lay_out() const {
        if (sheet_.columns) return lay_out(*sheet_.columns);
        std::optional<SheetLayout> best;
        const auto distance = [](const SheetLayout& layout) {
            return std::abs(std::log(9.0 * layout.width / (16.0 * layout.height)));
        };
        for (int columns = 1; columns <= static_cast<int>(sheet_.panels.size()); ++columns) {
            SheetLayout layout = lay_out(columns);
            if (!best || distance(layout) < distance(*best)) best = std::move(layout);
        }
        return *best;
    }

private:
    /// A length that grows with the text.
    int scaled(int pixels) const {
        return static_cast<int>(std::lround(static_cast<float>(pixels) * layout_.text.text / 15));
    }
    int gap() const { return scaled(22); }

    static ImVec2 at(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

    float text_width(std::string_view text) const {
        return measure({context_.text.face, layout_.text.text}, text).x;
    }

    /// Returns where the panels begin.
    int place_title(SheetLayout& layout) const {
        int y = scaled(18);
        layout.title = at(layout.margin, y);
        if (!sheet_.title.empty())
            y += scaled(4) + ceil_to_int(measure({context_.title.face, layout.text.title},
                                                 sheet_.title, layout.text_width)
                                             .y);
        layout.subtitle = at(layout.margin, y);
        const float subtitle_height =
            measure({context_.text.face, layout.text.text}, sheet_.subtitle, layout.text_width).y;
        return y + ceil_to_int(subtitle_height) + scaled(20);
    }

    /// Entries follow one another like words, in as many lines as they need. Returns where the
    /// last line ends.
    int place_legend(SheetLayout& layout, int y) const {
        const int line_height = layout.text.legend_swatch + scaled(10);
        const int right = layout.width - layout.margin;
        int x = layout.margin;
        for (const LegendEntry& entry : legend_of(sheet_)) {
            const int width = static_cast<int>(entry.swatches.size()) * layout.text.legend_swatch +
                              scaled(8) + ceil_to_int(text_width(entry.meaning));
            if (x > layout.margin && x + width > right) {
                x = layout.margin;
                y += line_height;
            }
            layout.legend.push_back(at(x, y));
            x += width + scaled(28);
        }
        return y + layout.text.legend_swatch;
    }

    const Sheet& sheet_;
    const DrawingContext& context_;
    SheetLayout layout_{};
};

SheetTooLarge too_large(const Sheet& sheet, const DrawingContext& context,
                        const SheetLayout& layout) {
    std::optional<int> largest_tile;
    for (int tile = layout.text.tile - 1; tile >= min_tile_pixels && !largest_tile; --tile)
        if (Layouter(sheet, context, tile).lay_out().pixels() <= max_sheet_pixels)
            largest_tile = tile;
    return {std::to_string(layout.width) + " × " + std::to_string(layout.height) +
                " pixels are over 64 megapixels",
            largest_tile};
}

} // namespace

TextSizes text_sizes(int tile) {
    const float scale = std::max(1.0f, static_cast<float>(tile) / 24);
    return {std::round(25 * scale), std::round(18 * scale), std::round(15 * scale), tile,
            static_cast<int>(std::round(18 * scale))};
}

HeadingFonts heading_fonts(const DrawingContext& context, const TextSizes& text) {
    return {{context.name.face, text.name}, {context.text.face, text.text}, context.in_legend};
}

std::vector<LegendEntry> legend_of(const Sheet& sheet) {
    std::vector<LegendEntry> legend;
    for (const Panel& panel : sheet.panels) add_to_legend(legend, panel);
    return legend;
}

SheetLayout lay_out(const Sheet& sheet, const DrawingContext& context) {
    assert(!sheet.panels.empty() && sheet.panels.size() <= max_panels);
    std::optional<SheetLayout> layout;
    if (sheet.tile) {
        layout = Layouter(sheet, context, *sheet.tile).lay_out();
    } else {
        for (const int tile : default_tiles) {
            layout = Layouter(sheet, context, tile).lay_out();
            if (layout->width <= widest_default_sheet) break;
        }
    }
    if (layout->pixels() > max_sheet_pixels) throw too_large(sheet, context, *layout);
    return *layout;
}

} // namespace fovlab
