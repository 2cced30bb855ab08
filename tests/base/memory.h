/// What a process holds, as the system counts it.
#pragma once

#include <fstream>
#include <string>

namespace rosa::test {

/// Kilobytes of this process that only memory or swap can hold; −1 where the system does not say, or the thread sanitizer's shadow of
/// all memory would be counted too.
inline long anonymousKilobytes()
{
#ifdef __SANITIZE_THREAD__
    return -1;
#endif
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (long kilobytes = -1; word == "RssAnon:" && status >> kilobytes) return kilobytes;
    return -1;
}

}  // namespace rosa::test
