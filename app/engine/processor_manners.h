/// How the engine shares the processor with the rest of the machine.
#pragma once

namespace rosa::engine {

/// Makes OpenMP's threads sleep after a short spin while they wait: spinning threads slow a busy machine down tenfold. OpenMP reads
/// its settings when it is loaded, so this starts the program anew with them once; what the user set in OMP_WAIT_POLICY or
/// GOMP_SPINCOUNT is kept.
void waitPassively(char** argv);

/// Lowers the process's priority a little (nice 5), so that a training in the background leaves the desktop smooth.
void yieldToOthers();

/// A file that grows beyond the limit of the shell (ulimit -f) is then an error of the call that writes it, not the end of the process.
void failOnLargeFiles();

/// Where memory runs out beyond any handler, as while a library is loaded, the process ends with the usual line and exit code.
void sayThatMemoryIsShort();

}  // namespace rosa::engine
