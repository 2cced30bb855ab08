/// Rows of a data set's features as input of an encoder.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/features.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// The rows of `nodes` (repetitions allowed), in that order; columns with `keepColumn` 0 become 0 (empty: all are kept). Sparse features
/// stay sparse. O(values of those rows).
FeatureRows gatherFeatures(const graph::Features& features, std::span<const graph::Node> nodes,
                           std::span<const std::uint8_t> keepColumn);

/// Divides each row by the sum of its absolute values; float32, same layout; zero rows stay. O(values).
graph::Features normalisedRows(const graph::Features& features);

/// All rows in order. Dense features are not copied and must outlive the result.
FeatureRows allFeatures(const graph::Features& features);

}  // namespace rosa::learn
