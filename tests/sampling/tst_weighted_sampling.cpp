/// Weights of edges in walks and propagation matrices, on the path 0 – 1 – 2 with weights 2 and 0.5.
#include <QtTest/QTest>

#include <cmath>

#include "core/sampling/neighbour_draw.h"
#include "core/sampling/page_rank_views.h"
#include "core/sampling/propagation.h"
#include "core/sampling/random_walk.h"
#include "core/sampling/walk_corpus.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

constexpr int kDraws = 20'000;

graph::Graph weightedPath() { return graph::Graph::undirected(3, {{0, 1}, {1, 2}}, {2, 0.5f}).value(); }

float entry(double weight, double one, double other) { return static_cast<float>(weight / std::sqrt(one * other)); }

/// Whether a share of kDraws draws is within four standard deviations of its expectation.
bool isNear(int count, double share)
{
    return std::abs(count - share * kDraws) < 4 * std::sqrt(share * (1 - share) * kDraws);
}

}  // namespace

class TestWeightedSampling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Node 1: 2 of 2.5 to node 0.
    void choicesAreShares()
    {
        const graph::Graph path = weightedPath();
        QCOMPARE(neighbourAt(path, 1, 0.0), 0);
        QCOMPARE(neighbourAt(path, 1, 0.799), 0);
        QCOMPARE(neighbourAt(path, 1, 0.801), 2);
        QCOMPARE(neighbourAt(path, 1, std::nextafter(1.0, 0.0)), 2);
        const auto zeros = graph::Graph::undirected(4, {{0, 1}, {1, 2}, {1, 3}}, {0, 1, 0}).value();
        QCOMPARE(neighbourAt(zeros, 1, 0.0), 2);  // never along a weight of 0
        QCOMPARE(neighbourAt(zeros, 1, std::nextafter(1.0, 0.0)), 2);
        QCOMPARE(neighbourAt(zeros, 0, 0.5), -1);
    }

    void walksFollowWeights()
    {
        const graph::Graph path = weightedPath();
        Walker walker(path, {.steps = 1, .restart = 0});
        int toFirst = 0;
        for (std::uint32_t i = 0; i < kDraws; ++i)
            toFirst += walker.walk(1, RandomStream(7, Purpose::WalkFirst, 0, i)).nodes[1] == 0;
        QVERIFY2(isNear(toFirst, 0.8), qPrintable(QString::number(toFirst)));
    }

    /// From 0 to 1, then back with weight 2 / p, or on to 2 with 0.5 / q: p = 4 and q = 0.5 make 0.5 and 1.
    void biasedWalksMultiplyWeights()
    {
        const graph::Graph path = weightedPath();
        const std::vector<graph::Node> starts(kDraws, 0);
        const Corpus biased = walkCorpus(path, {.length = 3, .returning = 4, .outward = 0.5}, starts, 3, 0, 0);
        const Corpus plain = walkCorpus(path, {.length = 3}, starts, 3, 0, 0);
        int back = 0, plainBack = 0;
        for (std::int64_t i = 0; i < kDraws; ++i) {
            QCOMPARE(biased.walk(i)[1], 1);
            back += biased.walk(i)[2] == 0;
            plainBack += plain.walk(i)[2] == 0;
        }
        QVERIFY2(isNear(back, 1.0 / 3), qPrintable(QString::number(back)));
        QVERIFY2(isNear(plainBack, 0.8), qPrintable(QString::number(plainBack)));
    }

    void aWalkEndsWhereAllWeightsAreZero()
    {
        const auto zeros = graph::Graph::undirected(3, {{0, 1}, {1, 2}}, {0, 2}).value();
        const Corpus corpus = walkCorpus(zeros, {.length = 3}, std::vector<graph::Node>{0, 2}, 1, 0, 0);
        QCOMPARE(corpus.nodes, (std::vector<graph::Node>{0, kWalkEnded, kWalkEnded, 2, 1, 2}));
        QCOMPARE(Walker(zeros, {.steps = 5, .restart = 0}).walk(0, RandomStream(1, Purpose::WalkFirst, 0, 0)).nodes,
                 (std::vector<graph::Node>{0}));
    }

    /// Sums with self-loops: 3, 3.5 and 1.5.
    void adjacencyByHand()
    {
        const graph::Graph path = weightedPath();
        const std::vector<float> symmetric{entry(1, 3, 3),       entry(2, 3, 3.5),     entry(2, 3.5, 3),  entry(1, 3.5, 3.5),
                                           entry(0.5, 3.5, 1.5), entry(0.5, 1.5, 3.5), entry(1, 1.5, 1.5)};
        const SparseRows gcn = propagationRows(path, Propagation::Symmetric);
        QCOMPARE(gcn.columns, (std::vector<std::int32_t>{0, 1, 0, 1, 2, 1, 2}));
        QCOMPARE(gcn.values, symmetric);
        QCOMPARE(propagationRows(path, Propagation::Mean).values,
                 (std::vector<float>{float(1 / 3.0), float(2 / 3.0), float(2 / 3.5), float(1 / 3.5), float(0.5 / 3.5),
                                     float(0.5 / 1.5), float(1 / 1.5)}));
        QCOMPARE(propagationRows(path, Propagation::Others).values, (std::vector<float>{1, 0.8f, 0.2f, 1}));
        // Without the message from 2 to 1, row 1 sums to 3.
        const SparseRows kept = propagationRows(path, Propagation::Symmetric, std::vector<std::uint8_t>{1, 1, 0, 1});
        QCOMPARE(kept.values, (std::vector<float>{entry(1, 3, 3), entry(2, 3, 3), entry(2, 3, 3), entry(1, 3, 3),
                                                  entry(0.5, 1.5, 3), entry(1, 1.5, 1.5)}));
    }

    /// A view of nodes 2 and 1 has their edge's weight.
    void viewsHaveTheWeightsOfTheirGraph()
    {
        ViewBatch batch;
        batch.nodes = {2, 1};
        batch.offsets = {0, 2};
        batch.depths = {0, 1};
        batch.arcs = {{0, 1}, {1, 0}};
        const SparseRows rows = propagationRows(batch, Propagation::Symmetric, weightedPath());
        QCOMPARE(rows.values,
                 (std::vector<float>{entry(1, 1.5, 1.5), entry(0.5, 1.5, 1.5), entry(0.5, 1.5, 1.5), entry(1, 1.5, 1.5)}));
    }

    /// 0 → 1 with 2, 1 → 1 with 3: node 1 hears 2 and 3, its own loop is not doubled.
    void directedRowsAreTargets()
    {
        const auto graph = graph::Graph::directed(2, {{0, 1}, {1, 1}}, {2, 3}).value();
        const SparseRows rows = propagationRows(graph, Propagation::Symmetric);
        QCOMPARE(rows.columns, (std::vector<std::int32_t>{0, 0, 1}));
        QCOMPARE(rows.values, (std::vector<float>{1, entry(2, 1, 5), entry(3, 5, 5)}));
    }

    /// The centre's neighbours 1 and 2 differ only in their weights.
    void nearestNodesAreThoseOfLargeWeights()
    {
        const auto star = graph::Graph::undirected(5, {{0, 1}, {0, 2}, {1, 3}, {2, 4}}, {1, 4, 4, 1}).value();
        QCOMPARE(nearestByPageRank(star, 0, {.size = 2}), (std::vector<graph::Node>{0, 2}));
        QCOMPARE(nearestByPageRank(star.withoutWeights(), 0, {.size = 2}), (std::vector<graph::Node>{0, 1}));
    }
};

ROSA_TEST(TestWeightedSampling)
#include "tst_weighted_sampling.moc"
