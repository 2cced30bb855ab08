/// What an engine that works on a plan says of it, beside the runs of the store, so that every window sees how far it is, whoever started it.
#pragma once

#include <chrono>
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
    bool isFresh = true;  ///< Not written: the file was touched within kSilence before it was read.

    /// An engine works on it. Of one on another machine nobody can ask; it touches its file.
    [[nodiscard]] bool isUnderWay() const { return !isOver && process.isAlive().value_or(isFresh); }
};

/// An engine that lives touches its file at least every kPulse; one of another machine that was silent for kSilence is gone. So much longer, as
/// clocks of two machines differ.
inline constexpr std::chrono::seconds kPulse{30};
inline constexpr std::chrono::minutes kSilence{10};

/// Name of the request's file: "table1-1f2e3d4c". Equal requests have equal names; normalised() makes those of one plan equal.
std::string planKey(const PlanRequest& request);

/// STORE/plans/KEY.json, replaced whole.
Result<void> writePlanStatus(const std::filesystem::path& store, const PlanStatus& status);

/// Sets the file's time to now. It may be replaced at the same time by another thread.
void touchPlanStatus(const std::filesystem::path& store, const PlanRequest& request);

/// All that a store has, the last written first. What cannot be read is left out: it is of another version, and the runs hold the truth.
std::vector<PlanStatus> planStatuses(const std::filesystem::path& store);

}  // namespace rosa::reproduce
