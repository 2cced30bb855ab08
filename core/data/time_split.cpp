#include "core/data/time_split.h"

#include <iterator>
#include <utility>

namespace rosa::data {

Result<TimeSplit> splitTime(const Dataset& dataset, const TimeCutOptions& options, std::int32_t test)
{
    if (dataset.contacts.empty())
        return badInput(
            "data set " + dataset.name +
            " has no contacts with times to cut into time snapshots; import it from the published contacts, or leave the "
            "time.* parameters out");
    if (test >= options.count)
        return badInput("time.test_snapshots: expected fewer than the " + std::to_string(options.count) +
                        " time snapshots, found " + std::to_string(test));
    auto snapshots = cutTime(dataset.contacts, dataset.graph.nodeCount(), options);
    if (!snapshots) return snapshots.error().within("time.snapshots of data set " + dataset.name);
    for (std::size_t i = 0; i < snapshots->size(); ++i)
        if ((*snapshots)[i].nodes.empty())
            return badInput("nobody of data set " + dataset.name + " meets anyone in time snapshot " + std::to_string(i) +
                            " of " + std::to_string(options.count) +
                            ", so there is no view of it; set time.cut=contacts or a lower time.snapshots");
    TimeSplit split;
    const auto border = snapshots->end() - test;
    split.test.assign(std::move_iterator(border), std::move_iterator(snapshots->end()));
    snapshots->erase(border, snapshots->end());
    split.training = std::move(*snapshots);
    return split;
}

}  // namespace rosa::data
