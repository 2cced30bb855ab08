/// Results over seeds × splits: variance components, and pairing of two methods.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/statistics.h"

namespace rosa::evaluate {

/// Results of one method, every seed on every split.
struct CrossedTable {
    std::int64_t seeds = 0;
    std::int64_t splits = 0;
    std::vector<double> values;  ///< One row per seed, one column per split.

    /// From one list of results per seed. Returns an Error if there are none, lengths differ or a value is not finite; it names the
    /// position of the seed.
    static Result<CrossedTable> of(std::span<const std::vector<double>> bySeed);

    [[nodiscard]] double mean() const;
    [[nodiscard]] std::vector<double> seedMeans() const;   ///< Means over the splits.
    [[nodiscard]] std::vector<double> splitMeans() const;  ///< Means over the seeds.
};

/// The variance of the mean of a table, as shares: each component divided by the number of its draws. They add up to 1.
struct MeanShares {
    double seed = 0;   ///< Component / seeds.
    double split = 0;  ///< Component / splits.
    double rest = 0;   ///< Component / (seeds · splits).
};

/// What reduces the variance of the mean most. The rest falls with either.
enum class Remedy {
    Seeds,   ///< The share of the seeds is at least twice that of the splits.
    Splits,  ///< The reverse.
    Either,
};
Remedy remedyOf(const MeanShares& shares);
/// "seeds", "splits", "either"
const char* remedyId(Remedy remedy);

/// Variance components of a single result, in squared units of the values: two crossed random factors with one value per cell.
struct VarianceParts {
    std::optional<double> seed;   ///< nullopt with one seed.
    std::optional<double> split;  ///< nullopt with one split.
    /// Interaction and noise, which cannot be separated with one value per cell; nullopt unless there are several seeds and several splits.
    std::optional<double> rest;
    std::optional<MeanShares> ofMean;  ///< nullopt if a component is unknown or all are 0.
};
/// Estimated from mean squares (Searle, Casella and McCulloch, 1992, section 4.3); negative estimates are set to 0. O(values).
VarianceParts varianceParts(const CrossedTable& table);

/// From this number of seeds and of splits on, the interval over both covers 95 ± 1 %.
inline constexpr std::int64_t kFewestLevels = 5;

/// What crossedInterval95() speaks of.
Scope scopeOf(const CrossedTable& table);
/// "seeds and splits", "splits given this seed", "seeds given this split"; with `isSeedless` (a deterministic method, whose one run represents
/// every seed) "splits"; "" for Scope::None.
std::string scopeWords(Scope scope, bool isSeedless);
/// Whether it covers at least 95 %, but usually more: over both factors, with fewer than kFewestLevels of one.
bool isConservative(const CrossedTable& table);

/// 95 % interval for the mean over the scope of the table. nullopt if there is only one value.
///
/// With one seed or one split it is Student's t over the other factor. Over both factors the mean has the variance (MS seed + MS split − MS
/// rest) / (seeds · splits), taken to be at least that of either factor alone, and
/// - from kFewestLevels of both on, Student's t with Satterthwaite's (1946) degrees of freedom, at least those of the smaller factor: it
///   covers 95 ± 1 %, and up to 99 % if the residual makes up more than a fifth of the variance of the mean, because then estimates of the
///   components are often negative;
/// - with fewer, where these degrees of freedom would cover as little as 88 %, each mean square has the quantile of its own degrees of freedom
///   (Banerjee, 1960): half² = (t² MS seed + t² MS split − t² MS rest) / (seeds · splits), the smaller quantile for the rest, which covers at
///   least 95 % (to 0.2 %), on average 97 %.
/// tst_coverage measures this.
std::optional<Interval> crossedInterval95(const CrossedTable& table);

/// Standard error of the mean over the same scope: the root of the variance that crossedInterval95() uses. nullopt if there is only
/// one value.
std::optional<double> crossedError(const CrossedTable& table);

/// Summarises all results, fractions in 0 … 1, as shown in tables and lists: mean, standard deviation of a single result, and
/// crossedInterval95 clamped to 0 … 1, with its scope. One list per seed. `of` is "splits" with one list, "runs" with one result each, otherwise "runs ×
/// splits". If the lists differ in length, their means are summarised ("runs"). n = 0 if there are no results.
Summary summariseCrossed(std::span<const std::vector<double>> bySeed);

/// Paired differences of two methods.
struct Pairs {
    std::string unit;                 ///< "seeds" or "splits"; each value is the mean over the other factor.
    std::int64_t over = 0;            ///< Number of values averaged in each difference.
    std::vector<double> differences;  ///< One per pair.
};
/// Cells of one seed share an embedding and cells of one split share a partition, so neither are independent pairs. The pairs are the
/// splits if there are enough of them for a test (kFewestPairs), for any number of seeds: usually they vary more, and pairs of seeds would
/// apply to those few splits only. Otherwise the pairs are the factor with more levels, on a tie the splits. A deterministic method may
/// have one seed; its row is then used for every seed of the other. Returns an Error if the numbers of splits differ, or the numbers of
/// seeds in another way.
Result<Pairs> pairsOf(const CrossedTable& one, const CrossedTable& other);

}  // namespace rosa::evaluate
