/// Standard output, where a full disk must not pass for success.
#pragma once

#include "core/base/result.h"

namespace rosa {

/// Call it before anything is printed. What is not for a terminal is kept in a large buffer, so that a write that fails does so in the functions
/// below, where the reason is known.
void beginOutput();

/// Writes what std::cout and stdio hold back. The reason of the first failure is kept for endOutput(). Thread-safe.
void flushOutput();

/// Flushes at the end of a program. An Error, with the reason where it is known, if anything that was printed is lost. A reader that has left
/// (`rosa runs list | head`) is none.
Result<void> endOutput();

}  // namespace rosa
