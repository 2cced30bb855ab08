/// The jobs that programs call: train, evaluate, inspect, project, serve, over one store.
#include "core/learn/jobs.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/base/files.h"
#include "core/learn/forecast.h"
#include "core/learn/methods/method.h"
#include "core/record/inbox.h"
#include "core/record/run_reader.h"
#include "tests/learn/support.h"

using namespace rosa;
using namespace rosa::learn;

class TestJobs : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();
    std::optional<TemporaryFolder> m_store;
    std::string m_run;
    std::vector<double> m_accuracies;
    Observer m_observer;
    Jobs& m_jobs = *rosa_learn_jobs();

    [[nodiscard]] Workplace place() const { return {m_store->path(), "auto", 1}; }

    catalog::Configuration configured(const std::string& method)
    {
        catalog::Selection selection;
        selection.dataset = "rings";
        selection.method = method;
        selection.overrides = {{"evaluation.protocol", "cv-10-90"}, {"evaluation.splits", "3"}};
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_dataset = test::twoRings(60);
        m_store = TemporaryFolder::make().value();
        const auto configuration = test::smallRosa(
            m_catalogue, {{"evaluation.protocol", "cv-10-90"}, {"evaluation.splits", "3"}, {"train.epochs", "30"}});
        const auto outcome =
            m_jobs.train(place(), {m_catalogue, configuration, m_dataset, "first", {}, {}, {}, 0, {{5, 70}}}, m_observer);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().message.c_str());
        m_run = outcome->run;
        QCOMPARE(outcome->epochs, 30);
        QVERIFY(outcome->evaluation.has_value());
        QCOMPARE(outcome->evaluation->accuracies.size(), std::size_t(3));
        m_accuracies = outcome->evaluation->accuracies;
        QVERIFY(outcome->evaluation->mean > 0.6);  // the features alone nearly tell the two classes apart
    }

    void everyDescribedMethodIsThere()
    {
        std::set<std::string> described;
        for (const auto& method : m_catalogue.methods) described.insert(method.id);
        const auto ids = methodIds();
        QCOMPARE(std::set<std::string>(ids.begin(), ids.end()), described);
    }

    void storedEmbeddingGivesTheSameAccuracies()
    {
        const auto configuration =
            test::smallRosa(m_catalogue, {{"evaluation.protocol", "cv-10-90"}, {"evaluation.splits", "3"}});
        const auto again = m_jobs.evaluate(place(), {m_catalogue, m_dataset, configuration, m_run, {}, 0}, m_observer);
        QVERIFY(again.ok() && again->has_value());
        QCOMPARE((*again)->accuracies, m_accuracies);
    }

    void anyonesEmbedding()
    {
        // One column that is the class: every split is perfect.
        std::vector<float> perfect;
        for (const std::int32_t label : m_dataset.labels.ofNode) perfect.insert(perfect.end(), {label ? 1.0f : -1.0f, 0.5f});
        const auto result =
            m_jobs.evaluate(place(), {m_catalogue, m_dataset, configured("raw"), {}, perfect, 2}, m_observer);
        QVERIFY(result.ok());
        QCOMPARE((*result)->mean, 1.0);
        perfect.pop_back();
        QVERIFY(!m_jobs.evaluate(place(), {m_catalogue, m_dataset, configured("raw"), {}, perfect, 2}, m_observer).ok());
    }

    void untrainedMethodsAreRunsToo()
    {
        for (const char* method : {"raw", "random"}) {
            const auto outcome =
                m_jobs.train(place(), {m_catalogue, configured(method), m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().message.c_str());
            QVERIFY(outcome->evaluation.has_value());
            const auto refused = m_jobs.inspect(place(), {m_catalogue, m_dataset, outcome->run, 0, 0, -1, 0});
            QVERIFY(!refused.ok());
        }
    }

    void inspectionIsConsistent()
    {
        const auto positive = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 3, -1, 0});
        QVERIFY2(positive.ok(), positive.ok() ? "" : positive.error().message.c_str());
        QVERIFY(positive->rescaled);
        QCOMPARE(positive->pair.rowNodes.front(), 3);
        QVERIFY(positive->exactCost <= positive->sinkhornCost + 1e-6);
        QVERIFY(positive->sinkhornCost <= positive->independentCost + 1e-4);
        double cost = 0;
        for (std::size_t i = 0; i < positive->pair.plan.size(); ++i)
            cost += static_cast<double>(positive->pair.plan[i]) * static_cast<double>(positive->pair.cost[i]) *
                    static_cast<double>(positive->pair.rescale[i]);
        QVERIFY(std::abs(cost - positive->sinkhornCost) < 1e-5);

        const auto negative = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 100, -1, 0});
        QVERIFY(!negative->rescaled);
        QVERIFY(negative->equalClassMass >= 0 && negative->equalClassMass < 0.5);
        const auto otherWalks = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 3, -1, 7});
        QVERIFY(otherWalks->pair.rowNodes != positive->pair.rowNodes ||
                otherWalks->pair.columnNodes != positive->pair.columnNodes);
        QVERIFY(!m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 1000, -1, 0}).ok());
        QVERIFY(!m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 3, 29, 0}).ok());  // no checkpoint there
    }

    void inspectionSurvivesJson()
    {
        const auto inspection = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 4, -1, 0});
        const auto read = record::inspectionFromJson(record::toJson(*inspection));
        QVERIFY(read.ok());
        QVERIFY(read->pair.plan == inspection->pair.plan);
        QVERIFY(read->exactPlan == inspection->exactPlan);
        QCOMPARE(read->exactCost, inspection->exactCost);
        std::string broken = record::toJson(*inspection);
        QVERIFY(!record::inspectionFromJson(broken.substr(0, broken.size() / 2)).ok());
        QVERIFY(!record::inspectionFromJson("{}").ok());
    }

    void projections()
    {
        const auto tsne = m_jobs.project(place(), {m_catalogue, m_dataset, m_run, "tsne", 10, 300, 1}, m_observer);
        QVERIFY2(tsne.ok(), tsne.ok() ? "" : tsne.error().message.c_str());
        QCOMPARE(tsne->layout.size(), std::size_t(240));
        QVERIFY(tsne->layoutsRecorded > 20);
        QVERIFY(tsne->divergence > 0);
        const auto lines = readTextFile(m_store->path() / "runs" / m_run / "layouts" / "tsne-1.jsonl");
        QCOMPARE(std::count(lines->begin(), lines->end(), '\n'), std::ptrdiff_t(tsne->layoutsRecorded));
        const auto pca = m_jobs.project(place(), {m_catalogue, m_dataset, m_run, "pca", 10, 300, 1}, m_observer);
        QVERIFY(pca.ok());
        QVERIFY(pca->explainedVariance.at(0) >= pca->explainedVariance.at(1));
    }

    void aServerAnswersAndLeaves()
    {
        const auto folder = m_store->path() / "runs" / m_run;
        const auto good = record::sendRequest(folder, {"", "inspect", "", "", R"({"first": 3})"});
        const auto bad = record::sendRequest(folder, {"", "inspect", "", "", R"({"first": 3000})"});
        const auto layout = record::sendRequest(folder, {"", "project", "", "", R"({"kind": "pca"})"});
        const auto stop = record::sendRequest(folder, {"", "stop", "", "", ""});
        QVERIFY(good.ok() && bad.ok() && layout.ok() && stop.ok());
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, m_run, 60, m_observer);
        QVERIFY2(served.ok(), served.ok() ? "" : served.error().message.c_str());
        const auto answer = record::inspectionFromJson(readTextFile(folder / "answers" / (*good + ".json")).value());
        const auto direct = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, 3, 3, -1, 0});
        QVERIFY(answer.ok());
        QVERIFY(answer->pair.plan == direct->pair.plan);
        QVERIFY(readTextFile(folder / "answers" / (*bad + ".json"))->find("\"error\"") != std::string::npos);
        QVERIFY(readTextFile(folder / "answers" / (*layout + ".json"))->find("\"layout\"") != std::string::npos);
    }

    void aRunThatDoesNotFitIsRefused()
    {
        const auto configuration = test::smallRosa(m_catalogue, {{"encoder.hidden", "4096"}});
        const Forecast small = forecastMemory(configuration, m_dataset);
        QVERIFY(small.bytes > 1e6);
        const auto refused = checkMemory({1e18, "batch 1 EB"});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().message.find("sampling.batch_size") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestJobs)
#include "tst_jobs.moc"
