/// Methods based on walks: DeepWalk and node2vec without features, GraphSAGE with features; all resume exactly.
#include <cmath>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/data/catalogue.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/unsupervised_sage.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/trainer.h"
#include "tests/learn/general_path.h"
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
        return sharedLabels(*(*trainer)->method().embed());
    }
    /// Share of nodes whose nearest neighbour, by cosine, has their label.
    [[nodiscard]] double sharedLabels(const torch::Tensor& embedding) const
    {
        const torch::Tensor rows = embedding / embedding.norm(2, 1, true);
        const torch::Tensor nearest = (rows.mm(rows.t()) - 3 * torch::eye(rows.size(0))).argmax(1);
        const auto& classes = m_dataset.labels.ofNode;
        const torch::Tensor labels = torch::tensor(std::vector<std::int64_t>(classes.begin(), classes.end()), torch::kInt64);
        return labels.index_select(0, nearest).eq(labels).to(torch::kFloat64).mean().item<double>();
    }
    /// The embedding after all epochs of a configuration, trained on a code path.
    [[nodiscard]] torch::Tensor trainedOn(const test::Path& path, const catalog::Configuration& configuration, int epochs,
                                          std::vector<double>* losses = nullptr) const
    {
        const test::OnPath on(path);
        const auto data = ProblemData::make(m_dataset, configuration);
        const Problem problem = data->problem({});
        const auto method = makeMethod(configuration, problem);
        method->trainOn(path.device);
        for (int epoch = 0; epoch < epochs; ++epoch) {
            const auto values = method->step(epoch);
            if (!values) qFatal("%s", values.error().text().c_str());
            if (losses) losses->push_back(values->front());
        }
        return method->embed().value();
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

    static void bothMethodsOnDevices()
    {
        QTest::addColumn<std::string>("method");
        QTest::addColumn<test::Path>("path");
        for (const char* method : {"deepwalk", "node2vec"})
            for (const test::Path& path : test::allPaths())
                if (path.isGeneral) QTest::addRow("%s, %s", method, path.name) << std::string(method) << path;
    }
    /// In batches, as on a GPU.
    void batchesTellCommunitiesApart_data() { bothMethodsOnDevices(); }
    void batchesTellCommunitiesApart()
    {
        QFETCH(std::string, method);
        QFETCH(test::Path, path);
        std::vector<double> losses;
        const torch::Tensor embedding = trainedOn(path, configured(method, 60), 60, &losses);
        QVERIFY(embedding.is_cpu());
        QVERIFY2(losses.back() < losses.front() - 0.2, qPrintable(QString::number(losses.back())));
        const double share = sharedLabels(embedding);
        QVERIFY2(share > 0.9, qPrintable(QString::number(share)));
        QVERIFY(torch::equal(trainedOn(path, configured(method, 60), 60), embedding));
    }

    /// On Cora both forms come to embeddings of one quality: shares of nodes whose nearest neighbour has their class, standard error 0.9 %.
    void batchesAreAsGoodAsTheSequentialForm()
    {
        m_dataset = data::Catalogue().open("cora").value();
        catalog::Selection selection{"cora", "deepwalk", "", "", 3, {}};
        selection.overrides = {{"train.epochs", "4"},
                               {"walks.dimensions", "32"},
                               {"walks.length", "40"},
                               {"walks.window", "5"},
                               {"evaluation.protocol", "none"}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        setThreadCount(availableCores());
        std::vector<double> shares;
        for (const test::Path& path : test::allPaths()) shares.push_back(sharedLabels(trainedOn(path, configuration, 4)));
        m_dataset = test::twoRings();
        for (const double share : shares) {
            const QByteArray both = QByteArray::number(share) + " against " + QByteArray::number(shares[0]);
            QVERIFY2(share > 0.5, both.constData());
            QVERIFY2(std::abs(share - shares[0]) < 0.03, both.constData());
        }
    }

    /// A run that begins on a GPU goes on on the CPU, from the weights it has.
    void aRunGoesOnElsewhere()
    {
        const auto configuration = configured("deepwalk", 20);
        const auto data = ProblemData::make(m_dataset, configuration);
        const Problem problem = data->problem({});
        for (const test::Path& path : test::allPaths()) {
            if (!path.isGeneral) continue;
            const auto begun = makeMethod(configuration, problem), elsewhere = makeMethod(configuration, problem);
            {
                const test::OnPath on(path);
                begun->trainOn(path.device);
                for (int epoch = 0; epoch < 10; ++epoch) QVERIFY(begun->step(epoch).ok());
            }
            TrainingState state;
            state.epoch = 10;
            QVERIFY(loadCheckpoint(encodeCheckpoint(state, *begun), "test", *elsewhere).ok());
            QVERIFY(torch::equal(elsewhere->embed().value(), begun->embed().value()));
            for (int epoch = 10; epoch < 20; ++epoch) QVERIFY(elsewhere->step(epoch).ok());
            QVERIFY(sharedLabels(elsewhere->embed().value()) > 0.9);
        }
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
