/// Numbers of centres. Three numberings meet where pairs of views are inspected: nodes of the data set, as requests and records have them
/// (graph::Node, std::int64_t), nodes of the training graph, and pairs of time snapshots. The types of the latter two convert neither to a
/// node of the data set nor to each other; core/learn/inspection/moment.h converts.
#pragma once

#include <cstdint>
#include <variant>

namespace rosa::learn {

/// Node of the training graph: a row of its adjacency.
enum class TrainingNode : std::int32_t {};

/// Pair of adjacent time snapshots, numbered as TimeViews::snapshot().
enum class SnapshotPair : std::int32_t {};

/// What a method compares views of. All centres of a run are of one kind: SnapshotPair in runs on time snapshots, TrainingNode in all others.
using Centre = std::variant<TrainingNode, SnapshotPair>;

/// The number alone, for arrays and random streams.
[[nodiscard]] inline std::int32_t indexOf(Centre centre)
{
    return std::visit([](auto number) { return static_cast<std::int32_t>(number); }, centre);
}

}  // namespace rosa::learn
