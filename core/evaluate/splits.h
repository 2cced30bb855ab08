/// Random partitions of the labelled nodes for a probe, and the hash that identifies a partition in results.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// Fractions of the labelled nodes in a random partition; the rest is the test part. Sizes are rounded down.
struct SplitShares {
    double train = 0.1;       ///< In (0, 1).
    double validation = 0.0;  ///< In [0, 1 − train).
};

/// Partition number `index` of `seed`: a permutation of the labelled nodes (label ≥ 0), cut into training, validation and test part. The
/// training part keeps the order of the permutation, so that contiguous folds of it are random; the other parts are sorted. Equal arguments
/// give equal partitions on every machine. Not stratified, as in the published program. O(nodes log nodes). Returns an Error if there are
/// no labels or a part would be empty.
Result<graph::Split> randomSplit(const graph::Labels& labels, const SplitShares& shares, std::uint64_t seed,
                                 std::uint32_t index);

/// Checks a partition against the labels: parts are disjoint, nodes are in range and labelled, training and test part are not empty.
/// Returns an Error that names split, part and node. O(nodes).
Result<void> checkSplit(const graph::Split& split, const graph::Labels& labels);

/// SHA-256 over the sizes and nodes of the three parts in their order: equal for equal partitions, regardless of their names.
std::string splitHash(const graph::Split& split);

/// SHA-256 over the splitHash of each split, in order: tells whether two results were measured on the same partitions.
std::string splitsHash(std::span<const graph::Split> splits);

/// Names of the classes with labelled nodes but none in the training part: no probe can predict them. O(nodes).
std::vector<std::string> classesNotTrained(const graph::Split& split, const graph::Labels& labels);

/// One sentence that names the classes that no training node has, in how many of the splits; empty if there are none. O(splits · nodes).
Message notTrainedNote(std::span<const graph::Split> splits, const graph::Labels& labels);

}  // namespace rosa::evaluate
