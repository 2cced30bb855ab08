/// Graphs and features for a run's training and evaluation, derived once from its data set.
#pragma once

#include <memory>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Owns the objects that a Problem refers to. Inductive runs see only the training nodes; all others see all nodes, without a copy.
class ProblemData {
public:
    /// `dataset` is the data set as the run sees it (seen_dataset.h). Fails if an inductive run has no published split, a supervised method
    /// has no usable splits, or time snapshots form fewer than two pairs.
    static Result<ProblemData> make(const data::Dataset& dataset, const catalog::Configuration& configuration);

    /// `watched`: pairs of nodes of the data set, or of pairs of time snapshots.
    [[nodiscard]] Problem problem(const std::vector<std::pair<int, int>>& watched) const;
    /// Data set node of each node of the training graph; empty: identical.
    [[nodiscard]] const std::vector<graph::Node>& trainingNodes() const { return m_trainingNodes; }
    /// Null unless the run uses time snapshots.
    [[nodiscard]] const TimeViews* time() const { return m_time.get(); }

private:
    explicit ProblemData(const data::Dataset& dataset) : m_dataset(&dataset) {}

    const data::Dataset* m_dataset;
    bool m_directed = false;
    std::vector<graph::Split> m_splits;  ///< Supervised methods only.
    std::vector<graph::Node> m_trainingNodes;
    graph::Graph m_trainingGraph;  ///< Inductive runs only.
    graph::Graph m_trainingHops;   ///< Inductive runs only.
    std::shared_ptr<const TimeViews> m_time;
};

/// Each pair of time snapshots with itself; every fourth entry combines a pair with the one farthest from it.
std::vector<std::pair<int, int>> chooseWatchedTimePairs(int pairs, int count);

/// Draws pairs of centres over all classes from the run's seed: three positive pairs, then one of two classes, and so on.
std::vector<std::pair<int, int>> chooseWatchedPairs(const data::Dataset& dataset, const std::vector<graph::Node>& candidates,
                                                    int count, std::uint64_t seed);

}  // namespace rosa::learn
