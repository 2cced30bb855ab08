/// Numbers of one pair of views: from a snapshot of its matrices to everything that is shown of it.
#pragma once

#include <vector>

#include "core/catalog/configuration.h"
#include "core/graph/labels.h"
#include "core/learn/moment.h"
#include "core/record/inspection.h"

namespace rosa::learn {

/// Adds exact plan, costs, gap, entropies and the mass between equal classes to a pair whose nodes are numbered as
/// `labels` are. O(rows · columns · (rows + columns)) for the exact plan.
Result<record::Inspection> inspectPair(record::PairSnapshot pair, const catalog::Configuration& configuration,
                                       const graph::Labels& labels, bool isRescaled);

/// The pair (first, second) of nodes of the data set. An Error where a node is not one the run trains on.
Result<record::Inspection> inspectNodes(const Moment& moment, const PairRequest& request);

/// Renumbers a pair from the training graph's nodes to the data set's; empty: they are the same.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
