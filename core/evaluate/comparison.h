/// Comparison of two methods measured on the same seeds and splits: size and significance of the difference.
///
/// Every function takes paired differences: one method's value minus the other's under the same seed and split, in units of the values.
/// Differences within 1e-12 of each other, or of 0, count as equal. Errors name the first value that is not finite. All functions are O(n
/// log n) or faster unless noted; reentrant.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/statistics.h"

namespace rosa::evaluate {

/// With fewer pairs a two-sided signed-rank test cannot reach 0.05: its smallest p is 2 / 2^n.
inline constexpr std::int64_t kFewestPairs = 6;

/// Returns `one[i] − other[i]`, or an Error if the lengths differ.
Result<std::vector<double>> differences(std::span<const double> one, std::span<const double> other);

/// Mean difference with Student's t. Applies to these splits of this graph only.
struct PairedDifference {
    std::int64_t n = 0;
    double mean = 0;
    double standardDeviation = 0;        ///< Of the differences, with divisor n − 1; 0 if n < 2.
    std::optional<Interval> interval95;  ///< nullopt if n < 2.
    std::optional<double> p;             ///< Two-sided; nullopt if n < 2 or all differences are equal.
    double shareAbove = 0;               ///< Fraction of pairs with a positive difference; ties count one half.
};
Result<PairedDifference> pairedDifference(std::span<const double> differences);

/// Method of a signed-rank test.
enum class SignedRankKind {
    Exact,           ///< Exact permutation distribution.
    Normal,          ///< Normal approximation with tie-corrected variance, without continuity correction.
    NotEnoughPairs,  ///< Fewer than kFewestPairs non-zero differences: no p.
    AllZero,         ///< All differences are zero: no p.
};

/// Wilcoxon's signed-rank test. Zeros are dropped (Wilcoxon's rule); equal magnitudes share their mean rank.
struct SignedRank {
    SignedRankKind kind = SignedRankKind::AllZero;
    std::int64_t n = 0;       ///< Number of non-zero differences.
    std::int64_t zeros = 0;   ///< Number of zero differences, which are dropped.
    bool hasTies = false;     ///< Whether magnitudes coincide.
    double above = 0;         ///< Sum of the ranks of positive differences.
    double below = 0;         ///< Sum of the ranks of negative differences.
    std::optional<double> p;  ///< Two-sided.
};
/// Exact for up to 50 differences, including ties (ranks are counted in halves); O(n³) in that case.
Result<SignedRank> wilcoxonSignedRank(std::span<const double> differences);

/// t = d / sqrt((1/J + test/training) s²) with J − 1 degrees of freedom: the corrected resampled t test of Nadeau and Bengio (2003).
/// Applies to new draws of training and test parts: J splits of one graph overlap, but a plain t test assumes that they are independent.
struct ResampledT {
    std::int64_t n = 0;  ///< J, the number of splits.
    double mean = 0;
    double t = 0;
    std::optional<Interval> interval95;
    std::optional<double> p;  ///< Two-sided; nullopt if J < 2 or all differences are equal.
};
/// One difference per split (the mean over the seeds, if there are several). `testOverTraining` is the ratio of test to training size and
/// must be > 0, otherwise returns an Error. With 10 % training and 90 % test it is 9, for which the correction was not designed; the test
/// is then very conservative.
Result<ResampledT> correctedResampledT(std::span<const double> differences, double testOverTraining);

/// Whether a mean difference lies within ±margin, by two one-sided t tests (Schuirmann, 1987). A non-significant difference is not
/// equivalence; this test shows equivalence.
struct Equivalence {
    double margin = 0;
    std::optional<Interval> interval90;  ///< Equivalent at 0.05 if it lies within ±margin.
    std::optional<double> p;             ///< The larger of the two p values; nullopt if n < 2 or all differences are equal.
    bool isEquivalent = false;           ///< p < 0.05; if all differences are equal, whether they are within the margin.
};
/// Returns an Error if the margin is not above 0.
Result<Equivalence> equivalence(std::span<const double> differences, double margin);
/// As above for differences summarised by pairedDifference(). O(1).
Result<Equivalence> equivalence(const PairedDifference& difference, double margin);

/// Returns the p values after Holm's step-down correction for the family, in the given order, capped at 1. Missing values (nullopt) do not
/// count.
std::vector<std::optional<double>> holm(std::span<const std::optional<double>> p);

/// Number of pairs with which a paired t test (two-sided, 0.05) detects a true mean difference with power 0.8, if the differences have
/// standard deviation `standardDeviation`; from the noncentral t distribution. nullopt if more than 100,000 are needed; 2 if the deviation
/// is 0. Returns an Error if the difference is 0 or not finite, or the deviation is negative.
Result<std::optional<std::int64_t>> pairsNeeded(double standardDeviation, double difference);

}  // namespace rosa::evaluate
