/// k-nearest-neighbour classification of the nodes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// Classifies the test nodes of a split, in its order, by majority vote of the `k` training nodes with the largest cosine. Ties of votes go
/// to the class with the smaller number, ties of cosines to the node that comes first in the training part. As scikit-learn's
/// KNeighborsClassifier with metric "cosine". Deterministic for any number of threads. O(test · values of the training rows) time; memory
/// of one row per thread.
///
/// Returns an Error that names the problem with split or labels (splits.h), or states that sizes differ or that the training part has fewer
/// than k nodes. k ≥ 1.
Result<std::vector<std::int32_t>> nearestClasses(const UnitRows& rows, const graph::Labels& labels,
                                                 const graph::Split& split, std::int32_t k);

/// Leave-one-out: classifies each labelled node, in ascending order, by the `k` of the other labelled nodes with the largest cosine, with ties
/// as above. For data sets too small for a training part. Returns an Error if sizes differ or there are at most k labelled nodes. k ≥ 1.
/// O(labelled nodes · values of their rows).
Result<std::vector<std::int32_t>> nearestOthers(const UnitRows& rows, const graph::Labels& labels, std::int32_t k);

}  // namespace rosa::evaluate
