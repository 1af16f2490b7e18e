#include "draw/sheet.hpp"

#include "draw/map_view.hpp"
#include "draw/sheet_layout.hpp"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

/// A strip of this many tiles makes a draw list of a few megabytes at most.
constexpr int tiles_per_strip = 1 << 14;

std::vector<std::string> all_texts(const Sheet& sheet) {
    std::vector<std::string> texts{sheet.title, sheet.subtitle};
    for (const Panel& panel : sheet.panels) {
        texts.insert(texts.end(), {panel.name, parameters_and_radius(panel), panel.figures});
        for (const LegendEntry& entry : panel.legend) texts.push_back(entry.meaning);
    }
    return texts;
}

/// A sheet being drawn: each part is a draw list, turned into pixels before the next begins, so
/// that the largest maps stay small in memory.
class SheetPainter {
public:
    SheetPainter(const Sheet& sheet, DrawingContext& context, const SheetLayout& layout)
        : sheet_(sheet), context_(context), layout_(layout), image_(layout.width, layout.height) {}

    Image paint() {
        ImDrawList& list = context_.begin_list();
        list.AddRectFilled({0, 0},
                           {static_cast<float>(layout_.width), static_cast<float>(layout_.height)},
                           sheet_.theme->ground);
        draw_title(list);
        if (sheet_.legend) draw_legend(list);
        const HeadingFonts fonts = heading_fonts(context_, layout_.text);
        for (std::size_t i = 0; i < sheet_.panels.size(); ++i)
            draw_heading(list, fonts, sheet_.panels[i], parameters_and_radius(sheet_.panels[i]),
                         layout_.cells[i], static_cast<float>(layout_.cell_width),
                         static_cast<float>(layout_.figures_y), *sheet_.theme);
        rasterise(list, context_.atlas, image_);
        for (std::size_t i = 0; i < sheet_.panels.size(); ++i)
            paint_map(sheet_.panels[i], layout_.cells[i]);
        return std::move(image_);
    }

private:
    void draw_title(ImDrawList& list) {
        write(list, context_.title, layout_.title, sheet_.title, sheet_.theme->text,
              layout_.text_width);
        write(list, context_.text, layout_.subtitle, sheet_.subtitle, sheet_.theme->quiet_text,
              layout_.text_width);
    }

    void draw_legend(ImDrawList& list) {
        const std::vector<LegendEntry> entries = legend_of(sheet_);
        const auto side = static_cast<float>(layout_.text.legend_swatch);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            ImVec2 at = layout_.legend[i];
            for (const Swatch& swatch : entries[i].swatches) {
                draw_framed_swatch(list, context_.in_legend, swatch, at, layout_.text.legend_swatch,
                                   *sheet_.theme);
                at.x += side;
            }
            at.x += std::round(side * 8 / 18);
            at.y += std::round((side - layout_.text.text) / 2);
            write(list, context_.text, at, entries[i].meaning, sheet_.theme->text);
        }
    }

    void paint_map(const Panel& panel, ImVec2 cell) {
        const MapLook look{.origin = {cell.x, cell.y + static_cast<float>(layout_.map_y)},
                           .tile = layout_.text.tile,
                           .shown = sheet_.shown,
                           .viewer = sheet_.viewer,
                           .theme = *sheet_.theme,
                           .grid_lines = sheet_.grid_lines,
                           .numbers = sheet_.numbers};
        const int rows = std::max(1, tiles_per_strip / sheet_.shown.width());
        for (int y = sheet_.shown.top; y < sheet_.shown.bottom; y += rows) {
            ImDrawList& list = context_.begin_list();
            draw_map_rows(list, context_.on_map, panel, look, y,
                          std::min(y + rows, sheet_.shown.bottom));
            rasterise(list, context_.atlas, image_);
        }
    }

    const Sheet& sheet_;
    DrawingContext& context_;
    const SheetLayout& layout_;
    Image image_;
};

SheetLayout lay_out(const Sheet& sheet, const std::vector<std::string>& texts) {
    const DrawingContext context(text_sizes(sheet.tile.value_or(min_tile_pixels)), texts);
    return lay_out(sheet, context);
}

} // namespace

void check_sheet(const Sheet& sheet) {
    lay_out(sheet, all_texts(sheet));
}

Image draw_sheet(const Sheet& sheet) {
    const std::vector<std::string> texts = all_texts(sheet);
    // The layout decides how large the fonts must be, for which it has to measure text first.
    const SheetLayout layout = lay_out(sheet, texts);
    DrawingContext context(layout.text, texts);
    return SheetPainter(sheet, context, layout).paint();
}

} // namespace fovlab
