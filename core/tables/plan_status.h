/// Progress of an engine that works on a plan, stored beside the runs so that every window can show it, whichever process started the
/// engine.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/run_state.h"
#include "core/tables/plan.h"

namespace rosa::record {
void describe(bind::Fields<ProcessIdentity>& fields);
}

namespace rosa::tables {

/// A planned run by its user-visible names.
struct PlannedName {
    std::string row, column;  ///< Titles in the plan.
    std::uint64_t seed = 0;

    bool operator==(const PlannedName&) const = default;
};

void describe(bind::Fields<PlannedName>& fields);

/// One run that failed.
struct PlanProblem {
    PlannedName of;
    std::string text;
};

void describe(bind::Fields<PlanProblem>& fields);

struct PlanStatus {
    PlanRequest request;
    record::ProcessIdentity process;  ///< Of the engine.
    bool isOver = false;              ///< Completed; otherwise it is running or was killed.
    int runs = 0;                     ///< Total number of runs in the plan.
    int left = 0;                     ///< Remaining runs, including the current one.
    PlannedName current;              ///< The current run; its row is empty between two runs.
    std::string run;                  ///< Id of the current run; "" until it is assigned.
    double secondsLeft = -1;          ///< Estimate for all remaining runs; negative: not known yet.
    std::vector<PlanProblem> problems;
    bool isFresh = true;  ///< Not stored: the file was touched within kSilence before it was read.

    /// Whether an engine is working on it. An engine on another machine cannot be queried; it is considered alive while it touches its
    /// file.
    [[nodiscard]] bool isUnderWay() const { return !isOver && process.isAlive().value_or(isFresh); }
};

void describe(bind::Fields<PlanStatus>& fields);

/// A running engine touches its file at least every kHeartbeat; an engine on another machine is considered dead after kSilence without a touch.
/// kSilence is much longer because the clocks of two machines may differ.
inline constexpr std::chrono::seconds kHeartbeat{30};
inline constexpr std::chrono::minutes kSilence{10};

/// File name of the request: "table1-1f2e3d4c". Equal requests have equal names, also with methods in another order, which have the same
/// runs; normalised() makes requests of the same plan equal.
std::string planKey(const PlanRequest& request);

/// Writes STORE/plans/KEY.json, replaced atomically.
Result<void> writePlanStatus(const std::filesystem::path& store, const PlanStatus& status);

/// Sets the modification time of the file to now. Another thread may replace the file concurrently.
void touchPlanStatus(const std::filesystem::path& store, const PlanRequest& request);

/// All statuses of a store, most recently written first. Unreadable ones, written by other versions, are skipped; the runs themselves are
/// authoritative.
std::vector<PlanStatus> planStatuses(const std::filesystem::path& store);

}  // namespace rosa::tables
