/// Runs of methods that do not train, measured in the time that another job's threads leave.
#pragma once

#include <memory>
#include <vector>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Begins at once, on a thread of idle priority: a step of a training leaves a quarter of two cores, and a core that is kept awake answers
/// its next part sooner. Where that time is not to be taken or would not help, all is left to EarlyRuns::finish(): where `place` asks for
/// fewer threads than there are cores, for probes that LibTorch trains, and for graphs so large that their embedding would compete for
/// memory. What `jobs` refer to has to outlive it. finish() is for the thread that began it.
std::unique_ptr<EarlyRuns> beginEarlyRuns(const Workplace& place, const std::vector<TrainJob>& jobs);

}  // namespace rosa::learn
