#include "app/engine/common/processor_manners.h"

#include <cstdlib>
#include <exception>
#include <new>

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/engine/common/command.h"

namespace rosa::engine {

void waitPassively(char** argv)
{
    // Options alone, such as --version, compute nothing.
    bool hasCommand = false;
    for (char** argument = argv + 1; *argument; ++argument) hasCommand = hasCommand || **argument != '-';
    if (!hasCommand) return;
    if (std::getenv("OMP_WAIT_POLICY")) return;
    ::setenv("OMP_WAIT_POLICY", "passive", 1);
    // Spinning for some tens of microseconds avoids waking threads between parallel regions: a step on two threads takes three quarters
    // of the time. With a much longer spin, two programs on the same cores spend their time waiting for each other.
    ::setenv("GOMP_SPINCOUNT", "2000", 0);
    ::execv("/proc/self/exe", argv);  // Returns only if /proc is missing; the defaults of OpenMP then apply.
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
    } catch (...) {  // Another exception is a bug: abort.
    }
    std::abort();
}

}  // namespace

void reportMemoryShortage() { std::set_terminate(onTerminate); }

void yieldToOthers()
{
    constexpr int kBackground = 5;
    // A process that was started with a lower priority keeps it.
    if (::getpriority(PRIO_PROCESS, 0) < kBackground) ::setpriority(PRIO_PROCESS, 0, kBackground);
}

}  // namespace rosa::engine
