#include "core/graph/statistics.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa::graph;

namespace {

/// A triangle 0 – 1 – 2, an edge 3 – 4, and the isolated node 5; nodes 0 and 3 have class a, 1, 2 and 4 class b, and 5 is unlabelled.
Graph triangleAndPair() { return Graph::undirected(6, {{0, 1}, {1, 2}, {2, 0}, {3, 4}}).value(); }
Labels labels() { return {{0, 1, 1, 0, 1, -1}, {"a", "b"}}; }

}  // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void degrees()
    {
        const auto degrees = degreeDistribution(triangleAndPair());
        QCOMPARE(degrees.minimum, std::int64_t{0});
        QCOMPARE(degrees.median, 1.5);  // 0 1 1 2 2 2
        QCOMPARE(degrees.mean, 8.0 / 6);
        QCOMPARE(degrees.maximum, std::int64_t{2});
        QCOMPARE(degrees.histogram, (std::vector<std::int64_t>{1, 2, 3}));
    }

    void binsArePowersOfTwo()
    {
        std::vector<Arc> star;
        for (Node leaf = 1; leaf <= 4; ++leaf) star.push_back({0, leaf});
        QCOMPARE(degreeDistribution(Graph::undirected(5, star).value()).histogram, (std::vector<std::int64_t>{0, 4, 0, 1}));
        star.pop_back();
        QCOMPARE(degreeDistribution(Graph::undirected(5, star).value()).histogram, (std::vector<std::int64_t>{1, 3, 1}));
    }

    void partsAndIsolated()
    {
        const Graph graph = triangleAndPair();
        QCOMPARE(components(graph).count, std::int64_t{3});
        QCOMPARE(components(graph).largest, std::int64_t{3});
        QCOMPARE(isolatedCount(graph), std::int64_t{1});
        QCOMPARE(selfLoopCount(graph), std::int64_t{0});
    }

    /// 0 → 1, 2 → 2 and 3 → 0: node 2 is adjacent only to itself.
    void directionAndLoops()
    {
        const Graph graph = Graph::directed(4, {{0, 1}, {2, 2}, {3, 0}}).value();
        QCOMPARE(components(graph).count, std::int64_t{2});
        QCOMPARE(components(graph).largest, std::int64_t{3});
        QCOMPARE(isolatedCount(graph), std::int64_t{1});
        QCOMPARE(selfLoopCount(graph), std::int64_t{1});
        QCOMPARE(degreeDistribution(graph).histogram, (std::vector<std::int64_t>{2, 2}));
        QCOMPARE(edgeHomophily(graph, {{0, 0, 1, 1}, {"a", "b"}}).value(), 0.5);
    }

    void homophily()
    {
        QCOMPARE(edgeHomophily(triangleAndPair(), labels()).value(), 0.25);  // only 1 – 2
        QVERIFY(!edgeHomophily(triangleAndPair(), {}).has_value());
        QVERIFY(!edgeHomophily(Graph::undirected(6, {}).value(), labels()).has_value());
        Labels fewer = labels();
        fewer.ofNode[0] = -1;
        QCOMPARE(edgeHomophily(triangleAndPair(), fewer).value(), 0.5);  // 1 – 2 and 3 – 4
        QCOMPARE(classSizes(fewer), (std::vector<std::int64_t>{1, 3}));
    }

    void density()
    {
        QCOMPARE(featureDensity(Features::dense(2, 2, {1, 0, 0, 0}).value()), 0.25);
        QCOMPARE(featureDensity(Features::sparse(2, 4, {0, 1, 2}, {3, 0}, {1, 2}).value()), 0.25);
        QCOMPARE(featureDensity(Features()), 0.0);
    }

    void nothingAtAll()
    {
        QVERIFY(degreeDistribution(Graph()).histogram.empty());
        QCOMPARE(components(Graph()).count, std::int64_t{0});
        QCOMPARE(isolatedCount(Graph()), std::int64_t{0});
    }

    /// Zachary (1977), counted from the list of friendships.
    void karate()
    {
        const std::vector<Arc> arcs{{0, 1},   {0, 2},   {0, 3},   {0, 4},   {0, 5},   {0, 6},   {0, 7},   {0, 8},   {0, 10},
                                    {0, 11},  {0, 12},  {0, 13},  {0, 17},  {0, 19},  {0, 21},  {0, 31},  {1, 2},   {1, 3},
                                    {1, 7},   {1, 13},  {1, 17},  {1, 19},  {1, 21},  {1, 30},  {2, 3},   {2, 7},   {2, 8},
                                    {2, 9},   {2, 13},  {2, 27},  {2, 28},  {2, 32},  {3, 7},   {3, 12},  {3, 13},  {4, 6},
                                    {4, 10},  {5, 6},   {5, 10},  {5, 16},  {6, 16},  {8, 30},  {8, 32},  {8, 33},  {9, 33},
                                    {13, 33}, {14, 32}, {14, 33}, {15, 32}, {15, 33}, {18, 32}, {18, 33}, {19, 33}, {20, 32},
                                    {20, 33}, {22, 32}, {22, 33}, {23, 25}, {23, 27}, {23, 29}, {23, 32}, {23, 33}, {24, 25},
                                    {24, 27}, {24, 31}, {25, 31}, {26, 29}, {26, 33}, {27, 33}, {28, 31}, {28, 33}, {29, 32},
                                    {29, 33}, {30, 32}, {30, 33}, {31, 32}, {31, 33}, {32, 33}};
        const Graph graph = Graph::undirected(34, arcs).value();
        const auto degrees = degreeDistribution(graph);
        QCOMPARE(degrees.minimum, std::int64_t{1});
        QCOMPARE(degrees.maximum, std::int64_t{17});
        QCOMPARE(degrees.median, 3.0);
        QCOMPARE(degrees.mean, 2 * 78.0 / 34);
        QCOMPARE(degrees.histogram, (std::vector<std::int64_t>{0, 1, 17, 11, 3, 2}));
        QCOMPARE(components(graph).count, std::int64_t{1});
        QCOMPARE(components(graph).largest, std::int64_t{34});
    }
};

ROSA_TEST(TestStatistics)
#include "tst_graph_statistics.moc"
