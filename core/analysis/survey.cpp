// The survey of a whole map, in bands of tiles in reading order.
//
// Asymmetry is a matter of pairs. Each pair of tiles has one bit, which is flipped when the first
// sees the second, and flipped when the second sees the first: in the end it is set where just one
// of them does. The order in which viewers come does not matter, so that all cores can work at
// once, and which of the two it is that sees need not be kept.
//
// The bits of all pairs on a large map would be too many. They belong to the first tile of a pair
// in reading order, so a band of tiles has its bits together; complete they are when every viewer
// of the band, and every later one within the radius of it, has had its turn.

#include "analysis/survey.hpp"

#include "fov/fov.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <functional>
#include <future>
#include <mutex>
#include <system_error>
#include <thread>

namespace fovlab {
namespace {

/// How far apart two tiles that see each other can be, in columns and rows.
struct Reach {
    int columns;
    int rows;

    /// Offsets to later tiles, and as many to earlier ones in the same row, which stay unused.
    std::size_t pairs_per_tile() const {
        return static_cast<std::size_t>(2 * columns + 1) * static_cast<std::size_t>(rows + 1);
    }
};

/// Tiles by their place in reading order: those of the band, from begin to end, and behind them
/// those that can see into it, to `last_viewer`.
struct Band {
    int begin;
    int end;
    int last_viewer;

    bool contains(int place) const { return place >= begin && place < end; }
};

/// One bit for each pair of tiles whose first is in the band.
class PairBits {
public:
    PairBits(const Grid& grid, Reach reach, Band band)
        : width_(grid.width()), reach_(reach), band_(band),
          words_((static_cast<std::size_t>(band.end - band.begin) * reach.pairs_per_tile() + 63) /
                 64) {}

    /// The viewer sees the tile. May be called by several threads at once.
    void flip(Tile viewer, Tile tile) {
        const bool viewer_is_first = place(viewer) < place(tile);
        const Tile first = viewer_is_first ? viewer : tile;
        if (!band_.contains(place(first))) return;
        const Tile offset = viewer_is_first ? tile - viewer : viewer - tile;
        const std::size_t bit = index(first, offset);
        std::atomic_ref(words_[bit / 64])
            .fetch_xor(std::uint64_t{1} << bit % 64, std::memory_order_relaxed);
    }

    /// Calls `visit` with both tiles of each pair whose bit is set.
    template <typename Visit>
    void for_each_set(Visit visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                visit_pair(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)), visit);
    }

private:
    int place(Tile tile) const { return tile.y * width_ + tile.x; }
    std::size_t columns() const { return static_cast<std::size_t>(2 * reach_.columns + 1); }

    std::size_t index(Tile first, Tile offset) const {
        assert(std::abs(offset.x) <= reach_.columns && offset.y <= reach_.rows);
        return static_cast<std::size_t>(place(first) - band_.begin) * reach_.pairs_per_tile() +
               static_cast<std::size_t>(offset.y) * columns() +
               static_cast<std::size_t>(offset.x + reach_.columns);
    }

    template <typename Visit>
    void visit_pair(std::size_t bit, Visit visit) const {
        const int first = band_.begin + static_cast<int>(bit / reach_.pairs_per_tile());
        const std::size_t offset = bit % reach_.pairs_per_tile();
        const Tile tile{first % width_, first / width_};
        visit(tile, tile + Tile{static_cast<int>(offset % columns()) - reach_.columns,
                                static_cast<int>(offset / columns())});
    }

    int width_;
    Reach reach_;
    Band band_;
    std::vector<std::uint64_t> words_;
};

/// Calls `work` on every core, here as well. What it throws on any of them is thrown here.
template <typename Work>
void on_all_cores(Work work) {
    std::vector<std::future<void>> helpers;
    try {
        for (unsigned core = 1; core < std::thread::hardware_concurrency(); ++core)
            helpers.push_back(std::async(std::launch::async, work, false));
    } catch (const std::system_error&) {
        // The system allows no more threads; fewer will do.
    }
    work(true);
    for (std::future<void>& helper : helpers) helper.get();
}

class Surveyor {
public:
    Surveyor(std::span<const Spec> algorithms, const Grid& grid, int radius,
             const SurveyControl& control)
        : algorithms_(algorithms), grid_(grid),
          radius_(radius), reach_{std::min(radius, grid.width() - 1),
                                  std::min(radius, grid.height() - 1)},
          control_(control), bands_(bands()), viewers_in_all_(viewers_in_all()),
          surveys_(algorithms.size()) {
        for (Survey& survey : surveys_)
            survey.unfairness = TileArray<int>(grid.width(), grid.height());
    }

    std::optional<std::vector<Survey>> run() {
        report();
        for (const Band& band : bands_) {
            survey_band(band);
            if (control_.stop.stop_requested()) return std::nullopt;
            report();
        }
        return std::move(surveys_);
    }

private:
    std::vector<Band> bands() const {
        const auto with_pairs = static_cast<std::size_t>(
            std::ranges::count_if(algorithms_, std::not_fn(&Surveyor::is_symmetric)));
        const int tiles = grid_.width() * grid_.height();
        const std::size_t bits_per_tile = with_pairs * reach_.pairs_per_tile();
        const std::size_t fitting =
            8 * control_.pair_memory / std::max(bits_per_tile, std::size_t{1});
        const int size =
            static_cast<int>(std::clamp(fitting, std::size_t{1}, static_cast<std::size_t>(tiles)));
        std::vector<Band> bands;
        for (int begin = 0; begin < tiles; begin += size) {
            const int end = std::min(begin + size, tiles);
            const int farthest = reach_.rows * grid_.width() + reach_.columns;
            bands.push_back({begin, end, with_pairs > 0 ? std::min(end + farthest, tiles) : end});
        }
        return bands;
    }

    std::int64_t viewers_in_all() const {
        std::int64_t viewers = 0;
        for (const Band& band : bands_)
            for (int place = band.begin; place < band.last_viewer; ++place)
                viewers += grid_.is_floor(tile_at(place));
        return viewers;
    }

    static bool is_symmetric(const Spec& spec) { return spec.algorithm->symmetric; }

    Tile tile_at(int place) const { return {place % grid_.width(), place / grid_.width()}; }

    void survey_band(const Band& band) {
        // Algorithms that are proven symmetric have no asymmetric pairs to look for.
        std::vector<std::optional<PairBits>> pairs(algorithms_.size());
        for (std::size_t i = 0; i < algorithms_.size(); ++i)
            if (!is_symmetric(algorithms_[i])) pairs[i].emplace(grid_, reach_, band);

        std::atomic<int> next = band.begin;
        on_all_cores([&](bool is_caller) {
            std::vector<Survey> sums(algorithms_.size());
            try {
                for (int place;
                     (place = next++) < band.last_viewer && !control_.stop.stop_requested();) {
                    if (grid_.is_wall(tile_at(place))) continue;
                    take_viewer(tile_at(place), band.contains(place), pairs, sums);
                    ++viewers_done_;
                    if (is_caller) report();
                }
            } catch (...) {
                next = band.last_viewer; // the others need not go on
                throw;
            }
            add(sums);
        });
        if (control_.stop.stop_requested()) return;
        for (std::size_t i = 0; i < algorithms_.size(); ++i)
            if (pairs[i]) add_pairs(*pairs[i], surveys_[i]);
    }

    /// Computes what all algorithms see from a viewer. It is counted only in its own band.
    void take_viewer(Tile viewer, bool counts, std::vector<std::optional<PairBits>>& pairs,
                     std::vector<Survey>& sums) const {
        std::optional<GeometricSight> sight;
        if (counts) sight = geometric_sight(grid_, viewer, radius_);
        for (std::size_t i = 0; i < algorithms_.size(); ++i) {
            if (!counts && !pairs[i]) continue;
            const auto start = std::chrono::steady_clock::now();
            const Spec& spec = algorithms_[i];
            const TileSet visible = fov(spec, grid_, viewer, radius_);
            const TileSet visible_floor = visible - grid_.walls();
            if (counts) {
                sums[i].visible_pairs += visible_floor.count() - 1; // not the viewer itself
                sums[i].soundness +=
                    count(soundness(spec, grid_, viewer, radius_, visible, *sight), grid_);
            }
            if (pairs[i])
                for (const Tile tile : visible_floor)
                    if (tile != viewer) pairs[i]->flip(viewer, tile);
            // A viewer may come again for the pairs of an earlier band, depending on what else is
            // surveyed; the time that counts is that of the first.
            if (counts) sums[i].time += std::chrono::steady_clock::now() - start;
        }
    }

    void add(const std::vector<Survey>& sums) {
        const std::lock_guard lock(surveys_mutex_);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            surveys_[i].visible_pairs += sums[i].visible_pairs;
            surveys_[i].soundness += sums[i].soundness;
            surveys_[i].time += sums[i].time;
        }
    }

    static void add_pairs(const PairBits& pairs, Survey& survey) {
        pairs.for_each_set([&](Tile a, Tile b) {
            ++survey.asymmetric_pairs;
            ++survey.unfairness[a];
            ++survey.unfairness[b];
        });
    }

    void report() const {
        if (!control_.report) return;
        control_.report(viewers_in_all_ == 0 ? 1
                                             : static_cast<double>(viewers_done_) /
                                                   static_cast<double>(viewers_in_all_));
    }

    std::span<const Spec> algorithms_;
    const Grid& grid_;
    int radius_;
    Reach reach_;
    const SurveyControl& control_;
    std::vector<Band> bands_;
    std::int64_t viewers_in_all_;
    std::atomic<std::int64_t> viewers_done_ = 0;
    std::mutex surveys_mutex_;
    std::vector<Survey> surveys_;
};

} // namespace

std::optional<std::vector<Survey>> survey(std::span<const Spec> algorithms, const Grid& grid,
                                          int radius, const SurveyControl& control) {
    assert(grid.width() > 0 && grid.height() > 0 && radius >= 1);
    return Surveyor(algorithms, grid, radius, control).run();
}

} // namespace fovlab
