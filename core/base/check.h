/// Checks for bugs of the program itself; never for what a user can cause (result.h).
#pragma once

#include <string>

namespace rosa {

/// Writes the failed condition with its place to standard error and aborts.
[[noreturn]] void checkFailed(const char* condition, const char* file, int line, const std::string& message);

}  // namespace rosa

/// Aborts with `message` (anything a std::string is made from) if `condition` is false; on in every build.
#define ROSA_CHECK(condition, message)                                                    \
    do {                                                                                  \
        if (!(condition)) ::rosa::checkFailed(#condition, __FILE__, __LINE__, (message)); \
    } while (false)
