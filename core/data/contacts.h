/// Contacts with times, and the graphs that they make when time is cut into snapshots.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/graph/graph.h"

namespace rosa::data {

/// Largest time of a contact, 2^53 seconds: intervals of time are computed in doubles.
inline constexpr std::int64_t kLatestTime = std::int64_t{1} << 53;

/// Two nodes met in the interval that ends at `time`.
struct Contact {
    std::int64_t time = 0;  ///< Seconds. 0 … kLatestTime
    graph::Node first = 0;
    graph::Node second = 0;
    friend bool operator==(const Contact&, const Contact&) = default;
};

/// A data set's time axis.
struct Contacts {
    std::vector<Contact> list;   ///< Ascending in time; the ends of a contact differ.
    bool dropsIsolated = false;  ///< A time snapshot has only the nodes that meet one in it, as CIAW* has; else all nodes.

    [[nodiscard]] bool empty() const { return list.empty(); }
};

/// How time is cut.
enum class TimeCut {
    Contacts,  ///< Equal numbers of contacts; those of one time stay together.
    Duration,  ///< Equal lengths of time: nights and weekends become snapshots without a contact.
};

struct TimeCutOptions {
    std::int32_t count = 20;  ///< Snapshots. 2 … kMostTimeSnapshots
    TimeCut cut = TimeCut::Contacts;
};

inline constexpr std::int32_t kMostTimeSnapshots = 10'000;

/// What happened between two times, as a graph of all nodes of the data set.
struct TimeSnapshot {
    std::int64_t begin = 0;  ///< Of its first contact, seconds; where it has none, of its interval.
    std::int64_t end = 0;    ///< Of its last contact; where it has none, of its interval.
    std::int64_t contacts = 0;
    graph::Graph graph;               ///< Each pair that met once, undirected.
    std::vector<graph::Node> active;  ///< Nodes that met somebody, ascending.
    std::vector<graph::Node>
        nodes;  ///< Nodes that there are: `active` where isolated ones are dropped, else all; ascending.
};

/// Whether contacts ascend in time and join two different nodes below `nodes`. An Error says which does not.
Result<void> checkContacts(const Contacts& contacts, graph::Node nodes);

/// Cuts the contacts into snapshots in order of time. O(contacts log contacts + nodes · snapshots).
/// An Error says that there are no contacts, or more snapshots than contacts.
Result<std::vector<TimeSnapshot>> cutTime(const Contacts& contacts, graph::Node nodes, const TimeCutOptions& options = {});

/// Every pair that met in one of `snapshots` once, undirected.
graph::Graph joinedGraph(const std::vector<TimeSnapshot>& snapshots, graph::Node nodes);

}  // namespace rosa::data
