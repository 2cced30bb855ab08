/// Options for data sets with timed contacts: the division into snapshots, and the features that node2vec computes on the training
/// snapshots.
#pragma once

#include <cstdint>

#include "core/catalog/options/fields.h"
#include "core/data/contacts.h"

namespace rosa::data {

void describe(catalog::Fields<TimeCutOptions>& fields);

}  // namespace rosa::data

namespace rosa::catalog {

struct TimeOptions {
    data::TimeCutOptions cut;
    std::int32_t testSnapshots = 2;    ///< The last ones, excluded from training. >= 1
    std::uint64_t featuresSeed = 1;    ///< Independent of the run's seed.
    std::int64_t featuresEpochs = 10;  ///< >= 1
    double featuresRate = 0.025;       ///< Initial learning rate; decays to 0. > 0
};

/// Options of methods that contrast time snapshots.
struct TimeContrastOptions {
    std::int32_t apart = 2;  ///< Pairs that start more than this many snapshots apart are negatives of each other. >= 0
};

void describe(Fields<TimeOptions>& fields);
void describe(Fields<TimeContrastOptions>& fields);

}  // namespace rosa::catalog
