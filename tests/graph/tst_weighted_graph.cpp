#include "core/graph/graph.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::graph;

namespace {

using Weights = std::vector<float>;

Weights weightsOf(const Graph& graph) { return {graph.weights().begin(), graph.weights().end()}; }

std::string problemOf(const Result<Graph>& graph) { return graph ? "none" : graph.error().text(); }

}  // namespace

class TestWeightedGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 0 – 1 given three times in one direction and once in the other: 1 + 0.5 + 0.5 against 0.25.
    void weightsAreAddedAndSymmetric()
    {
        GraphFixUps done;
        const auto graph =
            Graph::undirected(3, {{0, 1}, {1, 0}, {0, 1}, {2, 1}, {2, 2}, {0, 1}}, {1, 0.25f, 0.5f, 3, 9, 0.5f}, &done);
        QVERIFY2(graph.ok(), problemOf(graph).c_str());
        QCOMPARE(weightsOf(*graph), (Weights{2, 2, 3, 3}));  // 0: 1, 1: 0 2, 2: 1
        QCOMPARE(done.duplicatesRemoved, std::int64_t{2});
        QCOMPARE(done.selfLoopsRemoved, std::int64_t{1});
        QCOMPARE(done.reversesAdded, std::int64_t{1});
        QCOMPARE(graph->weightOf(1, 2), 3.0f);
        QCOMPARE(graph->weightOf(2, 1), 3.0f);
        QCOMPARE(graph->weightOf(0, 2), 0.0f);
        QCOMPARE(graph->weightSums(1).back(), 5.0);
        QVERIFY(graph->checkUndirected().ok());
    }

    void directionsKeepTheirWeights()
    {
        const auto graph = Graph::directed(3, {{0, 1}, {1, 0}, {2, 1}, {2, 2}}, {1, 0.25f, 3, 9});
        QVERIFY2(graph.ok(), problemOf(graph).c_str());
        QCOMPARE(weightsOf(*graph), (Weights{1, 0.25f, 3, 9}));
        QCOMPARE(weightsOf(graph->reversed()), (Weights{0.25f, 1, 3, 9}));
        QCOMPARE(graph->reversed().weightOf(1, 2), 3.0f);
    }

    /// A graph whose weights are all 1 is the same as one without.
    void weightsOfOneAreNone()
    {
        QVERIFY(!Graph::undirected(2, {{0, 1}}, {1})->isWeighted());
        QVERIFY(!Graph::undirected(2, {{0, 1}, {0, 1}}, {0.5f, 0.5f})->isWeighted());
        QCOMPARE(Graph::undirected(2, {{0, 1}})->weightOf(0, 1), 1.0f);
    }

    void partsKeepThem()
    {
        const auto graph = Graph::undirected(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, {1, 2, 3, 4}).value();
        const Graph part = graph.induced(std::vector<Node>{0, 2, 3});
        QCOMPARE(weightsOf(part), (Weights{4, 3, 4, 3}));  // 0: 3, 2: 3, 3: 0 2
        QVERIFY(!graph.withoutWeights().isWeighted());
        QCOMPARE(graph.withoutWeights().arcCount(), graph.arcCount());
    }

    void badWeightsAreRefused()
    {
        QCOMPARE(problemOf(Graph::undirected(2, {{0, 1}}, {-2})),
                 std::string("edge 0 – 1: expected a weight of 0 or more, found -2.000000"));
        QCOMPARE(problemOf(Graph::undirected(2, {{1, 0}}, {std::nanf("")})),
                 std::string("edge 1 – 0: expected a weight of 0 or more, found nan"));
        const Graph plain = Graph::undirected(3, {{0, 1}, {1, 2}}).value();
        QCOMPARE(problemOf(plain.withWeights(Weights{1, 2})), std::string("expected a weight for each of 4 arcs, found 2"));
        QCOMPARE(problemOf(plain.withWeights(Weights{1, 1, 2, -1})),
                 std::string("edge 2 – 1: expected a weight of 0 or more, found -1.000000"));
        const auto uneven = plain.withWeights(Weights{1, 1, 2, 3});
        QVERIFY(uneven.ok() && !uneven->checkUndirected().ok());
        QCOMPARE(uneven->checkUndirected().error().text(),
                 std::string("edge 1 – 2 of an undirected graph has another weight than its reverse edge"));
    }
};

ROSA_TEST(TestWeightedGraph)
#include "tst_weighted_graph.moc"
