#include "core/graph/graph.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <mutex>
#include <string>

#include "core/base/parallel.h"
#include "core/base/storage/mapped_file.h"

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

struct WeightedArc {
    Arc arc;
    float weight = 1;
};

/// Sorts the arcs and joins the weights of equal ones by `join`. Returns how many arcs this removes.
template <typename Join>
std::int64_t sortJoined(std::vector<WeightedArc>& arcs, Join join)
{
    std::sort(arcs.begin(), arcs.end(), [](const WeightedArc& a, const WeightedArc& b) {
        return a.arc != b.arc ? a.arc < b.arc : a.weight < b.weight;
    });
    std::size_t kept = 0;
    for (const WeightedArc& arc : arcs) {
        if (kept > 0 && arcs[kept - 1].arc == arc.arc)
            arcs[kept - 1].weight = join(arcs[kept - 1].weight, arc.weight);
        else
            arcs[kept++] = arc;
    }
    const auto removed = static_cast<std::int64_t>(arcs.size() - kept);
    arcs.resize(kept);
    return removed;
}

bool isWeight(float value) { return std::isfinite(value) && value >= 0; }

Error noWeight(Node source, Node target, float found)
{
    return badInput("edge %1 – %2: expected a weight of 0 or more, found %3", source, target, found);
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

Result<Graph> Graph::undirected(Node nodeCount, std::vector<Arc> arcs, const std::vector<float>& weights,
                                GraphFixUps* fixUps)
{
    if (weights.empty()) return undirected(nodeCount, std::move(arcs), fixUps);
    return buildWeighted(nodeCount, arcs, weights, true, fixUps);
}

Result<Graph> Graph::directed(Node nodeCount, std::vector<Arc> arcs, const std::vector<float>& weights, GraphFixUps* fixUps)
{
    if (weights.empty()) return directed(nodeCount, std::move(arcs), fixUps);
    return buildWeighted(nodeCount, arcs, weights, false, fixUps);
}

Result<Graph> Graph::buildWeighted(Node nodeCount, const std::vector<Arc>& arcs, const std::vector<float>& weights,
                                   bool isUndirected, GraphFixUps* fixUps)
{
    ROSA_CHECK(arcs.size() == weights.size(), "a weight for each arc");
    ROSA_TRY(checkEnds(nodeCount, arcs));
    GraphFixUps done;
    std::vector<WeightedArc> joined;
    joined.reserve(isUndirected ? 2 * arcs.size() : arcs.size());
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        if (!isWeight(weights[i])) return noWeight(arcs[i].source, arcs[i].target, weights[i]);
        const bool isLoop = isUndirected && arcs[i].source == arcs[i].target;
        done.selfLoopsRemoved += isLoop;
        if (!isLoop) joined.push_back({arcs[i], weights[i]});
    }
    done.duplicatesRemoved = sortJoined(joined, std::plus<>());
    if (isUndirected) {
        const std::size_t given = joined.size();
        for (std::size_t i = 0; i < given; ++i)
            joined.push_back({{joined[i].arc.target, joined[i].arc.source}, joined[i].weight});
        sortJoined(joined, [](float a, float b) { return std::max(a, b); });
        done.reversesAdded = static_cast<std::int64_t>(joined.size() - given);
    }
    LargeBuffer<std::int64_t> offsets(static_cast<std::size_t>(nodeCount) + 1, 0);
    LargeBuffer<Node> targets;
    LargeBuffer<float> ofArcs;
    targets.reserve(joined.size());
    ofArcs.reserve(joined.size());
    for (const WeightedArc& arc : joined) {
        ++offsets[static_cast<std::size_t>(arc.arc.source) + 1];
        targets.push_back(arc.arc.target);
        ofArcs.push_back(arc.weight);
    }
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    if (fixUps) *fixUps = done;
    const Graph graph(std::move(offsets), std::move(targets), isUndirected);
    if (std::ranges::all_of(ofArcs, [](float weight) { return weight == 1.0f; })) return graph;
    return graph.withWeights(std::move(ofArcs));
}

Result<Graph> Graph::withWeights(SharedArray<float> weights) const
{
    if (weights.size() != m_targets.size())
        return badInput("expected a weight for each of %1 arcs, found %2", m_targets.size(), weights.size());
    LargeBuffer<double> sums(weights.size());
    FirstProblem problem;
    parallelFor(nodeCount(), kNodesAThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto row = static_cast<std::size_t>(begin); row < static_cast<std::size_t>(end); ++row) {
            double sum = 0;
            for (auto i = static_cast<std::size_t>(m_offsets[row]); i < static_cast<std::size_t>(m_offsets[row + 1]); ++i) {
                if (!isWeight(weights[i])) {
                    problem.note(row, noWeight(static_cast<Node>(row), m_targets[i], weights[i]).message);
                    return;
                }
                sums[i] = sum += static_cast<double>(weights[i]);
            }
        }
    });
    if (problem.found()) return problem.error();
    Graph weighted = *this;
    weighted.m_weights = std::move(weights);
    weighted.m_sums = std::move(sums);
    return weighted;
}

Graph Graph::withoutWeights() const { return Graph(m_offsets, m_targets, m_undirected); }

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
                if (other != node && hasArc(other, node) && weightOf(other, node) == weightOf(node, other)) continue;
                problem.note(static_cast<std::size_t>(node),
                             Message("edge %1 – %2 of an undirected graph %3", node, other,
                                     other == node          ? Message("is a self-loop")
                                     : !hasArc(other, node) ? Message("has no reverse edge")
                                                            : Message("has another weight than its reverse edge")));
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

float Graph::weightOf(Node source, Node target) const
{
    const auto row = neighbours(source);
    const auto found = std::lower_bound(row.begin(), row.end(), target);
    if (found == row.end() || *found != target) return 0;
    return isWeighted() ? weightsOf(source)[static_cast<std::size_t>(found - row.begin())] : 1;
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
    LargeBuffer<float> weights(isWeighted() ? targets.size() : 0);
    std::size_t next = 0;
    for (const Node node : kept)
        for (auto i = static_cast<std::size_t>(m_offsets[static_cast<std::size_t>(node)]);
             i < static_cast<std::size_t>(m_offsets[static_cast<std::size_t>(node) + 1]); ++i) {
            const Node to = place[static_cast<std::size_t>(m_targets[i])];
            if (to < 0) continue;
            if (isWeighted()) weights[next] = m_weights[i];
            targets[next++] = to;
        }
    Graph graph(std::move(offsets), std::move(targets), m_undirected);
    return isWeighted() ? graph.withWeights(std::move(weights)).value() : graph;
}

Graph Graph::reversed() const
{
    if (m_undirected) return *this;
    LargeBuffer<std::int64_t> offsets(m_offsets.size(), 0);
    for (const Node target : m_targets) ++offsets[static_cast<std::size_t>(target) + 1];
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    LargeBuffer<std::int64_t> next(offsets.begin(), offsets.end() - 1);
    LargeBuffer<Node> targets(m_targets.size());
    LargeBuffer<float> weights(m_weights.size());
    std::size_t from = 0;
    for (Node source = 0; source < nodeCount(); ++source)
        for (const Node target : neighbours(source)) {
            const auto to = static_cast<std::size_t>(next[static_cast<std::size_t>(target)]++);
            targets[to] = source;
            if (isWeighted()) weights[to] = m_weights[from++];
        }
    Graph graph(std::move(offsets), std::move(targets), false);
    return isWeighted() ? graph.withWeights(std::move(weights)).value() : graph;
}

}  // namespace rosa::graph
