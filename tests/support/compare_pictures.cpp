// compare_pictures BEFORE.png AFTER.png DIFFERENCE.png
//
// Says how many pixels differ and, when some do, draws where. Exit status 1 when some do.

#include "picture/png.hpp"
#include "support/files.hpp"
#include "support/picture.hpp"

#include <iostream>

int main(int argc, char** argv) {
    using namespace fovlab;
    using namespace fovlab::test;
    if (argc != 4) {
        std::cerr << "usage: compare_pictures BEFORE.png AFTER.png DIFFERENCE.png\n";
        return 2;
    }
    const Image before = decode_png(read_file(argv[1]));
    const Image after = decode_png(read_file(argv[2]));
    if (before.width != after.width || before.height != after.height) {
        std::cout << before.width << " × " << before.height << " became " << after.width << " × "
                  << after.height << '\n';
        return 1;
    }
    const long long count = differing_pixels(before, after);
    if (count == 0) return 0;
    write_file(argv[3], encode_png(difference_picture(before, after)));
    std::cout << count << " pixels differ: " << argv[3] << '\n';
    return 1;
}
