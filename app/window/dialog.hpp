#pragma once

#include <memory>
#include <string>

namespace fovlab {

struct Workspace;

/// The keys that dialogs know, as pressed since the last frame.
struct DialogKeys {
    bool enter = false;
    bool escape = false;
    int down = 0; // how often more down than up
};

/// A question, or something to fill in, in front of everything else.
class Dialog {
public:
    virtual ~Dialog() = default;
    virtual std::string title() const = 0;

    /// Draws what it consists of and does what the user decides, which may put another dialog into
    /// the workspace. False when this one is done. Escape is not among the keys: it ends a dialog
    /// that answers true.
    virtual bool draw(Workspace& workspace, const DialogKeys& keys) = 0;
};

} // namespace fovlab
