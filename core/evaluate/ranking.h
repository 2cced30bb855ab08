/// Several methods over several data sets: mean ranks, Friedman's test and the critical difference (Demšar, 2006).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace rosa::evaluate {

/// k methods ranked on N data sets; rank 1 is the largest value, equal values share the mean rank.
struct Ranking {
    std::int64_t methods = 0;       ///< k
    std::int64_t datasets = 0;      ///< N
    std::vector<double> meanRanks;  ///< One a method, in the order given.
    double chiSquare = 0;           ///< Friedman's, corrected for ties; k − 1 degrees of freedom.
    std::optional<double> p;        ///< Of it; none where every data set ranks all methods equal.
    double f = 0;                   ///< Iman and Davenport's (1980), less conservative; infinite where all data sets agree.
    std::optional<double> fP;       ///< By F with k − 1 and (k − 1)(N − 1) degrees of freedom.
    double criticalDifference = 0;  ///< Nemenyi's at 0.05: mean ranks farther apart than this differ.
    /// Methods that cannot be told apart: first and last place in the order of mean ranks, largest groups only, none inside another.
    std::vector<std::pair<std::int64_t, std::int64_t>> groups;
    std::vector<std::int64_t> order;  ///< Methods by mean rank, the best first.
};

/// `values` has a row a data set and a column a method, larger is better. An Error where there are fewer than two of either, the size does
/// not fit, or a value is not finite. O(N k log k).
Result<Ranking> rankMethods(std::span<const double> values, std::int64_t methods);

/// q / √2 of Nemenyi's test: the upper 0.05 point of the studentised range of k values with infinite degrees of freedom, over √2. k ≥ 2.
double nemenyiQuantile(std::int64_t methods);

}  // namespace rosa::evaluate
