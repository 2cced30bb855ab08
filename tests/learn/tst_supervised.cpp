/// Supervised methods: networks, splits, results.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/encoders/class_network.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/learn/jobs.h"
#include "core/learn/training/trainer.h"
#include "core/record/run_reader.h"
#include "tests/learn/reference_vectors.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Following;
using test::largest;
using test::trained;

namespace {

/// Â, D⁻¹(A + I) or D⁻¹A, dense and in double precision.
torch::Tensor denseNeighbourhood(const graph::Graph& graph, Neighbourhood kind)
{
    const std::int64_t nodes = graph.nodeCount();
    torch::Tensor matrix = torch::zeros({nodes, nodes}, torch::kFloat64);
    for (graph::Node node = 0; node < nodes; ++node) {
        for (const graph::Node other : graph.neighbours(node)) matrix[node][other] = 1.0;
        if (kind != Neighbourhood::Others) matrix[node][node] = 1.0;
    }
    const torch::Tensor degree = matrix.sum(1, true).clamp_min(1);
    return kind == Neighbourhood::Symmetric ? matrix / (degree * degree.t()).sqrt() : matrix / degree;
}

torch::Tensor denseFeatures(const graph::Features& features)
{
    std::vector<float> row(static_cast<std::size_t>(features.columns()));
    torch::Tensor rows = torch::empty({features.rows(), features.columns()}, torch::kFloat64);
    for (graph::Node node = 0; node < features.rows(); ++node) {
        features.copyRow(node, row);
        for (std::size_t k = 0; k < row.size(); ++k) rows[node][static_cast<std::int64_t>(k)] = static_cast<double>(row[k]);
    }
    return rows;
}

torch::Tensor named(const ModelState& state, const std::string& name)
{
    for (const NamedTensor& one : state.parameters())
        if (one.name == name) return one.tensor.detach().to(torch::kFloat64);
    qFatal("no parameter %s", name.c_str());
}

}  // namespace

class TestSupervised : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings(30);

    [[nodiscard]] catalog::Configuration configured(const std::string& method, int epochs,
                                                    std::vector<std::pair<std::string, std::string>> more = {}) const
    {
        catalog::Selection selection{"rings", method, "", "", 7, {}};
        selection.overrides = {{"encoder.hidden", "8"},
                               {"train.epochs", std::to_string(epochs)},
                               {"train.checkpoint_every", "3"},
                               {"evaluation.splits", "3"},
                               {"evaluation.split_seed", "2"}};
        if (method == "fastgcn") selection.overrides.emplace_back("supervised.sampled_nodes", "20");
        if (method == "graphsage") selection.overrides.emplace_back("sage.fanout_1", "2");
        if (method != "gcn") selection.overrides.emplace_back("supervised.batch_size", "4");
        selection.overrides.insert(selection.overrides.end(), more.begin(), more.end());
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) qFatal("%s", made.error().text().c_str());
        return *made;
    }
    TrainJob job(const catalog::Configuration& configuration) const
    {
        return test::plainJob(m_catalogue, configuration, m_dataset);
    }
    static void everyMethod()
    {
        QTest::addColumn<std::string>("method");
        for (const char* method : {"gcn", "fastgcn", "graphsage"}) QTest::newRow(method) << std::string(method);
    }

private Q_SLOTS:
    void init() { setThreadCount(1); }

    /// Logits of all nodes, compared with the formulas with dense matrices in double precision.
    void networksAreTheirFormulas_data()
    {
        QTest::addColumn<bool>("isSage");
        QTest::addColumn<bool>("isJoined");
        QTest::newRow("gcn") << false << false;
        QTest::newRow("sage mean") << true << true;
        QTest::newRow("sage gcn") << true << false;
    }

    void networksAreTheirFormulas()
    {
        QFETCH(bool, isSage);
        QFETCH(bool, isJoined);
        ClassNetworkOptions options;
        options.hidden = 6;
        options.isSage = isSage;
        options.isJoined = isJoined;
        options.neighbourhood = !isSage ? Neighbourhood::Symmetric : isJoined ? Neighbourhood::Others : Neighbourhood::Mean;
        ModelState state;
        const ClassNetwork network(options, m_dataset.features.columns(), 2, 5, "n.", state);
        const torch::Tensor spread = denseNeighbourhood(m_dataset.graph, options.neighbourhood);
        torch::Tensor x = denseFeatures(m_dataset.features);
        for (int i = 1; i <= 2; ++i) {
            const std::string layer = "n.layer" + std::to_string(i);
            torch::Tensor out =
                spread.mm(x.mm(named(state, layer + ".neighbours.weight"))) + named(state, layer + ".neighbours.bias");
            if (isJoined)
                out = torch::cat({x.mm(named(state, layer + ".own.weight")) + named(state, layer + ".own.bias"), out}, 1);
            if (i == 1) out = torch::relu(out);
            x = isSage ? out / out.norm(2, 1, true) : out;
        }
        if (isSage) x = x.mm(named(state, "n.head.weight")) + named(state, "n.head.bias");
        const SparseMatrix neighbourhood = neighbourhoodOf(m_dataset.graph, options.neighbourhood);
        const torch::Tensor whole = network.logitsOfAll(m_dataset.features, m_dataset.graph, neighbourhood);
        QVERIFY(largest(whole.to(torch::kFloat64) - x) < 1e-5);
        // The same layer by layer over ranges of rows, and in training without dropout and sampling.
        const torch::Tensor ranged = network.logitsOfAll(m_dataset.features, m_dataset.graph, SparseMatrix());
        QVERIFY(largest(ranged.to(torch::kFloat64) - x) < 1e-5);
        if (!isSage) return;
        const std::vector<graph::Node> targets{4, 31};
        const std::vector<std::int32_t> fanouts{50, 50};
        auto layers = sampling::sampleNeighbours(m_dataset.graph, targets, fanouts,
                                                 isJoined ? sampling::Propagation::Others : sampling::Propagation::Mean,
                                                 RandomStream(1, Purpose::Neighbours));
        FeatureRows inputs = gatherFeatures(m_dataset.features, layers.inputs, {});
        const torch::Tensor sampled = network.logits(NetworkBatch::from(std::move(layers), std::move(inputs)), {});
        QVERIFY(largest(sampled.detach().to(torch::kFloat64) - x.index_select(0, torch::tensor({4, 31}))) < 1e-5);
    }

    void dropoutKeepsTheMean()
    {
        const torch::Tensor ones = torch::ones({200, 50});
        const torch::Tensor out = dropped(ones, 0.25, RandomStream(1, Purpose::Dropout));
        const double zeros = out.eq(0).to(torch::kFloat64).mean().item<double>();
        QVERIFY(std::abs(zeros - 0.25) < 0.02);
        QVERIFY(std::abs(out.max().item<double>() - 1 / 0.75) < 1e-6);
        const FeatureRows all = allFeatures(m_dataset.features);
        const FeatureRows some = dropped(all, 0.5, RandomStream(1, Purpose::Dropout));
        QVERIFY(some.sparse.entries() > 0 && some.sparse.entries() < all.sparse.entries());
        QVERIFY(torch::equal(dropped(ones, 0, RandomStream(1, Purpose::Dropout)), ones));
    }

    /// Two classes that are correlated with features and edges: far better than chance on each split, with one model per split.
    void itLearnsEverySplit_data() { everyMethod(); }
    void itLearnsEverySplit()
    {
        QFETCH(std::string, method);
        const auto store = TemporaryFolder::make();
        Following following;
        const auto configuration = configured(method, 150, {{"evaluation.protocol", "cv-10-90"}});
        const auto outcome = rosa_learn_jobs()->train({store->path(), "cpu", 1}, job(configuration), following);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QVERIFY(following.losses.back() < following.losses.front());
        QVERIFY(outcome->evaluation.has_value());
        QCOMPARE(outcome->evaluation->accuracies.size(), std::size_t(3));
        QVERIFY2(outcome->evaluation->mean > 0.8, qPrintable(QString::number(outcome->evaluation->mean)));
        QVERIFY(outcome->evaluation->card.text.text().find("own class predictions") != std::string::npos);
        QCOMPARE(outcome->evaluation->predictions.size(), std::size_t(3));

        // A probe on an embedding trained on labels is rejected, and so are other splits, whose test labels the models saw; evaluation on
        // its own splits is possible.
        const Workplace place{store->path(), "cpu", 1};
        const auto others = configured(method, 150, {{"evaluation.protocol", "val-10-10-80"}});
        const auto probed =
            rosa_learn_jobs()->evaluate(place, {m_catalogue, m_dataset, others, outcome->run, {}, 0}, following);
        QVERIFY(!probed.ok());
        QVERIFY2(probed.error().text().find("trained on the labels") != std::string::npos, probed.error().text().c_str());
        const auto again =
            rosa_learn_jobs()->evaluate(place, {m_catalogue, m_dataset, configuration, outcome->run, {}, 0}, following);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        QCOMPARE((*again)->accuracies, outcome->evaluation->accuracies);
        QVERIFY((*again)->card == outcome->evaluation->card);
    }

    /// Exported and imported weights give the same evaluation, and the card names their origin.
    void importedClassifiersAreEvaluated_data() { everyMethod(); }
    void importedClassifiersAreEvaluated()
    {
        QFETCH(std::string, method);
        const auto store = TemporaryFolder::make();
        const Workplace place{store->path(), "cpu", 1};
        Following following;
        const auto configuration = configured(method, 10, {{"evaluation.protocol", "cv-10-90"}});
        const auto outcome = rosa_learn_jobs()->train(place, job(configuration), following);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        const auto file = store->path() / "weights.pt";
        QVERIFY(rosa_learn_jobs()->exportWeights(place, {m_catalogue, m_dataset, outcome->run, file}).ok());
        const auto imported =
            rosa_learn_jobs()->importWeights(place, {m_catalogue, configuration, m_dataset, file, ""}, following);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().text().c_str());
        QVERIFY(imported->kept.empty() && imported->unused.empty());
        const auto measured =
            rosa_learn_jobs()->evaluate(place, {m_catalogue, m_dataset, configuration, imported->run, {}, 0}, following);
        QVERIFY2(measured.ok(), measured.ok() ? "" : measured.error().text().c_str());
        QCOMPARE((*measured)->accuracies, outcome->evaluation->accuracies);
        QCOMPARE((*measured)->mean, outcome->evaluation->mean);
        QCOMPARE((*measured)->document, std::string(record::kOwnEvaluation));
        QVERIFY((*measured)->card.text.text().find("imported from weights.pt") != std::string::npos);
        const auto kept = record::readEvaluation(*record::RunReader::open(store->path(), imported->run).value());
        QVERIFY(kept.ok() && kept->has_value());
        QCOMPARE((*kept)->accuracies, outcome->evaluation->accuracies);
    }

    void resumingIsExact_data() { everyMethod(); }
    void resumingIsExact()
    {
        QFETCH(std::string, method);
        const auto configuration =
            configured(method, 8, {{"evaluation.protocol", "val-10-10-80"}, {"train.model_kept", "best"}});
        QVERIFY(test::resumesExactly(job(configuration), 8));
    }

    /// With a harmful learning rate, each split ends after its patience with the weights of its best epoch.
    void patienceEndsATraining()
    {
        const auto store = TemporaryFolder::make();
        Following following;
        trained(job(configured(
                    "gcn", 200,
                    {{"evaluation.protocol", "val-10-10-80"}, {"train.patience", "4"}, {"train.learning_rate", "5"}})),
                store->path(), following, TrainingEnd::Done);
        QVERIFY2(following.losses.size() < 200, qPrintable(QString::number(following.losses.size())));
    }

    void aProtocolIsNeeded()
    {
        const auto store = TemporaryFolder::make();
        Following following;
        const auto outcome = rosa_learn_jobs()->train(
            {store->path(), "cpu", 1}, job(configured("gcn", 3, {{"evaluation.protocol", "none"}})), following);
        QVERIFY(!outcome.ok());
        QVERIFY2(outcome.error().text().find("evaluation.protocol") != std::string::npos, outcome.error().text().c_str());
    }
};

ROSA_EVENT_LOOP_TEST(TestSupervised)
#include "tst_supervised.moc"
