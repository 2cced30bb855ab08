/// Kernels that are compiled once for each level of x86-64, one of which runs.
///
/// A kernel is a struct with a static, always inlined `run(arguments…)`; dispatch<Kernel>(arguments…) calls the copy for
/// instructionSet(). What run() calls must be inlined into it too, or it is not compiled for that level.
#pragma once

#include <utility>

#if defined(__GNUC__)
#define ROSA_INLINE inline __attribute__((always_inline))
#else
#define ROSA_INLINE inline
#endif

// Clang 14 cannot ask the processor for a level; what it builds (the fuzzers) is portable.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__)
#define ROSA_HAS_LEVELS 1
#define ROSA_LEVEL(name) __attribute__((target("arch=" name)))
#else
#define ROSA_HAS_LEVELS 0
#endif

namespace rosa {

enum class InstructionSet {
    Portable,  ///< What the compiler takes for granted; on x86-64 that is SSE2.
    Avx2,      ///< x86-64-v3: AVX2 and fused multiply-add.
    Avx512,    ///< x86-64-v4: AVX-512 F, BW, CD, DQ, VL.
};

/// "portable", "avx2", "avx512".
const char* nameOf(InstructionSet set);

/// The highest that this processor has, or the limit.
InstructionSet bestInstructionSet();

/// Stands in for a processor that has no more than `set`: for tests, before any kernel runs. Kernels run with bestInstructionSet() after it.
void limitInstructionSet(InstructionSet set);

/// The one that kernels run with; at first the best.
InstructionSet instructionSet();

/// Lets kernels run with `set`, or the best where the processor lacks it; returns which. For whoever compares them. Results differ
/// in the last bits only, and where such bits decide when a search ends (NewtonStart) within its tolerance. Call while no kernel runs.
InstructionSet setInstructionSet(InstructionSet set);

#if ROSA_HAS_LEVELS
namespace levels {

template <typename Kernel, typename... Arguments>
ROSA_LEVEL("x86-64-v3")
void runAvx2(Arguments&&... arguments)
{
    Kernel::run(std::forward<Arguments>(arguments)...);
}

template <typename Kernel, typename... Arguments>
ROSA_LEVEL("x86-64-v4")
void runAvx512(Arguments&&... arguments)
{
    Kernel::run(std::forward<Arguments>(arguments)...);
}

}  // namespace levels
#endif

/// Kernel::run(arguments…) in the copy for instructionSet().
template <typename Kernel, typename... Arguments>
void dispatch(Arguments&&... arguments)
{
#if ROSA_HAS_LEVELS
    switch (instructionSet()) {
        case InstructionSet::Avx512:
            return levels::runAvx512<Kernel>(std::forward<Arguments>(arguments)...);
        case InstructionSet::Avx2:
            return levels::runAvx2<Kernel>(std::forward<Arguments>(arguments)...);
        case InstructionSet::Portable:
            break;
    }
#endif
    Kernel::run(std::forward<Arguments>(arguments)...);
}

}  // namespace rosa
