/// Random partitions of the labelled nodes for a probe, and the fingerprint by which a result names its partition.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// Shares of the labelled nodes in a random partition; the rest is the test part. Parts are rounded down.
struct SplitShares {
    double train = 0.1;       ///< In (0, 1).
    double validation = 0.0;  ///< In [0, 1 − train).
};

/// Partition number `index` of `seed`: a permutation of the labelled nodes (label ≥ 0), cut into training, validation and test
/// part. The training part keeps the order of the permutation, so that folds cut from it in order are random ones; the others
/// are sorted. Equal arguments give equal partitions on every machine. Not stratified, as in the published program.
/// O(nodes log nodes). An Error says that there are no labels, or that a part would be empty.
Result<graph::Split> randomSplit(const graph::Labels& labels, const SplitShares& shares, std::uint64_t seed,
                                 std::uint32_t index);

/// Checks a partition against the labels: parts disjoint, nodes in range and labelled, training and test part not empty.
/// O(nodes). An Error names split, part and node.
Result<void> checkSplit(const graph::Split& split, const graph::Labels& labels);

/// SHA-256 over the sizes and nodes of the three parts in their order: equal for equal partitions, whatever their name.
std::string splitHash(const graph::Split& split);

/// SHA-256 over the splitHash of each, in their order: whether two results were measured on the same partitions.
std::string splitsHash(std::span<const graph::Split> splits);

/// Names of the classes that have labelled nodes but none in the training part: no probe can predict them. O(nodes).
std::vector<std::string> classesNotTrained(const graph::Split& split, const graph::Labels& labels);

}  // namespace rosa::evaluate
