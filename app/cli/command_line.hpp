#pragma once

namespace fovlab {

/// Does what the command line asks for. Returns the exit status: 0 done, 1 it could not be done,
/// 2 wrong usage; one line on standard error says why. Changes how the process takes some signals.
int run_command_line(int argc, char** argv);

} // namespace fovlab
