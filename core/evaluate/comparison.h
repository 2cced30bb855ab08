/// Two methods measured on the same seeds and splits: how far apart they are, and whether that could be chance.
///
/// Every function here takes differences of pairs, one method's value minus the other's under the same seed and split. Units are
/// those of the values. Differences within 1e-12 of each other, or of 0, are equal. An Error names the first value that is not finite. All are O(n log n) or less unless said; reentrant.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/statistics.h"

namespace rosa::evaluate {

/// Below so many pairs a two-sided signed-rank test cannot reach 0.05 whatever the values: its smallest p is 2 / 2^n.
inline constexpr std::int64_t kFewestPairs = 6;

/// `one[i] − other[i]`. An Error says that the lengths differ.
Result<std::vector<double>> differences(std::span<const double> one, std::span<const double> other);

/// Mean difference by Student's t. It answers "on these splits of this graph".
struct PairedDifference {
    std::int64_t n = 0;
    double mean = 0;
    double standardDeviation = 0;        ///< Of the differences, divisor n − 1; 0 where n < 2.
    std::optional<Interval> interval95;  ///< None where n < 2.
    std::optional<double> p;             ///< Two-sided; none where n < 2 or all differences are equal.
    double shareAbove = 0;               ///< Share of pairs with a positive difference, ties as halves.
};
Result<PairedDifference> pairedDifference(std::span<const double> differences);

/// How a signed-rank test was made.
enum class SignedRankKind {
    Exact,           ///< The permutation distribution itself.
    Normal,          ///< Its normal approximation, variance corrected for ties, no correction for continuity.
    NotEnoughPairs,  ///< Fewer than kFewestPairs differences that are not zero: no p.
    AllZero,         ///< No pair differs: no p.
};

/// Wilcoxon's signed-rank test. Zeros are left out (Wilcoxon's own rule), equal sizes share the mean of their ranks.
struct SignedRank {
    SignedRankKind kind = SignedRankKind::AllZero;
    std::int64_t n = 0;       ///< Differences that are not zero.
    std::int64_t zeros = 0;   ///< Those left out.
    bool hasTies = false;     ///< Whether sizes coincide.
    double above = 0;         ///< Sum of the ranks of positive differences.
    double below = 0;         ///< Sum of the ranks of negative ones.
    std::optional<double> p;  ///< Two-sided.
};
/// Exact up to 50 differences, ties included (ranks are counted in halves); O(n³) there.
Result<SignedRank> wilcoxonSignedRank(std::span<const double> differences);

/// t = d / sqrt((1/J + test/training) s²), J − 1 degrees of freedom: the corrected resampled t test of Nadeau and Bengio (2003).
/// It answers "on new draws of training and test part": J splits of one graph overlap, and a plain t takes them for independent.
struct ResampledT {
    std::int64_t n = 0;  ///< J.
    double mean = 0;
    double t = 0;
    std::optional<Interval> interval95;
    std::optional<double> p;  ///< Two-sided; none where J < 2 or all differences are equal.
};
/// One difference a split (the mean over seeds where there are several). `testOverTraining` is the ratio of the parts' sizes, > 0; an
/// Error otherwise. With 10 % training and 90 % test it is 9, for which the correction was not made: it then forgives little.
Result<ResampledT> correctedResampledT(std::span<const double> differences, double testOverTraining);

/// Whether a mean difference lies within ±margin: two one-sided t tests (Schuirmann, 1987). A difference that is not significant is not
/// equality; this is.
struct Equivalence {
    double margin = 0;
    std::optional<Interval> interval90;  ///< Equivalent at 0.05 where it lies within ±margin.
    std::optional<double> p;             ///< The larger of the two; none where n < 2 or all differences are equal.
    bool isEquivalent = false;           ///< p < 0.05; differences that are all equal: their value is within the margin.
};
/// An Error where the margin is not above 0.
Result<Equivalence> equivalence(std::span<const double> differences, double margin);
/// The same of differences that pairedDifference() has summed up. O(1).
Result<Equivalence> equivalence(const PairedDifference& difference, double margin);

/// p values after Holm's step-down correction for a family, in the order given, at most 1. A p of no test (none) counts in no family.
std::vector<std::optional<double>> holm(std::span<const std::optional<double>> p);

/// Pairs by which a paired t test (two-sided, 0.05) finds a true mean difference with probability 0.8, when differences scatter by
/// `standardDeviation`; from the noncentral t distribution. None where more than 100,000 are needed; 2 where nothing scatters. An Error
/// where a difference is 0 or not finite or a deviation is negative.
Result<std::optional<std::int64_t>> pairsNeeded(double standardDeviation, double difference);

}  // namespace rosa::evaluate
