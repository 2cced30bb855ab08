/// Whether an embedding separates the classes without labels: k-means, and the agreement of two partitions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"

namespace rosa::evaluate {

struct KMeansOptions {
    std::int32_t clusters = 2;      ///< >= 1
    std::int32_t restarts = 10;     ///< k-means++ initialisations; the smallest sum of squares is returned. >= 1
    std::int32_t iterations = 300;  ///< Maximum number of Lloyd iterations per restart. >= 1
    std::uint64_t seed = 0;
};

struct KMeansResult {
    std::vector<std::int32_t> clusterOf;  ///< One per row.
    double squares = 0;                   ///< Sum of squared distances of the rows to their centres.
};

/// Lloyd's k-means on unit rows, initialised by k-means++ (Arthur and Vassilvitskii, 2007). An empty cluster receives the row farthest from
/// its centre. Equal arguments give equal results for any number of threads. O(restarts · iterations · clusters · values).
///
/// Returns an Error if there are fewer rows than clusters.
Result<KMeansResult> kMeans(const UnitRows& rows, const KMeansOptions& options);

/// Normalised mutual information, 0 … 1: I(a, b) divided by the arithmetic mean of both entropies, as in scikit-learn; 1 if both partitions
/// have one class. Items with `expected` below 0 are ignored. Returns an Error if the lengths differ or no item is left.
Result<double> mutualInformation(std::span<const std::int32_t> expected, std::span<const std::int32_t> found);

/// Adjusted Rand index (Hubert and Arabie, 1985): 1 for equal partitions, about 0 by chance. Otherwise as above.
Result<double> adjustedRand(std::span<const std::int32_t> expected, std::span<const std::int32_t> found);

}  // namespace rosa::evaluate
