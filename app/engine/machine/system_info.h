/// Description of this machine and this build.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace rosa::engine {

struct SystemInfo {
    std::string version;                       ///< Version of rosa.
    std::string compiler;                      ///< "GCC 12.2.0"
    std::string processor;                     ///< Name reported by the kernel; "" if unknown.
    int cores = 0;                             ///< Cores available to this process.
    std::vector<std::string> instructionSets;  ///< Extensions of the base architecture: "avx2", "fma", "avx512f" …
    std::uint64_t memory = 0;                  ///< Total bytes; 0 if unknown.
    std::uint64_t memoryAvailable = 0;         ///< Bytes available without swapping.
};

SystemInfo systemInfo();

}  // namespace rosa::engine
