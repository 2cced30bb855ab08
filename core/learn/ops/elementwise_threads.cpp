#include "core/learn/ops/elementwise_threads.h"

#include <ATen/Parallel.h>

namespace rosa::learn {

namespace {

/// A second core gains as much as its waking costs at about this many floats.
constexpr std::int64_t kWorthWaking = 2'000'000;

}  // namespace

ElementwiseThreads::ElementwiseThreads(std::int64_t elements)
{
    if (elements >= kWorthWaking) return;
    at::get_num_threads();  // takes LibTorch's own setting over, which would undo the next line later
    m_alone.emplace(1);     // LibTorch asks OpenMP; the products ask MKL, which was told by at::set_num_threads
}

}  // namespace rosa::learn
