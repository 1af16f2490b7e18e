#include "picture/png.hpp"

#include <stb_image_write.h>

#include <new>

namespace fovlab {

std::string encode_png(const Image& image) {
    // stb ends the program when it gets no memory, and needs a copy of the image and its compressed
    // form: whether there is that much is found out before.
    std::vector<char>().reserve(image.rgb.size() / 2 * 3);

    std::string bytes;
    const auto append = [](void* context, void* data, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(data),
                                                   static_cast<std::size_t>(size));
    };
    const int written = stbi_write_png_to_func(append, &bytes, image.width, image.height, 3,
                                               image.rgb.data(), image.width * 3);
    if (written == 0) throw std::bad_alloc();
    return bytes;
}

} // namespace fovlab
