#include "app/engine/machine/system_info.h"

#include <fstream>
#include <sstream>

#include "core/base/parallel.h"

namespace rosa::engine {

namespace {

/// Value of the line "`name`: value" in a table of the kernel; "" if there is no such line.
std::string field(const char* path, const std::string& name)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos || !line.starts_with(name)) continue;
        const std::size_t start = line.find_first_not_of(" \t", colon + 1);
        return start == std::string::npos ? "" : line.substr(start);
    }
    return {};
}

/// "16384 kB" in bytes.
std::uint64_t bytesOf(const std::string& text)
{
    std::istringstream in(text);
    std::uint64_t kilobytes = 0;
    in >> kilobytes;
    return kilobytes * 1024;
}

std::vector<std::string> instructionSets()
{
    std::vector<std::string> found;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("sse4.2")) found.emplace_back("sse4.2");
    if (__builtin_cpu_supports("avx")) found.emplace_back("avx");
    if (__builtin_cpu_supports("avx2")) found.emplace_back("avx2");
    if (__builtin_cpu_supports("fma")) found.emplace_back("fma");
    if (__builtin_cpu_supports("avx512f")) found.emplace_back("avx512f");
    if (__builtin_cpu_supports("avx512dq")) found.emplace_back("avx512dq");
    if (__builtin_cpu_supports("avx512bw")) found.emplace_back("avx512bw");
    if (__builtin_cpu_supports("avx512vl")) found.emplace_back("avx512vl");
#endif
    return found;
}

}  // namespace

SystemInfo systemInfo()
{
    SystemInfo info;
    info.version = ROSA_VERSION;
#if defined(__clang__)
    info.compiler = "Clang " __clang_version__;
#else
    info.compiler = "GCC " __VERSION__;
#endif
    info.processor = field("/proc/cpuinfo", "model name");
    info.cores = threadCount();
    info.instructionSets = instructionSets();
    info.memory = bytesOf(field("/proc/meminfo", "MemTotal"));
    info.memoryAvailable = bytesOf(field("/proc/meminfo", "MemAvailable"));
    return info;
}

}  // namespace rosa::engine
