/// Pairs of views under a model: which, and as what they are shown (pair_numbers.h).
#pragma once

#include <vector>

#include "core/learn/moment.h"
#include "core/record/inspection.h"

namespace rosa::learn {

/// The pair (first, second) of nodes of the data set. An Error where a node is not one the run trains on, or a view
/// would be compared with itself.
Result<record::Inspection> inspectNodes(const Moment& moment, const PairRequest& request);

/// Renumbers a pair from the training graph's nodes to the data set's; empty: they are the same.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
