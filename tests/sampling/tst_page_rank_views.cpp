#include "core/sampling/page_rank_views.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

#include "core/base/parallel.h"
#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

/// Scores by power iteration over the whole graph, divided by the degrees.
std::vector<double> exactScores(const graph::Graph& graph, graph::Node centre, double restart)
{
    const auto count = static_cast<std::size_t>(graph.nodeCount());
    std::vector<double> x(count, 0.0), next(count);
    x[static_cast<std::size_t>(centre)] = 1;
    for (int sweep = 0; sweep < 400; ++sweep) {
        std::ranges::fill(next, 0.0);
        next[static_cast<std::size_t>(centre)] = restart;
        for (graph::Node node = 0; node < graph.nodeCount(); ++node)
            for (const graph::Node other : graph.neighbours(node))
                next[static_cast<std::size_t>(other)] +=
                    (1 - restart) * x[static_cast<std::size_t>(node)] / static_cast<double>(graph.degree(node));
        x.swap(next);
    }
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        x[static_cast<std::size_t>(node)] /= static_cast<double>(std::max<std::int64_t>(1, graph.degree(node)));
    return x;
}

}  // namespace

class TestPageRankViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On a path, scores decrease with the distance.
    void onAPathTheNearestComeFirst()
    {
        const auto graph = pathGraph(31);
        const auto nodes = nearestByPageRank(graph, 15, {.size = 5});
        std::vector<int> distances;
        for (const graph::Node node : nodes) distances.push_back(std::abs(node - 15));
        QCOMPARE(distances, (std::vector<int>{0, 1, 1, 2, 2}));
        QCOMPARE(nearestByPageRank(graph, 15, {.size = 1}), std::vector<graph::Node>{15});
        QCOMPARE(nearestByPageRank(graph::Graph::undirected(3, {}).value(), 1, {}), std::vector<graph::Node>{1});
    }

    void theyAreTheHighestScores()
    {
        const auto graph = randomGraph(300, 700);
        for (const graph::Node centre : {0, 7, 150, 299}) {
            const auto scores = exactScores(graph, centre, 0.15);
            const auto found = nearestByPageRank(graph, centre, {.size = 20, .restart = 0.15, .tolerance = 1e-7});
            QCOMPARE(found.front(), centre);
            const std::set<graph::Node> chosen(found.begin(), found.end());
            QCOMPARE(chosen.size(), found.size());
            double least = 1;
            for (std::size_t i = 1; i < found.size(); ++i)
                least = std::min(least, scores[static_cast<std::size_t>(found[i])]);
            for (graph::Node node = 0; node < graph.nodeCount(); ++node)
                if (!chosen.contains(node)) QVERIFY(scores[static_cast<std::size_t>(node)] <= least + 1e-6);
        }
    }

    void viewsHaveAllEdgesBetweenTheirNodes()
    {
        const auto graph = graph::Graph::undirected(5, {{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}}).value();
        const std::vector<std::vector<graph::Node>> nodes{{2, 0, 1}, {4, 1}, {3, 4}};
        for (const int threads : {1, 3}) {
            setThreadCount(threads);
            const ViewBatch batch = inducedViews(graph, nodes);
            QCOMPARE(batch.offsets, (std::vector<std::int32_t>{0, 3, 5, 7}));
            QCOMPARE(batch.nodes, (std::vector<graph::Node>{2, 0, 1, 4, 1, 3, 4}));
            QCOMPARE(batch.arcs, (std::vector<RowArc>{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}, {5, 6}, {6, 5}}));
            QCOMPARE(batch.depths, std::vector<std::int32_t>(7, 0));
        }
        setThreadCount(1);
    }
};

ROSA_TEST(TestPageRankViews)
#include "tst_page_rank_views.moc"
