/// What a sweep has found: for `rosa sweep show`, its export and the window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/evaluate/comparison.h"
#include "core/evaluate/statistics.h"
#include "core/sweep/importance.h"
#include "core/sweep/schedule.h"

namespace rosa::sweep {

/// A try measured again on fresh blocks, on the test part. One value per block: the mean over its splits.
struct ConfirmedTry {
    int number = 0;
    evaluate::Summary test;  ///< Over the blocks; of "seeds".
    std::optional<evaluate::PairedDifference>
        overDefault;  ///< Minus the default on the same blocks; nullopt for the default itself.
    int failures = 0;
};

struct ConfirmedResult {
    std::vector<ConfirmedTry> tries;  ///< In the order of the confirmation: best of the sweep first.
    int left = 0;                     ///< Runs that are not measured yet.
};

struct SweepSummary {
    Ranking ranking;              ///< On the blocks; rows are tries.
    ImportanceReport importance;  ///< Of Sobol's tries; parameters as in the space.
    int done = 0, failed = 0;     ///< Runs, those of confirmations included.
    int left = 0;            ///< Runs that the sweep has left, at most: with those of tries that are yet to be proposed.
    int confirming = 0;      ///< Runs that the newest confirmation has left.
    double meanSeconds = 0;  ///< Of a run that the sweep has trained; 0 without one.
    double meanSplits = 0;   ///< Splits per run.
    std::string selection;   ///< CellState::selection of the finished runs.
    std::vector<ConfirmedResult> confirmations;

    /// What is left to do, in the words of users: everything.
    [[nodiscard]] int allLeft() const { return left + confirming; }
    /// Seconds until nothing is left with so many workers (at least one), at most; 0: nothing is left; negative: unknown.
    [[nodiscard]] double secondsLeft(int workers) const;
};

/// What the validation scores of a sweep measure, and whether they can be compared with test scores; empty for a sweep of an older version.
Message validationNote(const SweepSummary& summary);

/// O(cells); some milliseconds for a thousand. Reads nothing but what folder.refresh() has read.
Result<SweepSummary> summaryOf(SweepFolder& folder);

/// The three best tries other than the default, by the shrunken mean, then the default. An Error if nothing is measured.
Result<std::vector<int>> candidatesOf(SweepFolder& folder);
inline constexpr std::size_t kCandidates = 3;

/// One line per run, those of confirmations last: part, try, origin, one column per varied parameter, seed, split_seed, epochs, state,
/// validation, test (means over the splits, fractions), splits, seconds (empty if unknown), run, problem.
Result<std::string> toCsv(SweepFolder& folder);

}  // namespace rosa::sweep
