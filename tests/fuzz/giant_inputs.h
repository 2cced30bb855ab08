/// Inputs too large to be kept in the repository.
#pragma once

#include <functional>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace rosa::fuzz {

struct GiantInput {
    const char* target;
    std::function<Bytes()> make;
};

/// All of them, up to some fifty megabytes each.
std::vector<GiantInput> giantInputs();

}  // namespace rosa::fuzz
