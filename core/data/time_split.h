/// Contacts with times, cut into snapshots to train on and snapshots to test on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/data/contacts.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// Snapshots in order of time. Snapshots t and t + 1 of the training ones form disjoint pairs, from the latest back; where their number is odd,
/// the first is in no pair.
struct TimeSplit {
    std::vector<TimeSnapshot> training, test;  ///< The latest are the test ones; each has at least one.

    [[nodiscard]] std::size_t pairCount() const { return training.size() / 2; }
    /// Index into `training` of a pair's snapshot; `side` 0 is the earlier one.
    [[nodiscard]] std::size_t snapshotOf(std::size_t pair, std::size_t side) const { return training.size() % 2 + 2 * pair + side; }
};

/// cutTime() of a data set's contacts; the latest `test` snapshots are the test ones. An Error states that the data set has no contacts, that
/// `test` leaves no training snapshot, that cutTime() failed, or that a snapshot has no nodes.
Result<TimeSplit> splitTime(const Dataset& dataset, const TimeCutOptions& options, std::int32_t test);

}  // namespace rosa::data
