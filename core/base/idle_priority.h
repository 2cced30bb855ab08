/// Work that takes only the time that nobody else wants.
#pragma once

namespace rosa {

/// From now on the calling thread, and threads that it starts, run while a core has nothing else to do. For good: the system does not
/// let a process of ordinary rights take it back. False where the system has no such priority; nothing is changed then.
bool takeIdlePriority();

}  // namespace rosa
