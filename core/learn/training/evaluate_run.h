/// Evaluation of stored runs; the result is added to the run's record.
#pragma once

#include <filesystem>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Jobs::evaluate on the calling thread.
Result<std::optional<Evaluation>> evaluateStored(const std::filesystem::path& store, const EvaluateJob& job,
                                                 Observer& observer);

}  // namespace rosa::learn
