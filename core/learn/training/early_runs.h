/// Runs of methods without training, computed in the idle time of another job.
#pragma once

#include <memory>
#include <vector>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Embeds immediately and evaluates on idle-priority threads, one per run: training steps leave a tenth of two cores or more idle. All work
/// is left to EarlyRuns::finish() if `place` requests fewer threads than there are cores, for probes trained by LibTorch, for time
/// snapshots, and for graphs and embeddings too large to be interrupted soon. Objects that `jobs` refer to must outlive the result. Call
/// finish() on the thread that began it.
std::unique_ptr<EarlyRuns> beginEarlyRuns(const Workplace& place, const std::vector<TrainJob>& jobs);

}  // namespace rosa::learn
