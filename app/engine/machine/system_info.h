/// What this machine and this build are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace rosa::engine {

struct SystemInfo {
    std::string version;                       ///< Of rosa.
    std::string compiler;                      ///< "GCC 12.2.0"
    std::string processor;                     ///< As the kernel names it; "" where it does not.
    int cores = 0;                             ///< That this process may use.
    std::vector<std::string> instructionSets;  ///< Beyond the architecture's base: "avx2", "fma", "avx512f" …
    std::uint64_t memory = 0;                  ///< Bytes in all; 0 where not known.
    std::uint64_t memoryAvailable = 0;         ///< Bytes that can be had without swapping.
};

SystemInfo systemInfo();

}  // namespace rosa::engine
