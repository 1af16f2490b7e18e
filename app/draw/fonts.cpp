#include "draw/fonts.hpp"

#include "failure.hpp"
#include "storage/input.hpp"

#include <cfloat>
#include <cmath>

namespace fovlab {
namespace {

constexpr std::size_t max_font_bytes = std::size_t{16} << 20;

std::string read_font(const std::string& path) {
    try {
        return read_input(path, max_font_bytes);
    } catch (const Failure& failure) {
        throw Failure(path, std::string("the font ") + failure.what() +
                                ", or install the package fonts-dejavu-core");
    }
}

Font add_font(std::string& file, float size, const ImWchar* letters) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 3;
    config.OversampleV = 1;
    ImFont* face = ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
        file.data(), static_cast<int>(file.size()), size, &config, letters);
    return {face, size};
}

} // namespace

float number_size(int tile) {
    return std::round(static_cast<float>(tile) * 0.62f);
}

float viewer_size(int tile) {
    return std::round(static_cast<float>(tile) * 0.66f);
}

ImVec2 measure(Font font, std::string_view text, float wrap_width) {
    return font.face->CalcTextSizeA(font.size, FLT_MAX, wrap_width, text.data(),
                                    text.data() + text.size());
}

void write(ImDrawList& list, Font font, ImVec2 at, std::string_view text, ImU32 colour,
           float wrap_width) {
    list.AddText(font.face, font.size, at, colour, text.data(), text.data() + text.size(),
                 wrap_width);
}

FontFiles::FontFiles() : regular_(read_font(FOVLAB_FONT)), bold_(read_font(FOVLAB_BOLD_FONT)) {}

Font FontFiles::regular(float size, const ImWchar* letters) {
    return add_font(regular_, size, letters);
}

Font FontFiles::bold(float size, const ImWchar* letters) {
    return add_font(bold_, size, letters);
}

TileFonts FontFiles::for_tiles(int tile) {
    static constexpr ImWchar letters[] = {'0', '9', '@', '@', 0};
    return {regular(number_size(tile), letters), bold(viewer_size(tile), letters)};
}

} // namespace fovlab
