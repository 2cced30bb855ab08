/// Records the end of a run.
#pragma once

#include <functional>
#include <optional>

#include "core/learn/evaluation/evaluation.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

/// Adds the embedding (unless it is the data set's own features, which the store has), its evaluation and the state. `evaluate` returns
/// none if there is nothing to evaluate. Errors of kind Interrupted mean that it was stopped; all other errors of `evaluate` become
/// warnings in the record and to the observer, so that a run is not lost because, say, its data set is too small to be evaluated.
Result<void> finishRun(record::RunWriter& writer, const TrainJob& job, const graph::Features& embedding,
                       const std::function<Result<std::optional<Evaluation>>()>& evaluate, Observer& observer,
                       RunOutcome& outcome);

/// Peak resident memory of this process, in MB of 2^20 bytes.
double peakResidentMegabytes();

/// Records that a run stopped or failed. Returns the Error if it failed.
Result<void> endUnfinished(record::RunWriter& writer, const Error& why, RunOutcome& outcome);

}  // namespace rosa::learn
