/// Memory use of the process as reported by the system.
#pragma once

#include <fstream>
#include <string>

namespace rosa::test {

/// Anonymous memory of this process in kilobytes; −1 if unknown, or under the thread sanitizer, whose shadow memory would be included.
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
