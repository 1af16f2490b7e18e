#pragma once

#include <string>

namespace fovlab {

// Tooltips come when the pointer has rested on an item for a moment, so that they are not in the
// way.

enum class TooltipPlace { beside_item, at_pointer };

/// Begins a tooltip for the last item, if it is time for one; then end_tooltip must follow.
bool begin_tooltip(TooltipPlace place = TooltipPlace::beside_item);
void end_tooltip();

/// Shows a text as a tooltip for the last item.
void tooltip(const std::string& text);

/// Whether one will come though nothing else happens. To be asked once a frame, at its end.
bool is_tooltip_coming();

} // namespace fovlab
