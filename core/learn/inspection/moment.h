/// A training method at one moment, with the context needed to query it.
#pragma once

#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// References, which the creator keeps alive.
struct Moment {
    TrainingMethod& method;
    const catalog::Configuration& configuration;  ///< Includes the live parameters changed until then.
    const data::Dataset& dataset;
    const std::vector<graph::Node>& trainingNodes;  ///< As ProblemData::trainingNodes.
    int epoch = 0;                                  ///< Epochs done.
};

/// The method's interface for pairs of views. Fails if it has none.
Result<PairwiseMethod*> pairwiseOf(const Moment& moment);

/// In runs on time snapshots: the number of snapshot pairs, which replace nodes as centres; otherwise 0.
graph::Node timePairsOf(const Moment& moment);

/// The centre at a node of the data set, or the pair of time snapshots of that number. Fails if there is none, or the run does not see it.
Result<Centre> centreAt(const Moment& moment, std::int64_t number);

/// The node of the data set, or the number of the pair of time snapshots: the number that centreAt() takes.
std::int32_t shownNumber(const Moment& moment, Centre centre);

/// Class of the centre's node; −1: unknown, or a pair of time snapshots.
std::int32_t classOf(const Moment& moment, Centre centre);

/// Centres by class, ascending; nodes without class are omitted; without labels all form one class. The list of a class without nodes is
/// empty. O(nodes).
std::vector<std::vector<Centre>> centresByClass(const Moment& moment);

}  // namespace rosa::learn
