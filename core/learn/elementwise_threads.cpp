#include "core/learn/elementwise_threads.h"

#include <ATen/Parallel.h>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace rosa::learn {

namespace {

/// A second core gains as much as its waking costs at about this many floats.
constexpr std::int64_t kWorthWaking = 2'000'000;

}  // namespace

ElementwiseThreads::ElementwiseThreads(std::int64_t elements)
{
#ifdef _OPENMP
    if (elements >= kWorthWaking) return;
    m_before = at::get_num_threads();  // also takes LibTorch's own setting over, which would undo this one later
    omp_set_num_threads(1);            // LibTorch asks OpenMP; the products ask MKL, which was told by at::set_num_threads
#else
    static_cast<void>(elements);
#endif
}

ElementwiseThreads::~ElementwiseThreads()
{
#ifdef _OPENMP
    if (m_before > 0) omp_set_num_threads(m_before);
#endif
}

}  // namespace rosa::learn
