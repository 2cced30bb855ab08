#include "app/engine/processor_manners.h"

#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

namespace rosa::engine {

void waitPassively(char** argv)
{
    if (std::getenv("OMP_WAIT_POLICY")) return;
    ::setenv("OMP_WAIT_POLICY", "passive", 1);
    ::execv("/proc/self/exe", argv);  // returns only where /proc is missing: then OpenMP waits as it likes
}

void yieldToOthers() { ::setpriority(PRIO_PROCESS, 0, 5); }

}  // namespace rosa::engine
