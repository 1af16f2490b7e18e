#pragma once

#include "analysis/soundness.hpp"
#include "grid/tile_array.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace fovlab {

/// One algorithm on a whole map, with every floor tile as the viewer once.
struct Survey {
    std::int64_t visible_pairs = 0;    // ordered pairs A ≠ B of floor tiles where A sees B
    std::int64_t asymmetric_pairs = 0; // and B does not see A
    SoundnessCounts soundness;         // summed over all viewers

    /// In how many asymmetric pairs each tile takes part. A pair counts for both of its tiles, so
    /// all together make twice the asymmetric pairs.
    TileArray<int> unfairness;

    /// What the algorithm's fields of view and their findings took, summed over the cores. The
    /// geometric sight, which is the same for all algorithms, is not in it.
    std::chrono::duration<double, std::milli> time{};
};

/// How a survey is run.
struct SurveyControl {
    std::stop_token stop = {}; // ends it early

    /// Called often, by the thread that asked for the survey, with the part of the work that is
    /// done, from 0 to 1.
    std::function<void(double part)> report = {};

    /// Memory for the search for asymmetric pairs, in bytes. Where it does not hold all pairs of
    /// tiles, viewers are computed again and again: on a map of 1024 × 1024 tiles, with three
    /// algorithms that are not symmetric, about twice at radius 64, five times at 100, and at 1024
    /// so often that nobody will wait for the end. All else that a survey needs is a few sets of
    /// tiles for each core, and 4 bytes a tile and algorithm for the result.
    std::size_t pair_memory = std::size_t{192} << 20;
};

/// Surveys the map with each of the algorithms, on all cores; radius at least 1. Returns nothing
/// when it was stopped before it was done.
std::optional<std::vector<Survey>> survey(std::span<const Spec> algorithms, const Grid& grid,
                                          int radius, const SurveyControl& control = {});

} // namespace fovlab
