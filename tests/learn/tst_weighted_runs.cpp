/// data.edge_weights: off, a run on a weighted graph is to the byte one on the graph without weights; on, every method that has the key uses
/// them.
#include <QtTest/QTest>

#include <set>

#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/encoder.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/evaluation/embeddings.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/seen_dataset.h"
#include "tests/learn/office.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestWeightedRuns : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_plain = test::twoRings();
    data::Dataset m_weighted = m_plain;

    [[nodiscard]] catalog::Configuration configured(const std::string& method, bool areUsed) const
    {
        catalog::Selection selection;
        selection.dataset = "rings";
        selection.method = method;
        selection.overrides = {{"evaluation.protocol", "cv-50-50"}, {"evaluation.splits", "3"}};
        const auto usual = catalog::Configuration::resolve(m_catalogue, selection).value();
        for (const auto& [key, value] : test::Overrides{{"train.epochs", "6"},
                                                        {"encoder.hidden", "8"},
                                                        {"projector.hidden", "8"},
                                                        {"walks.dimensions", "8"},
                                                        {"sampling.batch_size", "16"},
                                                        {"train.warm_up", "2"},
                                                        {"data.edge_weights", areUsed ? "true" : "false"}})
            if (usual.has(key)) selection.overrides.emplace_back(key, value);
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }

    struct Outcome {
        std::vector<double> losses, accuracies;
        std::vector<float> rows;
        friend bool operator==(const Outcome&, const Outcome&) = default;
    };
    [[nodiscard]] Outcome outcomeOf(const data::Dataset& dataset, const std::string& method, bool areUsed) const
    {
        const auto store = TemporaryFolder::make();
        const Workplace place{store->path(), "cpu", 1};
        test::Following following;
        const auto done =
            rosa_learn_jobs()->train(place, test::plainJob(m_catalogue, configured(method, areUsed), dataset), following);
        if (!done) qFatal("%s", done.error().text().c_str());
        Outcome outcome{following.losses, done->evaluation->accuracies, {}};
        if (const auto embedding = embeddingOf(store->path(), done->run, dataset)) {
            std::vector<float> row(static_cast<std::size_t>((*embedding)->columns()));
            for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node) {
                (*embedding)->copyRow(node, row);
                outcome.rows.insert(outcome.rows.end(), row.begin(), row.end());
            }
        }
        return outcome;
    }

private Q_SLOTS:
    void initTestCase()
    {
        std::vector<graph::Arc> arcs;
        std::vector<float> weights;
        for (graph::Node node = 0; node < m_plain.graph.nodeCount(); ++node)
            for (const graph::Node other : m_plain.graph.neighbours(node)) {
                if (other < node) continue;
                arcs.push_back({node, other});
                weights.push_back((node + other) % 3 == 0 ? 0.125f : 4.0f);
            }
        m_weighted.graph = graph::Graph::undirected(m_plain.graph.nodeCount(), arcs, weights).value();
    }

    void everyMethod_data()
    {
        QTest::addColumn<std::string>("method");
        for (const catalog::Method& method : m_catalogue.methods) QTest::addRow("%s", method.id.c_str()) << method.id;
    }
    void everyMethod()
    {
        QFETCH(std::string, method);
        if (method == "embedding") return;  // of another program
        const Outcome expected = outcomeOf(m_plain, method, false);
        QVERIFY(outcomeOf(m_weighted, method, false) == expected);
        if (!configured(method, false).has("data.edge_weights")) {
            const std::set<std::string> others{"raw", "graphsage", "unsup-graphsage", "fastgcn"};
            QVERIFY2(others.contains(method), method.c_str());
            return;
        }
        QVERIFY(outcomeOf(m_weighted, method, true) != expected);
    }

    void edgesWithoutWeightsAreRefused()
    {
        const auto refused = SeenDataset::of(m_plain, configured("rosa", true));
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().text(),
                 std::string("data.edge_weights: the edges of rings have no weights; set it to false"));
        const auto seen = SeenDataset::of(m_weighted, configured("rosa", false));
        QVERIFY(seen.ok() && !(*seen)->graph.isWeighted());
        QCOMPARE(data::contentHash(**seen), data::contentHash(m_weighted));
        QCOMPARE(&**SeenDataset::of(m_weighted, configured("rosa", true)), &m_weighted);
    }

    void snapshotsOfTimeHaveNone()
    {
        catalog::Selection selection;
        selection.dataset = "office";
        selection.overrides = {{"time.snapshots", "12"}, {"data.edge_weights", "true"}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        const auto refused = SeenDataset::of(test::office(false), configuration);
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().text().starts_with("data.edge_weights: does not apply to a run on time snapshots"),
                 refused.error().text().c_str());
    }
};

ROSA_TEST(TestWeightedRuns)
#include "tst_weighted_runs.moc"
