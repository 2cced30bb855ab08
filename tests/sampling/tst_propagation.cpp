#include "core/sampling/propagation.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

float root(double square) { return static_cast<float>(1 / std::sqrt(square)); }

}  // namespace

class TestPropagation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 0 – 1 – 2: degrees with self-loops 2, 3, 2.
    void pathByHand()
    {
        const SparseRows gcn = propagationRows(pathGraph(3), Propagation::Symmetric);
        QCOMPARE(gcn.offsets, (std::vector<std::int64_t>{0, 2, 5, 7}));
        QCOMPARE(gcn.columns, (std::vector<std::int32_t>{0, 1, 0, 1, 2, 1, 2}));
        QCOMPARE(gcn.values,
                 (std::vector<float>{0.5f, root(6), root(6), static_cast<float>(1.0 / 3), root(6), root(6), 0.5f}));
        const SparseRows mean = propagationRows(pathGraph(3), Propagation::Mean);
        const auto third = static_cast<float>(1.0 / 3);
        QCOMPARE(mean.columns, gcn.columns);
        QCOMPARE(mean.values, (std::vector<float>{0.5f, 0.5f, third, third, third, 0.5f, 0.5f}));
    }

    /// 0 → 1, 2 → 1, 1 → 1: only node 1 receives messages; its self-loop is not duplicated.
    void directedRowsAreTargets()
    {
        const auto graph = graph::Graph::directed(3, {{0, 1}, {2, 1}, {1, 1}}).value();
        const SparseRows gcn = propagationRows(graph, Propagation::Symmetric);
        QCOMPARE(gcn.offsets, (std::vector<std::int64_t>{0, 1, 4, 5}));
        QCOMPARE(gcn.columns, (std::vector<std::int32_t>{0, 0, 1, 2, 2}));
        QCOMPARE(gcn.values, (std::vector<float>{1, root(3), static_cast<float>(1.0 / 3), root(3), 1}));
    }

    /// Two views; in the second, one direction of the edge is dropped: 3 → 2 remains, 2 → 3 does not.
    void batchAfterDirectedDropping()
    {
        ViewBatch batch;
        batch.nodes = {7, 4, 7, 5};
        batch.offsets = {0, 2, 4};
        batch.depths = {0, 1, 0, 1};
        batch.arcs = {{0, 1}, {1, 0}, {3, 2}};
        const SparseRows gcn = propagationRows(batch, Propagation::Symmetric);
        QCOMPARE(gcn.offsets, (std::vector<std::int64_t>{0, 2, 4, 6, 7}));
        QCOMPARE(gcn.columns, (std::vector<std::int32_t>{0, 1, 0, 1, 2, 3, 3}));
        QCOMPARE(gcn.values, (std::vector<float>{0.5f, 0.5f, 0.5f, 0.5f, 0.5f, root(2), 1}));
        const SparseRows mean = propagationRows(batch, Propagation::Mean);
        QCOMPARE(mean.values, (std::vector<float>{0.5f, 0.5f, 0.5f, 0.5f, 0.5f, 0.5f, 1}));
    }

    void nothingGivesNothing()
    {
        QCOMPARE(propagationRows(graph::Graph(), Propagation::Mean).rowCount(), 0);
        ViewBatch batch;
        batch.offsets = {0};
        QCOMPARE(propagationRows(batch, Propagation::Mean).rowCount(), 0);
    }

    /// 0 – 1 – 2 without the message from 1 to 2 and the one from 0 to 1.
    void droppedArcsAreNotCounted()
    {
        const std::vector<std::uint8_t> kept{1, 0, 1, 0};  // rows 0: 1; 1: 0, 2; 2: 1
        const SparseRows rows = propagationRows(pathGraph(3), Propagation::Symmetric, kept);
        QCOMPARE(rows.offsets, (std::vector<std::int64_t>{0, 2, 4, 5}));
        QCOMPARE(rows.columns, (std::vector<std::int32_t>{0, 1, 1, 2, 2}));
        QCOMPARE(rows.values, (std::vector<float>{0.5f, 0.5f, 0.5f, root(2), 1.0f}));
        const auto graph = randomGraph(40, 120);
        const std::vector<std::uint8_t> all(static_cast<std::size_t>(graph.arcCount()), 1);
        QCOMPARE(propagationRows(graph, Propagation::Mean, all).columns, propagationRows(graph, Propagation::Mean).columns);
        QCOMPARE(propagationRows(graph, Propagation::Mean, {}).values, propagationRows(graph, Propagation::Mean).values);
    }

    /// A batch with the whole graph as its only view gives the matrix of the graph.
    void batchAndGraphAgree()
    {
        const auto graph = randomGraph(40, 120);
        ViewBatch batch;
        batch.offsets = {0, 40};
        for (graph::Node node = 0; node < 40; ++node) {
            batch.nodes.push_back(node);
            for (const graph::Node other : graph.neighbours(node)) batch.arcs.push_back({other, node});
        }
        for (const auto kind : {Propagation::Symmetric, Propagation::Mean}) {
            const SparseRows ofBatch = propagationRows(batch, kind);
            const SparseRows ofGraph = propagationRows(graph, kind);
            QCOMPARE(ofBatch.offsets, ofGraph.offsets);
            QCOMPARE(ofBatch.columns, ofGraph.columns);
            QCOMPARE(ofBatch.values, ofGraph.values);
        }
    }
};

ROSA_TEST(TestPropagation)
#include "tst_propagation.moc"
