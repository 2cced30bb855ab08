#include "core/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace rosa {

void checkFailed(const char* condition, const char* file, int line, const std::string& message)
{
    std::fprintf(stderr, "rosa: bug at %s:%d: %s (%s)\n", file, line, message.c_str(), condition);
    std::abort();
}

}  // namespace rosa
