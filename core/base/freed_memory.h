/// What becomes of memory that is freed.
#pragma once

namespace rosa {

/// Keeps it in the process up to some hundred megabytes (glibc; elsewhere nothing happens), so that matrices which every training step
/// takes and frees again are not mapped and zeroed by the system each time: thousands of page faults a step. For the whole process,
/// from now on.
void keepFreedMemory();

}  // namespace rosa
