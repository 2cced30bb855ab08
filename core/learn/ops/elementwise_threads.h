/// How many threads LibTorch's loops over elements use in a training step.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/parallel.h"

namespace rosa::learn {

/// While it lives, LibTorch's loops over elements run on the calling thread where a step's matrices are small: waking threads a hundred
/// times a step takes longer than they save. Its matrix products and parallelFor() keep their threads. Every value is the same either way,
/// but for the last bits of sums.
class ElementwiseThreads {
public:
    /// `elements` of the step's largest matrix.
    explicit ElementwiseThreads(std::int64_t elements);

private:
    std::optional<OpenMpThreads> m_alone;
};

}  // namespace rosa::learn
