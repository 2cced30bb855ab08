/// What the end of a run adds to its record.
#pragma once

#include <functional>
#include <optional>

#include "core/learn/evaluation/evaluation.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

/// Adds the embedding (but a data set's own features, which the store has), its evaluation and the state. `evaluate` gives none where nothing
/// is evaluated. An Error of kind Interrupted says that it was stopped; any other of `evaluate` is a warning in the record and to the
/// observer, for a run is not lost because its data set is too small to be evaluated.
Result<void> finishRun(record::RunWriter& writer, const TrainJob& job, const graph::Features& embedding,
                       const std::function<Result<std::optional<Evaluation>>()>& evaluate, Observer& observer,
                       RunOutcome& outcome);

/// The most memory that this process has held at one time, in MB of 2^20 bytes.
double peakResidentMegabytes();

/// Records that a run stopped or failed. An Error again where it failed.
Result<void> endUnfinished(record::RunWriter& writer, const Error& why, RunOutcome& outcome);

}  // namespace rosa::learn
