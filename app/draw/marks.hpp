#pragma once

#include "analysis/comparison.hpp"

#include <bitset>
#include <string_view>
#include <vector>

namespace fovlab {

/// Which findings a panel marks.
class Marks {
public:
    static Marks all() { return Marks(~std::bitset<finding_count>()); }
    static Marks none() { return Marks({}); }

    bool has(Finding finding) const { return marked_[static_cast<std::size_t>(finding)]; }
    void set(Finding finding) { marked_.set(static_cast<std::size_t>(finding)); }
    void toggle(Finding finding) { marked_.flip(static_cast<std::size_t>(finding)); }

    /// Whether the costly ones are among them.
    bool has_asymmetry() const { return has(Finding::sees_unseen) || has(Finding::seen_unseeing); }
    Marks without_asymmetry() const {
        Marks marks = *this;
        marks.marked_.reset(static_cast<std::size_t>(Finding::sees_unseen));
        marks.marked_.reset(static_cast<std::size_t>(Finding::seen_unseeing));
        return marks;
    }

    friend bool operator==(const Marks&, const Marks&) = default;

    Marks& operator|=(const Marks& other) {
        marked_ |= other.marked_;
        return *this;
    }

private:
    explicit Marks(std::bitset<finding_count> marked) : marked_(marked) {}

    std::bitset<finding_count> marked_;
};

/// The findings, or groups of them, that can be named to be marked.
struct MarkName {
    std::string_view name;
    Marks marks;
};
std::vector<MarkName> mark_names();

} // namespace fovlab
