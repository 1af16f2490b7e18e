#include "draw/drawing_context.hpp"

#include <cstdlib>
#include <new>

namespace fovlab {

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

    FontFiles files;
    title = files.bold(sizes.title, letters.Data);
    name = files.bold(sizes.name, letters.Data);
    text = files.regular(sizes.text, letters.Data);
    on_map = files.for_tiles(sizes.tile);
    in_legend = files.for_tiles(sizes.legend_swatch);

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
