/// Bulk generation of uniform random numbers.
#pragma once

#include <span>

#include "core/base/random.h"

namespace rosa {

/// Sets out[i] = low + width·u, where u is the i-th uniform() of RandomStream(seed, purpose, epoch, index), bit for bit. Computes several
/// blocks of the stream in parallel lanes. O(out.size()).
void fillUniform(std::span<float> out, float low, float width, std::uint64_t seed, Purpose purpose, std::uint32_t epoch,
                 std::uint32_t index);

}  // namespace rosa
