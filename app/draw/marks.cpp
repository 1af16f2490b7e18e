#include "draw/marks.hpp"

namespace fovlab {
namespace {

Marks marks_of(std::initializer_list<Finding> findings) {
    Marks marks = Marks::none();
    for (const Finding finding : findings) marks.set(finding);
    return marks;
}

} // namespace

std::vector<MarkName> mark_names() {
    using enum Finding;
    return {
        {"leaks", marks_of({leak})},
        {"impossible", marks_of({impossible})},
        {"holes", marks_of({hole})},
        {"unlit", marks_of({unlit_wall})},
        {"sees-unseen", marks_of({sees_unseen})},
        {"seen-unseeing", marks_of({seen_unseeing})},
        {"artifacts", marks_of({impossible, hole, unlit_wall})},
        {"asymmetry", marks_of({sees_unseen, seen_unseeing})},
        {"all", Marks::all()},
        {"none", Marks::none()},
    };
}

} // namespace fovlab
