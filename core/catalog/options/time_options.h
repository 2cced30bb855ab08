/// Data sets whose contacts have times: how they are cut into snapshots, and the features that node2vec makes of the training snapshots.
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
    std::int32_t testSnapshots = 2;    ///< The last ones, which no training sees. >= 1
    std::uint64_t featuresSeed = 1;    ///< Apart from the run's.
    std::int64_t featuresEpochs = 10;  ///< >= 1
    double featuresRate = 0.025;       ///< First learning rate; it falls to 0. > 0
};

/// Of methods that contrast time snapshots.
struct TimeContrastOptions {
    std::int32_t apart = 2;  ///< Time snapshots that begin farther apart than this are negatives of each other. >= 0
};

void describe(Fields<TimeOptions>& fields);
void describe(Fields<TimeContrastOptions>& fields);

}  // namespace rosa::catalog
