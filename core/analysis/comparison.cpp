#include "analysis/comparison.hpp"

#include "fov/fov.hpp"

namespace fovlab {

const TileSet& tiles_with(Finding finding, const Findings& findings) {
    switch (finding) {
    case Finding::leak:
        return findings.soundness.leaks;
    case Finding::impossible:
        return findings.soundness.impossible;
    case Finding::hole:
        return findings.soundness.holes;
    case Finding::unlit_wall:
        return findings.soundness.unlit_walls;
    case Finding::sees_unseen:
        return findings.asymmetry.sees_unseen;
    case Finding::seen_unseeing:
        break;
    }
    return findings.asymmetry.seen_unseeing;
}

Findings findings_of(const Spec& spec, const Grid& grid, Tile viewer, int radius,
                     const GeometricSight& sight, WithAsymmetry with_asymmetry) {
    const TileSet none(grid.width(), grid.height());
    Findings findings{fov(spec, grid, viewer, radius), {}, {none, none}};
    findings.soundness = soundness(spec, grid, viewer, radius, findings.visible, sight);
    if (with_asymmetry == WithAsymmetry::yes)
        findings.asymmetry = asymmetry(spec, grid, viewer, radius, findings.visible);
    return findings;
}

Comparison compare(std::span<const Spec> algorithms, const Grid& grid, Tile viewer, int radius) {
    Comparison comparison{geometric_sight(grid, viewer, radius), {}};
    for (const Spec& spec : algorithms)
        comparison.findings.push_back(
            findings_of(spec, grid, viewer, radius, comparison.sight, WithAsymmetry::yes));
    return comparison;
}

} // namespace fovlab
