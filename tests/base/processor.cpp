#include "tests/base/processor.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <dlfcn.h>
#include <unistd.h>

namespace rosa::test {

namespace {

constexpr Processor kProcessors[] = {
    {"intel-avx512", true, InstructionSet::Avx512, "avx512", "AVX512", "AVX512_CORE"},
    {"intel-avx2", true, InstructionSet::Avx2, "avx2", "AVX2", "AVX2"},
    {"intel-sse4", true, InstructionSet::Portable, "default", "SSE4_2", "SSE41"},
    {"other-avx512", false, InstructionSet::Avx512, "avx512", "AVX512", "AVX512_CORE"},
    {"other-avx2", false, InstructionSet::Avx2, "avx2", "AVX2", "AVX2"},
    {"other-sse4", false, InstructionSet::Portable, "default", "SSE4_2", "SSE41"},
};

std::atomic<int> asked = 0;

/// Exits before main; nothing needs to be cleaned up yet.
[[noreturn]] void leave(int code, const std::string& why)
{
    std::fprintf(stderr, "ROSA_TEST_PROCESSOR: %s\n", why.c_str());
    ::_exit(code);
}

std::optional<Processor> chosen()
{
    const char* const name = std::getenv("ROSA_TEST_PROCESSOR");
    if (!name || !*name) return {};
    for (const Processor& processor : kProcessors) {
        if (std::string_view(processor.name) != name) continue;
        if (bestInstructionSet() < processor.set)
            leave(kSkipped, std::string("this machine cannot stand in for ") + name + ": it lacks " + nameOf(processor.set));
        return processor;
    }
    std::string known;
    for (const Processor& processor : kProcessors) known += (known.empty() ? "" : ", ") + std::string(processor.name);
    leave(1, "expected one of " + known + ", found " + name);
}

/// Runs before main, and therefore before libraries read their environment variables.
const bool isActing = [] {
    const auto& processor = test::processor();
    if (!processor) return false;
    limitInstructionSet(processor->set);
    ::setenv("ATEN_CPU_CAPABILITY", processor->libtorch, 1);
    ::setenv("MKL_ENABLE_INSTRUCTIONS", processor->mkl, 1);
    ::setenv("ONEDNN_MAX_CPU_ISA", processor->onednn, 1);
    return true;
}();

}  // namespace

const std::optional<Processor>& processor()
{
    static const std::optional<Processor> found = chosen();
    return found;
}

int askedForMaker() { return asked; }

}  // namespace rosa::test

/// Replaces the function by which MKL detects Intel processors.
extern "C" __attribute__((visibility("default"))) int mkl_serv_intel_cpu_true()
{
    ++rosa::test::asked;
    if (const auto& processor = rosa::test::processor()) return processor->isIntel ? 1 : 0;
    using Question = int();
    const auto own = reinterpret_cast<Question*>(::dlsym(RTLD_NEXT, "mkl_serv_intel_cpu_true"));
    return own ? own() : 0;
}
