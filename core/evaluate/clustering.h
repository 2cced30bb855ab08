/// Whether an embedding falls into the classes by itself: k-means, and how well two partitions agree.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"

namespace rosa::evaluate {

struct KMeansOptions {
    std::int32_t clusters = 2;      ///< >= 1
    std::int32_t restarts = 10;     ///< Starts by k-means++; the smallest sum of squares counts. >= 1
    std::int32_t iterations = 300;  ///< Lloyd's, at most, of each start. >= 1
    std::uint64_t seed = 0;
};

struct KMeansResult {
    std::vector<std::int32_t> clusterOf;  ///< One a row.
    double squares = 0;                   ///< Sum of squared distances to the own centre.
};

/// Lloyd's k-means on unit rows (Arthur and Vassilvitskii, 2007, for the starts). An empty cluster takes the row that is farthest from its
/// centre. Equal arguments give equal results, whatever the number of threads. O(restarts · iterations · clusters · values).
///
/// An Error where there are fewer rows than clusters.
Result<KMeansResult> kMeans(const UnitRows& rows, const KMeansOptions& options);

/// Normalised mutual information, 0 … 1: I(a, b) over the mean of both entropies, as scikit-learn's with "arithmetic"; 1 where both have one
/// class. Items whose `expected` is below 0 are left out. An Error where the lengths differ or nothing is left.
Result<double> mutualInformation(std::span<const std::int32_t> expected, std::span<const std::int32_t> found);

/// Adjusted Rand index (Hubert and Arabie, 1985): 1 for equal partitions, about 0 by chance. Otherwise as above.
Result<double> adjustedRand(std::span<const std::int32_t> expected, std::span<const std::int32_t> found);

}  // namespace rosa::evaluate
