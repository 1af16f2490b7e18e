#include "picture/rasteriser.hpp"

#include "draw/drawing_context.hpp"
#include "picture/png.hpp"
#include "support/picture.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace fovlab::test {
namespace {

using Pixel = std::array<int, 3>;

Pixel pixel(const Image& image, int x, int y) {
    const std::uint8_t* at = image.pixel(x, y);
    return {at[0], at[1], at[2]};
}

constexpr Pixel black{0, 0, 0};
constexpr Pixel white{255, 255, 255};

class Rasteriser : public testing::Test {
protected:
    /// How many pixels have each colour.
    std::map<Pixel, int> colours() const {
        std::map<Pixel, int> count;
        for (int y = 0; y < image.height; ++y)
            for (int x = 0; x < image.width; ++x) ++count[pixel(image, x, y)];
        return count;
    }

    void draw() { rasterise(list, context.atlas, image); }

    DrawingContext context{TextSizes{25, 18, 15, 24, 18}, {}};
    ImDrawList& list = context.begin_list();
    Image image{40, 30}; // black
};

TEST_F(Rasteriser, FillsJustThePixelsOfARectangle) {
    list.AddRectFilled({3, 5}, {10, 9}, IM_COL32(10, 20, 30, 255));
    draw();
    EXPECT_EQ(colours(), (std::map<Pixel, int>{{black, 40 * 30 - 7 * 4}, {{10, 20, 30}, 7 * 4}}));
    EXPECT_EQ(pixel(image, 3, 5), (Pixel{10, 20, 30}));
    EXPECT_EQ(pixel(image, 9, 8), (Pixel{10, 20, 30}));
}

TEST_F(Rasteriser, BlendsByAlpha) {
    list.AddRectFilled({0, 0}, {40, 30}, IM_COL32(100, 200, 255, 255));
    list.AddRectFilled({0, 0}, {40, 30}, IM_COL32(200, 0, 0, 51)); // one fifth
    draw();
    EXPECT_EQ(colours(), (std::map<Pixel, int>{{{120, 160, 204}, 40 * 30}}));
}

TEST_F(Rasteriser, TrianglesThatShareAnEdgeCoverEachPixelOnce) {
    // A fan around a point between pixels, half transparent: a pixel drawn twice would be lighter.
    list.Flags = ImDrawListFlags_None;
    const std::array<ImVec2, 8> rim{
        {{0, 0}, {17, 0}, {40, 0}, {40, 11}, {40, 30}, {23, 30}, {0, 30}, {0, 19}}};
    const ImVec2 middle(19.3f, 14.7f);
    for (std::size_t i = 0; i < rim.size(); ++i)
        list.AddTriangleFilled(middle, rim[i], rim[(i + 1) % rim.size()],
                               IM_COL32(255, 255, 255, 128));
    draw();
    EXPECT_EQ(colours(), (std::map<Pixel, int>{{{128, 128, 128}, 40 * 30}}));
}

TEST_F(Rasteriser, ClipsToTheImageAndTheClipRectangle) {
    list.AddRectFilled({-50, -50}, {5, 500}, IM_COL32_WHITE);
    list.PushClipRect({10, 10}, {12, 13});
    list.AddRectFilled({0, 0}, {40, 30}, IM_COL32_WHITE);
    list.PopClipRect();
    draw();
    EXPECT_EQ(colours(), (std::map<Pixel, int>{{black, 35 * 30 - 6}, {white, 5 * 30 + 6}}));
    EXPECT_EQ(pixel(image, 11, 12), white);
    EXPECT_EQ(pixel(image, 12, 12), black);
}

TEST_F(Rasteriser, InterpolatesColours) {
    const ImU32 dark = IM_COL32(0, 0, 0, 255);
    list.AddRectFilledMultiColor({0, 0}, {40, 30}, dark, IM_COL32_WHITE, IM_COL32_WHITE, dark);
    draw();
    for (int x = 0; x < 40; ++x)
        EXPECT_NEAR(pixel(image, x, 10)[0], 255 * (x + 0.5) / 40, 1.0) << x;
}

TEST_F(Rasteriser, DrawsTextWithinItsMeasure) {
    const std::string text = "Hg";
    const ImVec2 size = measure(context.text, text);
    const int right = 4 + static_cast<int>(size.x);
    const int bottom = 4 + static_cast<int>(size.y);
    write(list, context.text, {4, 4}, text, IM_COL32_WHITE);
    draw();
    int lit = 0;
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            if (pixel(image, x, y) == black) continue;
            ++lit;
            EXPECT_TRUE(x >= 3 && x <= right && y >= 4 && y < bottom) << x << ',' << y;
        }
    EXPECT_GT(lit, 40);
    EXPECT_GT(pixel(image, 5, 10)[0], 128); // the stem of the H
}

TEST(Png, KeepsEveryPixel) {
    Image image(7, 5);
    for (std::size_t i = 0; i < image.rgb.size(); ++i)
        image.rgb[i] = static_cast<std::uint8_t>(37 * i);
    const Image decoded = decode_png(encode_png(image));
    EXPECT_EQ(decoded.width, 7);
    EXPECT_EQ(decoded.height, 5);
    EXPECT_EQ(decoded.rgb, image.rgb);
}

} // namespace
} // namespace fovlab::test
