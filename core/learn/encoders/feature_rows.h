/// Rows of a data set's features as an encoder takes them.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// The rows of `nodes` (repeats allowed), in that order; columns where `keepColumn` is 0 become 0 (empty: all are kept).
/// Sparse features stay sparse. O(values of those rows).
FeatureRows gatherFeatures(const graph::Features& features, std::span<const graph::Node> nodes,
                           std::span<const std::uint8_t> keepColumn);

/// Each row divided by the sum of its absolute values, as float32 and in the same layout; rows of zeros stay. O(values).
graph::Features normalisedRows(const graph::Features& features);

/// Every row, in order. Dense features are not copied: they must outlive the result.
FeatureRows allFeatures(const graph::Features& features);

}  // namespace rosa::learn
