/// data.binary_features: whatever uses the features of a data set sees 0 and 1.
#include <QtTest/QTest>

#include "core/learn/evaluation/embeddings.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/seen_dataset.h"
#include "tests/learn/office.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestBinaryFeatures : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_binary = test::twoRings();
    data::Dataset m_weighted = m_binary;

    [[nodiscard]] catalog::Configuration configured(const std::string& method, bool isBinary) const
    {
        catalog::Selection selection;
        selection.dataset = "rings";
        selection.method = method;
        selection.overrides = {{"evaluation.protocol", "cv-50-50"}, {"evaluation.splits", "3"}};
        const auto usual = catalog::Configuration::resolve(m_catalogue, selection).value();
        for (const auto& [key, value] : test::Overrides{{"train.epochs", "6"},
                                                        {"encoder.hidden", "8"},
                                                        {"projector.hidden", "8"},
                                                        {"sampling.batch_size", "16"},
                                                        {"train.warm_up", "2"},
                                                        {"data.binary_features", isBinary ? "true" : "false"}})
            if (usual.has(key)) selection.overrides.emplace_back(key, value);
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }

private Q_SLOTS:
    /// The features of two rings, but 0.25 and 3 instead of 1.
    void initTestCase()
    {
        const auto offsets = m_binary.features.offsets();
        const auto columns = m_binary.features.columnIndices();
        std::vector<float> values;
        for (std::size_t i = 0; i < columns.size(); ++i) values.push_back(i % 3 == 0 ? 0.25f : 3.0f);
        m_weighted.features = graph::Features::sparse(m_binary.graph.nodeCount(), 12, {offsets.begin(), offsets.end()},
                                                      {columns.begin(), columns.end()}, values)
                                  .value();
    }

    /// The run knows the data set by its own content.
    void theContentHashIsThatOfTheDataSet()
    {
        const auto seen = SeenDataset::of(m_weighted, configured("rosa", true));
        QVERIFY(seen.ok());
        QVERIFY((*seen)->features.isBinary());
        QCOMPARE((*seen)->features.nonZeroCount(), m_binary.features.nonZeroCount());
        QCOMPARE(data::contentHash(**seen), data::contentHash(m_weighted));
        QCOMPARE(&**SeenDataset::of(m_weighted, configured("rosa", false)), &m_weighted);
    }

    void everyMethodSeesThem_data()
    {
        QTest::addColumn<std::string>("method");
        for (const catalog::Method& method : m_catalogue.methods)
            if (configured(method.id, false).has("data.binary_features"))
                QTest::addRow("%s", method.id.c_str()) << method.id;
    }
    /// A run on weighted features is to the byte one on the features 0 and 1.
    void everyMethodSeesThem()
    {
        QFETCH(std::string, method);
        const auto store = TemporaryFolder::make();
        const Workplace place{store->path(), "cpu", 1};
        struct Result {
            std::vector<double> losses, accuracies;
            Embedding embedding;
        };
        const auto resultOf = [&](const data::Dataset& dataset, bool isBinary) {
            test::Following following;
            const auto outcome = rosa_learn_jobs()->train(
                place, test::plainJob(m_catalogue, configured(method, isBinary), dataset), following);
            if (!outcome) qFatal("%s", outcome.error().text().c_str());
            return Result{following.losses, outcome->evaluation->accuracies,
                          embeddingOf(store->path(), outcome->run, dataset).value()};
        };
        const Result expected = resultOf(m_binary, false);
        const Result found = resultOf(m_weighted, true);
        const Result other = resultOf(m_weighted, false);
        QCOMPARE(found.losses, expected.losses);
        QCOMPARE(found.accuracies, expected.accuracies);
        std::vector<float> one(static_cast<std::size_t>(expected.embedding->columns())), two = one, three = one;
        QCOMPARE(found.embedding->columns(), expected.embedding->columns());
        bool differs = false;
        for (graph::Node node = 0; node < m_binary.graph.nodeCount(); ++node) {
            expected.embedding->copyRow(node, one);
            found.embedding->copyRow(node, two);
            other.embedding->copyRow(node, three);
            QCOMPARE(two, one);
            differs = differs || three != one;
        }
        QVERIFY(differs);
    }

    /// A pair of views and a later evaluation are those of the features that the run saw.
    void inspectionAndEvaluationSeeThem()
    {
        const auto store = TemporaryFolder::make();
        const Workplace place{store->path(), "cpu", 1};
        Observer observer;
        const auto runOn = [&](const data::Dataset& dataset, bool isBinary) {
            return rosa_learn_jobs()
                ->train(place, test::plainJob(m_catalogue, configured("rosa", isBinary), dataset), observer)
                .value()
                .run;
        };
        const std::string expected = runOn(m_binary, false), found = runOn(m_weighted, true);
        const auto pairOf = [&](const data::Dataset& dataset, const std::string& run) {
            return rosa_learn_jobs()
                ->inspect(place, {m_catalogue, dataset, run, {.first = 3, .second = 30, .draw = 2}})
                .value()
                .sinkhornCost;
        };
        QCOMPARE(pairOf(m_weighted, found), pairOf(m_binary, expected));
        QVERIFY(pairOf(m_binary, expected) > 0);
    }

    void snapshotsOfTimeHaveFeaturesOfTheirOwn()
    {
        catalog::Selection selection;
        selection.dataset = "office";
        selection.overrides = {{"time.snapshots", "12"}, {"data.binary_features", "true"}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        const auto refused = SeenDataset::of(test::office(false), configuration);
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().text().starts_with("data.binary_features: does not apply to a run on time snapshots"),
                 refused.error().text().c_str());
    }
};

ROSA_TEST(TestBinaryFeatures)
#include "tst_binary_features.moc"
