/// Runs of one command (`rosa train --seeds 3`): which seeds it set out to train, and what the store has of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/learn/jobs.h"
#include "core/record/library.h"

namespace rosa::engine {

/// What a run says of the command that began it; none where it was to be one run alone, and in records of earlier versions.
std::optional<learn::SeedPlan> plannedSeeds(const std::filesystem::path& store, const std::string& run);

/// The store's runs of the group `group` by seed: of several the finished one, then the newest. None of a run whose parameters were turned.
Result<std::map<std::uint64_t, record::RunSummary>> runsOfGroup(const std::filesystem::path& store,
                                                                const std::string& group);

/// A finished run as the command that trained it reported it, without what was measured of the training itself.
Result<learn::RunOutcome> recordedOutcome(const std::filesystem::path& store, const std::string& run);

/// "seed 2", "seeds 2 and 3", "seeds 2 to 9", "seeds 2, 4 and 5". Ascending and not empty.
std::string seedsText(const std::vector<std::uint64_t>& seeds);

}  // namespace rosa::engine
