/// Time in seconds.
#pragma once

#include <chrono>

namespace rosa::engine {

/// Since 1970 by the clock of the system, as in the records of runs and sweeps.
inline double timeNow()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

inline double secondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace rosa::engine
