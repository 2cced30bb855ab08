/// Comparison of several methods over several data sets: mean ranks, Friedman's test and the critical difference (Demšar, 2006).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace rosa::evaluate {

/// Ranks of k methods on N data sets; rank 1 is the largest value, values within 1e-12 share their mean rank.
struct Ranking {
    std::int64_t methods = 0;       ///< k
    std::int64_t datasets = 0;      ///< N
    std::vector<double> meanRanks;  ///< One per method, in the given order.
    double chiSquare = 0;           ///< Friedman's statistic, corrected for ties; k − 1 degrees of freedom.
    std::optional<double> p;        ///< p value of chiSquare; nullopt if every data set ranks all methods equally.
    double f = 0;                   ///< Iman and Davenport (1980), less conservative; infinite if all data sets agree.
    std::optional<double> fP;       ///< p value of f, with k − 1 and (k − 1)(N − 1) degrees of freedom.
    double criticalDifference = 0;  ///< Nemenyi's, at 0.05: mean ranks farther apart differ significantly.
    /// Groups of methods that do not differ significantly: first and last index in the order of mean ranks; maximal groups only.
    std::vector<std::pair<std::int64_t, std::int64_t>> groups;
    std::vector<std::int64_t> order;  ///< Methods by mean rank, best first.
};

/// `values` has one row per data set and one column per method; larger is better. Returns an Error if there are fewer than two of either,
/// the size does not match, or a value is not finite. O(N k log k).
Result<Ranking> rankMethods(std::span<const double> values, std::int64_t methods);

/// Quantile of Nemenyi's test, q / √2, where q is the upper 0.05 point of the studentised range of k values with infinite degrees of
/// freedom. k ≥ 2.
double nemenyiQuantile(std::int64_t methods);

}  // namespace rosa::evaluate
