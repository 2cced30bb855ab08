/// Pairs of views under a model: which, and as what they are shown (core/record/inspect_pair.h).
#pragma once

#include <optional>
#include <vector>

#include "core/learn/inspection/moment.h"
#include "core/record/inspection.h"

namespace rosa::learn {

/// More sweeps than anyone looks at; each one's plan is kept while a pair is solved.
inline constexpr int kMostSweeps = 5000;

/// λ and sweeps to solve a pair with in place of the run's.
struct OtherSolve {
    std::optional<double> lambda;
    std::optional<int> iterations;
};

/// The pair (first, second) of nodes of the data set, solved on its own: rows that fill a batch's views have no part in it. An Error where a
/// node is not one the run trains on, a view would be compared with itself, or `other` is out of range or means nothing to the run's coupling.
Result<record::Inspection> inspectNodes(const Moment& moment, const PairRequest& request, const OtherSolve& other = {});

/// Renumbers a pair from the training graph's nodes to the data set's; empty: they are the same.
void renumber(record::PairSnapshot& pair, const std::vector<graph::Node>& trainingNodes);

}  // namespace rosa::learn
