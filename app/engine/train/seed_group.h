/// Groups of runs (`rosa train --seeds 3`): their planned seeds, and the runs in the store.
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

/// The planned seeds recorded in a run; none for a single run and in records of earlier versions.
std::optional<learn::SeedPlan> plannedSeeds(const std::filesystem::path& store, const std::string& run);

/// Runs of the group `group` in the store by seed; of several, a finished one, then the newest. Excludes runs with changed parameters.
Result<std::map<std::uint64_t, record::RunSummary>> runsOfGroup(const std::filesystem::path& store,
                                                                const std::string& group);

/// The outcome of a finished run as reported after training, without measurements of the training itself.
Result<learn::RunOutcome> recordedOutcome(const std::filesystem::path& store, const std::string& run);

/// "seed 2", "seeds 2 and 3", "seeds 2 to 9", "seeds 2, 4 and 5". Ascending and not empty.
std::string seedsText(const std::vector<std::uint64_t>& seeds);

}  // namespace rosa::engine
