/// Many numbers of one stream at once.
#pragma once

#include <span>

#include "core/base/random.h"

namespace rosa {

/// out[i] = low + width·u with u what the i-th uniform() of RandomStream(seed, purpose, epoch, index) gives: the same bits, several
/// blocks of the stream side by side. O(out.size()).
void fillUniform(std::span<float> out, float low, float width, std::uint64_t seed, Purpose purpose, std::uint32_t epoch,
                 std::uint32_t index);

}  // namespace rosa
