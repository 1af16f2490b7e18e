#include "support/golden_file.hpp"

#include "grid/map_text.hpp"
#include "support/files.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>

namespace fovlab::test {
namespace {

GoldenSection read_heading(const std::string& heading) {
    GoldenSection section;
    std::istringstream words(heading);
    words >> section.layer;
    if (section.layer == "map") return section;
    if (section.layer != "sight") words >> section.algorithm;
    if (!(words >> section.radius)) throw std::runtime_error("golden heading: " + heading);
    return section;
}

GoldenFile read_golden_file(const std::filesystem::path& path) {
    GoldenFile file{path.stem().string(), {}, {}};
    std::istringstream lines(read_file(path));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("# "))
            file.sections.push_back(read_heading(line.substr(2)));
        else
            file.sections.back().rows += line + '\n';
    }
    if (file.sections.empty() || file.sections.front().layer != "map")
        throw std::runtime_error(path.string() + " does not begin with a map");
    file.map = read_map(file.sections.front().rows).map;
    file.sections.erase(file.sections.begin());
    return file;
}

} // namespace

std::vector<GoldenFile> read_golden_files(const std::filesystem::path& folder) {
    std::vector<GoldenFile> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".golden") files.push_back(read_golden_file(entry.path()));
    if (files.empty()) throw std::runtime_error("no golden files in " + folder.string());
    std::ranges::sort(files, {}, &GoldenFile::name);
    return files;
}

Spec spec_of_golden_name(const std::string& name) {
    static const std::map<std::string, std::string> specs = {
        {"bresenham", "bresenham"},
        {"raycast360", "raycast"},
        {"shortest_path_4", "shortest-path"},
        {"shortest_path_8", "shortest-path:neighbours=8"},
        {"dfov", "dfov"},
        {"shadowcast", "shadowcast"},
    };
    return parse_spec(specs.at(name));
}

} // namespace fovlab::test
