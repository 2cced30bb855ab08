/// Self-tests: small problems with known solutions.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::engine {

/// One test; its Error contains the wrong result.
struct SelfTest {
    std::string name;
    std::function<Result<void>()> run;
};

/// The tests that need no plug-in, in the order of `rosa doctor`. Each takes milliseconds.
std::vector<SelfTest> selfTests();

}  // namespace rosa::engine
