/// The graphs and features a run learns from and is measured on, derived once from its data set.
#pragma once

#include <memory>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Owns what a Problem refers to. Inductive runs see the training nodes only; everything else sees all of them, without a
/// copy.
class ProblemData {
public:
    /// `dataset` is what the run sees of it (seen_dataset.h). An Error where an inductive run finds no published split to tell training nodes from others, or a method that trains on
    /// labels no splits that it could use, or where time snapshots make no two pairs.
    static Result<ProblemData> make(const data::Dataset& dataset, const catalog::Configuration& configuration);

    /// `watched` are pairs of nodes of the data set.
    [[nodiscard]] Problem problem(std::vector<std::pair<int, int>> watched) const;
    /// Node of the data set for each node of the training graph; empty: they are the same.
    [[nodiscard]] const std::vector<graph::Node>& trainingNodes() const { return m_trainingNodes; }
    /// Of a run on time snapshots; else null.
    [[nodiscard]] const TimeViews* time() const { return m_time.get(); }

private:
    explicit ProblemData(const data::Dataset& dataset) : m_dataset(&dataset) {}

    const data::Dataset* m_dataset;
    bool m_directed = false;
    std::vector<graph::Split> m_splits;  ///< Of methods that train on labels.
    std::vector<graph::Node> m_trainingNodes;
    graph::Graph m_trainingGraph;  ///< Used where inductive.
    graph::Graph m_trainingHops;   ///< Used where inductive.
    std::shared_ptr<const TimeViews> m_time;
};

/// Pairs of time snapshots with themselves, and every fourth time a pair with the one farthest from it.
std::vector<std::pair<int, int>> chooseWatchedTimePairs(int pairs, int count);

/// Pairs of centres over all classes, drawn from the run's seed: three positive ones, then one of two classes, and so on.
std::vector<std::pair<int, int>> chooseWatchedPairs(const data::Dataset& dataset, const std::vector<graph::Node>& candidates,
                                                    int count, std::uint64_t seed);

}  // namespace rosa::learn
