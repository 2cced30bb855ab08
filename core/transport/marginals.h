/// Weights of the nodes of a pair of views: what each sends and receives.
#pragma once

#include <span>

#include "core/transport/matrix.h"

namespace rosa::transport {

/// What becomes of raw weights (a node's dot product with the mean of the other view) that are not positive.
enum class MarginalRule {
    ClipAtZero,  ///< max(·, 0), then normalised; uniform where all are 0. The article's.
    FloorTiny,   ///< Values <= 0 become 1e-8, then normalised. The published program's.
};

/// What FloorTiny puts in place of a weight that is not positive. Absolute, so the rule is not free of scale.
inline constexpr double kTinyWeight = 1e-8;

/// Turns raw weights, in place, into weights that sum to 1. Non-empty and finite (a check). The last one stands for `lastCount` equal
/// nodes: its raw weight is that of one, what becomes of it the weight of all.
template <typename T>
void normaliseWeights(std::span<T> weights, MarginalRule rule, std::int64_t lastCount = 1);

/// Raw weights of the rows of x (n × d) against y (m × d): x_i · mean(y). Raw vectors enter, not unit ones.
template <typename T>
std::vector<T> rawWeights(MatrixView<T> x, MatrixView<T> y);

}  // namespace rosa::transport
