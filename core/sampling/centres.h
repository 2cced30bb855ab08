/// Which nodes make a batch.
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/graph.h"

namespace rosa::sampling {

/// `count` distinct nodes of 0 … nodeCount − 1 in random order, every ordered choice equally likely; all nodes where
/// `count` is not smaller. A smaller count draws a prefix of the same sequence.
///
/// The first steps of a Fisher-Yates shuffle whose array exists only where it was touched: O(count) time and memory,
/// whatever the graph's size. Depends on (nodeCount, seed, epoch) alone. Both counts are ≥ 0.
std::vector<graph::Node> drawCentres(graph::Node nodeCount, std::int32_t count, std::uint64_t seed, std::uint32_t epoch);

}  // namespace rosa::sampling
