/// Ctrl-C and SIGTERM as a question that a job asks between two chunks of work.
#pragma once

namespace rosa::engine {

/// From now on the first SIGINT or SIGTERM only makes interrupted() true, the second ends the process at once with exit
/// code 130. SIGPIPE is ignored: a reader of the output that goes away must not end a training. Call once, from main's
/// thread, before threads start.
void catchInterrupts();

/// Whether the user asked to end. Any thread.
bool interrupted();

}  // namespace rosa::engine
