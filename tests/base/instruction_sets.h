/// The instruction sets that kernels can be tried with on this machine.
#pragma once

#include <vector>

#include "core/base/instruction_set.h"

namespace rosa::test {

/// Those that this processor has, the portable one first.
inline std::vector<InstructionSet> instructionSets()
{
    std::vector<InstructionSet> sets;
    for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512})
        if (set <= bestInstructionSet()) sets.push_back(set);
    return sets;
}

}  // namespace rosa::test
