#include "cli/command_line.hpp"

int main(int argc, char** argv) {
    return fovlab::run_command_line(argc, argv);
}
