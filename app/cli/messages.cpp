#include "cli/messages.hpp"

#include "grid/utf8.hpp"
#include "storage/descriptor.hpp"

namespace fovlab {
namespace {

/// File names and arguments may hold anything; on a terminal only text is safe to show.
std::string printable(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto character = take_code_point(text);
        if (!character) text.remove_prefix(1);
        if (!character || is_control(*character))
            line += '?';
        else
            line += before.substr(0, before.size() - text.size());
    }
    return line;
}

} // namespace

void say(const std::string& where, const std::string& what) {
    const std::string line = "fovlab: " + (where.empty() ? "" : where + ": ") + what;
    // Nobody is left to tell when standard error itself fails.
    [[maybe_unused]] const bool said = write_all(STDERR_FILENO, printable(line) + '\n');
}

} // namespace fovlab
