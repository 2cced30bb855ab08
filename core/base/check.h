/// Checks for bugs in the program itself. Failures that a user can cause are Results (result.h).
#pragma once

#include <string>

namespace rosa {

/// Writes the failed condition and its location to standard error and aborts.
[[noreturn]] void checkFailed(const char* condition, const char* file, int line, const std::string& message);

}  // namespace rosa

/// Aborts with `message` (convertible to std::string) if `condition` is false; enabled in every build.
#define ROSA_CHECK(condition, message)                                                    \
    do {                                                                                  \
        if (!(condition)) ::rosa::checkFailed(#condition, __FILE__, __LINE__, (message)); \
    } while (false)
