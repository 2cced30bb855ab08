/// The part of a data set that a run sees: time snapshots cut from its contacts, with features from the training snapshots; in inductive
/// runs the training nodes.
#pragma once

#include <memory>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/data/time_split.h"

namespace rosa::learn {

/// Whether a configuration uses time snapshots.
bool seesTime(const catalog::Configuration& configuration);

/// data::splitTime() with the configuration's time.* keys.
Result<data::TimeSplit> timeSplit(const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Whether a configuration hides nodes from its training (train.inductive).
bool isInductive(const catalog::Configuration& configuration);

/// Nodes of the data set visible to an inductive run, ascending: all but validation and test nodes of its first published split. Fails if
/// there is no split, or fewer than two nodes remain.
Result<std::vector<graph::Node>> inductiveNodes(const data::Dataset& dataset);

/// The data set as a run sees it: usually the data set itself. With data.binary_features another one with 0 and 1 in the place of its features
/// (binaryFeatures()). Without data.edge_weights, weights are left out. With time.* keys another one with the same nodes, in which
///
/// - the graph is the union of the training snapshots;
/// - features are node2vec's embedding of that graph (Grover and Leskovec, KDD 2016), drawn from time.features_seed, not from the run's
///   seed, hence equal for all methods and seeds;
/// - nodes in no test snapshot have no label, since they cannot be evaluated;
/// - the content hash is that of the data set.
///
/// Idempotent: applied to its own result, it gives the same again.
class SeenDataset {
public:
    /// Refers to `dataset`. Errors as in timeSplit(), if data.binary_features or data.edge_weights is set for time snapshots, which have neither, if the latter is set for edges without weights, or if a feature is not finite (Features::checkFinite(): every job passes here, so that no
    /// method, probe or inspection meets one). node2vec takes seconds if there are many contacts.
    static Result<SeenDataset> of(const data::Dataset& dataset, const catalog::Configuration& configuration);

    const data::Dataset& operator*() const { return m_own ? *m_own : *m_given; }
    const data::Dataset* operator->() const { return &**this; }

private:
    explicit SeenDataset(const data::Dataset& given) : m_given(&given) {}
    /// A copy that shares arrays, with the content hash of the given data set.
    [[nodiscard]] data::Dataset copied() const;

    const data::Dataset* m_given;
    std::shared_ptr<const data::Dataset> m_own;  ///< Keeps its address when this is moved.
};

}  // namespace rosa::learn
