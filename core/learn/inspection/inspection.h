/// Selects pairs of views under a model for inspection (core/record/inspect_pair.h).
#pragma once

#include <optional>
#include <vector>

#include "core/learn/inspection/moment.h"
#include "core/record/inspection.h"

namespace rosa::learn {

/// Limits memory: the plan of each sweep is kept while a pair is solved.
inline constexpr int kMostSweeps = 5000;

/// λ and sweeps for solving a pair in place of those of the run.
struct OtherSolve {
    std::optional<double> lambda;
    std::optional<int> iterations;
};

/// Inspects the pair (first, second) of nodes of the data set, solved separately, without padding. Fails if a node is not in the training
/// graph, a view would be compared with itself, or `other` is out of range or does not apply to the run's coupling.
Result<record::Inspection> inspectNodes(const Moment& moment, const PairRequest& request, const OtherSolve& other = {});

/// Renumbers a pair from nodes of the training graph to nodes of the data set; `trainingNodes` empty: identical.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
