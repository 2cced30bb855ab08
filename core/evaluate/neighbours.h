/// The classifier without parameters: a node has the class of most of its nearest training nodes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/unit_rows.h"
#include "core/graph/labels.h"

namespace rosa::evaluate {

/// Classes of the test nodes of a split, in its order, by the `k` training nodes of largest cosine, each with one vote; in a tie of votes the
/// class of the smaller number, in a tie of cosines the node that comes first in the training part. scikit-learn's KNeighborsClassifier with
/// metric "cosine". Deterministic whatever the number of threads. O(test · values of the training rows) time; memory a row a thread.
///
/// An Error says what is wrong with split or labels (splits.h), that sizes differ, or that the training part has fewer than k nodes. k ≥ 1.
Result<std::vector<std::int32_t>> nearestClasses(const UnitRows& rows, const graph::Labels& labels,
                                                 const graph::Split& split, std::int32_t k);

}  // namespace rosa::evaluate
