/// Runs of methods that do not train, measured in the time that another job's threads leave.
#pragma once

#include <memory>
#include <vector>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Embeds at once and measures on threads of idle priority, one a run: a step of a training leaves a tenth of two cores or more. Where that time is
/// not to be taken or would not help, all is left to EarlyRuns::finish(): where `place` asks for fewer threads than there are cores, for
/// probes that LibTorch trains, for time snapshots, and for graphs and embeddings so large that the work could not be ended soon.
/// What `jobs` refer to has to outlive it. finish() is for the thread that began it.
std::unique_ptr<EarlyRuns> beginEarlyRuns(const Workplace& place, const std::vector<TrainJob>& jobs);

}  // namespace rosa::learn
