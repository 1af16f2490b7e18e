#include "window/commands.hpp"

#include "draw/algorithm_panel.hpp"
#include "edit/operations.hpp"
#include "edit/shapes.hpp"
#include "window/dialogs.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <cassert>

namespace fovlab {
namespace {

constexpr int ctrl = GLFW_MOD_CONTROL;
constexpr int shift = GLFW_MOD_SHIFT;

void add_file_commands(std::vector<Command>& all) {
    const auto after_question = [](Continuation action) {
        return [action](Workspace& workspace) { unless_unsaved(workspace, action); };
    };
    all.push_back(
        {"File", "New map…", {{GLFW_KEY_N, ctrl}}, after_question([](Workspace& workspace) {
             workspace.dialog = new_map_dialog();
         })});
    all.push_back({"File", "Open…", {{GLFW_KEY_O, ctrl}}, after_question([](Workspace& workspace) {
                       workspace.dialog = open_chooser(workspace);
                   })});
    all.push_back({.menu = "File",
                   .name = "Save",
                   .shortcuts = {{GLFW_KEY_S, ctrl}},
                   .run = [](Workspace& workspace) { save_map(workspace); },
                   .begins_group = true});
    all.push_back({"File", "Save as…", {{GLFW_KEY_S, ctrl | shift}}, [](Workspace& workspace) {
                       save_map_as(workspace);
                   }});
    all.push_back({.menu = "File",
                   .name = "Quit",
                   .shortcuts = {{GLFW_KEY_Q, ctrl}},
                   .run = after_question([](Workspace& workspace) { workspace.closing = true; }),
                   .begins_group = true});
}

/// A change of the whole map.
Command map_operation(const std::string& name, Map (*operation)(const Map&)) {
    return {"Edit", name, {}, [name, operation](Workspace& workspace) {
                workspace.document.replace(operation(workspace.document.map()), name);
            }};
}

void add_edit_commands(std::vector<Command>& all) {
    all.push_back(
        {.menu = "Edit",
         .name = "Undo",
         .shortcuts = {{GLFW_KEY_Z, ctrl}},
         .run = [](Workspace& workspace) { workspace.document.undo(); },
         .is_possible = [](const Workspace& workspace) { return workspace.document.can_undo(); },
         .label =
             [](const Workspace& workspace) { return "Undo: " + workspace.document.undo_name(); },
         .repeats = true});
    all.push_back(
        {.menu = "Edit",
         .name = "Redo",
         .shortcuts = {{GLFW_KEY_Y, ctrl}, {GLFW_KEY_Z, ctrl | shift}},
         .run = [](Workspace& workspace) { workspace.document.redo(); },
         .is_possible = [](const Workspace& workspace) { return workspace.document.can_redo(); },
         .label =
             [](const Workspace& workspace) { return "Redo: " + workspace.document.redo_name(); },
         .keys = "Ctrl+Y, Ctrl+Shift+Z",
         .repeats = true});
    all.push_back({.menu = "Edit",
                   .name = "Copy map as text",
                   .shortcuts = {{GLFW_KEY_C, ctrl}},
                   .run = copy_map,
                   .begins_group = true});
    all.push_back({"Edit", "Paste map as text", {{GLFW_KEY_V, ctrl}}, paste_map});
    all.push_back({.menu = "Edit",
                   .name = "Resize map…",
                   .run =
                       [](Workspace& workspace) {
                           workspace.dialog = resize_dialog(workspace.document.map());
                       },
                   .begins_group = true});
    all.push_back(map_operation("Clear map", cleared));
    all.push_back(map_operation("Invert map", inverted));
    all.push_back(
        {.menu = "Edit",
         .name = "Right button picks wall or floor",
         .run =
             [](Workspace& workspace) {
                 Painter& painter = workspace.painter;
                 painter.right_picks = !painter.right_picks;
                 painter.ink = Paint::wall;
             },
         .is_on = [](const Workspace& workspace) { return workspace.painter.right_picks; },
         .begins_group = true});
}

Command tool_command(Tool tool, int key) {
    return {.menu = "Tools",
            .name = name_of(tool),
            .shortcuts = {{key}},
            .run = [tool](Workspace& workspace) { workspace.painter.tool = tool; },
            .is_on = [tool](const Workspace& workspace) { return workspace.painter.tool == tool; }};
}

Command brush_command(const std::string& name, int key, int growth) {
    return {.menu = "Tools",
            .name = name,
            .shortcuts = {{key}},
            .run =
                [growth](Workspace& workspace) {
                    int& size = workspace.painter.brush_size;
                    size = std::clamp(size + growth, 1, max_brush_size);
                },
            .repeats = true,
            .begins_group = growth > 0};
}

void add_tool_commands(std::vector<Command>& all) {
    all.push_back(tool_command(Tool::wall_brush, GLFW_KEY_B));
    all.push_back(tool_command(Tool::eraser, GLFW_KEY_E));
    all.push_back(tool_command(Tool::line, GLFW_KEY_L));
    // Pressed again, the key of rectangles goes over to filled ones, and back.
    all.push_back(tool_command(Tool::rectangle, GLFW_KEY_R));
    all.back().run = [](Workspace& workspace) {
        Tool& tool = workspace.painter.tool;
        tool = tool == Tool::rectangle ? Tool::filled_rectangle : Tool::rectangle;
    };
    all.push_back(tool_command(Tool::filled_rectangle, 0));
    all.back().shortcuts.clear();
    all.back().keys = "R R";
    all.push_back(tool_command(Tool::flood_fill, GLFW_KEY_F));
    all.push_back(tool_command(Tool::move_viewer, GLFW_KEY_V));
    all.push_back(brush_command("Larger brush", GLFW_KEY_RIGHT_BRACKET, 1));
    all.push_back(brush_command("Smaller brush", GLFW_KEY_LEFT_BRACKET, -1));

    const auto add_step = [&](std::vector<Shortcut> shortcuts, Tile step) {
        all.push_back({.menu = "Tools",
                       .name = "Step the viewer",
                       .shortcuts = std::move(shortcuts),
                       .run = [step](Workspace& workspace) { workspace.step_viewer(step); },
                       .keys = "arrow keys, numpad",
                       .repeats = true,
                       .in_menu = false});
    };
    add_step({{GLFW_KEY_LEFT}, {GLFW_KEY_KP_4}}, {-1, 0});
    add_step({{GLFW_KEY_RIGHT}, {GLFW_KEY_KP_6}}, {1, 0});
    add_step({{GLFW_KEY_UP}, {GLFW_KEY_KP_8}}, {0, -1});
    add_step({{GLFW_KEY_DOWN}, {GLFW_KEY_KP_2}}, {0, 1});
    add_step({{GLFW_KEY_KP_7}}, {-1, -1});
    add_step({{GLFW_KEY_KP_9}}, {1, -1});
    add_step({{GLFW_KEY_KP_1}}, {-1, 1});
    add_step({{GLFW_KEY_KP_3}}, {1, 1});
}

/// "Mark: sees, unseen", without what explains it.
std::string mark_command_name(const LegendEntry& finding) {
    return "Mark: " + finding.meaning.substr(0, finding.meaning.find(':'));
}

void change_radius(Workspace& workspace, int growth) {
    workspace.radius = std::clamp(workspace.radius + growth, min_radius, max_radius);
}

void add_view_commands(std::vector<Command>& all) {
    const auto add = [&](const std::string& name, std::vector<Shortcut> shortcuts,
                         std::function<void(Workspace&)> run) -> Command& {
        return all.emplace_back(
            Command{.menu = "View", .name = name, .shortcuts = std::move(shortcuts), .run = run});
    };
    add("Zoom in",
        {{'+', ctrl},
         {'+', ctrl | shift},
         {'=', ctrl},
         {'=', ctrl | shift},
         {GLFW_KEY_KP_ADD, ctrl}},
        [](Workspace& workspace) { workspace.viewport.zoom_in_middle(1); })
        .repeats = true;
    add("Zoom out", {{GLFW_KEY_MINUS, ctrl}, {GLFW_KEY_KP_SUBTRACT, ctrl}},
        [](Workspace& workspace) { workspace.viewport.zoom_in_middle(-1); })
        .repeats = true;
    add("Fit the map", {{GLFW_KEY_0, ctrl}, {GLFW_KEY_KP_0, ctrl}},
        [](Workspace& workspace) { workspace.fit_map(); });
    Command& larger =
        add("Larger radius", {{'+'}, {'+', shift}, {'='}, {'=', shift}, {GLFW_KEY_KP_ADD}},
            [](Workspace& workspace) { change_radius(workspace, 1); });
    larger.repeats = true;
    larger.begins_group = true;
    add("Smaller radius", {{GLFW_KEY_MINUS}, {GLFW_KEY_KP_SUBTRACT}}, [](Workspace& workspace) {
        change_radius(workspace, -1);
    }).repeats = true;
    const std::vector<LegendEntry> findings = finding_legend(themes[0]);
    for (int i = 0; i < finding_count; ++i) {
        const auto finding = static_cast<Finding>(i);
        Command& mark =
            add(mark_command_name(findings[static_cast<std::size_t>(i)]), {{GLFW_KEY_F2 + i}},
                [finding](Workspace& workspace) { workspace.marks.toggle(finding); });
        mark.is_on = [finding](const Workspace& workspace) { return workspace.marks.has(finding); };
        mark.begins_group = i == 0;
    }
    Command& theme = add("Light theme", {{GLFW_KEY_T}}, [](Workspace& workspace) {
        workspace.theme = workspace.theme == &themes[0] ? &themes[1] : &themes[0];
    });
    theme.is_on = [](const Workspace& workspace) { return workspace.theme == &themes[1]; };
    theme.begins_group = true;
}

void add_panel_commands(std::vector<Command>& all) {
    const auto add = [&](const std::string& name, std::vector<Shortcut> shortcuts,
                         std::function<void(Workspace&)> run) -> Command& {
        return all.emplace_back(
            Command{.menu = "Panels", .name = name, .shortcuts = std::move(shortcuts), .run = run});
    };
    add("Show all", {{GLFW_KEY_0}}, [](Workspace& workspace) { workspace.panels.show_all(); });
    add("Usual panels", {}, [](Workspace& workspace) { workspace.panels = PanelList(); });
    add("Next panel alone", {{GLFW_KEY_TAB}}, [](Workspace& workspace) {
        workspace.panels.step(1);
    }).repeats = true;
    add("Previous panel alone", {{GLFW_KEY_TAB, shift}}, [](Workspace& workspace) {
        workspace.panels.step(-1);
    }).repeats = true;
    for (int n = 1; n <= 9; ++n) {
        Command& nth =
            add("Show the nth panel alone", {{GLFW_KEY_0 + n}}, [n](Workspace& workspace) {
                workspace.panels.show_alone(static_cast<std::size_t>(n - 1));
            });
        nth.keys = "1 to 9, double click on its name";
        nth.in_menu = false;
    }
}

std::vector<Command> make_commands() {
    std::vector<Command> all;
    add_file_commands(all);
    add_edit_commands(all);
    add_tool_commands(all);
    add_view_commands(all);
    add_panel_commands(all);
    all.push_back({"Help", "All keys", {{GLFW_KEY_F1}}, [](Workspace& workspace) {
                       workspace.dialog = keys_page();
                   }});
    return all;
}

} // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all = make_commands();
    return all;
}

const Command* command_for(Shortcut shortcut) {
    for (const Command& command : commands())
        if (std::ranges::find(command.shortcuts, shortcut) != command.shortcuts.end())
            return &command;
    return nullptr;
}

void run(const Command& command, Workspace& workspace) {
    if (!command.is_possible || command.is_possible(workspace)) command.run(workspace);
}

std::string keys_of(const Command& command) {
    if (!command.keys.empty() || command.shortcuts.empty()) return command.keys;
    return to_string(command.shortcuts[0]);
}

std::string keys_of(const std::string& name) {
    const auto command = std::ranges::find(commands(), name, &Command::name);
    assert(command != commands().end());
    return keys_of(*command);
}

} // namespace fovlab
