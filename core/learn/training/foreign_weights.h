/// Import of weights trained elsewhere as runs, and export of a run's weights.
#pragma once

#include <filesystem>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Jobs::importWeights.
Result<ImportedWeights> importWeights(const std::filesystem::path& store, const ImportWeightsJob& job, Observer& observer);

/// Jobs::exportWeights.
Result<void> exportWeights(const std::filesystem::path& store, const ExportWeightsJob& job);

}  // namespace rosa::learn
