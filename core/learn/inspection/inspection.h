/// Selects pairs of views under a model for inspection (core/protocol/inspect_pair.h).
#pragma once

#include <vector>

#include "core/learn/inspection/moment.h"
#include "core/protocol/inspection.h"
#include "core/protocol/request.h"

namespace rosa::learn {

/// Inspects the pair (first, second) of nodes of the data set, as in training or, if requested, as views alone; the epoch of `request` is
/// ignored.
/// Fails if a node is not in the training graph, a view would be compared with itself, or λ or iterations are out of range or do not apply to
/// the run's coupling.
Result<protocol::Inspection> inspectNodes(const Moment& moment, const protocol::Inspect& request);

/// Renumbers a pair from nodes of the training graph to nodes of the data set; `trainingNodes` empty: identical.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
