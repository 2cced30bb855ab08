/// Runs and their curves as files for other programs.
#pragma once

#include <filesystem>

#include "core/record/run_reader.h"

namespace rosa::record {

/// Writes "epoch,METRIC,…" and a line an epoch; unknown values are empty, others by the shortest text that reads back
/// exactly. Atomic.
Result<void> exportCurves(RunReader& reader, const std::filesystem::path& file);

/// Copies a run's folder to `target`, which must not exist: record (a consistent state, even while the engine writes),
/// checkpoints, files, and beside them curves.csv, configuration.toml and results.json (what the run is, and its documents).
/// The copy can be put into the runs/ of another store. `target` appears whole or not at all.
Result<void> exportRun(const std::filesystem::path& runFolder, const std::filesystem::path& target);

}  // namespace rosa::record
