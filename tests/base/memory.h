/// What a process holds, as the system counts it.
#pragma once

#include <fstream>
#include <string>

namespace rosa::test {

/// Kilobytes of this process that only memory or swap can hold; −1 where the system does not say.
inline long anonymousKilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (long kilobytes = -1; word == "RssAnon:" && status >> kilobytes) return kilobytes;
    return -1;
}

}  // namespace rosa::test
