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
        texts.insert(texts.end(), {panel.name, panel.detail, panel.figures});
        for (const LegendEntry& entry : panel.legend) texts.push_back(entry.meaning);
    }
    return texts;
}

/// How far below the top of a line of DejaVu Sans its baseline is, in whole pixels: the font's
/// ascent as a share of its line height.
float baseline(Font font) {
    return std::floor(font.size * 1901 / (1901 + 483));
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
        for (std::size_t i = 0; i < sheet_.panels.size(); ++i)
            draw_heading(list, sheet_.panels[i], layout_.cells[i]);
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

    void draw_heading(ImDrawList& list, const Panel& panel, ImVec2 cell) {
        write(list, context_.name, cell, panel.name, sheet_.theme->text);
        const float drop = baseline(context_.name) - baseline(context_.text);
        const float detail_width = std::ceil(measure(context_.text, panel.detail).x);
        const ImVec2 detail{cell.x + static_cast<float>(layout_.cell_width) - detail_width,
                            cell.y + drop};
        write(list, context_.text, detail, panel.detail, sheet_.theme->quiet_text);
        draw_figures(list, panel, {cell.x, cell.y + static_cast<float>(layout_.figures_y)});
    }

    void draw_figures(ImDrawList& list, const Panel& panel, ImVec2 at) {
        write(list, context_.text, at, panel.figures, sheet_.theme->quiet_text);
        const FiguresLayout figures = lay_out_figures(panel, context_, layout_.text);
        const auto side = static_cast<float>(figures.swatch_side);
        // Signs stand on the text's line, in the middle between its top and its descenders.
        const float drop = std::round((context_.text.size - side) / 2) + 1;
        for (std::size_t i = 0; i < panel.counts.size(); ++i) {
            const auto& [swatch, count] = panel.counts[i];
            draw_framed_swatch(list, swatch, {at.x + figures.counts[i].swatch, at.y + drop},
                               figures.swatch_side);
            write(list, context_.text, {at.x + figures.counts[i].number, at.y},
                  std::to_string(count), sheet_.theme->text);
        }
    }

    /// The frame keeps a light swatch apart from a light ground.
    void draw_framed_swatch(ImDrawList& list, const Swatch& swatch, ImVec2 at, int side) {
        const auto extent = static_cast<float>(side + 1);
        list.AddRectFilled({at.x - 1, at.y - 1}, {at.x + extent, at.y + extent},
                           sheet_.theme->legend_frame);
        draw_swatch(list, context_.in_legend, swatch, at, side, *sheet_.theme);
    }

    void draw_legend(ImDrawList& list) {
        const std::vector<LegendEntry> entries = legend_of(sheet_);
        const auto side = static_cast<float>(layout_.text.legend_swatch);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            ImVec2 at = layout_.legend[i];
            for (const Swatch& swatch : entries[i].swatches) {
                draw_framed_swatch(list, swatch, at, layout_.text.legend_swatch);
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
