#include "core/sampling/walk_corpus.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>
#include <numeric>

#include "core/base/parallel.h"
#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;
using graph::Node;

namespace {

std::vector<Node> everyNode(const graph::Graph& graph, int times = 1)
{
    std::vector<Node> starts;
    for (int i = 0; i < times; ++i)
        for (Node node = 0; node < graph.nodeCount(); ++node) starts.push_back(node);
    return starts;
}

}  // namespace

class TestWalkCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walksFollowEdges_data()
    {
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("q");
        QTest::newRow("first order") << 1.0 << 1.0;
        QTest::newRow("second order") << 0.25 << 4.0;
    }

    void walksFollowEdges()
    {
        QFETCH(double, p);
        QFETCH(double, q);
        const graph::Graph graph = randomGraph(60, 90);
        const Corpus corpus = walkCorpus(graph, {12, p, q}, everyNode(graph), 3, 1, 0);
        QCOMPARE(corpus.walkCount(), std::int64_t{60});
        for (Node start = 0; start < 60; ++start) {
            const auto walk = corpus.walk(start);
            QCOMPARE(walk[0], start);
            for (std::size_t at = 1; at < walk.size(); ++at) {
                if (graph.degree(start) == 0)
                    QCOMPARE(walk[at], kWalkEnded);
                else
                    QVERIFY(graph.hasArc(walk[at - 1], walk[at]));
            }
        }
    }

    /// A corpus is the same in one piece and in several, with one thread and with four.
    void drawsDependOnNumberAlone()
    {
        const graph::Graph graph = randomGraph(200, 600);
        const std::vector<Node> starts = everyNode(graph, 2);
        setThreadCount(1);
        const Corpus whole = walkCorpus(graph, {10, 0.5, 2}, starts, 9, 4, 0);
        setThreadCount(4);
        QVERIFY(walkCorpus(graph, {10, 0.5, 2}, starts, 9, 4, 0).nodes == whole.nodes);
        setThreadCount(1);
        const Corpus end = walkCorpus(graph, {10, 0.5, 2}, std::span(starts).subspan(150), 9, 4, 150);
        QVERIFY(std::equal(end.nodes.begin(), end.nodes.end(), whole.nodes.begin() + 1500));
        QVERIFY(walkCorpus(graph, {10, 0.5, 2}, starts, 9, 5, 0).nodes != whole.nodes);
        QVERIFY(walkCorpus(graph, {10, 0.5, 2}, starts, 10, 4, 0).nodes != whole.nodes);
    }

    /// Steps from node 1 after node 0 on a graph with all three weights: node 0 has weight 1/p, node 2 (a neighbour of 0) has 1, and nodes
    /// 3 and 4 have 1/q each.
    void secondOrderStepsHaveTheirWeights_data()
    {
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("q");
        QTest::newRow("near") << 4.0 << 4.0;
        QTest::newRow("outward") << 4.0 << 0.25;
        QTest::newRow("back") << 0.01 << 2.0;
        QTest::newRow("plain q") << 0.5 << 1.0;
    }

    void secondOrderStepsHaveTheirWeights()
    {
        QFETCH(double, p);
        QFETCH(double, q);
        const graph::Graph graph = graph::Graph::undirected(5, {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {1, 4}}).value();
        const std::vector<Node> starts(60000, 0);
        const Corpus corpus = walkCorpus(graph, {3, p, q}, starts, 2, 0, 0);
        std::map<Node, double> seen;
        double total = 0;
        for (std::int64_t i = 0; i < corpus.walkCount(); ++i) {
            const auto walk = corpus.walk(i);
            if (walk[1] != 1) continue;
            ++seen[walk[2]];
            ++total;
        }
        const std::map<Node, double> weights{{0, 1 / p}, {2, 1.0}, {3, 1 / q}, {4, 1 / q}};
        const double sum = 1 / p + 1 + 2 / q;
        for (const auto& [node, weight] : weights) {
            const double expected = weight / sum;
            const double deviation = std::sqrt(expected * (1 - expected) / total);
            QVERIFY2(std::abs(seen[node] / total - expected) < 4.5 * deviation, qPrintable(QString::number(node)));
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestWalkCorpus)
#include "tst_walk_corpus.moc"
