/// Groups of runs (`rosa train --seeds 3`): their planned seeds, and the runs in the store.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/learn/jobs.h"
#include "core/store/library.h"

namespace rosa::engine {

/// The planned seeds recorded in a run; none for a single run and in records of earlier versions.
std::optional<learn::SeedPlan> plannedSeeds(const std::filesystem::path& store, const std::string& run);

/// Runs of the group `group` in the store by seed; of several, a finished one, then the newest. Excludes runs with changed parameters.
Result<std::map<std::uint64_t, store::RunSummary>> runsOfGroup(const std::filesystem::path& store, const std::string& group);

/// What a group still lacks, and how to go on without training anything twice.
struct SeedsLeft {
    std::vector<std::uint64_t> seeds;  ///< Planned, but neither finished nor being trained. Ascending and not empty.
    std::string run;  ///< Where to go on: the run of the first of these seeds, or the last one before it; "": none is left.
    int count = 0;    ///< Seeds from that run's on.

    /// "rosa train --resume RUN --seeds 3"; "" if no run is left.
    [[nodiscard]] std::string command() const;
};

/// Of the group that a run belongs to; nullopt: nothing is left, or the plan is unknown (a single run, records of earlier versions).
Result<std::optional<SeedsLeft>> seedsLeft(const std::filesystem::path& store, const std::string& run,
                                           const std::string& group);

/// The outcome of a finished run as reported after training, without measurements of the training itself.
Result<learn::RunOutcome> recordedOutcome(const std::filesystem::path& store, const std::string& run);

/// "seed 2", "seeds 2 and 3", "seeds 2 to 9", "seeds 2, 4 and 5". Ascending and not empty.
std::string seedsText(const std::vector<std::uint64_t>& seeds);

}  // namespace rosa::engine
