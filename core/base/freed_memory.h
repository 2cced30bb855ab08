/// Reuse of freed memory.
#pragma once

namespace rosa {

/// Lets the process keep up to some hundred megabytes of freed memory (glibc only; no effect elsewhere). Otherwise the system would map and
/// zero matrices that each training step allocates and frees, at the cost of thousands of page faults per step. Applies to the whole
/// process, for the rest of its life.
void keepFreedMemory();

}  // namespace rosa
