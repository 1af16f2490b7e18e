#pragma once

#include "cli/map_options.hpp"

#include <string>
#include <string_view>

namespace fovlab {

/// The title of a sheet: the map's, else the name of its file; cut where it is too long to be one.
std::string sheet_title(const LoadedMap& loaded);

/// A title given by the user, cut in the same way.
std::string shortened_title(const std::string& title);

/// "21 × 15 tiles, viewer at 9, 9, radius 8": the size, who looks, how far.
std::string sheet_subtitle(const LoadedMap& loaded, std::string_view who_looks);

} // namespace fovlab
