#include "cli/picture_output.hpp"

#include "failure.hpp"
#include "picture/png.hpp"
#include "storage/bundled_maps.hpp"
#include "storage/output.hpp"

#include <filesystem>
#include <system_error>

namespace fovlab {

bool is_standard_output(const std::string& file) {
    return file == "-" || file == "/dev/stdout";
}

void check_picture_output(const std::string& file, const LoadedMap& loaded) {
    if (is_standard_output(file)) return;
    const std::string map = loaded.name == "-" ? "/dev/stdin" : map_file(loaded.name);
    std::error_code error;
    if (std::filesystem::is_regular_file(file, error) &&
        std::filesystem::equivalent(map, file, error))
        throw Failure(file, "is the map itself; name another file for the picture");
    check_writable(file);
}

void write_picture(const std::string& file, const Image& image) {
    const std::string png = encode_png(image);
    if (is_standard_output(file))
        write_standard_output(png);
    else
        write_whole_file(file, png);
}

} // namespace fovlab
