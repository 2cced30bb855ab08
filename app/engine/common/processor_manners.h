/// Process-wide settings: sharing of the processor, file size limit, out-of-memory handling.
#pragma once

namespace rosa::engine {

/// Makes waiting OpenMP threads sleep after a short spin, because spinning threads slow a busy machine down tenfold. OpenMP reads its
/// settings when it is loaded, so the process re-executes itself once, unless the command line has only options. OMP_WAIT_POLICY and
/// GOMP_SPINCOUNT of the user take precedence.
void waitPassively(char** argv);

/// Lowers the priority of the process (nice 5), so that the desktop remains responsive during background training.
void yieldToOthers();

/// Ignores SIGXFSZ: exceeding the file size limit (ulimit -f) becomes a write error instead of ending the process.
void failOnLargeFiles();

/// Installs a terminate handler that reports an uncaught std::bad_alloc, for example while a library is loaded, as a usual error.
void reportMemoryShortage();

}  // namespace rosa::engine
