/// All methods without pairs of views, with all encoders: they learn, resume exactly, and reject requests about pairs.
#include <algorithm>
#include <cmath>
#include <map>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/jobs.h"
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

class TestMethodTraining : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();

    [[nodiscard]] catalog::Configuration configured(const std::string& method, const std::string& encoder, int epochs,
                                                    std::vector<std::pair<std::string, std::string>> more = {}) const
    {
        catalog::Selection selection{"rings", method, encoder, "", 7, {}};
        selection.overrides = {{"encoder.hidden", "8"},         {"train.epochs", std::to_string(epochs)},
                               {"train.patience", "0"},         {"train.learning_rate", "0.01"},
                               {"train.checkpoint_every", "5"}, {"evaluation.protocol", "none"}};
        selection.overrides.insert(selection.overrides.end(), more.begin(), more.end());
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) qFatal("%s", made.error().text().c_str());
        return *made;
    }
    /// Settings of a method for a graph of forty nodes.
    static std::vector<std::pair<std::string, std::string>> small(const std::string& method)
    {
        if (method == "bgrl") return {{"train.warm_up", "2"}, {"projector.hidden", "8"}};
        if (method == "subgcon") return {{"sampling.batch_size", "16"}, {"sampling.subgraph_size", "6"}};
        Overrides supervised{{"evaluation.protocol", "cv-10-90"}, {"evaluation.splits", "3"}};
        if (method == "gcn") return supervised;
        supervised.emplace_back("supervised.batch_size", "3");
        if (method == "fastgcn") supervised.emplace_back("supervised.sampled_nodes", "20");
        if (method == "graphsage") supervised.emplace_back("sage.fanout_1", "2");
        if (method == "fastgcn" || method == "graphsage") return supervised;
        return {};
    }
    static std::map<std::string, Overrides> otherForms()
    {
        return {{"grace", {{"augment.edge_drop_unit", "undirected"}, {"sampling.contrast_nodes", "12"}}},
                {"gca", {{"augment.centrality", "pagerank"}, {"augment.edge_drop_unit", "undirected"}}},
                {"dgi", {{"sampling.scope", "walks"}, {"sampling.batch_size", "16"}}},
                {"gmi", {{"loss.edge_weight", "0"}}}};
    }
    TrainJob job(const catalog::Configuration& configuration) const
    {
        return test::plainJob(m_catalogue, configuration, m_dataset);
    }
    void everyMethod()
    {
        QTest::addColumn<std::string>("method");
        QTest::addColumn<std::string>("encoder");
        for (const auto& method : m_catalogue.methods)
            if (method.trains && !method.comparesPairs)
                for (const std::string& encoder : method.encoders)
                    QTest::addRow("%s %s", method.id.c_str(), encoder.c_str()) << method.id << encoder;
    }

private Q_SLOTS:
    void init() { setThreadCount(1); }

    void theLossFalls_data() { everyMethod(); }
    void theLossFalls()
    {
        QFETCH(std::string, method);
        QFETCH(std::string, encoder);
        const auto store = TemporaryFolder::make();
        Following following;
        trained(job(configured(method, encoder, 60, small(method))), store->path(), following, TrainingEnd::Done);
        const auto meanOf = [&](std::size_t begin) {
            double sum = 0;
            for (std::size_t i = begin; i < begin + 10; ++i) sum += following.losses[i];
            return sum / 10;
        };
        QVERIFY2(meanOf(50) < meanOf(0),
                 qPrintable(QString::number(meanOf(0)) + QStringLiteral(" then ") + QString::number(meanOf(50))));
    }

    /// A stopped and resumed run is identical to the byte to an uninterrupted one.
    void resumingIsExact_data() { everyMethod(); }
    void resumingIsExact()
    {
        QFETCH(std::string, method);
        QFETCH(std::string, encoder);
        const auto configuration = configured(method, encoder, 9, small(method));
        QVERIFY(test::resumesExactly(job(configuration), 9));
    }

    void theCatalogueSaysWhoComparesPairs()
    {
        for (const auto& method : m_catalogue.methods) {
            if (!method.trains) continue;
            catalog::Selection selection{"rings", method.id, "", "", 1, {}};
            const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
            const auto data = ProblemData::make(m_dataset, *configuration);
            QVERIFY2(data.ok(), data.ok() ? "" : data.error().text().c_str());
            const Problem problem = data->problem({});
            const auto made = makeMethod(*configuration, problem);
            QVERIFY2(made && (made->pairwise() != nullptr) == method.comparesPairs, method.id.c_str());
        }
    }

    void pairsAreRefusedWithTheReason()
    {
        const auto store = TemporaryFolder::make();
        Jobs& jobs = *rosa_learn_jobs();
        const Workplace place{store->path(), "cpu", 1};
        Following following;
        const auto outcome = jobs.train(place, job(configured("grace", "gcn", 2)), following);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const std::string reason = "method grace compares nodes, not views, so it has no pairs to show";
        QCOMPARE(jobs.inspect(place, {m_catalogue, m_dataset, outcome->run, {1, 1}}).error().text(), reason);
        QCOMPARE(jobs.batch(place, {m_catalogue, m_dataset, outcome->run, {6}}).error().text(), reason);
        QCOMPARE(jobs.worst(place, {m_catalogue, m_dataset, outcome->run, {3}}).error().text(), reason);
        TrainJob watching = job(configured("grace", "gcn", 2));
        watching.watch = {{1, 2}};
        QCOMPARE(jobs.train(place, watching, following).error().text(),
                 std::string("method grace compares nodes, not views, so it has no pairs to watch"));
    }

    /// A subgraph of all nodes is the graph.
    void subgraphsAreEmbeddedAsWhatTheyAre()
    {
        const auto data = ProblemData::make(m_dataset, configured("subgcon", "gcn", 1));
        const Problem problem = data->problem({});
        const auto embedded = [&](const char* size) {
            const auto configuration =
                configured("subgcon", "gcn", 1, {{"sampling.subgraph_size", size}, {"sampling.batch_size", "7"}});
            return *makeMethod(configuration, problem)->embed();
        };
        ModelState state;
        const auto encoder = makeEncoder(configured("subgcon", "gcn", 1), m_dataset.features.columns(), state);
        const torch::Tensor whole = *embedNodes(*encoder, m_dataset.features, m_dataset.graph);
        QVERIFY(torch::allclose(embedded("40"), whole, 1e-4, 1e-6));
        QVERIFY(!torch::allclose(embedded("5"), whole, 1e-2, 1e-3));
        QCOMPARE(embedded("5").sizes().vec(), whole.sizes().vec());
    }

    void generalStepsEqualTheProcessors_data()
    {
        QTest::addColumn<std::string>("method");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<Overrides>("more");
        QTest::addColumn<test::Path>("path");
        for (const test::Path& path : test::allPaths()) {
            if (!path.isGeneral) continue;
            const auto row = [&](const std::string& method, const std::string& encoder, const Overrides& more,
                                 const char* form) {
                QTest::addRow("%s %s %s%s", method.c_str(), encoder.c_str(), path.name, form)
                    << method << encoder << more << path;
            };
            // With four heads, scores of attention are within rounding of 0, where LeakyReLU's slope jumps.
            const Overrides heads{{"encoder.heads", "2"}};
            for (const auto& method : m_catalogue.methods) {
                const bool isNetwork = !method.encoders.empty() ||
                                       std::ranges::find(method.parameters, "encoder.hidden") != method.parameters.end();
                if (!method.trains || method.comparesPairs || !isNetwork) continue;
                for (const std::string& encoder : method.encoders.empty() ? std::vector<std::string>{""} : method.encoders)
                    if (checkGpu(configured(method.id, encoder, 1, small(method.id))))
                        row(method.id, encoder, encoder == "gat" ? heads : Overrides(), "");
            }
            for (const auto& [method, more] : otherForms()) row(method, "gcn", more, ", other form");
            row("graphsage", "", {{"sage.aggregator", "gcn"}}, ", other form");
        }
    }
    /// The GPU code path, on the CPU and on a GPU if available: numbers of the steps, weights, embedding and classes afterwards, and a run
    /// that goes on elsewhere.
    void generalStepsEqualTheProcessors()
    {
        QFETCH(std::string, method);
        QFETCH(std::string, encoder);
        QFETCH(Overrides, more);
        QFETCH(test::Path, path);
        Overrides all = small(method);
        all.insert(all.end(), more.begin(), more.end());
        const auto configuration = configured(method, encoder, 22, all);
        const auto data = ProblemData::make(m_dataset, configuration);
        const Problem problem = data->problem({});
        const auto own = makeMethod(configuration, problem), general = makeMethod(configuration, problem);
        {
            const test::OnPath there(path);
            general->trainOn(path.device);
        }
        const auto compare = [&](TrainingMethod& one, int epoch) {
            const auto expected = own->step(epoch);
            const auto values = [&] {
                const test::OnPath there(path);
                return one.step(epoch);
            }();
            QVERIFY(expected.ok() && values.ok());
            QCOMPARE(values->size(), own->metrics().size());
            for (std::size_t i = 0; i < values->size(); ++i) {
                if (std::isnan((*values)[i]) && std::isnan((*expected)[i])) continue;
                const double difference = std::abs((*values)[i] - (*expected)[i]) / std::max(std::abs((*expected)[i]), 1.0);
                // Rounding moves the slope more than the value.
                QVERIFY2(difference < (own->metrics()[i] == "gradient_norm" ? 1e-3 : 1e-4),
                         (own->metrics()[i] + " of epoch " + std::to_string(epoch) + ": " + std::to_string((*values)[i]) +
                          " against " + std::to_string((*expected)[i]))
                             .c_str());
            }
        };
        for (int epoch = 0; epoch < 20; ++epoch) compare(*general, epoch);
        const torch::Tensor embedding = general->embed().value();
        QVERIFY(embedding.is_cpu());
        // The gradient of a bias before a batch normalisation is rounding, which Adam scales to its rate; only embeddings see such a bias.
        if (own->model().buffers().empty()) QVERIFY((embedding - own->embed().value()).abs().max().item<double>() < 1e-3);
        if (SupervisedMethod* const classifier = general->supervised())
            QVERIFY(torch::equal(classifier->classes(0), own->supervised()->classes(0)));
        compare(*general, 20);
        const auto elsewhere = makeMethod(configuration, problem);
        TrainingState state;
        state.epoch = 21;
        QVERIFY(loadCheckpoint(encodeCheckpoint(state, *general), "test", *elsewhere).ok());
        const auto expected = own->step(21), values = elsewhere->step(21);
        QVERIFY(std::abs(values->front() - expected->front()) < 1e-4);
    }

    /// Variants used by presets for other data sets: whole edges, subsets of nodes, walks instead of the whole graph.
    void otherFormsTrainToo()
    {
        const auto store = TemporaryFolder::make();
        for (const auto& [method, values] : otherForms()) {
            Following following;
            trained(job(configured(method, "sage", 40, values)), store->path(), following, TrainingEnd::Done);
            QVERIFY2(following.losses.back() < following.losses.front(), method.c_str());
        }
    }
};

ROSA_TEST(TestMethodTraining)
#include "tst_method_training.moc"
