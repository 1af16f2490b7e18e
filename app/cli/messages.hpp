#pragma once

#include <string>

namespace fovlab {

/// Says something to the user on standard error, as one line: `fovlab: WHERE: WHAT`. Without a
/// place, `fovlab: WHAT`.
void say(const std::string& where, const std::string& what);

} // namespace fovlab
