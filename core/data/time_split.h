/// Contacts with times, cut into training and test snapshots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/data/contacts.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// Snapshots in order of time. Training snapshots t and t + 1 form disjoint pairs, counted back from the latest; if their number is odd,
/// the first is in no pair.
struct TimeSplit {
    std::vector<TimeSnapshot> training, test;  ///< The latest snapshots are the test ones; both lists have at least one.

    [[nodiscard]] std::size_t pairCount() const { return training.size() / 2; }
    /// Index into `training` of a pair's snapshot; `side` 0 is the earlier one.
    [[nodiscard]] std::size_t snapshotOf(std::size_t pair, std::size_t side) const
    {
        return training.size() % 2 + 2 * pair + side;
    }
};

/// Cuts a data set's contacts with cutTime(); the latest `test` snapshots are for testing. Returns an Error if the data set has no
/// contacts, `test` leaves no training snapshot, cutTime() fails, or a snapshot has no nodes.
Result<TimeSplit> splitTime(const Dataset& dataset, const TimeCutOptions& options, std::int32_t test);

}  // namespace rosa::data
