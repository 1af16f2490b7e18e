// How quick the window is. window/frame/…: building a frame, with nothing changed and with a wall
// painted before each, which computes everything anew. window/first_frame: from the start of the
// program until its window shows something, on a display without a screen. window/idle: the share
// of a core, in percent, that it takes for ten seconds in which nothing happens.

#include "support/headless_window.hpp"
#include "support/random_map.hpp"
#include "support/x_display.hpp"

#include <benchmark/benchmark.h>

#include <chrono>
#include <fstream>
#include <string>
#include <thread>
#include <unistd.h>

namespace fovlab::test {
namespace {

using Clock = std::chrono::steady_clock;

/// A map of 64 × 64 tiles on which everything is found, and the five algorithms alone on show.
struct FrameScene {
    FrameScene() : window(map(), 1600, 900) {
        window.workspace.panels.set_hidden(5, true);
        window.workspace.panels.set_hidden(6, true);
        window.frames(2);
    }

    static Map map() {
        Random random(64);
        Map map;
        map.grid = noise(64, 64, 12, random);
        map.viewer = floor_nearest_to_middle(map.grid);
        return map;
    }

    HeadlessWindow window;
};

void frame(benchmark::State& state) {
    FrameScene scene;
    for ([[maybe_unused]] auto _ : state) scene.window.frames(1);
}

void frame_after_painting(benchmark::State& state) {
    FrameScene scene;
    Document& document = scene.window.workspace.document;
    TileSet tile(64, 64);
    tile.insert({30, 27});
    bool wall = false;
    for ([[maybe_unused]] auto _ : state) {
        document.paint(tile, (wall = !wall) ? Paint::wall : Paint::floor, "Wall brush");
        scene.window.frames(1);
    }
}

/// Whether a picture of a window has more than one colour.
bool shows_something(const Image& image) {
    const auto is_new = [&](std::size_t i) { return image.rgb[i] != image.rgb[i % 3]; };
    for (std::size_t i = 0; i < image.rgb.size(); ++i)
        if (is_new(i)) return true;
    return false;
}

void first_frame(benchmark::State& state) {
    XDisplay display(1360, 840);
    for ([[maybe_unused]] auto _ : state) {
        const Clock::time_point start = Clock::now();
        RunningProgram program({FOVLAB_PROGRAM});
        display.wait_for_window();
        while (!shows_something(display.picture())) {
        }
        state.SetIterationTime(std::chrono::duration<double>(Clock::now() - start).count());
    }
}

/// The time that a process has spent computing, in seconds.
double processor_time(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string word;
    double ticks = 0;
    // The 14th and 15th words: in the program, and in the system for it.
    for (int i = 1; i <= 15 && file >> word; ++i)
        if (i >= 14) ticks += std::stod(word);
    return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void idle(benchmark::State& state) {
    using namespace std::chrono_literals;
    XDisplay display(1360, 840);
    RunningProgram program({FOVLAB_PROGRAM});
    display.wait_for_window();
    display.move(600, 400);
    std::this_thread::sleep_for(1s);
    double used = 0;
    for ([[maybe_unused]] auto _ : state) {
        const double before = processor_time(program.pid());
        std::this_thread::sleep_for(10s);
        used += processor_time(program.pid()) - before;
    }
    state.counters["percent_of_a_core"] = used / 10 / static_cast<double>(state.iterations()) * 100;
}

BENCHMARK(frame)->Name("window/frame/five_64x64")->Unit(benchmark::kMillisecond);
BENCHMARK(frame_after_painting)
    ->Name("window/frame/five_64x64/after_painting")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(first_frame)
    ->Name("window/first_frame")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(10);
BENCHMARK(idle)->Name("window/idle/10s")->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
} // namespace fovlab::test

BENCHMARK_MAIN();
