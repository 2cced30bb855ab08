#include "core/base/instruction_set.h"

#include <algorithm>
#include <atomic>

namespace rosa {

namespace {

std::atomic<InstructionSet> limit = InstructionSet::Avx512;

std::atomic<InstructionSet>& current()
{
    static std::atomic<InstructionSet> set{bestInstructionSet()};
    return set;
}

InstructionSet highestHere()
{
#if ROSA_HAS_LEVELS
    if (__builtin_cpu_supports("x86-64-v4")) return InstructionSet::Avx512;
    if (__builtin_cpu_supports("x86-64-v3")) return InstructionSet::Avx2;
#endif
    return InstructionSet::Portable;
}

}  // namespace

const char* nameOf(InstructionSet set)
{
    return set == InstructionSet::Avx512 ? "avx512" : set == InstructionSet::Avx2 ? "avx2" : "portable";
}

InstructionSet bestInstructionSet() { return std::min(highestHere(), limit.load()); }

void limitInstructionSet(InstructionSet set)
{
    limit = set;
    current() = bestInstructionSet();
}

InstructionSet instructionSet() { return current(); }

InstructionSet setInstructionSet(InstructionSet set)
{
    current() = std::min(set, bestInstructionSet());
    return current();
}

}  // namespace rosa
