#include "core/sampling/augmentation.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

ViewBatch someViews(std::uint32_t epoch)
{
    const auto graph = randomGraph(2000, 8000);
    std::vector<graph::Node> centres(400);
    std::iota(centres.begin(), centres.end(), 0);
    return walkViews(graph, centres, {.steps = 20, .restart = 0.2}, 1, Purpose::WalkFirst, epoch);
}

ViewBatch dropped(double probability, EdgeDropMode mode, std::uint32_t epoch = 0)
{
    ViewBatch batch = someViews(0);
    dropEdges(batch, probability, mode, 1, Purpose::EdgeDropFirst, epoch);
    return batch;
}

/// Share of the kept arcs whose reverse is also kept.
double shareInPairs(const ViewBatch& batch)
{
    const std::set<RowArc> kept(batch.arcs.begin(), batch.arcs.end());
    const auto pairs = std::ranges::count_if(batch.arcs, [&](RowArc arc) {
        return kept.contains({arc.target, arc.source});
    });
    return static_cast<double>(pairs) / static_cast<double>(batch.arcs.size());
}

bool contains(const ViewBatch& larger, const ViewBatch& smaller)
{
    const std::set<RowArc> all(larger.arcs.begin(), larger.arcs.end());
    return std::ranges::all_of(smaller.arcs, [&](RowArc arc) { return all.contains(arc); });
}

}  // namespace

class TestAugmentation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void extremes()
    {
        const ViewBatch whole = someViews(0);
        for (const auto mode : {EdgeDropMode::Undirected, EdgeDropMode::Directed}) {
            QCOMPARE(dropped(0, mode).arcs, whole.arcs);
            const ViewBatch bare = dropped(1, mode);
            QVERIFY(bare.arcs.empty());
            QCOMPARE(bare.nodes, whole.nodes);
            QCOMPARE(bare.offsets, whole.offsets);
        }
    }

    void undirectedModeDropsBothDirections()
    {
        const ViewBatch whole = someViews(0);
        const ViewBatch rest = dropped(0.3, EdgeDropMode::Undirected);
        QCOMPARE(shareInPairs(rest), 1.0);
        const double kept = double(rest.arcs.size()) / double(whole.arcs.size());
        const double deviation = std::sqrt(0.3 * 0.7 / (double(whole.arcs.size()) / 2));
        QVERIFY2(std::abs(kept - 0.7) < 4 * deviation, std::to_string(kept).c_str());
    }

    void directedModeDropsEachOnItsOwn()
    {
        const ViewBatch whole = someViews(0);
        const ViewBatch rest = dropped(0.3, EdgeDropMode::Directed);
        const double kept = double(rest.arcs.size()) / double(whole.arcs.size());
        const double deviation = std::sqrt(0.3 * 0.7 / double(whole.arcs.size()));
        QVERIFY2(std::abs(kept - 0.7) < 4 * deviation, std::to_string(kept).c_str());
        QVERIFY2(std::abs(shareInPairs(rest) - 0.7) < 8 * deviation, std::to_string(shareInPairs(rest)).c_str());
    }

    void largerProbabilityDropsMore()
    {
        for (const auto mode : {EdgeDropMode::Undirected, EdgeDropMode::Directed}) {
            QVERIFY(contains(dropped(0.2, mode), dropped(0.5, mode)));
            QVERIFY(dropped(0.2, mode).arcs.size() > dropped(0.5, mode).arcs.size());
        }
    }

    void epochAndPurposeDecide()
    {
        QCOMPARE(dropped(0.5, EdgeDropMode::Directed, 3).arcs, dropped(0.5, EdgeDropMode::Directed, 3).arcs);
        QVERIFY(dropped(0.5, EdgeDropMode::Directed, 3).arcs != dropped(0.5, EdgeDropMode::Directed, 4).arcs);
        const auto first = drawKeptColumns(100, 0.5, 1, Purpose::FeatureMaskFirst, 0);
        QCOMPARE(drawKeptColumns(100, 0.5, 1, Purpose::FeatureMaskFirst, 0), first);
        QVERIFY(drawKeptColumns(100, 0.5, 1, Purpose::FeatureMaskFirst, 1) != first);
        QVERIFY(drawKeptColumns(100, 0.5, 1, Purpose::FeatureMaskSecond, 0) != first);
    }

    /// The dropped edges of a view do not depend on previous views.
    void viewsDropOnTheirOwn()
    {
        const auto graph = randomGraph(2000, 8000);
        const auto arcsOfLast = [&](std::vector<graph::Node> centres) {
            ViewBatch batch = walkViews(graph, centres, {.steps = 30, .restart = 0}, 1, Purpose::WalkFirst, 0);
            dropEdges(batch, 0.5, EdgeDropMode::Directed, 1, Purpose::EdgeDropFirst, 0);
            const std::int32_t first = batch.offsets[batch.offsets.size() - 2];
            std::vector<RowArc> own;
            for (const RowArc& arc : batch.arcs)
                if (arc.source >= first) own.push_back({arc.source - first, arc.target - first});
            return own;
        };
        QVERIFY(!arcsOfLast({1, 2, 9}).empty());
        QCOMPARE(arcsOfLast({1, 2, 9}), arcsOfLast({3, 4, 9}));
    }

    void maskedShareIsTheProbability()
    {
        const auto kept = drawKeptColumns(20000, 0.3, 1, Purpose::FeatureMaskFirst, 0);
        const int count = std::accumulate(kept.begin(), kept.end(), 0);
        QVERIFY2(std::abs(count - 14000) < 4 * 65, std::to_string(count).c_str());
        QCOMPARE(drawKeptColumns(5, 0, 1, Purpose::FeatureMaskFirst, 0), std::vector<std::uint8_t>(5, 1));
        QCOMPARE(drawKeptColumns(5, 1, 1, Purpose::FeatureMaskFirst, 0), std::vector<std::uint8_t>(5, 0));
    }

    void eachColumnMayHaveItsOwnProbability()
    {
        std::vector<float> probabilities(20000, 0.0f);
        for (std::size_t i = 0; i < 10000; ++i) probabilities[i] = i < 5000 ? 1.0f : 0.3f;
        const auto kept = drawKeptColumns(20000, probabilities, 1, Purpose::FeatureMaskFirst, 0);
        QCOMPARE(std::accumulate(kept.begin(), kept.begin() + 5000, 0), 0);
        QCOMPARE(std::accumulate(kept.begin() + 10000, kept.end(), 0), 10000);
        const int some = std::accumulate(kept.begin() + 5000, kept.begin() + 10000, 0);
        QVERIFY2(std::abs(some - 3500) < 4 * 33, std::to_string(some).c_str());
        const std::vector<float> one{0.3f};
        QCOMPARE(drawKeptColumns(500, one, 1, Purpose::FeatureMaskFirst, 4),
                 drawKeptColumns(500, static_cast<double>(0.3f), 1, Purpose::FeatureMaskFirst, 4));
    }

    void wholeGraphsLoseTheShareAskedFor_data()
    {
        QTest::addColumn<bool>("isDirected");
        QTest::newRow("directed") << true;
        QTest::newRow("undirected") << false;
    }
    void wholeGraphsLoseTheShareAskedFor()
    {
        QFETCH(bool, isDirected);
        const EdgeDropMode mode = isDirected ? EdgeDropMode::Directed : EdgeDropMode::Undirected;
        const auto graph = randomGraph(2000, 8000);
        const std::vector<float> share{0.4f};
        const auto kept = drawKeptArcs(graph, share, mode, 1, Purpose::EdgeDropFirst, 3);
        const auto arcs = static_cast<double>(kept.size());
        QCOMPARE(kept.size(), static_cast<std::size_t>(graph.arcCount()));
        QVERIFY(std::abs(std::accumulate(kept.begin(), kept.end(), 0.0) / arcs - 0.6) < 0.02);
        int together = 0;
        const auto placeOf = [&](graph::Node from, graph::Node to) {
            const auto row = graph.neighbours(from);
            return static_cast<std::size_t>(graph.offsets()[static_cast<std::size_t>(from)] +
                                            (std::ranges::lower_bound(row, to) - row.begin()));
        };
        for (graph::Node node = 0; node < graph.nodeCount(); ++node)
            for (const graph::Node other : graph.neighbours(node))
                together += kept[placeOf(node, other)] == kept[placeOf(other, node)] ? 1 : 0;
        // Independent directions: both kept or both dropped with probability 0.36 + 0.16.
        QVERIFY(isDirected ? std::abs(together / arcs - 0.52) < 0.03 : together == static_cast<int>(arcs));
        QCOMPARE(drawKeptArcs(graph, share, mode, 1, Purpose::EdgeDropFirst, 3), kept);
        QVERIFY(drawKeptArcs(graph, share, mode, 1, Purpose::EdgeDropFirst, 4) != kept);
        std::vector<float> each(kept.size(), 0.4f);
        each[7] = 1;
        each[8] = 0;
        auto own = drawKeptArcs(graph, each, EdgeDropMode::Directed, 1, Purpose::EdgeDropFirst, 3);
        QCOMPARE(own[7], std::uint8_t(0));
        QCOMPARE(own[8], std::uint8_t(1));
        QVERIFY(!isDirected || std::equal(own.begin() + 9, own.end(), kept.begin() + 9));
    }
};

ROSA_TEST(TestAugmentation)
#include "tst_augmentation.moc"
