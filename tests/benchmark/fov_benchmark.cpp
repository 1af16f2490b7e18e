// One field of view by each algorithm, on maps from fixed seeds. The names are
// fov/SPEC/MAP/rRADIUS/plain, and …/libtcod for libtcod's nearest algorithm. Beside them
// sight/MAP/rRADIUS, the geometric sight, and comparison/MAP/rRADIUS, all there is to find from one
// viewer: five fields of view, the geometric sight, soundness and asymmetry.

#include "analysis/comparison.hpp"
#include "fov/spec.hpp"
#include "support/random_map.hpp"

#include <benchmark/benchmark.h>

#ifdef FOVLAB_LIBTCOD
#include <libtcod.h>
#endif

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace fovlab::test {
namespace {

constexpr int radius = 20;

struct Scene {
    std::string name;
    Grid grid;
    std::vector<Tile> viewers; // 64, spread over the floor
};

Scene scene(std::string name, Grid grid, Random& random) {
    Scene scene{std::move(name), std::move(grid), {}};
    for (int i = 0; i < 64; ++i) scene.viewers.push_back(random_floor(scene.grid, random));
    return scene;
}

std::vector<Scene> scenes() {
    Random random(20);
    std::vector<Scene> scenes;
    scenes.push_back(scene("cave_80x50", cave(80, 50, random), random));
    scenes.push_back(scene("noise5_128", noise(128, 128, 5, random), random));
    scenes.push_back(scene("noise25_80x50", noise(80, 50, 25, random), random));
    scenes.push_back(scene("open_fit", Grid(2 * radius + 1, 2 * radius + 1), random));
    scenes.back().viewers.assign(64, {radius, radius});
    return scenes;
}

std::vector<Spec> specs() {
    std::vector<Spec> specs = default_specs();
    specs.push_back(parse_spec("shortest-path:neighbours=8"));
    return specs;
}

/// Calls `compute` for one viewer after the other, again and again.
void run(benchmark::State& state, const Scene& scene, const std::function<void(Tile)>& compute) {
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) {
        compute(scene.viewers[next]);
        next = (next + 1) % scene.viewers.size();
    }
}

void add_plain(const Spec& spec, const Scene& scene, const std::string& name) {
    benchmark::RegisterBenchmark((name + "/plain").c_str(), [=](benchmark::State& state) {
        run(state, scene, [&](Tile viewer) {
            benchmark::DoNotOptimize(spec.algorithm->fov(scene.grid, viewer, radius, spec.values));
        });
    })->Unit(benchmark::kMicrosecond);
}

void add_sight(const Scene& scene, int sight_radius) {
    const std::string name = "sight/" + scene.name + "/r" + std::to_string(sight_radius);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        run(state, scene, [&](Tile viewer) {
            benchmark::DoNotOptimize(geometric_sight(scene.grid, viewer, sight_radius));
        });
    })->Unit(benchmark::kMicrosecond);
}

void add_comparison(const Scene& scene, int comparison_radius) {
    const std::string name = "comparison/" + scene.name + "/r" + std::to_string(comparison_radius);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        const std::vector<Spec> algorithms = default_specs();
        run(state, scene, [&](Tile viewer) {
            benchmark::DoNotOptimize(compare(algorithms, scene.grid, viewer, comparison_radius));
        });
    })->Unit(benchmark::kMicrosecond);
}

#ifdef FOVLAB_LIBTCOD
TCOD_fov_algorithm_t nearest_of_libtcod(const Spec& spec) {
    static const std::map<std::string_view, TCOD_fov_algorithm_t> nearest = {
        {"bresenham", FOV_BASIC},   {"raycast", FOV_BASIC},         {"shadowcast", FOV_SHADOW},
        {"dfov", FOV_PERMISSIVE_8}, {"shortest-path", FOV_DIAMOND},
    };
    return nearest.at(spec.algorithm->id);
}

void add_libtcod(const Spec& spec, const Scene& scene, const std::string& name) {
    benchmark::RegisterBenchmark((name + "/libtcod").c_str(), [=](benchmark::State& state) {
        TCOD_Map* map = TCOD_map_new(scene.grid.width(), scene.grid.height());
        for (int y = 0; y < scene.grid.height(); ++y)
            for (int x = 0; x < scene.grid.width(); ++x)
                TCOD_map_set_properties(map, x, y, scene.grid.is_floor({x, y}), true);
        const TCOD_fov_algorithm_t algorithm = nearest_of_libtcod(spec);
        run(state, scene, [&](Tile viewer) {
            TCOD_map_compute_fov(map, viewer.x, viewer.y, radius, true, algorithm);
        });
        TCOD_map_delete(map);
    })->Unit(benchmark::kMicrosecond);
}
#endif

} // namespace
} // namespace fovlab::test

int main(int argc, char** argv) {
    using namespace fovlab::test;
    for (const auto& scene : scenes()) {
        for (const auto& spec : specs()) {
            const std::string name =
                "fov/" + to_string(spec) + '/' + scene.name + "/r" + std::to_string(radius);
            add_plain(spec, scene, name);
#ifdef FOVLAB_LIBTCOD
            add_libtcod(spec, scene, name);
#endif
        }
    }
    Random random(3);
    add_sight(scene("cave_80x50", cave(80, 50, random), random), 20);
    add_sight(scene("noise5_128", noise(128, 128, 5, random), random), 60);
    // How sight grows with the radius: from viewers whose square is never cut by the map's edge.
    for (const auto& [name, wall_percent] :
         {std::pair{"open_256", 0}, {"noise5_256", 5}, {"noise25_256", 25}}) {
        Scene growth{name, noise(256, 256, wall_percent, random), {}};
        while (growth.viewers.size() < 64) {
            const fovlab::Tile viewer = random_floor(growth.grid, random);
            if (square_length(viewer - fovlab::Tile{128, 128}) < 47)
                growth.viewers.push_back(viewer);
        }
        for (const int sight_radius : {10, 20, 40, 80}) add_sight(growth, sight_radius);
    }
    add_comparison(scene("cave_64x64", cave(64, 64, random), random), 8);
    add_comparison(scene("noise25_64x64", noise(64, 64, 25, random), random), 8);
    add_comparison(scene("open_64x64", fovlab::Grid(64, 64), random), 8);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
