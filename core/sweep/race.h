/// Which configuration of a sweep is best, as far as noise lets one say.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/evaluate/statistics.h"

namespace rosa::sweep {

/// Results of tries (rows; row 0 is the default configuration) on blocks (columns), on validation: larger is better. Rows may have gaps.
struct Scores {
    std::vector<std::vector<std::optional<double>>> values;
    std::vector<bool> hasFailed;  ///< One per try: a run of it failed.
};

enum class Standing {
    Open,  ///< Not measured on all blocks yet.
    Complete,
    Stopped,  ///< The paired test says that it is worse than the best.
    Failed,
};

struct TryScore {
    Standing standing = Standing::Open;
    int blocks = 0;            ///< Blocks on which it was measured.
    double mean = 0;           ///< Adjusted to the mean of all blocks; meaningless without blocks.
    double shrunk = 0;         ///< Mean, drawn towards that of all tries by as much as noise explains.
    double standardError = 0;  ///< Of `mean`; 0 if the noise is unknown.
    /// `shrunk` ± 1.96 standard errors, in 0 … 1; nullopt if the noise is unknown.
    std::optional<evaluate::Interval> interval95;
    std::optional<double> p;  ///< One-sided, of "worse than the best"; nullopt if it cannot be tested.
};

struct Ranking {
    std::vector<TryScore> tries;     ///< One per row.
    std::vector<std::size_t> order;  ///< Measured tries that have not failed or stopped, best first.
    std::optional<std::size_t> best;
    std::optional<double>
        noise;          ///< Standard deviation of one result around its try and block; nullopt with too few results.
    double spread = 0;  ///< Standard deviation of the true means of tries, noise removed.
    int looks = 0;      ///< Measured tries.
    double luck = 0;    ///< expectedMaximum(looks): by how many standard errors the best of equals looks better.
};

/// Level of the test that stops a try, one-sided.
inline constexpr double kWorseLevel = 0.05;

/// Ranks tries.
///
/// Means are those of the additive model value = try + block + noise, fitted by least squares, so that a try that was measured on easy blocks
/// only gains nothing. Shrinkage is empirical Bayes (Efron and Morris, 1975): mean of all + B (mean − mean of all), B = τ² / (τ² + σ² / n), with
/// σ² the residual variance and τ² the variance of the means beyond σ² / n; without an estimate of σ², B = 1. The best has the largest shrunken
/// mean; of equal ones the larger mean, then the earlier.
///
/// Each other try is tested against the best by a paired t test on their common blocks, at least two; differences that are all equal say
/// something from three on. The default configuration never stops. If `races` is false, none does. O(results · iterations).
Ranking rank(const Scores& scores, bool races = true);

/// Expected maximum of n independent standard normal numbers: 0 for n = 1, 2.25 for 50, 2.51 for 100. n ≥ 1.
double expectedMaximum(int n);

}  // namespace rosa::sweep
