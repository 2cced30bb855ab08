/// Methods based on walks: DeepWalk and node2vec without features, GraphSAGE with features; all resume exactly.
#include <cmath>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/unsupervised_sage.h"
#include "core/learn/training/trainer.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Following;
using test::Overrides;
using test::trained;

class TestWalkEmbedding : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();

    [[nodiscard]] catalog::Configuration configured(const std::string& method, int epochs) const
    {
        catalog::Selection selection{"rings", method, "", "", 7, {}};
        selection.overrides = {
            {"train.epochs", std::to_string(epochs)}, {"train.checkpoint_every", "3"}, {"evaluation.protocol", "none"}};
        const Overrides sage{{"encoder.hidden", "8"}, {"walks.batch_size", "16"}, {"train.learning_rate", "0.01"}};
        const Overrides walks{
            {"walks.dimensions", "16"}, {"walks.length", "20"}, {"walks.window", "3"}, {"train.learning_rate", "0.1"}};
        const Overrides& own = method == "unsup-graphsage" ? sage : walks;
        selection.overrides.insert(selection.overrides.end(), own.begin(), own.end());
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) qFatal("%s", made.error().text().c_str());
        return *made;
    }
    TrainJob job(const catalog::Configuration& configuration) const
    {
        return test::plainJob(m_catalogue, configuration, m_dataset);
    }
    /// Share of nodes whose nearest neighbour, by cosine after 60 epochs, is in the same ring.
    double sameRingShare(const std::string& method, Following& following)
    {
        const auto store = TemporaryFolder::make();
        const auto what = job(configured(method, 60));
        auto trainer = Trainer::start(store->path(), what, following);
        if (!trainer) qFatal("%s", trainer.error().text().c_str());
        if (const auto end = (*trainer)->run(); !end) qFatal("%s", end.error().text().c_str());
        torch::Tensor rows = *(*trainer)->method().embed();
        rows = rows / rows.norm(2, 1, true);
        const torch::Tensor nearest = (rows.mm(rows.t()) - 3 * torch::eye(rows.size(0))).argmax(1);
        const torch::Tensor ring = torch::arange(rows.size(0)).ge(rows.size(0) / 2);
        return ring.index_select(0, nearest).eq(ring).to(torch::kFloat64).mean().item<double>();
    }
    static void bothMethods()
    {
        QTest::addColumn<std::string>("method");
        QTest::newRow("deepwalk") << std::string("deepwalk");
        QTest::newRow("node2vec") << std::string("node2vec");
    }

private Q_SLOTS:
    void init() { setThreadCount(1); }

    /// Two rings joined by an edge: walks separate them without features.
    void itTellsCommunitiesApart_data() { bothMethods(); }
    void itTellsCommunitiesApart()
    {
        QFETCH(std::string, method);
        std::vector<float> zeros(static_cast<std::size_t>(m_dataset.graph.nodeCount()), 0.0f);
        m_dataset.features = graph::Features::dense(m_dataset.graph.nodeCount(), 1, zeros).value();
        Following following;
        const double share = sameRingShare(method, following);
        m_dataset = test::twoRings();
        QVERIFY2(following.losses.back() < following.losses.front() - 0.2,
                 qPrintable(QString::number(following.losses.back())));
        QVERIFY2(share > 0.9, qPrintable(QString::number(share)));
    }

    /// Pairs (u₀, v₀) with u₀·v₀ = 0.6, (u₁, v₁) with 0; negatives n with u₀·n = −0.8, u₁·n = 0.6.
    void sageLossIsItsFormula()
    {
        const torch::Tensor u = torch::tensor({{1.0f, 0.0f}, {0.0f, 1.0f}});
        const torch::Tensor v = torch::tensor({{0.6f, 0.8f}, {1.0f, 0.0f}});
        const torch::Tensor n = torch::tensor({{-0.8f, 0.6f}});
        const auto softplus = [](double x) { return std::log1p(std::exp(x)); };
        const double expected = (softplus(-0.6) + softplus(-0.8) + softplus(0) + softplus(0.6)) / 2;
        QVERIFY(std::abs(sageLoss(u, v, n).item<double>() - expected) < 1e-6);
        QVERIFY(std::abs(sageLoss(u, v, torch::empty({0, 2})).item<double>() - (softplus(-0.6) + softplus(0)) / 2) < 1e-6);
    }

    void graphSageLearnsWithoutLabels()
    {
        Following following;
        const double share = sameRingShare("unsup-graphsage", following);
        QVERIFY(following.losses.back() < following.losses.front());
        QVERIFY2(share > 0.8, qPrintable(QString::number(share)));
    }

    void resumingIsExact_data()
    {
        bothMethods();
        QTest::newRow("graphsage") << std::string("unsup-graphsage");
    }
    void resumingIsExact()
    {
        QFETCH(std::string, method);
        const auto configuration = configured(method, 7);
        QVERIFY(test::resumesExactly(job(configuration), 7));
    }

    void aGraphWithoutEdgesIsAnError()
    {
        m_dataset.graph = graph::Graph::undirected(m_dataset.graph.nodeCount(), {}).value();
        const auto store = TemporaryFolder::make();
        Following following;
        const auto outcome = rosa_learn_jobs()->train({store->path(), "cpu", 1}, job(configured("deepwalk", 2)), following);
        QVERIFY(!outcome.ok());
        QVERIFY2(outcome.error().text().find("no edges") != std::string::npos, outcome.error().text().c_str());
        m_dataset = test::twoRings();
    }
};

ROSA_EVENT_LOOP_TEST(TestWalkEmbedding)
#include "tst_walk_embedding.moc"
