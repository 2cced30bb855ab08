#include "app/engine/processor_manners.h"

#include <cstdlib>

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

namespace rosa::engine {

void waitPassively(char** argv)
{
    if (std::getenv("OMP_WAIT_POLICY")) return;
    ::setenv("OMP_WAIT_POLICY", "passive", 1);
    // A thread that finds more work within some tens of microseconds need not be woken: a step on two threads takes three quarters of
    // the time. Much longer, and two programs on the same cores spend their time waiting for each other.
    ::setenv("GOMP_SPINCOUNT", "2000", 0);
    ::execv("/proc/self/exe", argv);  // returns only where /proc is missing: then OpenMP waits as it likes
}

void failOnLargeFiles() { ::signal(SIGXFSZ, SIG_IGN); }

void yieldToOthers() { ::setpriority(PRIO_PROCESS, 0, 5); }

}  // namespace rosa::engine
