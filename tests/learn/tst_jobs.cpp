/// The public jobs (train, evaluate, inspect, project, serve) with one store.
#include "core/learn/jobs.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/base/files.h"
#include "core/learn/methods/method.h"
#include "core/learn/training/forecast.h"
#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/store/run_labels.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

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
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        m_run = outcome->run;
        QCOMPARE(outcome->epochs, 30);
        QVERIFY(outcome->evaluation.has_value());
        QCOMPARE(outcome->evaluation->accuracies.size(), std::size_t(3));
        m_accuracies = outcome->evaluation->accuracies;
        QVERIFY(outcome->evaluation->mean > 0.6);  // the features alone nearly separate the two classes
    }

    void everyMethodThatTrainsIsThere()
    {
        std::set<std::string> described;
        for (const auto& method : m_catalogue.methods)
            if (method.trains) described.insert(method.id);
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

    /// As an event, because with patience the number of epochs is unknown.
    void theRecordSaysWhenTheEvaluationBegins()
    {
        const auto beginnings = [&](const std::string& run) {
            const auto reader = record::RunReader::open(m_store->path(), run).value();
            const auto events = reader->events().value();
            std::vector<int> epochs;
            for (const record::RunEvent& event : events)
                if (event.kind == record::kEvaluationBegins) epochs.push_back(event.epoch);
            return epochs;
        };
        QCOMPARE(beginnings(m_run), std::vector<int>{30});
        const auto configuration = test::smallRosa(m_catalogue);
        const auto unevaluated =
            m_jobs.train(place(), {m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
        QVERIFY(unevaluated.ok());
        QCOMPARE(beginnings(unevaluated->run), std::vector<int>{});
    }

    /// The record of a run that the user has not named has the name that lists show.
    void aRunWithoutANameIsNamedByItsConfiguration()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        const auto run = m_jobs.train(place(), {m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
        QVERIFY(run.ok());
        QCOMPARE(record::RunReader::open(m_store->path(), run->run).value()->info()->name, store::runName(configuration));
    }

    /// Confusion matrix, scores per class and predictions agree with the accuracies and are recorded.
    void classesAndPredictionsAreRecorded()
    {
        auto reader = record::RunReader::open(m_store->path(), m_run).value();
        const auto own = record::readEvaluation(*reader).value();
        QVERIFY(own.has_value());
        QCOMPARE(own->accuracies, m_accuracies);
        QCOMPARE(own->card.id, std::string("cv-10-90"));
        QCOMPARE(own->card.datasetHash, data::contentHash(m_dataset));
        QCOMPARE(own->perClass.size(), std::size_t(2));
        QCOMPARE(own->perClass[1].name, std::string("right"));
        std::vector<std::int64_t> counted(4, 0);
        for (int split = 0; split < 3; ++split) {
            const auto predictions = record::readPredictions(*reader, split).value();
            QVERIFY(predictions.has_value());
            QCOMPARE(predictions->size(), m_dataset.labels.ofNode.size());
            std::int64_t tested = 0;
            std::int64_t right = 0;
            for (std::size_t node = 0; node < predictions->size(); ++node) {
                const std::int16_t predicted = (*predictions)[node];
                if (predicted < 0) continue;
                const std::int32_t expected = m_dataset.labels.ofNode[node];
                ++counted[static_cast<std::size_t>(2 * expected + predicted)];
                ++tested;
                right += predicted == expected;
            }
            QCOMPARE(tested, std::int64_t(108));  // nine tenths of 120
            QCOMPARE(static_cast<double>(right) / 108.0, m_accuracies[static_cast<std::size_t>(split)]);
        }
        QCOMPARE(own->confusion, counted);
        QCOMPARE(own->perClass[0].support, counted[0] + counted[1]);
        QVERIFY(!record::readPredictions(*reader, 3).value());
    }

    void otherEvaluationsStandBesideTheOwn()
    {
        const auto evaluate = [&](const std::string& seed, const std::string& protocol) {
            const auto configuration = test::smallRosa(
                m_catalogue,
                {{"evaluation.protocol", protocol}, {"evaluation.splits", "3"}, {"evaluation.split_seed", seed}});
            return m_jobs.evaluate(place(), {m_catalogue, m_dataset, configuration, m_run, {}, 0}, m_observer);
        };
        const auto own = evaluate("1", "auto");  // cv-10-90 for this data set
        QVERIFY2(own.ok(), own.ok() ? "" : own.error().text().c_str());
        QCOMPARE((*own)->document, std::string(record::kOwnEvaluation));
        const auto other = evaluate("2", "cv-10-90");
        const auto again = evaluate("2", "cv-10-90");
        const auto third = evaluate("1", "val-10-10-80");
        QVERIFY(other.ok() && again.ok() && third.ok());
        QCOMPARE((*other)->document, (*again)->document);
        auto reader = record::RunReader::open(m_store->path(), m_run).value();
        QCOMPARE(record::evaluationDocuments(*reader).value(),
                 (std::vector<std::string>{record::kOwnEvaluation, (*other)->document, (*third)->document}));
        QCOMPARE(record::readEvaluation(*reader, (*other)->document).value()->card.splitSeed, std::uint64_t(2));
        QVERIFY(record::readPredictions(*reader, 2, (*third)->document).value().has_value());
        QCOMPARE(record::readEvaluation(*reader).value()->accuracies, m_accuracies);
    }

    void aRunThatTrainsIsNotEvaluated()
    {
        const auto configuration = test::smallRosa(m_catalogue, {{"evaluation.protocol", "cv-10-90"}});
        const auto writer = record::RunWriter::create(m_store->path(), configuration, {}, {"loss"}).value();
        const auto refused =
            m_jobs.evaluate(place(), {m_catalogue, m_dataset, configuration, writer->id(), {}, 0}, m_observer);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text().find("is being trained") != std::string::npos);
    }

    void anyonesEmbedding()
    {
        // One column equal to the class: all splits have accuracy 1.
        std::vector<float> perfect;
        for (const std::int32_t label : m_dataset.labels.ofNode) perfect.insert(perfect.end(), {label ? 1.0f : -1.0f, 0.5f});
        const auto result =
            m_jobs.evaluate(place(), {m_catalogue, m_dataset, configured("raw"), {}, perfect, 2}, m_observer);
        QVERIFY(result.ok());
        QCOMPARE((*result)->mean, 1.0);
        QCOMPARE((*result)->pooledMacroF1, 1.0);
        QCOMPARE(*(*result)->splitMeanMacroF1, 1.0);
        QVERIFY((*result)->document.empty());
        perfect.pop_back();
        QVERIFY(!m_jobs.evaluate(place(), {m_catalogue, m_dataset, configured("raw"), {}, perfect, 2}, m_observer).ok());
    }

    void untrainedMethodsAreRunsToo()
    {
        for (const char* method : {"raw", "random"}) {
            const auto outcome =
                m_jobs.train(place(), {m_catalogue, configured(method), m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            QVERIFY(outcome->evaluation.has_value());
            auto reader = record::RunReader::open(m_store->path(), outcome->run).value();
            QVERIFY(record::readPredictions(*reader, 2).value().has_value());
            const auto refused = m_jobs.inspect(place(), {m_catalogue, m_dataset, outcome->run, {0, 0}});
            QVERIFY(!refused.ok());
            const auto layout =
                m_jobs.project(place(), {m_catalogue, m_dataset, outcome->run, "pca", 10, 300, 1}, m_observer);
            QVERIFY2(layout.ok(), layout.ok() ? "" : layout.error().text().c_str());
        }
    }

    /// CPU-only methods report an error if a GPU is requested; with auto they use the CPU.
    void whatNeedsTheProcessorSaysSo()
    {
        const Workplace onGpu{m_store->path(), "cuda", 1};
        const auto messageOf = [&](const catalog::Configuration& configuration) {
            const auto outcome =
                m_jobs.train(onGpu, {m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
            return outcome.ok() ? std::string() : outcome.error().text();
        };
        const std::string end = " does not support training on a GPU; use --device cpu or omit the option";
        QCOMPARE(messageOf(configured("raw")), "--device cuda: method raw" + end);
        const auto rosa = [&](const char* coupling, const char* encoder) {
            return test::smallRosa(m_catalogue, {{"transport.coupling", coupling}, {"train.epochs", "1"}}, "reference",
                                   encoder);
        };
        for (const std::string& encoder : encoderIds())
            QVERIFY2(checkGpu(rosa("sinkhorn", encoder.c_str())).ok(), encoder.c_str());
        for (const catalog::Choice& choice : m_catalogue.parameter("transport.coupling")->choices)
            QVERIFY2(checkGpu(rosa(choice.id.c_str(), "gcn")).ok(), choice.id.c_str());
        for (const catalog::Method& method : m_catalogue.methods)
            QVERIFY2(checkGpu(configured(method.id)).ok() == method.trains, method.id.c_str());
        const std::string missing = messageOf(rosa("sinkhorn", "gcn"));
        QVERIFY2(missing.empty() || missing.starts_with("--device cuda: "), missing.c_str());
    }

    void inspectionIsConsistent()
    {
        const auto positive = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 3}});
        QVERIFY2(positive.ok(), positive.ok() ? "" : positive.error().text().c_str());
        QVERIFY(positive->rescaled);
        QCOMPARE(positive->pair.rowNodes.front(), 3);
        QVERIFY(positive->exactCost <= positive->sinkhornCost + 1e-6);
        QVERIFY(positive->sinkhornCost <= positive->independentCost + 1e-4);
        double cost = 0;
        for (std::size_t i = 0; i < positive->pair.plan.size(); ++i)
            cost += static_cast<double>(positive->pair.plan[i]) * static_cast<double>(positive->pair.cost[i]) *
                    static_cast<double>(positive->pair.rescale[i]);
        QVERIFY(std::abs(cost - positive->sinkhornCost) < 1e-5);

        const auto negative = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 100}});
        QVERIFY(!negative->rescaled);
        QVERIFY(negative->equalClassMass >= 0 && negative->equalClassMass < 0.5);
        const auto otherWalks = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 3, 7}});
        QVERIFY(otherWalks->pair.rowNodes != positive->pair.rowNodes ||
                otherWalks->pair.columnNodes != positive->pair.columnNodes);
        QVERIFY(!m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 1000}}).ok());
        QVERIFY(!m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 3, 0, protocol::PairSides::Across, 29}})
                     .ok());  // no checkpoint there
    }

    void inspectionSurvivesJson()
    {
        const auto inspection = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 4}});
        const auto read = protocol::inspectionFromJson(protocol::toJson(*inspection));
        QVERIFY(read.ok());
        QVERIFY(read->pair.plan == inspection->pair.plan);
        QVERIFY(read->exactPlan == inspection->exactPlan);
        QCOMPARE(read->exactCost, inspection->exactCost);
        std::string broken = protocol::toJson(*inspection);
        QVERIFY(!protocol::inspectionFromJson(broken.substr(0, broken.size() / 2)).ok());
        QVERIFY(!protocol::inspectionFromJson("{}").ok());
    }

    void projections()
    {
        const auto tsne = m_jobs.project(place(), {m_catalogue, m_dataset, m_run, "tsne", 10, 300, 1}, m_observer);
        QVERIFY2(tsne.ok(), tsne.ok() ? "" : tsne.error().text().c_str());
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
        const auto good = protocol::sendRequest(folder, protocol::Inspect{3, 3});
        const auto bad = protocol::sendRequest(folder, protocol::Inspect{3000, 3000});
        const auto layout = protocol::sendRequest(folder, protocol::Project());
        const auto stop = protocol::sendRequest(folder, protocol::Stop());
        QVERIFY(good.ok() && bad.ok() && layout.ok() && stop.ok());
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, m_run, 60, m_observer);
        QVERIFY2(served.ok(), served.ok() ? "" : served.error().text().c_str());
        const auto answer = protocol::inspectionFromJson(readTextFile(folder / "answers" / (*good + ".json")).value());
        const auto direct = m_jobs.inspect(place(), {m_catalogue, m_dataset, m_run, {3, 3}});
        QVERIFY(answer.ok());
        QVERIFY(answer->pair.plan == direct->pair.plan);
        QVERIFY(readTextFile(folder / "answers" / (*bad + ".json"))->find("\"error\"") != std::string::npos);
        QVERIFY(readTextFile(folder / "answers" / (*layout + ".json"))->find("\"layout\"") != std::string::npos);
    }

    /// Requests to a training must not be answered by an earlier server of the run.
    void aServerLeavesItsRunToATraining()
    {
        struct Stopper : Observer {
            bool stop = false;
            void epochDone(const EpochReport& report) override { stop = report.epoch == 2; }
            [[nodiscard]] bool stopRequested() const override { return stop; }
        } stopper;
        const auto stopped = m_jobs.train(
            place(), {m_catalogue, test::smallRosa(m_catalogue, {}), m_dataset, {}, {}, {}, {}, 0, {}}, stopper);
        QVERIFY(stopped.ok() && stopped->end == record::RunState::Stopped);
        struct Resumer : Observer {
            Resumer(std::filesystem::path at, std::string id) : store(std::move(at)), run(std::move(id)) {}
            void runStarted(const std::string&) override  // the server is ready
            {
                record::CheckpointInfo checkpoint;
                writer = std::move(record::RunWriter::resume(store, run, checkpoint).value());
                sent = protocol::sendRequest(writer->folder(), protocol::Stop()).ok();
            }
            std::filesystem::path store;
            std::string run;
            std::unique_ptr<record::RunWriter> writer;
            bool sent = false;
        } resumer(m_store->path(), stopped->run);
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, stopped->run, 60, resumer);
        QVERIFY(resumer.sent);
        QVERIFY2(served.ok(), served.ok() ? "" : served.error().text().c_str());
        QCOMPARE(*served, ServeEnd::ServedElsewhere);
        const auto left = protocol::Inbox(resumer.writer->folder()).take();
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().verb, std::string("stop"));
    }

    void aServerLeavesADeletedRun()
    {
        struct Deleter : Observer {
            void runStarted(const std::string&) override { std::filesystem::rename(folder, aside); }
            std::filesystem::path folder, aside;
        } deleter;
        deleter.folder = m_store->path() / "runs" / m_run;
        deleter.aside = m_store->path() / "aside";
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, m_run, 60, deleter);
        std::filesystem::rename(deleter.aside, deleter.folder);
        QVERIFY2(served.ok(), served.ok() ? "" : served.error().text().c_str());
        QCOMPARE(*served, ServeEnd::RunGone);
    }

    void aServerThatCannotLockSaysSo()
    {
        const auto lock = m_store->path() / "runs" / m_run / "serve.lock";
        std::filesystem::remove(lock);
        std::filesystem::create_directory(lock);
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, m_run, 1, m_observer);
        std::filesystem::remove(lock);
        QVERIFY(!served.ok());
        const std::string& message = served.error().text();
        QVERIFY2(message.find("cannot be served") != std::string::npos, message.c_str());
        QVERIFY2(message.find("serve.lock: ") != std::string::npos, message.c_str());
    }

    void aRunThatDoesNotFitIsRefused()
    {
        const auto configuration = test::smallRosa(m_catalogue, {{"encoder.hidden", "4096"}});
        const Forecast small = forecastMemory(configuration, m_dataset);
        QVERIFY(small.bytes > 1e6);
        const auto refused = checkMemory({1e18, "batch 1 EB"});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text().find("sampling.batch_size") != std::string::npos);
    }

    /// Of a GPU only what steps hold: 5 copies of RoSA's weights at 12 features and hidden width 8, among others. Methods without steps need none.
    void memoryOfAGpuIsForecast()
    {
        const auto bytes = [&](const catalog::Configuration& configuration) {
            return forecastMemory(configuration, m_dataset).deviceBytes;
        };
        const double small = bytes(test::smallRosa(m_catalogue)),
                     wide = bytes(test::smallRosa(m_catalogue, {{"encoder.hidden", "512"}}));
        QVERIFY(small > 5 * 4 * (2 * 8 * 12 + 4 * 8 * 8));
        QVERIFY(small < 20e6 && wide > 10 * small);
        QVERIFY(wide < forecastMemory(test::smallRosa(m_catalogue, {{"encoder.hidden", "512"}}), m_dataset).bytes);
        for (const catalog::Method& method : m_catalogue.methods)
            QVERIFY2((bytes(configured(method.id)) > 0) == method.trains, method.id.c_str());
    }

    void aDiskThatIsTooSmallIsSaid()
    {
        const auto configuration = test::smallRosa(m_catalogue, {{"encoder.hidden", "8"}});
        const DiskForecast small = forecastDisk(configuration, m_dataset);
        QCOMPARE(small.store, 8.0 * 4 * m_dataset.graph.nodeCount());
        QCOMPARE(small.scratch, 0.0);  // A matrix of this size is kept in memory.
        QVERIFY(missingDisk(small, m_store->path()).empty());
        const std::string missing = missingDisk({3e18, 1e18}, m_store->path()).text();
        QVERIFY2(missing.find(m_store->path().string()) != std::string::npos, missing.c_str());
        QVERIFY2(missing.find("are free") != std::string::npos, missing.c_str());
    }
};

ROSA_EVENT_LOOP_TEST(TestJobs)
#include "tst_jobs.moc"
