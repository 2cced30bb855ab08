/// Small problems with known answers, solved on this machine by this build.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::engine {

/// One check. An Error says what came out instead.
struct SelfTest {
    std::string name;
    std::function<Result<void>()> run;
};

/// The checks that need no plug-in, in the order `rosa doctor` runs them. Milliseconds each.
std::vector<SelfTest> selfTests();

}  // namespace rosa::engine
