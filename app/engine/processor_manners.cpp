#include "app/engine/processor_manners.h"

#include <cstdlib>
#include <exception>
#include <new>

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/engine/command.h"

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

namespace {

[[noreturn]] void onTerminate()
{
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        static constexpr char kLine[] = "rosa: error: not enough memory\n";
        (void)!::write(STDERR_FILENO, kLine, sizeof kLine - 1);
        ::_exit(kFailed);
    } catch (...) {  // a bug: the process ends as it would have
    }
    std::abort();
}

}  // namespace

void sayThatMemoryIsShort() { std::set_terminate(onTerminate); }

void yieldToOthers() { ::setpriority(PRIO_PROCESS, 0, 5); }

}  // namespace rosa::engine
