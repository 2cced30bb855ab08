/// Number of threads of LibTorch's elementwise loops in a training step.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/parallel.h"

namespace rosa::learn {

/// RAII guard: during its lifetime LibTorch's elementwise loops run on the calling thread if the step's matrices are small, since waking
/// threads a hundred times per step costs more than it saves. Matrix products and parallelFor() keep their threads. Results are the same up
/// to the last bits of sums.
class ElementwiseThreads {
public:
    /// `elements`: size of the step's largest matrix.
    explicit ElementwiseThreads(std::int64_t elements);

private:
    std::optional<OpenMpThreads> m_alone;
};

}  // namespace rosa::learn
