/// Processors that a test stands in for, whatever the machine's own: what a processor chooses is chosen by the key ROSA_TEST_PROCESSOR.
///
/// A processor chooses the instruction set of the kernels in core and of LibTorch's own, the code that MKL and oneDNN take, and which of
/// these two multiplies (core/learn/ops/products.h). MKL looks at the maker, too: its AVX code is for Intel's processors alone. All of that adds the
/// terms of a sum in another order, so that last bits differ, and with them a decision that hangs on a sign.
///
/// Linked into a test (rosa_on_processors() in tests/CMakeLists.txt) it acts before main. A level that the machine lacks cannot be stood in
/// for: the test then ends with kSkipped. A name that is not known ends it with a failure.
#pragma once

#include <optional>
#include <string>

#include "core/base/instruction_set.h"

namespace rosa::test {

struct Processor {
    const char* name;
    bool isIntel;          ///< What MKL takes the maker for; and Intel's leave products to MKL, others to oneDNN.
    InstructionSet set;    ///< Of the kernels in core.
    const char* libtorch;  ///< ATEN_CPU_CAPABILITY
    const char* mkl;       ///< MKL_ENABLE_INSTRUCTIONS, which MKL heeds on Intel's
    const char* onednn;    ///< ONEDNN_MAX_CPU_ISA
};

/// Exit code of a test that needs a level the machine lacks.
inline constexpr int kSkipped = 77;

/// The one that is stood in for; nothing: the machine's own.
const std::optional<Processor>& processor();

/// How often MKL asked for the maker: 0 where this LibTorch came without MKL.
int askedForMaker();

}  // namespace rosa::test
