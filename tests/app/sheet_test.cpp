// The sheet's layout: nothing cut and nothing overlapping, whatever is on it.

#include "draw/panels.hpp"
#include "draw/sheet_layout.hpp"
#include "support/generators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace fovlab::test {
namespace {

struct Box {
    float left, top, right, bottom;
};

Box box(ImVec2 at, ImVec2 size) {
    return {at.x, at.y, at.x + size.x, at.y + size.y};
}

bool overlap(const Box& a, const Box& b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

Sheet any_sheet() {
    static const std::vector<std::string> choices{
        "bresenham",
        "raycast:rays=3600",
        "shortest-path:neighbours=8",
        "dfov",
        "shadowcast",
        "agreement",
        "sight",
        "difference=raycast:rays=3600/shortest-path:neighbours=8"};
    const Map map = *any_map();
    const int radius = *any_int(1, 8);
    const GeometricSight sight = geometric_sight(map.grid, map.viewer, radius);
    const View view{map, radius, themes[*any_int(0, 1)], Marks::all(), sight};
    const std::vector<Spec> compared = default_specs();
    Sheet sheet;
    for (int panels = *any_int(1, 9); panels > 0; --panels)
        sheet.panels.push_back(
            make_panel(parse_panel(*rc::gen::elementOf(choices)), view, compared));
    sheet.title = *rc::gen::element<std::string>(
        "", "Short", std::string(200, 'W'),
        "A title of many words that goes on and on until it needs more than one line, or even "
        "more than two of them on a narrow sheet");
    sheet.subtitle = "1024 × 1024 tiles, viewer at 1000, 1000, radius 1024";
    sheet.shown = map.grid.bounds();
    sheet.viewer = map.viewer;
    sheet.theme = &view.theme;
    if (*any_int(0, 3) > 0) sheet.tile = *any_int(min_tile_pixels, max_tile_pixels);
    if (*any_int(0, 3) == 0) sheet.columns = *any_int(1, 12);
    return sheet;
}

/// Every box of text, map and legend that the layout places.
std::vector<Box> boxes_of(const Sheet& sheet, const SheetLayout& layout,
                          const DrawingContext& context) {
    const TextSizes& text = layout.text;
    const auto text_box = [&](ImVec2 at, const std::string& string) {
        return box(at, measure({context.text.face, text.text}, string));
    };
    std::vector<Box> boxes{box(layout.title, measure({context.title.face, text.title}, sheet.title,
                                                     layout.text_width)),
                           box(layout.subtitle, measure({context.text.face, text.text},
                                                        sheet.subtitle, layout.text_width))};
    for (std::size_t i = 0; i < sheet.panels.size(); ++i) {
        const Panel& panel = sheet.panels[i];
        const ImVec2 cell = layout.cells[i];
        boxes.push_back(box(cell, measure({context.name.face, text.name}, panel.name)));
        const std::string words = parameters_and_radius(panel);
        const float detail = std::ceil(measure({context.text.face, text.text}, words).x);
        boxes.push_back(
            text_box({cell.x + static_cast<float>(layout.cell_width) - detail, cell.y}, words));
        // Whatever a heading needs, it has: nothing of it is left out on a sheet.
        RC_ASSERT(heading_width(heading_fonts(context, text), panel, words) <=
                  static_cast<float>(layout.cell_width));
        boxes.push_back(box({cell.x, cell.y + static_cast<float>(layout.figures_y)},
                            {static_cast<float>(layout.cell_width), text.text}));
        boxes.push_back(box({cell.x, cell.y + static_cast<float>(layout.map_y)},
                            {static_cast<float>(sheet.shown.width() * text.tile),
                             static_cast<float>(sheet.shown.height() * text.tile)}));
    }
    const std::vector<LegendEntry> legend = legend_of(sheet);
    for (std::size_t i = 0; i < legend.size(); ++i) {
        const float swatches =
            static_cast<float>(legend[i].swatches.size()) * static_cast<float>(text.legend_swatch);
        boxes.push_back(box(layout.legend[i], {swatches, static_cast<float>(text.legend_swatch)}));
        boxes.push_back(
            text_box({layout.legend[i].x + swatches + 1, layout.legend[i].y}, legend[i].meaning));
    }
    return boxes;
}

RC_GTEST_PROP(SheetLayout, NothingIsCutAndNothingOverlaps, ()) {
    const Sheet sheet = any_sheet();
    const DrawingContext context(text_sizes(sheet.tile.value_or(min_tile_pixels)), {});
    SheetLayout layout;
    try {
        layout = lay_out(sheet, context);
    } catch (const SheetTooLarge&) {
        RC_DISCARD("too large");
    }
    const std::vector<Box> boxes = boxes_of(sheet, layout, context);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        RC_ASSERT(boxes[i].left >= static_cast<float>(layout.margin));
        RC_ASSERT(boxes[i].right <= static_cast<float>(layout.width - layout.margin));
        RC_ASSERT(boxes[i].bottom <= static_cast<float>(layout.height - layout.margin / 2));
        for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!overlap(boxes[i], boxes[j]));
    }
}

Sheet sheet_of(int width, int height, std::size_t panels) {
    Map map;
    map.grid = Grid(width, height);
    const GeometricSight sight = geometric_sight(map.grid, map.viewer, 8);
    const View view{map, 8, themes[0], Marks::all(), sight};
    Sheet sheet;
    sheet.panels.assign(panels, make_panel(parse_panel("dfov"), view, {}));
    sheet.shown = map.grid.bounds();
    sheet.theme = &themes[0];
    return sheet;
}

SheetLayout layout_of(const Sheet& sheet) {
    const DrawingContext context(text_sizes(24), {});
    return lay_out(sheet, context);
}

TEST(SheetLayout, TakesTheLargestTileThatStaysWithin2048Pixels) {
    EXPECT_EQ(layout_of(sheet_of(21, 15, 6)).text.tile, 24);
    EXPECT_EQ(layout_of(sheet_of(80, 50, 6)).text.tile, 8);
    EXPECT_LE(layout_of(sheet_of(80, 50, 6)).width, 2048);
    EXPECT_EQ(layout_of(sheet_of(80, 50, 1)).text.tile, 24);
    EXPECT_EQ(layout_of(sheet_of(700, 400, 1)).text.tile, 4); // wider than that even so
}

TEST(SheetLayout, ColumnsBringTheSheetNearestTo16To9) {
    const auto distance = [](const SheetLayout& layout) {
        return std::abs(std::log(static_cast<double>(layout.width) / layout.height / (16.0 / 9)));
    };
    for (const auto& [width, height] : {std::pair{21, 15}, {100, 20}, {20, 100}, {9, 9}}) {
        Sheet sheet = sheet_of(width, height, 6);
        sheet.tile = 12;
        const SheetLayout best = layout_of(sheet);
        for (int columns = 1; columns <= 6; ++columns) {
            sheet.columns = columns;
            EXPECT_GE(distance(layout_of(sheet)), distance(best)) << width << ' ' << columns;
        }
    }
}

TEST(SheetLayout, TakesTheColumnsAskedForAsFarAsThereArePanels) {
    Sheet sheet = sheet_of(21, 15, 6);
    sheet.columns = 5;
    EXPECT_EQ(layout_of(sheet).columns, 5);
    sheet.columns = 50;
    EXPECT_EQ(layout_of(sheet).columns, 6);
}

TEST(SheetLayout, AnEmptyTitleTakesNoPlace) {
    Sheet sheet = sheet_of(21, 15, 2);
    const int without = layout_of(sheet).height;
    sheet.title = "A title";
    EXPECT_GT(layout_of(sheet).height, without + 20);
}

} // namespace
} // namespace fovlab::test
