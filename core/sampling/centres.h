/// Choice of the centre nodes of a batch.
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/graph.h"

namespace rosa::sampling {

/// Draws `count` distinct nodes of 0 … nodeCount − 1 in random order, every ordered choice equally likely; all nodes if `count` is at least
/// nodeCount. A smaller count yields a prefix of the same sequence.
///
/// The first steps of a Fisher-Yates shuffle whose array is stored only where it was modified: O(count) time and memory for any size of
/// graph. Depends only on (nodeCount, seed, epoch). Both counts must be ≥ 0.
std::vector<graph::Node> drawCentres(graph::Node nodeCount, std::int32_t count, std::uint64_t seed, std::uint32_t epoch);

}  // namespace rosa::sampling
