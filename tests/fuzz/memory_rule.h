/// Memory used by a reader, counted by hooks of the address sanitizer.
#pragma once

#include <cstdint>

namespace rosa::fuzz {

/// Starts counting live allocations of all threads.
void beginCounting();

/// Maximum since beginCounting(); 0 without the sanitizer.
std::uint64_t mostHeld();

}  // namespace rosa::fuzz
