/// Emulated processors for tests: ROSA_TEST_PROCESSOR selects the code paths that libraries otherwise select by the processor.
///
/// The processor determines the instruction set of the kernels in core and in LibTorch, the code paths of MKL and oneDNN, and which of
/// these two computes matrix products (core/learn/ops/products.h). MKL also checks the vendor: its AVX code is for Intel processors only.
/// Different code paths sum in a different order, so that the last bits differ, and with them decisions that depend on a sign.
///
/// Linked into a test (rosa_on_processors() in tests/CMakeLists.txt), this runs before main. If the machine lacks the instruction set,
/// the test exits with kSkipped; an unknown name is a failure.
#pragma once

#include <optional>
#include <string>

#include "core/base/instruction_set.h"

namespace rosa::test {

struct Processor {
    const char* name;
    bool isIntel;          ///< Vendor seen by MKL. Matrix products use MKL on Intel, otherwise oneDNN.
    InstructionSet set;    ///< Instruction set of the kernels in core.
    const char* libtorch;  ///< ATEN_CPU_CAPABILITY
    const char* mkl;       ///< MKL_ENABLE_INSTRUCTIONS, which applies to Intel only
    const char* onednn;    ///< ONEDNN_MAX_CPU_ISA
};

/// Exit code of a test that needs an instruction set the machine lacks.
inline constexpr int kSkipped = 77;

/// The emulated processor; empty for the native one.
const std::optional<Processor>& processor();

/// Number of vendor checks by MKL; 0 if this LibTorch has no MKL.
int askedForMaker();

}  // namespace rosa::test
