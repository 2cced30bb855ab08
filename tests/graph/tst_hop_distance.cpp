#include "core/graph/hop_distance.h"

#include <QtTest/QTest>

#include <algorithm>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::graph;

namespace {

Graph randomGraph(Node nodes, int arcCount, bool isUndirected, std::uint32_t index)
{
    RandomStream stream(11, Purpose::Generator, 0, index);
    const auto bound = static_cast<std::uint32_t>(nodes);
    std::vector<Arc> arcs;
    for (int i = 0; i < arcCount; ++i)
        arcs.push_back({static_cast<Node>(stream.below(bound)), static_cast<Node>(stream.below(bound))});
    return isUndirected ? Graph::undirected(nodes, arcs).value() : Graph::directed(nodes, arcs).value();
}

Graph path(Node nodes)
{
    std::vector<Arc> arcs;
    for (Node node = 1; node < nodes; ++node) arcs.push_back({node - 1, node});
    return Graph::undirected(nodes, arcs).value();
}

/// All distances by Floyd–Warshall, capped.
std::vector<int> floydWarshall(const Graph& graph)
{
    const auto n = static_cast<std::size_t>(graph.nodeCount());
    std::vector<int> d(n * n, 1'000'000);
    for (std::size_t i = 0; i < n; ++i) {
        for (const Node j : graph.neighbours(static_cast<Node>(i))) d[i * n + static_cast<std::size_t>(j)] = 1;
        d[i * n + i] = 0;
    }
    for (std::size_t k = 0; k < n; ++k)
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) d[i * n + j] = std::min(d[i * n + j], d[i * n + k] + d[k * n + j]);
    for (int& value : d) value = std::min<int>(value, kUnreachable);
    return d;
}

std::vector<Node> allNodes(const Graph& graph)
{
    std::vector<Node> nodes(static_cast<std::size_t>(graph.nodeCount()));
    std::iota(nodes.begin(), nodes.end(), 0);
    return nodes;
}

std::vector<int> asInts(const std::vector<std::uint8_t>& values) { return {values.begin(), values.end()}; }

}  // namespace

class TestHopDistance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithFloydWarshall_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("arcs");
        QTest::addColumn<bool>("isUndirected");
        QTest::newRow("scattered") << 80 << 40 << true;
        QTest::newRow("sparse") << 90 << 100 << true;
        QTest::newRow("dense") << 60 << 900 << true;
        QTest::newRow("directed scattered") << 80 << 60 << false;
        QTest::newRow("directed sparse") << 90 << 160 << false;
        QTest::newRow("directed dense") << 60 << 900 << false;
    }

    void agreesWithFloydWarshall()
    {
        QFETCH(const int, nodes);
        QFETCH(const int, arcs);
        QFETCH(const bool, isUndirected);
        for (std::uint32_t index = 0; index < 8; ++index) {
            const Graph graph = randomGraph(nodes, arcs, isUndirected, index);
            const auto expected = floydWarshall(graph);
            const auto everyone = allNodes(graph);
            QCOMPARE(asInts(hopMatrix(graph, everyone, everyone)), expected);

            const HopDistance distances(graph);
            HopSearch search(distances);
            std::vector<std::uint8_t> block(everyone.size() * everyone.size());
            search.block(everyone, everyone, block);
            QCOMPARE(asInts(block), expected);

            // Single pairs in an order without consecutive equal sources.
            for (std::size_t j = 0; j < everyone.size(); ++j)
                for (std::size_t i = 0; i < everyone.size(); ++i)
                    QCOMPARE(int(search.between(everyone[i], everyone[j])), expected[i * everyone.size() + j]);
        }
    }

    /// Results are exact with bounds from the depths of a centre that are too large by 0, 1 or 2.
    void boundsDoNotChangeTheAnswer()
    {
        for (std::uint32_t index = 0; index < 8; ++index) {
            const Graph graph = randomGraph(90, 110, true, 100 + index);
            const auto expected = floydWarshall(graph);
            const auto n = static_cast<std::size_t>(graph.nodeCount());
            const HopDistance distances(graph);
            HopSearch search(distances);
            for (std::size_t centre = 0; centre < n; centre += 7) {
                std::vector<Node> near;
                std::vector<std::int32_t> depths;
                for (std::size_t node = 0; node < n; ++node)
                    if (expected[centre * n + node] <= 5) {
                        near.push_back(static_cast<Node>(node));
                        depths.push_back(expected[centre * n + node] + static_cast<int>(node % 3));
                    }
                std::vector<std::uint8_t> block(near.size() * near.size());
                search.block(near, near, depths, depths, block);
                for (std::size_t i = 0; i < near.size(); ++i)
                    for (std::size_t j = 0; j < near.size(); ++j)
                        QCOMPARE(int(block[i * near.size() + j]),
                                 expected[static_cast<std::size_t>(near[i]) * n + static_cast<std::size_t>(near[j])]);
            }
        }
    }

    void hundredStandsForFarAndForNever()
    {
        const Graph graph = path(140);
        const std::vector<Node> from{0};
        const std::vector<Node> to{0, 1, 2, 3, 98, 99, 100, 101, 139};
        const std::vector<int> expected{0, 1, 2, 3, 98, 99, 100, 100, 100};
        QCOMPARE(asInts(hopMatrix(graph, from, to)), expected);
        const HopDistance distances(graph);
        HopSearch search(distances);
        for (std::size_t i = 0; i < to.size(); ++i) QCOMPARE(int(search.between(0, to[i])), expected[i]);
    }

    void arcsAreFollowedFromSourceToTarget()
    {
        // A ring 0 → 1 → 2 → 3 → 4 → 0 with one arc into it, 5 → 0.
        const Graph graph = Graph::directed(6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {5, 0}}).value();
        const HopDistance distances(graph);
        HopSearch search(distances);
        QCOMPARE(int(search.between(0, 4)), 4);
        QCOMPARE(int(search.between(4, 0)), 1);
        QCOMPARE(int(search.between(5, 4)), 5);
        QCOMPARE(int(search.between(4, 5)), int(kUnreachable));
    }

    /// More sources than bits of a word, repeated nodes, targets different from sources, any number of threads.
    void manySourcesWithRepeats()
    {
        const Graph graph = randomGraph(300, 500, true, 200);
        const auto expected = floydWarshall(graph);
        std::vector<Node> sources;
        std::vector<Node> targets;
        for (int i = 0; i < 170; ++i) sources.push_back((i * 37) % 150);
        for (int i = 0; i < 40; ++i) targets.push_back(299 - (i * 11) % 30);
        std::vector<int> picked;
        for (const Node s : sources)
            for (const Node t : targets)
                picked.push_back(expected[static_cast<std::size_t>(s) * 300 + static_cast<std::size_t>(t)]);
        const int before = threadCount();
        for (const int threads : {1, 3}) {
            setThreadCount(threads);
            QCOMPARE(asInts(hopMatrix(graph, sources, targets)), picked);
        }
        setThreadCount(before);
    }

    /// A search after one that was cut off at the cap: no bits remain set.
    void searchesLeaveNothingBehind()
    {
        const Graph graph = path(260);
        const auto everyone = allNodes(graph);
        const int before = threadCount();
        setThreadCount(1);
        QCOMPARE(asInts(hopMatrix(graph, everyone, everyone)), floydWarshall(graph));
        setThreadCount(before);
    }

    void reversedGraphHasEveryArcTurned()
    {
        const Graph graph = randomGraph(50, 200, false, 300);
        const Graph turned = graph.reversed();
        QCOMPARE(turned.arcCount(), graph.arcCount());
        QVERIFY(!turned.isUndirected());
        for (Node node = 0; node < graph.nodeCount(); ++node) {
            QVERIFY(std::ranges::is_sorted(turned.neighbours(node)));
            for (const Node other : graph.neighbours(node)) QVERIFY(turned.hasArc(other, node));
        }
    }

    void emptySetsGiveEmptyMatrices()
    {
        const Graph graph = path(3);
        QVERIFY(hopMatrix(graph, {}, std::vector<Node>{0, 1}).empty());
        QVERIFY(hopMatrix(graph, std::vector<Node>{0, 1}, {}).empty());
    }
};

ROSA_TEST(TestHopDistance)
#include "tst_hop_distance.moc"
