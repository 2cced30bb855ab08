/// Arithmetic that the compiler turns into vector code inside a larger loop. For the kernels of this folder.
#pragma once

#include "core/base/instruction_set.h"

/// Compiles a function once for each level of x86-64 and lets the loader choose (GCC and ELF; not under a sanitizer, whose
/// runtime is not up yet when the loader asks). What the function calls must be inlined into it to gain anything.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__ELF__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define ROSA_VECTOR_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define ROSA_VECTOR_CLONES
#endif
