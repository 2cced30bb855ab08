/// A data set of contacts with times as a run sees it: cut into time snapshots, with features from those it may train on.
#pragma once

#include <memory>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"

namespace rosa::learn {

/// Whether a configuration asks for time snapshots.
bool seesTime(const catalog::Configuration& configuration);

/// The snapshots of a run in order of time.
struct TimeSplit {
    std::vector<data::TimeSnapshot> training, test;  ///< The latest are the test ones; each has at least one.
};

/// Cuts the contacts as the configuration's time.* keys say. An Error says that the data set has none, or too few, or that nobody is there in a
/// snapshot.
Result<TimeSplit> timeSplit(const data::Dataset& dataset, const catalog::Configuration& configuration);

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
