#include "analysis/comparison.hpp"

#include "fov/fov.hpp"

namespace fovlab {

Comparison compare(std::span<const Spec> algorithms, const Grid& grid, Tile viewer, int radius) {
    Comparison comparison{geometric_sight(grid, viewer, radius), {}};
    for (const Spec& spec : algorithms) {
        Findings findings;
        findings.visible = fov(spec, grid, viewer, radius);
        findings.soundness =
            soundness(spec, grid, viewer, radius, findings.visible, comparison.sight);
        findings.asymmetry = asymmetry(spec, grid, viewer, radius, findings.visible);
        comparison.findings.push_back(std::move(findings));
    }
    return comparison;
}

} // namespace fovlab
