/// Instruction sets for tests of kernels on this machine.
#pragma once

#include <vector>

#include "core/base/instruction_set.h"

namespace rosa::test {

/// Instruction sets supported by this processor; the portable one comes first.
inline std::vector<InstructionSet> instructionSets()
{
    std::vector<InstructionSet> sets;
    for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512})
        if (set <= bestInstructionSet()) sets.push_back(set);
    return sets;
}

}  // namespace rosa::test
