#include "draw/theme.hpp"

namespace fovlab {

// Signal colours come from the palette of Okabe and Ito, which stay apart for colour-blind eyes.
const Theme themes[2] = {
    {
        .name = "dark",
        .ground = rgb(0x15171C),
        .text = rgb(0xECE9E1),
        .quiet_text = rgb(0x959CAA),
        .legend_frame = rgb(0x3B404B),
        .hidden_floor = rgb(0x23262E),
        .hidden_wall = rgb(0x3B404B),
        .seen_floor = rgb(0xF2E6C6),
        .seen_wall = rgb(0x8F9BB0),
        .grid_line = IM_COL32(0x15, 0x17, 0x1C, 0x30),
        .range_on_light = rgb(0x93835A),
        .range_on_dark = rgb(0xC8BE9F),
        .viewer = rgb(0x0072B2),
        .on_viewer = rgb(0xFFFFFF),
        .rarely_seen_floor = rgb(0x4A4334),
        .rarely_seen_wall = rgb(0x474D5B),
        .both_floor = rgb(0x8D877A),
        .both_wall = rgb(0x626A79),
        .only_first = rgb(0x56B4E9),
        .only_second = rgb(0xF0E442),
        .dark_ink = rgb(0x1B1D22),
        .light_ink = rgb(0xEDE8DA),
    },
    {
        .name = "light",
        .ground = rgb(0xFFFFFF),
        .text = rgb(0x1D2026),
        .quiet_text = rgb(0x646A75),
        .legend_frame = rgb(0xB9BAB8),
        .hidden_floor = rgb(0xD9D9D4),
        .hidden_wall = rgb(0xA9ABB0),
        .seen_floor = rgb(0xFFF6DA),
        .seen_wall = rgb(0x5C6B84),
        .grid_line = IM_COL32(0x40, 0x3C, 0x30, 0x20),
        .range_on_light = rgb(0x6E675A),
        .range_on_dark = rgb(0xE8E4D8),
        .viewer = rgb(0x0072B2),
        .on_viewer = rgb(0xFFFFFF),
        .rarely_seen_floor = rgb(0xC2A46B),
        .rarely_seen_wall = rgb(0x9098A6),
        .both_floor = rgb(0xF3F0E6),
        .both_wall = rgb(0x868FA0),
        .only_first = rgb(0x56B4E9),
        .only_second = rgb(0xEBDD2C),
        .dark_ink = rgb(0x1B1D22),
        .light_ink = rgb(0xFFFFFF),
    },
};

} // namespace fovlab
