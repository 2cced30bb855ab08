/// What is fuzzed: a function for each kind of foreign input, by name.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/memory_budget.h"

namespace rosa::fuzz {

using Bytes = std::vector<std::byte>;

/// One kind of input. `run` reads `bytes` as the program would; whatever they are, it must return, within the memory that MemoryBudget
/// allows for input of this kind and size.
struct Target {
    const char* name;  ///< Also of its folder in tests/fuzz/corpus.
    MemoryBudget::Input input;
    void (*run)(std::span<const std::byte> bytes);
    std::vector<Bytes> (*seeds)();  ///< Good inputs to begin with.
};

/// All of them, the one list.
std::span<const Target> targets();

/// nullptr where there is none of that name.
const Target* targetNamed(std::string_view name);

/// Runs `target` on one input and ends the process where it held more memory than the rule allows (with the address sanitizer; without it
/// memory is not counted).
void runChecked(const Target& target, std::span<const std::byte> bytes);

Bytes bytesOf(std::string_view text);
std::string_view textOf(std::span<const std::byte> bytes);

}  // namespace rosa::fuzz
