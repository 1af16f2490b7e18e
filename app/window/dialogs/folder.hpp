#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fovlab {

/// What a file chooser lists of a folder.
struct Folder {
    struct Entry {
        std::string name;
        bool is_folder;
    };

    std::filesystem::path path; // absolute
    std::vector<Entry> entries; // folders first, each kind by name; hidden ones left out
    std::string problem;        // why it cannot be listed; empty when it can
};

Folder list_folder(const std::filesystem::path& path);

/// What a user means by a path that he typed while looking at a folder: `~` is his home.
std::filesystem::path typed_path(const std::string& text, const std::filesystem::path& folder);

/// Whether `part` occurs in `text`, capitals or not.
bool contains_ignoring_case(std::string_view text, std::string_view part);

} // namespace fovlab
