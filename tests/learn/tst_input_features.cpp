#include "core/learn/methods/input_features.h"

#include <QtTest/QTest>

#include <thread>
#include <vector>

#include "core/learn/ops/dense_rows.h"
#include "core/learn/training/problem.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using graph::Node;

/// Input features of the training nodes.
class TestInputFeatures : public QObject {
    Q_OBJECT

    data::Dataset m_dataset;

    /// Without evaluation, so that any nodes may be hidden.
    static catalog::Configuration configuration(bool isInductive, bool isNormalised)
    {
        catalog::Selection selection;
        selection.dataset = "rings";
        selection.method = "subgcon";
        selection.overrides = {{"train.inductive", isInductive ? "true" : "false"},
                               {"data.normalise_features", isNormalised ? "true" : "false"},
                               {"evaluation.protocol", "none"}};
        return catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
    }

private Q_SLOTS:
    /// Every third node is hidden.
    void initTestCase()
    {
        m_dataset = test::twoRings();
        graph::Split split;
        for (Node node = 0; node < m_dataset.graph.nodeCount(); ++node)
            (node % 3 == 1 ? split.test : split.train).push_back(node);
        m_dataset.splits.push_back(split);
    }

    void rowsAreThoseOfTheNodesThatAreSeen_data()
    {
        QTest::addColumn<bool>("isInductive");
        QTest::addColumn<bool>("isNormalised");
        for (const bool isInductive : {false, true})
            for (const bool isNormalised : {false, true})
                QTest::addRow("%s, %s", isInductive ? "inductive" : "transductive", isNormalised ? "divided" : "as given")
                    << isInductive << isNormalised;
    }
    void rowsAreThoseOfTheNodesThatAreSeen()
    {
        QFETCH(bool, isInductive);
        QFETCH(bool, isNormalised);
        const auto configuration = TestInputFeatures::configuration(isInductive, isNormalised);
        const auto data = ProblemData::make(m_dataset, configuration);
        QVERIFY2(data.ok(), data.ok() ? "" : data.error().text().c_str());
        const Problem problem = data->problem({});
        const InputFeatures input(configuration, problem);
        QCOMPARE(input.columns(), m_dataset.features.columns());

        torch::Tensor all = denseRows(m_dataset.features);
        if (isNormalised) all = all / all.sum(1, true).clamp_min(1);  // rows of ones and zeros
        QVERIFY(torch::allclose(denseRows(input.whole()), all));
        std::vector<std::int64_t> seen;
        for (Node node = 0; node < m_dataset.graph.nodeCount(); ++node)
            if (!isInductive || node % 3 != 1) seen.push_back(node);
        const torch::Tensor expected = all.index_select(0, torch::tensor(seen));
        QCOMPARE(problem.trainingGraph.nodeCount(), static_cast<Node>(seen.size()));

        const std::vector<Node> nodes{5, 0, 21, 5};
        const std::vector<std::uint8_t> kept{1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1};
        const torch::Tensor rows = expected.index_select(0, torch::tensor({5, 0, 21, 5}));
        QVERIFY(torch::allclose(input.trainingRows(nodes).denseOn(torch::kCPU).dense, rows));
        torch::Tensor masked = rows.clone();
        masked.select(1, 1).zero_();
        masked.select(1, 6).zero_();
        QVERIFY(torch::allclose(input.trainingRows(nodes, kept).denseOn(torch::kCPU).dense, masked));
        QVERIFY(torch::allclose(denseRows(input.training()), expected));
        QCOMPARE(&input.training() == &input.whole(), !isInductive);
    }

    /// The step or the thread that prepares the next one may request it first.
    void oneCopyIsMadeForAllThreads()
    {
        const auto configuration = TestInputFeatures::configuration(true, false);
        const auto data = ProblemData::make(m_dataset, configuration);
        const Problem problem = data->problem({});
        const InputFeatures input(configuration, problem);
        std::vector<const graph::Features*> found(4);
        {
            std::vector<std::jthread> threads;
            for (auto& one : found) threads.emplace_back([&] { one = &input.training(); });
        }
        for (const auto* one : found) {
            QCOMPARE(one, found.front());
            QCOMPARE(one->rows(), problem.trainingGraph.nodeCount());
        }
    }
};

ROSA_TEST(TestInputFeatures)
#include "tst_input_features.moc"
