#include "core/data/time_split.h"

#include <iterator>
#include <utility>

namespace rosa::data {

Result<TimeSplit> splitTime(const Dataset& dataset, const TimeCutOptions& options, std::int32_t test)
{
    if (dataset.contacts.empty())
        return badInput(
            "data set %1 has no contacts with times, so it cannot be divided into time snapshots; import it from the "
            "published contacts, or omit the time.* parameters",
            dataset.name);
    if (test >= options.count)
        return badInput("time.test_snapshots: expected fewer than the %1 time snapshots, found %2", options.count, test);
    auto snapshots = cutTime(dataset.contacts, dataset.graph.nodeCount(), options);
    if (!snapshots) return snapshots.error().within("time.snapshots of data set %1", dataset.name);
    for (std::size_t i = 0; i < snapshots->size(); ++i)
        if ((*snapshots)[i].nodes.empty())
            return badInput(
                "data set %1 has no contacts in time snapshot %2 of %3, so the snapshot has no nodes; set time.cut=contacts "
                "or a lower time.snapshots",
                dataset.name, i, options.count);
    TimeSplit split;
    const auto border = snapshots->end() - test;
    split.test.assign(std::move_iterator(border), std::move_iterator(snapshots->end()));
    snapshots->erase(border, snapshots->end());
    split.training = std::move(*snapshots);
    return split;
}

}  // namespace rosa::data
