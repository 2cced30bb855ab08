#include "app/engine/common/interrupt.h"

#include <atomic>

#include <signal.h>
#include <unistd.h>

#include "app/engine/common/command.h"

namespace rosa::engine {

namespace {

std::atomic<bool> g_interrupted = false, g_signalled = false, g_jobEnds = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

extern "C" void onSignal(int)
{
    if (g_signalled.exchange(true)) ::_exit(kInterrupted);
    g_interrupted = true;
}

extern "C" void onJobEnd(int)
{
    g_jobEnds = true;
    g_interrupted = true;
}

/// The shell and the system each send it when a terminal closes.
extern "C" void onHangUp(int) { g_interrupted = true; }

}  // namespace

void catchInterrupts()
{
    struct sigaction action {};
    action.sa_handler = onSignal;
    ::sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
    action.sa_handler = onJobEnd;
    ::sigaction(SIGUSR1, &action, nullptr);
    action.sa_handler = onHangUp;
    struct sigaction before {};
    ::sigaction(SIGHUP, nullptr, &before);
    if (before.sa_handler != SIG_IGN) ::sigaction(SIGHUP, &action, nullptr);
    ::signal(SIGPIPE, SIG_IGN);
}

bool interrupted() { return g_interrupted.load(std::memory_order_relaxed); }

bool jobEnds() { return g_jobEnds.load(std::memory_order_relaxed); }

}  // namespace rosa::engine
