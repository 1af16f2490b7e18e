// Takes pictures of the real window on displays of several sizes, for people to look at:
// take_screenshots PROGRAM FOLDER MAP...

#include "support/files.hpp"
#include "support/x_display.hpp"

#include "picture/png.hpp"

#include <filesystem>
#include <iostream>

namespace fovlab::test {
namespace {

struct Screen {
    int width;
    int height;
    int dpi;
};

/// Whether the window has come to rest: two pictures of it, one after the other, are the same.
bool is_still(const XDisplay& display, Image& picture) {
    Image next = display.picture();
    const bool still = next.rgb == picture.rgb;
    picture = std::move(next);
    return still;
}

void take(const std::string& program, const std::string& map, const Screen& screen,
          const std::filesystem::path& folder) {
    XDisplay display(screen.width, screen.height, screen.dpi);
    const RunningProgram window({program, map});
    display.wait_for_window();
    display.resize(screen.width, screen.height);
    display.move(screen.width * 2 / 5, screen.height / 3);
    Image picture(1, 1);
    int still = 0;
    if (!wait_until([&] { return (still = is_still(display, picture) ? still + 1 : 0) > 20; }))
        throw std::runtime_error("the window does not come to rest");
    const std::string name = std::filesystem::path(map).stem().string() + '_' +
                             std::to_string(screen.width) + 'x' + std::to_string(screen.height) +
                             ".png";
    write_file(folder / name, encode_png(picture));
    std::cout << (folder / name).string() << '\n';
}

} // namespace
} // namespace fovlab::test

int main(int argc, char** argv) {
    using fovlab::test::Screen;
    if (argc < 4) {
        std::cerr << "take_screenshots PROGRAM FOLDER MAP...\n";
        return 2;
    }
    std::filesystem::create_directories(argv[2]);
    for (int i = 3; i < argc; ++i)
        for (const Screen& screen :
             {Screen{1280, 720, 96}, Screen{1920, 1080, 96}, Screen{3840, 2160, 192}})
            fovlab::test::take(argv[1], argv[i], screen, argv[2]);
}
