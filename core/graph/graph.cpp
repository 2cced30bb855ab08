#include "core/graph/graph.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>

#include "core/base/mapped_file.h"
#include "core/base/parallel.h"

namespace rosa::graph {

namespace {

Result<void> checkEnds(Node nodeCount, const std::vector<Arc>& arcs)
{
    if (nodeCount < 0) return badInput("a graph cannot have %1 nodes", nodeCount);
    for (const Arc& arc : arcs)
        if (arc.source < 0 || arc.source >= nodeCount || arc.target < 0 || arc.target >= nodeCount)
            return badInput("edge %1 – %2: expected nodes below %3", arc.source, arc.target, nodeCount);
    return {};
}

std::int64_t sortUnique(std::vector<Arc>& arcs)
{
    std::sort(arcs.begin(), arcs.end());
    const auto before = static_cast<std::int64_t>(arcs.size());
    arcs.erase(std::unique(arcs.begin(), arcs.end()), arcs.end());
    return before - static_cast<std::int64_t>(arcs.size());
}

constexpr std::size_t kMostRows = std::size_t{1} << 31;  // offsets of 2^31 − 1 nodes
constexpr std::int64_t kNodesAThread = 4096;

/// The problem of the first bad row, independent of the order in which threads find problems.
class FirstProblem {
public:
    [[nodiscard]] bool found() const { return m_row != kNone; }
    [[nodiscard]] bool isBefore(std::size_t row) const { return row < m_row; }
    void note(std::size_t row, Message what)
    {
        const std::lock_guard lock(m_guard);
        if (row >= m_row) return;
        m_row = row;
        m_what = std::move(what);
    }
    [[nodiscard]] Error error() const { return badInput(m_what); }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::mutex m_guard;
    std::atomic<std::size_t> m_row{kNone};
    Message m_what;
};

}  // namespace

Result<Graph> Graph::undirected(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps)
{
    return build(nodeCount, std::move(arcs), true, fixUps);
}

Result<Graph> Graph::directed(Node nodeCount, std::vector<Arc> arcs, GraphFixUps* fixUps)
{
    return build(nodeCount, std::move(arcs), false, fixUps);
}

Result<Graph> Graph::build(Node nodeCount, std::vector<Arc> arcs, bool isUndirected, GraphFixUps* fixUps)
{
    ROSA_TRY(checkEnds(nodeCount, arcs));
    GraphFixUps done;
    if (isUndirected) {
        done.selfLoopsRemoved =
            static_cast<std::int64_t>(std::erase_if(arcs, [](const Arc& arc) { return arc.source == arc.target; }));
        done.duplicatesRemoved = sortUnique(arcs);
        const std::size_t given = arcs.size();
        arcs.reserve(2 * given);
        for (std::size_t i = 0; i < given; ++i) arcs.push_back({arcs[i].target, arcs[i].source});
        sortUnique(arcs);
        done.reversesAdded = static_cast<std::int64_t>(arcs.size() - given);
    } else {
        done.duplicatesRemoved = sortUnique(arcs);
    }
    LargeBuffer<std::int64_t> offsets(static_cast<std::size_t>(nodeCount) + 1, 0);
    LargeBuffer<Node> targets;
    targets.reserve(arcs.size());
    for (const Arc& arc : arcs) {
        ++offsets[static_cast<std::size_t>(arc.source) + 1];
        targets.push_back(arc.target);
    }
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    if (fixUps) *fixUps = done;
    return Graph(std::move(offsets), std::move(targets), isUndirected);
}

Result<Graph> Graph::fromRows(std::vector<std::int64_t> offsets, std::vector<Node> targets, bool isUndirected)
{
    auto graph = fromArrays(offsets, targets, isUndirected);
    if (graph && isUndirected) ROSA_TRY(graph->checkUndirected());
    return graph;
}

Result<Graph> Graph::fromArrays(SharedArray<std::int64_t> offsets, SharedArray<Node> targets, bool isUndirected)
{
    if (offsets.empty() || offsets.front() != 0 || offsets.back() != static_cast<std::int64_t>(targets.size()))
        return badInput("row offsets must start at 0 and end at the number of entries, %1", targets.size());
    if (offsets.size() > kMostRows) return badInput("expected fewer than 2^31 nodes, found %1", offsets.size() - 1);
    const auto nodes = static_cast<Node>(offsets.size() - 1);
    FirstProblem problem;
    parallelFor(nodes, kNodesAThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto row = static_cast<std::size_t>(begin); row < static_cast<std::size_t>(end) && problem.isBefore(row);
             ++row) {
            if (offsets[row + 1] < offsets[row] || offsets[row + 1] > offsets.back() || offsets[row] < 0) {
                problem.note(row, Message("row offsets decrease after row %1", row));
                return;
            }
            Node last = -1;
            for (auto i = static_cast<std::size_t>(offsets[row]); i < static_cast<std::size_t>(offsets[row + 1]); ++i) {
                if (targets[i] <= last || targets[i] >= nodes) {
                    problem.note(row, Message("row %1 of the graph: neighbour %2 is out of order or not among the %3 nodes",
                                              row, targets[i], nodes));
                    return;
                }
                last = targets[i];
            }
        }
    });
    if (problem.found()) return problem.error();
    return Graph(std::move(offsets), std::move(targets), isUndirected);
}

Result<void> Graph::checkUndirected() const
{
    FirstProblem problem;
    parallelFor(nodeCount(), kNodesAThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto node = static_cast<Node>(begin); node < end && problem.isBefore(static_cast<std::size_t>(node)); ++node)
            for (const Node other : neighbours(node)) {
                if (other != node && hasArc(other, node)) continue;
                problem.note(static_cast<std::size_t>(node),
                             Message("edge %1 – %2 of an undirected graph %3", node, other,
                                     other == node ? Message("is a self-loop") : Message("has no reverse edge")));
                return;
            }
    });
    if (problem.found()) return problem.error();
    return {};
}

void Graph::expectRows(Node begin, Node end) const
{
    const auto first = static_cast<std::size_t>(begin);
    const auto count = static_cast<std::size_t>(end - begin);
    if (count == 0) return;
    expectAccess(std::as_bytes(offsets().subspan(first, count + 1)), MappedFile::Access::Soon);
    const auto from = static_cast<std::size_t>(m_offsets[first]);
    const auto arcs = static_cast<std::size_t>(m_offsets[first + count]) - from;
    expectAccess(std::as_bytes(targets().subspan(from, arcs)), MappedFile::Access::Soon);
}

bool Graph::hasArc(Node source, Node target) const
{
    const auto row = neighbours(source);
    return std::binary_search(row.begin(), row.end(), target);
}

std::int64_t Graph::undirectedEdgeCount() const
{
    if (m_undirected) return arcCount() / 2;
    std::int64_t count = 0;
    for (Node node = 0; node < nodeCount(); ++node)
        for (const Node other : neighbours(node))
            if (node < other || (node > other && !hasArc(other, node))) ++count;
    return count;
}

Graph Graph::induced(std::span<const Node> kept) const
{
    LargeBuffer<Node> place(static_cast<std::size_t>(nodeCount()), -1);
    for (std::size_t i = 0; i < kept.size(); ++i) place[static_cast<std::size_t>(kept[i])] = static_cast<Node>(i);
    // Count first: growing a file-backed buffer would copy it.
    LargeBuffer<std::int64_t> offsets(kept.size() + 1, 0);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        offsets[i + 1] = offsets[i];
        for (const Node other : neighbours(kept[i])) offsets[i + 1] += place[static_cast<std::size_t>(other)] >= 0;
    }
    LargeBuffer<Node> targets(static_cast<std::size_t>(offsets.back()));
    auto next = targets.begin();
    for (const Node node : kept)
        for (const Node other : neighbours(node))
            if (const Node to = place[static_cast<std::size_t>(other)]; to >= 0) *next++ = to;
    return Graph(std::move(offsets), std::move(targets), m_undirected);
}

Graph Graph::reversed() const
{
    if (m_undirected) return *this;
    LargeBuffer<std::int64_t> offsets(m_offsets.size(), 0);
    for (const Node target : m_targets) ++offsets[static_cast<std::size_t>(target) + 1];
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    LargeBuffer<std::int64_t> next(offsets.begin(), offsets.end() - 1);
    LargeBuffer<Node> targets(m_targets.size());
    for (Node source = 0; source < nodeCount(); ++source)
        for (const Node target : neighbours(source))
            targets[static_cast<std::size_t>(next[static_cast<std::size_t>(target)]++)] = source;
    return Graph(std::move(offsets), std::move(targets), false);
}

}  // namespace rosa::graph
