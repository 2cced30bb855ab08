/// The baselines beside each result, raw features and a random encoder: their configurations, and their results in the store.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/catalog/configuration.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// The configuration of `baseline` ("raw", "random") with the data set, protocol, encoder and seed of `configuration`. Deterministic
/// baselines always have the same seed, so that a result in the store is reused.
Result<catalog::Configuration> baselineConfiguration(const catalog::Catalogue& catalogue,
                                                     const catalog::Configuration& configuration,
                                                     const std::string& baseline);

/// A finished and evaluated run of exactly this configuration on data with this content, if the store has one.
std::optional<learn::RunOutcome> findResult(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                            const std::string& datasetHash);

}  // namespace rosa::engine
