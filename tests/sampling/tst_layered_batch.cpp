#include "core/sampling/layered_batch.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>
#include <set>

#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;
using graph::Node;

namespace {

/// Row `row` of a layer as map from nodes of the layer below to weights.
std::map<Node, double> rowOf(const SampledLayer& layer, const std::vector<Node>& below, std::size_t row)
{
    std::map<Node, double> weights;
    for (auto i = static_cast<std::size_t>(layer.rows.offsets[row]);
         i < static_cast<std::size_t>(layer.rows.offsets[row + 1]); ++i)
        weights[below[static_cast<std::size_t>(layer.rows.columns[i])]] += static_cast<double>(layer.rows.values[i]);
    return weights;
}

const RandomStream kStream(7, Purpose::Neighbours);

}  // namespace

class TestLayeredBatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursAreSampledWithoutRepetition()
    {
        const graph::Graph graph = randomGraph(60, 300);
        const std::vector<Node> targets{3, 17, 40};
        const std::vector<std::int32_t> fanouts{4};
        const LayeredBatch batch = sampleNeighbours(graph, targets, fanouts, Propagation::Others, kStream);
        QCOMPARE(batch.layers.size(), std::size_t{1});
        const SampledLayer& layer = batch.layers[0];
        QCOMPARE(layer.rows.rowCount(), 3);
        QCOMPARE(layer.sources, static_cast<std::int32_t>(batch.inputs.size()));
        QCOMPARE(std::set<Node>(batch.inputs.begin(), batch.inputs.end()).size(), batch.inputs.size());
        for (std::size_t row = 0; row < 3; ++row) {
            const auto heard = rowOf(layer, batch.inputs, row);
            const auto wanted = std::min<std::size_t>(4, static_cast<std::size_t>(graph.degree(targets[row])));
            QCOMPARE(heard.size(), wanted);
            for (const auto& [node, weight] : heard) {
                QVERIFY(graph.hasArc(targets[row], node));
                QVERIFY(std::abs(weight - 1.0 / static_cast<double>(wanted)) < 1e-6);
            }
            QCOMPARE(batch.inputs[static_cast<std::size_t>(layer.own[row])], targets[row]);
        }
    }

    /// With fanouts of at least the degree, two layers equal those of the whole graph.
    void largeFanoutsAreTheWholeNeighbourhood_data()
    {
        QTest::addColumn<bool>("withSelf");
        QTest::newRow("neighbours") << false;
        QTest::newRow("with the node") << true;
    }

    void largeFanoutsAreTheWholeNeighbourhood()
    {
        QFETCH(bool, withSelf);
        const Propagation kind = withSelf ? Propagation::Mean : Propagation::Others;
        const graph::Graph graph = randomGraph(30, 60);
        const SparseRows whole = propagationRows(graph, kind);
        const std::vector<Node> targets{0, 5, 29};
        const std::vector<std::int32_t> fanouts{100, 100};
        const LayeredBatch batch = sampleNeighbours(graph, targets, fanouts, kind, kStream);
        QCOMPARE(batch.layers.size(), std::size_t{2});
        // Sources of the second layer are the rows of the first.
        std::vector<Node> middle;
        for (const std::int32_t own : batch.layers[0].own) middle.push_back(batch.inputs[static_cast<std::size_t>(own)]);
        const auto expected = [&](Node node) {
            std::map<Node, double> weights;
            for (auto i = static_cast<std::size_t>(whole.offsets[static_cast<std::size_t>(node)]);
                 i < static_cast<std::size_t>(whole.offsets[static_cast<std::size_t>(node) + 1]); ++i)
                weights[whole.columns[i]] = static_cast<double>(whole.values[i]);
            return weights;
        };
        for (std::size_t row = 0; row < targets.size(); ++row)
            QVERIFY(rowOf(batch.layers[1], middle, row) == expected(targets[row]));
        for (std::size_t row = 0; row < middle.size(); ++row)
            QVERIFY(rowOf(batch.layers[0], batch.inputs, row) == expected(middle[row]));
    }

    void everyNeighbourIsEquallyLikely()
    {
        const graph::Graph graph = starGraph(11);
        const std::vector<Node> targets{0};
        const std::vector<std::int32_t> fanouts{3};
        std::map<Node, int> seen;
        constexpr int draws = 4000;
        for (std::uint32_t i = 0; i < draws; ++i) {
            const auto batch =
                sampleNeighbours(graph, targets, fanouts, Propagation::Others, RandomStream(1, Purpose::Neighbours, 0, i));
            for (const auto& [node, weight] : rowOf(batch.layers[0], batch.inputs, 0)) ++seen[node];
        }
        const double deviation = std::sqrt(0.3 * 0.7 / draws);
        for (Node node = 1; node <= 10; ++node)
            QVERIFY(std::abs(seen[node] / static_cast<double>(draws) - 0.3) < 4.5 * deviation);
    }

    /// q for a path of three nodes: the columns of Â are (1/2, 1/√6, 0), (1/√6, 1/3, 1/√6), (0, 1/√6, 1/2).
    void importanceIsTheSquaredNormOfAColumn()
    {
        const LayerImportance importance(pathGraph(3));
        const double ends = 1.0 / 4 + 1.0 / 6, middle = 2.0 / 6 + 1.0 / 9;
        QVERIFY(std::abs(importance.probability(0) - ends / (2 * ends + middle)) < 1e-12);
        QVERIFY(std::abs(importance.probability(1) - middle / (2 * ends + middle)) < 1e-12);
        QVERIFY(std::abs(importance.probability(2) - importance.probability(0)) < 1e-12);
    }

    /// The mean over many draws of the rows of the last layer is Â; the first layer is Â itself.
    void importanceSamplingIsUnbiased()
    {
        const graph::Graph graph = randomGraph(12, 20);
        const LayerImportance importance(graph);
        const SparseRows whole = propagationRows(graph, Propagation::Symmetric);
        const std::vector<Node> targets{2, 7};
        std::map<std::pair<std::size_t, Node>, double> sum;
        constexpr int draws = 6000;
        for (std::uint32_t i = 0; i < draws; ++i) {
            const auto batch = sampleByImportance(graph, importance, targets, 5, RandomStream(3, Purpose::Neighbours, 0, i));
            // Rows of the first layer are the sources of the second; the first entry of each is the node itself.
            std::vector<Node> middle;
            for (std::int32_t row = 0; row < batch.layers[0].rows.rowCount(); ++row)
                middle.push_back(batch.inputs[static_cast<std::size_t>(batch.layers[0].rows.columns[static_cast<std::size_t>(
                    batch.layers[0].rows.offsets[static_cast<std::size_t>(row)])])]);
            for (std::size_t row = 0; row < targets.size(); ++row)
                for (const auto& [node, weight] : rowOf(batch.layers[1], middle, row)) sum[{row, node}] += weight / draws;
            for (std::size_t row = 0; row < middle.size(); ++row) {
                const auto heard = rowOf(batch.layers[0], batch.inputs, row);
                QCOMPARE(heard.size(), static_cast<std::size_t>(graph.degree(middle[row]) + 1));
                const double self = 1.0 / static_cast<double>(graph.degree(middle[row]) + 1);
                QVERIFY(std::abs(heard.at(middle[row]) - self) < 1e-6);
            }
        }
        for (std::size_t row = 0; row < targets.size(); ++row) {
            const auto target = static_cast<std::size_t>(targets[row]);
            for (auto i = static_cast<std::size_t>(whole.offsets[target]);
                 i < static_cast<std::size_t>(whole.offsets[target + 1]); ++i)
                QVERIFY(std::abs(sum[{row, whole.columns[i]}] - static_cast<double>(whole.values[i])) < 0.03);
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestLayeredBatch)
#include "tst_layered_batch.moc"
