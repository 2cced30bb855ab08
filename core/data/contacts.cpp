#include "core/data/contacts.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>

#include "core/base/check.h"

namespace rosa::data {

namespace {

/// Index of the first contact of each snapshot, followed by the end of the last.
std::vector<std::size_t> boundariesOf(const std::vector<Contact>& contacts, const TimeCutOptions& options)
{
    const auto parts = static_cast<std::size_t>(options.count);
    std::vector<std::size_t> begins{0};
    // The latest time belongs to the last interval.
    const std::int64_t first = contacts.front().time;
    const std::int64_t length = contacts.back().time - first + 1;
    for (std::size_t part = 1; part < parts; ++part) {
        std::size_t begin = std::max(contacts.size() * part / parts, begins.back());
        if (options.cut == TimeCut::Duration) {
            begin = begins.back();
            const auto intervalOf = [&](const Contact& contact) {
                return static_cast<std::size_t>(static_cast<double>(contact.time - first) / static_cast<double>(length) *
                                                static_cast<double>(parts));
            };
            while (begin < contacts.size() && intervalOf(contacts[begin]) < part) ++begin;
        } else {
            // Move back to the first contact of the same time, or on to the next time if that contact is in the previous snapshot.
            while (begin > begins.back() && contacts[begin - 1].time == contacts[begin].time) --begin;
            if (begin == begins.back())
                while (begin < contacts.size() && contacts[begin].time == contacts[begins.back()].time) ++begin;
        }
        begins.push_back(begin);
    }
    begins.push_back(contacts.size());
    return begins;
}

graph::Graph graphOf(std::span<const Contact> contacts, graph::Node nodes)
{
    std::vector<graph::Arc> arcs;
    for (const Contact& contact : contacts) {
        arcs.push_back({contact.first, contact.second});
        arcs.push_back({contact.second, contact.first});
    }
    return graph::Graph::undirected(nodes, std::move(arcs)).value();
}

}  // namespace

Result<void> checkContacts(const Contacts& contacts, graph::Node nodes)
{
    std::int64_t last = 0;
    for (std::size_t i = 0; i < contacts.list.size(); ++i) {
        const Contact& contact = contacts.list[i];
        const auto where = [&] { return Message("contact %1", i); };
        if (contact.time < last)
            return badInput("%1: expected a time of %2 or later, found %3", where(), last, contact.time);
        if (contact.time > kLatestTime)
            return badInput("%1: expected a time of at most %2 seconds, found %3", where(), kLatestTime, contact.time);
        for (const graph::Node node : {contact.first, contact.second})
            if (node < 0 || node >= nodes) return badInput("%1: expected nodes below %2, found %3", where(), nodes, node);
        if (contact.first == contact.second)
            return badInput("%1: expected two different nodes, found node %2 twice", where(), contact.first);
        last = contact.time;
    }
    return {};
}

Result<std::vector<TimeSnapshot>> cutTime(const Contacts& contacts, graph::Node nodes, const TimeCutOptions& options)
{
    ROSA_CHECK(options.count >= 1 && options.count <= kMostTimeSnapshots, "a number of time snapshots out of range");
    const std::vector<Contact>& list = contacts.list;
    if (list.empty())
        return badInput("the data set has no contacts with times, so it cannot be divided into time snapshots");
    if (static_cast<std::size_t>(options.count) > list.size())
        return badInput("expected at most %1 time snapshots, the number of contacts, found %2", list.size(), options.count);
    const std::vector<std::size_t> begins = boundariesOf(list, options);
    const double span = static_cast<double>(list.back().time - list.front().time + 1) / options.count;
    std::vector<TimeSnapshot> snapshots;
    for (std::size_t part = 0; part + 1 < begins.size(); ++part) {
        const auto own = std::span(list).subspan(begins[part], begins[part + 1] - begins[part]);
        TimeSnapshot snapshot;
        snapshot.contacts = static_cast<std::int64_t>(own.size());
        snapshot.graph = graphOf(own, nodes);
        if (own.empty()) {
            const bool isTimed = options.cut == TimeCut::Duration;
            const auto at = [&](std::size_t number) {
                return list.front().time + static_cast<std::int64_t>(span * static_cast<double>(number));
            };
            snapshot.begin = isTimed ? at(part) : list[std::min(begins[part], list.size() - 1)].time;
            snapshot.end = isTimed ? at(part + 1) : snapshot.begin;
        } else {
            snapshot.begin = own.front().time;
            snapshot.end = own.back().time;
        }
        for (graph::Node node = 0; node < nodes; ++node)
            if (snapshot.graph.degree(node) > 0) snapshot.active.push_back(node);
        snapshot.nodes = snapshot.active;
        if (!contacts.dropsIsolated) {
            snapshot.nodes.resize(static_cast<std::size_t>(nodes));
            std::iota(snapshot.nodes.begin(), snapshot.nodes.end(), 0);
        }
        snapshots.push_back(std::move(snapshot));
    }
    return snapshots;
}

graph::Graph joinedGraph(const std::vector<TimeSnapshot>& snapshots, graph::Node nodes)
{
    std::vector<graph::Arc> arcs;
    for (const TimeSnapshot& snapshot : snapshots)
        for (const graph::Node node : snapshot.active)
            for (const graph::Node other : snapshot.graph.neighbours(node)) arcs.push_back({node, other});
    return graph::Graph::undirected(nodes, std::move(arcs)).value();
}

}  // namespace rosa::data
