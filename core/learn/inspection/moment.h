/// A training method's weights at one moment, and what is needed to ask about them.
#pragma once

#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// References: whoever makes one keeps them alive.
struct Moment {
    TrainingMethod& method;
    const catalog::Configuration& configuration;  ///< With the parameters that were turned until then.
    const data::Dataset& dataset;
    const std::vector<graph::Node>& trainingNodes;  ///< As ProblemData::trainingNodes.
    int epoch = 0;                                  ///< Epochs done.
};

/// The method's pairs of views. An Error where it compares none.
Result<PairwiseMethod*> pairwiseOf(const Moment& moment);

/// Of a run on time snapshots: how many pairs of them stand where other runs have nodes as centres; else 0.
graph::Node timePairsOf(const Moment& moment);

/// Place of a node of the data set in the training graph, or the number of a pair of time snapshots. An Error where there is no such one, or the
/// run does not see it.
Result<graph::Node> trainingPlace(const Moment& moment, std::int64_t node);

/// The node of the data set at a place in the training graph.
graph::Node nodeAt(const Moment& moment, graph::Node place);

/// Places in the training graph by class, in ascending order; those of no class are left out, and without labels all are one class.
/// A class without nodes is an empty list. O(nodes).
std::vector<std::vector<graph::Node>> placesByClass(const Moment& moment);

}  // namespace rosa::learn
