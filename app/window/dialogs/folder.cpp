#include "window/dialogs/folder.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <system_error>

namespace fovlab {
namespace {

namespace fs = std::filesystem;

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool comes_before(const Folder::Entry& a, const Folder::Entry& b) {
    if (a.is_folder != b.is_folder) return a.is_folder;
    return std::lexicographical_compare(
        a.name.begin(), a.name.end(), b.name.begin(), b.name.end(),
        [](char left, char right) { return lower(left) < lower(right); });
}

} // namespace

Folder list_folder(const fs::path& path) {
    std::error_code error;
    Folder folder{fs::absolute(path, error).lexically_normal(), {}, {}};
    fs::directory_iterator entry(folder.path, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code broken_link;
        if (!name.starts_with('.'))
            folder.entries.push_back({name, entry->is_directory(broken_link)});
    }
    if (error) folder.problem = error.message();
    std::ranges::sort(folder.entries, comes_before);
    return folder;
}

fs::path typed_path(const std::string& text, const fs::path& folder) {
    const char* home = std::getenv("HOME");
    if (home && (text == "~" || text.starts_with("~/")))
        return (fs::path(home) / text.substr(std::min<std::size_t>(2, text.size())))
            .lexically_normal();
    return (folder / text).lexically_normal();
}

bool contains_ignoring_case(std::string_view text, std::string_view part) {
    const auto same = [](char left, char right) { return lower(left) == lower(right); };
    return part.empty() ||
           std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

} // namespace fovlab
