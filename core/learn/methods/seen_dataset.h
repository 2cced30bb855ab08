/// What a run sees of a data set: time snapshots cut from its contacts, with features from the training ones; of an inductive run, the training nodes.
#pragma once

#include <memory>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/data/time_split.h"

namespace rosa::learn {

/// Whether a configuration asks for time snapshots.
bool seesTime(const catalog::Configuration& configuration);

/// data::splitTime() by the configuration's time.* keys.
Result<data::TimeSplit> timeSplit(const data::Dataset& dataset, const catalog::Configuration& configuration);

/// Whether a configuration hides nodes from its training (train.inductive).
bool isInductive(const catalog::Configuration& configuration);

/// The nodes of the data set that an inductive run may see, ascending: all but validation and test of its first published split. An Error
/// where there is none, or it leaves fewer than two nodes.
Result<std::vector<graph::Node>> inductiveNodes(const data::Dataset& dataset);

/// What a run sees of a data set: for most the data set itself. With time.* keys another one of the same nodes, whose
///
/// - graph joins the training snapshots;
/// - features are node2vec's embedding of that graph (Grover and Leskovec, KDD 2016), drawn from time.features_seed, not from the run's
///   seed: equal for all methods and seeds;
/// - labels are left out of nodes that are in no test snapshot, where nothing could be measured;
/// - content hash is the data set's own.
///
/// Seeing what was seen already gives the same once more.
class SeenDataset {
public:
    /// Refers to `dataset`. Errors as those of timeSplit(). Seconds where there are many contacts, for node2vec.
    static Result<SeenDataset> of(const data::Dataset& dataset, const catalog::Configuration& configuration);

    const data::Dataset& operator*() const { return m_own ? *m_own : *m_given; }
    const data::Dataset* operator->() const { return &**this; }

private:
    explicit SeenDataset(const data::Dataset& given) : m_given(&given) {}

    const data::Dataset* m_given;
    std::shared_ptr<const data::Dataset> m_own;  ///< Stays where it is when this is moved.
};

}  // namespace rosa::learn
