/// Raw features and a random encoder beside every result: what they are compared under, and what a store knows of them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/catalog/configuration.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// The configuration of `baseline` ("raw", "random") on the data set, protocol, encoder and seed of `configuration`; one that draws nothing
/// has the same seed always, so that a store knows it after its first measurement.
Result<catalog::Configuration> baselineConfiguration(const catalog::Catalogue& catalogue,
                                                     const catalog::Configuration& configuration,
                                                     const std::string& baseline);

/// A finished, evaluated run of exactly this configuration on data of this content; none where the store has none.
std::optional<learn::RunOutcome> findResult(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                            const std::string& datasetHash);

}  // namespace rosa::engine
