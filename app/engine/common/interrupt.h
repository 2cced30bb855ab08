/// Cooperative cancellation: jobs poll for Ctrl-C, SIGTERM and SIGHUP between chunks of work.
#pragma once

namespace rosa::engine {

/// Installs the signal handlers: the first SIGINT or SIGTERM sets interrupted(), the second exits immediately with code 130. SIGUSR1, by which
/// batch systems announce the end of a job, sets interrupted() and jobEnds(); SIGHUP, by which a closed terminal and a lost connection do, sets
/// interrupted(), unless it is ignored (nohup). Neither counts as one of the two. SIGPIPE is ignored, because a closed output pipe must not end a
/// training. Call on the main thread, before other threads start.
void catchInterrupts();

/// Whether a signal has requested the end. Thread-safe.
bool interrupted();

/// Whether SIGUSR1 has requested it. Thread-safe.
bool jobEnds();

}  // namespace rosa::engine
