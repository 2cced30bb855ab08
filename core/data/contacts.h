/// Contacts with times, and the graphs obtained by cutting time into snapshots.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/graph/graph.h"

namespace rosa::data {

/// Largest time of a contact, 2^53 seconds: time intervals are computed in doubles.
inline constexpr std::int64_t kLatestTime = std::int64_t{1} << 53;

/// A contact of two nodes in the interval that ends at `time`.
struct Contact {
    std::int64_t time = 0;  ///< Seconds. 0 … kLatestTime
    graph::Node first = 0;
    graph::Node second = 0;
    friend bool operator==(const Contact&, const Contact&) = default;
};

/// The time axis of a data set.
struct Contacts {
    std::vector<Contact> list;   ///< In ascending order of time; the two nodes of a contact differ.
    bool dropsIsolated = false;  ///< Time snapshots contain only nodes with a contact, as for CIAW*; otherwise all nodes.

    [[nodiscard]] bool empty() const { return list.empty(); }
};

/// How time is cut.
enum class TimeCut {
    Contacts,  ///< Equal numbers of contacts; contacts with equal times stay together.
    Duration,  ///< Equal lengths of time: nights and weekends become snapshots without contacts.
};

struct TimeCutOptions {
    std::int32_t count = 20;  ///< Number of snapshots. 2 … kMostTimeSnapshots
    TimeCut cut = TimeCut::Contacts;
};

inline constexpr std::int32_t kMostTimeSnapshots = 10'000;

/// The contacts between two times, as a graph on all nodes of the data set.
struct TimeSnapshot {
    std::int64_t begin = 0;  ///< Time of the first contact in seconds; without contacts, start of the interval.
    std::int64_t end = 0;    ///< Time of the last contact in seconds; without contacts, end of the interval.
    std::int64_t contacts = 0;
    graph::Graph graph;               ///< One undirected edge per pair in contact.
    std::vector<graph::Node> active;  ///< Nodes with a contact, ascending.
    /// Nodes of the snapshot: `active` if isolated nodes are dropped, otherwise all; ascending.
    std::vector<graph::Node> nodes;
};

/// Checks that contacts ascend in time and join two different nodes below `nodes`. Returns an Error that names the first contact that does
/// not.
Result<void> checkContacts(const Contacts& contacts, graph::Node nodes);

/// Cuts the contacts into snapshots in order of time. Returns an Error if there are no contacts, or fewer contacts than snapshots.
/// O(contacts log contacts + nodes · snapshots).
Result<std::vector<TimeSnapshot>> cutTime(const Contacts& contacts, graph::Node nodes, const TimeCutOptions& options = {});

/// Returns the undirected graph of all pairs in contact in any of `snapshots`.
graph::Graph joinedGraph(const std::vector<TimeSnapshot>& snapshots, graph::Node nodes);

}  // namespace rosa::data
