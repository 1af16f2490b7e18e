#include "draw/drawing_context.hpp"

#include "failure.hpp"
#include "storage/input.hpp"

#include <cfloat>
#include <cmath>
#include <cstdlib>
#include <new>

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

ImVec2 measure(Font font, std::string_view text, float wrap_width) {
    return font.face->CalcTextSizeA(font.size, FLT_MAX, wrap_width, text.data(),
                                    text.data() + text.size());
}

void write(ImDrawList& list, Font font, ImVec2 at, std::string_view text, ImU32 colour,
           float wrap_width) {
    list.AddText(font.face, font.size, at, colour, text.data(), text.data() + text.size(),
                 wrap_width);
}

DrawingContext::Context::Context() {
    // Dear ImGui does not ask whether it got the memory.
    const auto allocate = [](std::size_t size, void*) {
        void* memory = std::malloc(size);
        return memory ? memory : throw std::bad_alloc();
    };
    ImGui::SetAllocatorFunctions(allocate, [](void* memory, void*) { std::free(memory); });
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = ImVec2(1, 1);
    io.DeltaTime = 1;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset; // for lists of over 65,536 vertices
}

DrawingContext::Context::~Context() {
    ImGui::DestroyContext();
}

DrawingContext::DrawingContext(const TextSizes& sizes, const std::vector<std::string>& texts)
    : list_(ImGui::GetDrawListSharedData()) {
    ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    ImFontGlyphRangesBuilder builder;
    builder.AddRanges(fonts.GetGlyphRangesDefault());
    for (const std::string& each : texts) builder.AddText(each.c_str());
    ImVector<ImWchar> letters;
    builder.BuildRanges(&letters);
    static constexpr ImWchar tile_letters[] = {'0', '9', '@', '@', 0}; // ranges, first and last

    std::string regular = read_font(FOVLAB_FONT);
    std::string bold = read_font(FOVLAB_BOLD_FONT);
    title = add_font(bold, sizes.title, letters.Data);
    name = add_font(bold, sizes.name, letters.Data);
    text = add_font(regular, sizes.text, letters.Data);
    const auto tile_fonts = [&](int tile) -> TileFonts {
        const auto side = static_cast<float>(tile);
        return {add_font(regular, std::round(side * 0.62f), tile_letters),
                add_font(bold, std::round(side * 0.66f), tile_letters)};
    };
    on_map = tile_fonts(sizes.tile);
    in_legend = tile_fonts(sizes.legend_swatch);

    unsigned char* alpha = nullptr;
    fonts.GetTexDataAsAlpha8(&alpha, &atlas.width, &atlas.height);
    atlas.alpha = alpha;

    // A frame settles what all draw lists share: tessellation, the white pixel, anti-aliasing.
    ImGui::NewFrame();
    ImGui::EndFrame();
}

ImDrawList& DrawingContext::begin_list() {
    constexpr float far = 1 << 20;
    list_._ResetForNewFrame();
    list_.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list_.PushClipRect(ImVec2(-far, -far), ImVec2(far, far));
    return list_;
}

} // namespace fovlab
