#include "support/picture.hpp"

#include <imgui.h>

#include <filesystem>

#include <stb_image.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace fovlab::test {

std::string why_pictures_may_differ() {
    if (IMGUI_VERSION_NUM != 18600 && IMGUI_VERSION_NUM != 19010)
        return "Dear ImGui is " IMGUI_VERSION ", not 1.86 or 1.90.1";
    if (std::filesystem::file_size(FOVLAB_FONT) != 759720 ||
        std::filesystem::file_size(FOVLAB_BOLD_FONT) != 708920)
        return "the DejaVu fonts are not version 2.37";
    return {};
}

Image decode_png(const std::string& bytes) {
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()),
                              static_cast<int>(bytes.size()), &width, &height, &channels, 3),
        stbi_image_free);
    if (!pixels) throw std::runtime_error("not a picture: " + bytes.substr(0, 80));
    Image image(width, height);
    std::copy_n(pixels.get(), image.rgb.size(), image.rgb.begin());
    return image;
}

long long differing_pixels(const Image& a, const Image& b) {
    if (a.width != b.width || a.height != b.height)
        return static_cast<long long>(std::max(a.rgb.size(), b.rgb.size()) / 3);
    long long count = 0;
    for (std::size_t i = 0; i < a.rgb.size(); i += 3)
        count += !std::equal(&a.rgb[i], &a.rgb[i] + 3, &b.rgb[i]);
    return count;
}

Image difference_picture(const Image& a, const Image& b) {
    Image result = a;
    for (std::size_t i = 0; i < a.rgb.size(); i += 3) {
        std::uint8_t* pixel = &result.rgb[i];
        const bool same = std::equal(&a.rgb[i], &a.rgb[i] + 3, &b.rgb[i]);
        const auto grey = static_cast<std::uint8_t>((pixel[0] + pixel[1] + pixel[2]) / 6);
        std::fill_n(pixel, 3, grey);
        if (!same) pixel[0] = 255;
    }
    return result;
}

} // namespace fovlab::test
