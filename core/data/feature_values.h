/// Values of sparse features in few bytes where a column repeats them, as in tf-idf: the distinct values of each column, and the place of
/// each entry's value among those of its column.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/data/byte_coding.h"
#include "core/graph/features.h"

namespace rosa::data::packed {

/// Per column the distinct values of sparse float32 features, as ascending bit patterns.
using DistinctValues = std::vector<std::vector<std::int32_t>>;

/// Returns nothing where the values themselves are about as small: if they have more than one distinct value of a column per two entries, or
/// more than 65,536 in a column. O(entries · log entries).
std::optional<DistinctValues> distinctValues(const graph::Features& features);

/// Per column the list of its values; then the place of each entry's value in two planes of bytes, lowest first.
void putValues(ByteWriter& out, const graph::Features& features, const DistinctValues& distinct);

/// Reads what putValues() wrote for entries in the columns `indices`. Notes an error in `in` for a place that the column does not have.
std::vector<float> takeValues(ByteReader& in, std::int32_t columns, std::span<const std::int32_t> indices);

}  // namespace rosa::data::packed
