/// Export of runs and their curves to files for other programs.
#pragma once

#include <filesystem>

#include "core/record/run_reader.h"

namespace rosa::store {

/// Writes a header "epoch,METRIC,…" and one line per epoch; unknown values are empty, others have the shortest text that reads back
/// exactly. Atomic.
Result<void> exportCurves(record::RunReader& reader, const std::filesystem::path& file);

/// Copies a run's folder to `target`, which must not exist: record (a consistent state, even while the engine writes),
/// checkpoints and files, plus curves.csv, configuration.toml and results.json (description of the run, and its documents).
/// The copy can be moved into runs/ of another store. `target` is created atomically.
Result<void> exportRun(const std::filesystem::path& runFolder, const std::filesystem::path& target);

}  // namespace rosa::store
