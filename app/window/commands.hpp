#pragma once

#include "window/shortcut.hpp"
#include "window/workspace.hpp"

#include <functional>
#include <string>
#include <vector>

namespace fovlab {

/// Something that the user can have done by a key or from a menu. The table of all of them is what
/// menus, shortcuts and the page of keys are made from.
struct Command {
    std::string menu;                     // it stands in, or would if it were in one
    std::string name;                     // the same for a family of commands that are told as one
    std::vector<Shortcut> shortcuts = {}; // the first is shown in the menu
    std::function<void(Workspace&)> run = {};

    std::function<bool(const Workspace&)> is_possible = {};  // always, without it
    std::function<bool(const Workspace&)> is_on = {};        // for those that are switches
    std::function<std::string(const Workspace&)> label = {}; // in the menu, if not the name
    std::string keys = {}; // how the shortcuts of a family are told in a word
    bool repeats = false;  // again and again while its key is held
    bool in_menu = true;
    bool begins_group = false; // in the menu, a line stands before it
};

/// Every command, menu by menu.
const std::vector<Command>& commands();

/// The command that a shortcut stands for, or null.
const Command* command_for(Shortcut shortcut);

/// Does what a command says, if that is possible.
void run(const Command& command, Workspace& workspace);

/// How a command's keys are told: "Ctrl+Z"; empty where it has none.
std::string keys_of(const Command& command);

/// The keys of the command with this name, which there must be.
std::string keys_of(const std::string& name);

} // namespace fovlab
