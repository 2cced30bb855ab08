/// Fuzz targets: a named function per kind of external input.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/memory_budget.h"

namespace rosa::fuzz {

using Bytes = std::vector<std::byte>;

/// One kind of input. `run` reads `bytes` as the program would. For any input it must return, within the memory that MemoryBudget allows
/// for this kind and size.
struct Target {
    const char* name;  ///< Also the name of its folder in tests/fuzz/corpus.
    MemoryBudget::Input input;
    void (*run)(std::span<const std::byte> bytes);
    std::vector<Bytes> (*seeds)();  ///< Valid initial inputs.
};

/// All targets.
std::span<const Target> targets();

/// nullptr if there is none of that name.
const Target* targetNamed(std::string_view name);

/// Runs `target` on one input and aborts if it used more memory than allowed (with the address sanitizer only; otherwise memory is not
/// counted).
void runChecked(const Target& target, std::span<const std::byte> bytes);

Bytes bytesOf(std::string_view text);
std::string_view textOf(std::span<const std::byte> bytes);

}  // namespace rosa::fuzz
