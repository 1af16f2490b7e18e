#pragma once

#include <memory>
#include <string>

namespace fovlab {

struct Workspace;

/// The keys that dialogs know, as pressed since the last frame.
struct DialogKeys {
    bool enter = false;
    bool escape = false;
    int down = 0;   // how often more down than up
    int letter = 0; // the last one, as a capital
};

/// A question, or something to fill in, in front of everything else.
class Dialog {
public:
    virtual ~Dialog() = default;
    virtual std::string title() const = 0;

    /// Draws what it consists of and does what the user decides, which may put another dialog into
    /// the workspace, in front of this one. False when this one is done. Escape is not among the
    /// keys: it ends a dialog that answers true.
    virtual bool draw(Workspace& workspace, const DialogKeys& keys) = 0;

    /// The dialog to come back to when this one is done: the one it was opened from, if that stays.
    std::unique_ptr<Dialog> behind;
};

} // namespace fovlab
