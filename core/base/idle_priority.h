/// Scheduling at idle priority.
#pragma once

namespace rosa {

/// From now on the calling thread, and threads it starts, run only while a core is otherwise idle. An unprivileged process cannot undo
/// this. Returns false and changes nothing if the system has no such priority.
bool takeIdlePriority();

}  // namespace rosa
