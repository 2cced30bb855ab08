/// Kernels compiled once per x86-64 microarchitecture level and selected at run time.
///
/// A kernel is a struct with a static, always inlined `run(arguments…)`; dispatch<Kernel>(arguments…) calls the version compiled for
/// instructionSet(). Functions called by run() must be inlined too, otherwise they are not compiled for that level.
#pragma once

#include <utility>

#if defined(__GNUC__)
#define ROSA_INLINE inline __attribute__((always_inline))
#else
#define ROSA_INLINE inline
#endif

// Clang 14 cannot query the processor's level; its builds (the fuzzers) use the portable version.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__)
#define ROSA_HAS_LEVELS 1
#define ROSA_LEVEL(name) __attribute__((target("arch=" name)))
#else
#define ROSA_HAS_LEVELS 0
#endif

namespace rosa {

enum class InstructionSet {
    Portable,  ///< The compiler's default; SSE2 on x86-64.
    Avx2,      ///< x86-64-v3: AVX2 and fused multiply-add.
    Avx512,    ///< x86-64-v4: AVX-512 F, BW, CD, DQ, VL.
};

/// Returns "portable", "avx2" or "avx512".
const char* nameOf(InstructionSet set);

/// Returns the highest level that the processor supports, capped by limitInstructionSet().
InstructionSet bestInstructionSet();

/// Caps the level as on a processor that supports no more than `set`, and makes kernels use bestInstructionSet(). For tests; call before
/// any kernel runs.
void limitInstructionSet(InstructionSet set);

/// Returns the level that kernels use; initially bestInstructionSet().
InstructionSet instructionSet();

/// Makes kernels use `set`, or the best level if the processor lacks it; returns the level in use. For comparisons between levels. Results
/// differ only in the last bits or, where those bits decide when an iterative search stops (NewtonStart), within its tolerance. Call only
/// while no kernel runs.
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

/// Calls the version of Kernel::run(arguments…) compiled for instructionSet().
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
