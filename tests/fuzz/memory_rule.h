/// How much memory an input makes its reader hold, counted by the address sanitizer's hooks.
#pragma once

#include <cstdint>

namespace rosa::fuzz {

/// Counts from now on: allocations of all threads that are not freed again.
void beginCounting();

/// Most that was held since beginCounting(); 0 without the sanitizer.
std::uint64_t mostHeld();

}  // namespace rosa::fuzz
