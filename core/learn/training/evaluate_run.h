/// Evaluating what lies in a store, and keeping the result in the run's record.
#pragma once

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Jobs::evaluate on this thread.
Result<std::optional<Evaluation>> evaluateStored(const std::filesystem::path& store, const EvaluateJob& job,
                                                 Observer& observer);

}  // namespace rosa::learn
