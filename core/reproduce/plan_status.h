/// What an engine that works on a plan says of it, beside the runs of the store, so that every window sees how far it is, whoever started it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/record/run_state.h"
#include "core/reproduce/plan.h"

namespace rosa::reproduce {

/// A planned run by what people call it.
struct PlannedName {
    std::string row, column;  ///< Titles in the plan.
    std::uint64_t seed = 0;

    bool operator==(const PlannedName&) const = default;
};

/// One run that failed.
struct PlanProblem {
    PlannedName of;
    std::string text;
};

struct PlanStatus {
    PlanRequest request;
    record::ProcessIdentity process;  ///< Of the engine.
    bool isOver = false;              ///< It came to its end; else it works, or was killed.
    int runs = 0;                     ///< Of the plan.
    int left = 0;                     ///< Still to be made, the current one among them.
    PlannedName current;              ///< What is worked on; without a row between two runs.
    std::string run;                  ///< Its id; "" until it has one.
    double secondsLeft = -1;          ///< For all that is left; negative: not known yet.
    std::vector<PlanProblem> problems;

    /// An engine works on it; of one on another machine its word counts.
    [[nodiscard]] bool isUnderWay() const { return !isOver && process.isAlive().value_or(true); }
};

/// Name of the request's file: "table1-1f2e3d4c". Equal requests have equal names; normalised() makes those of one plan equal.
std::string planKey(const PlanRequest& request);

/// STORE/plans/KEY.json, replaced whole.
Result<void> writePlanStatus(const std::filesystem::path& store, const PlanStatus& status);

/// All that a store has, the last written first. What cannot be read is left out: it is of another version, and the runs hold the truth.
std::vector<PlanStatus> planStatuses(const std::filesystem::path& store);

}  // namespace rosa::reproduce
