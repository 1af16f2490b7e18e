#include "draw/legend.hpp"

#include <algorithm>

namespace fovlab {

void add_to_legend(std::vector<LegendEntry>& legend, const Panel& panel) {
    for (const LegendEntry& entry : panel.legend) {
        if (std::ranges::find(legend, entry) != legend.end()) continue;
        legend.insert(std::ranges::upper_bound(legend, entry.rank, {}, &LegendEntry::rank), entry);
    }
}

} // namespace fovlab
