#include "core/learn/ops/elementwise_threads.h"

#include <ATen/Parallel.h>

namespace rosa::learn {

namespace {

/// Number of floats at which the gain of a second core equals the cost of waking it.
constexpr std::int64_t kWorthWaking = 2'000'000;

}  // namespace

ElementwiseThreads::ElementwiseThreads(std::int64_t elements)
{
    if (elements >= kWorthWaking) return;
    at::get_num_threads();  // initialises LibTorch's setting, which would otherwise undo the next line later
    m_alone.emplace(1);     // LibTorch asks OpenMP; matrix products ask MKL, which was set by at::set_num_threads
}

}  // namespace rosa::learn
