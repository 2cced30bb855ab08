#include "core/learn/encoders/inference.h"

#include <QtTest/QTest>

#include <algorithm>

#include "core/base/random.h"
#include "core/catalog/catalogue.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/training/problem.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using graph::Node;

namespace {

constexpr Node kNodes = 40;

/// Undirected, or directed with self-loops, as published.
graph::Graph someGraph(bool isUndirected, bool isWeighted = false)
{
    RandomStream random(4, Purpose::Generator);
    std::vector<graph::Arc> arcs{{3, 3}, {0, 0}, {39, 39}};
    for (int i = 0; i < 120; ++i)
        arcs.push_back({static_cast<Node>(random.below(kNodes - 2)), static_cast<Node>(random.below(kNodes))});
    std::vector<float> weights;
    for (std::size_t i = 0; isWeighted && i < arcs.size(); ++i) weights.push_back(4 * random.uniform());
    return (isUndirected ? graph::Graph::undirected(kNodes, arcs, weights) : graph::Graph::directed(kNodes, arcs, weights))
        .value();
}

graph::Features someFeatures(const std::string& kind)
{
    RandomStream random(6, Purpose::Generator);
    if (kind == "sparse") {
        std::vector<std::int64_t> offsets{0};
        std::vector<std::int32_t> columns;
        std::vector<float> values;
        for (Node node = 0; node < kNodes; ++node) {
            for (std::int32_t column = 0; column < 12; ++column)
                if (random.below(4) == 0) {
                    columns.push_back(column);
                    values.push_back(random.uniform() + 0.5f);
                }
            offsets.push_back(static_cast<std::int64_t>(columns.size()));
        }
        return graph::Features::sparse(kNodes, 12, offsets, columns, values).value();
    }
    std::vector<float> values(std::size_t{kNodes} * 12);
    for (float& value : values) value = toFloat(toHalf(random.uniform() - 0.5f));
    if (kind == "dense") return graph::Features::dense(kNodes, 12, values).value();
    std::vector<Half> halves;
    for (const float value : values) halves.push_back(toHalf(value));
    return graph::Features::denseFrom(kNodes, 12, {{}, halves}).value();
}

}  // namespace

class TestInference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangesGiveWhatTheWholeGives_data()
    {
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<std::string>("form");
        QTest::addColumn<std::string>("features");
        QTest::addColumn<bool>("undirected");
        QTest::addColumn<bool>("weighted");
        for (const auto& [undirected, weighted] : {std::pair{true, false}, {false, false}, {true, true}, {false, true}})
            for (const std::string features : {"dense", "sparse", "half"})
                for (const auto& [encoder, form] :
                     {std::pair<std::string, std::string>{"gcn", ""}, {"mlp", ""}, {"sage", "program"}, {"sage", "article"}})
                    QTest::addRow("%s %s, %s, %s%s", encoder.c_str(), form.c_str(), features.c_str(),
                                  undirected ? "undirected" : "directed", weighted ? ", weighted" : "")
                        << encoder << form << features << undirected << weighted;
    }

    void rangesGiveWhatTheWholeGives()
    {
        QFETCH(const std::string, encoder);
        QFETCH(const std::string, form);
        QFETCH(const std::string, features);
        QFETCH(const bool, undirected);
        QFETCH(const bool, weighted);
        std::vector<std::pair<std::string, std::string>> more;
        if (!form.empty()) more.emplace_back("encoder.sage_form", form);
        const auto configuration = test::smallRosa(catalog::makeCatalogue(), more, "reference", encoder);
        ModelState state;
        const auto model = makeEncoder(configuration, 12, state);
        const graph::Graph graph = someGraph(undirected, weighted);
        const graph::Features rows = someFeatures(features);
        const torch::Tensor whole = embedGraph(*model, rows, neighbourhoodOf(graph, model->neighbourhood()));
        QVERIFY(whole.abs().sum().item<float>() > 0);
        for (const std::int64_t valuesAtOnce : {1, 100, 1000, 1 << 20}) {
            const torch::Tensor parts = *embedByRanges(*model, rows, graph, {}, valuesAtOnce);
            QCOMPARE(parts.sizes().vec(), whole.sizes().vec());
            QVERIFY(torch::allclose(parts, whole, 1e-5, 1e-6));
        }
        QVERIFY(torch::equal(*embedNodes(*model, rows, graph), whole));
    }

    void embeddingTellsHowFarItIsAndCanBeStopped()
    {
        const auto configuration = test::smallRosa(catalog::makeCatalogue(), {}, "reference", "gcn");
        ModelState state;
        const auto model = makeEncoder(configuration, 12, state);
        const graph::Graph graph = someGraph(true);
        const graph::Features rows = someFeatures("dense");
        std::vector<std::int64_t> told;
        std::int64_t all = 0;
        const auto follow = [&](std::int64_t done, std::int64_t total) {
            told.push_back(done);
            all = total;
            return true;
        };
        QVERIFY(embedByRanges(*model, rows, graph, follow, 100).ok());
        QVERIFY(told.size() > 4 && std::ranges::is_sorted(told));
        QCOMPARE(told.back(), all);
        int asked = 0;
        const auto stopped = embedByRanges(
            *model, rows, graph, [&](auto, auto) { return ++asked < 3; }, 100);
        QVERIFY(!stopped.ok());
        QCOMPARE(stopped.error().kind, ErrorKind::Interrupted);
        QCOMPARE(asked, 3);
    }

    /// Members are counted and found without lists; the selection equals that from lists.
    void watchedPairsAreThoseDrawnFromLists()
    {
        data::Dataset dataset = test::twoRings();
        dataset.labels.ofNode[0] = dataset.labels.ofNode[25] = -1;
        std::vector<Node> some;
        for (Node node = 1; node < dataset.graph.nodeCount(); node += 2) some.push_back(node);
        for (const std::vector<Node>& candidates : {std::vector<Node>(), some}) {
            std::vector<std::vector<Node>> classes(2);
            for (Node node = 0; node < dataset.graph.nodeCount(); ++node)
                if (candidates.empty() || std::ranges::binary_search(candidates, node))
                    if (const auto label = dataset.labels.ofNode[static_cast<std::size_t>(node)]; label >= 0)
                        classes[static_cast<std::size_t>(label)].push_back(node);
            RandomStream stream(7, Purpose::Watch);
            const auto draw = [&](std::size_t which) {
                const auto& members = classes[which % 2];
                return members[stream.below(static_cast<std::uint32_t>(members.size()))];
            };
            std::vector<std::pair<int, int>> wanted;
            for (std::size_t i = 0; i < 9; ++i) {
                const Node first = draw(i);
                wanted.emplace_back(first, i % 4 == 3 ? draw(i + 1) : first);
            }
            QCOMPARE(chooseWatchedPairs(dataset, candidates, 9, 7), wanted);
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestInference)
#include "tst_inference.moc"
