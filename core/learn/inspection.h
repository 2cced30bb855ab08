/// Numbers of one pair of views: from a snapshot of its matrices to everything that is shown of it.
#pragma once

#include <vector>

#include "core/catalog/configuration.h"
#include "core/graph/labels.h"
#include "core/learn/methods/method.h"
#include "core/record/inspection.h"

namespace rosa::learn {

/// Adds exact plan, costs, gap, entropies and the mass between equal classes to a pair whose nodes are numbered as
/// `labels` are. O(rows · columns · (rows + columns)) for the exact plan.
Result<record::Inspection> inspectPair(record::PairSnapshot pair, const catalog::Configuration& configuration,
                                       const graph::Labels& labels, bool isRescaled);

/// The pair (first, second) of nodes of the data set under the method's current weights. An Error where a node is not one the
/// run trains on. `trainingNodes` as ProblemData::trainingNodes.
Result<record::Inspection> inspectNodes(TrainingMethod& method, const catalog::Configuration& configuration,
                                        const data::Dataset& dataset, const std::vector<graph::Node>& trainingNodes,
                                        const PairRequest& request, int epoch);

/// Renumbers a pair from the training graph's nodes to the data set's; empty: they are the same.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
