/// Node weights of a pair of views: the mass that each node sends or receives.
#pragma once

#include <span>

#include "core/transport/matrix.h"

namespace rosa::transport {

/// Treatment of raw weights (dot product of a node with the mean of the other view) that are not positive.
enum class MarginalRule {
    ClipAtZero,  ///< max(·, 0), then normalised; uniform if all are 0. The article's rule.
    FloorTiny,   ///< Values <= 0 become 1e-8, then normalised. The published program's rule.
};

/// Value that FloorTiny substitutes for weights that are not positive. Absolute, so the rule is not scale-invariant.
inline constexpr double kTinyWeight = 1e-8;

/// Normalises raw weights in place to sum to 1. They must be non-empty and finite (checked). The last weight represents `lastCount` equal
/// nodes: its raw weight is that of one node, its normalised weight that of all.
template <typename T>
void normaliseWeights(std::span<T> weights, MarginalRule rule, std::int64_t lastCount = 1);

/// Raw weights of the rows of x (n × d) against y (m × d): x_i · mean(y), of vectors that are not normalised.
template <typename T>
std::vector<T> rawWeights(MatrixView<T> x, MatrixView<T> y);

}  // namespace rosa::transport
