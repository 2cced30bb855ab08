/// Which sweeps are the user's own. The folder of a sweep that came from elsewhere names a host and holds a script; both are shown and confirmed
/// before a command goes to a cluster.
#pragma once

#include "core/base/folder.h"
#include "core/base/result.h"

namespace rosa::sweep {

/// Whether the user made this sweep or has confirmed its job, on this machine or on one with the same home. What tells it is an empty file in
/// $XDG_STATE_HOME/rosa/known-sweeps (~/.local/state), outside of everything that is sent along with a sweep. Its name follows from the number of the
/// folder and the time at which the folder was made, which a copy does not have; on file systems without that time, from number and path.
/// False where no such note can be kept. Thread-safe.
bool isKnownHere(const Folder& sweep);

/// Notes that the sweep is known. An Error if there is no place for notes: then everything is confirmed each time.
Result<void> rememberHere(const Folder& sweep);

}  // namespace rosa::sweep
