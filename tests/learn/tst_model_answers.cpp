/// Requests about a model: batches of views, rankings of pairs, checkpoints; as jobs and as requests to a run.
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <stdexcept>

#include "core/base/files.h"
#include "core/catalog/options/sampling_options.h"
#include "core/learn/jobs.h"
#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "core/sampling/step_sample.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// Sends requests after given epochs and records their ids.
class Asking : public Observer {
public:
    std::map<int, std::vector<protocol::Request>> requests;
    std::map<int, std::vector<std::string>> ids;
    std::filesystem::path store, folder;

    void runStarted(const std::string& run) override { folder = store / "runs" / run; }
    void epochDone(const EpochReport& report) override
    {
        for (const protocol::Request& request : requests[report.epoch])
            ids[report.epoch].push_back(protocol::sendRequest(folder, request).value());
    }
};

/// What is sent is what was: a request as earlier versions wrote it, or one that no version writes. Returns its id.
std::string sendText(const std::filesystem::path& folder, const std::string& verb, const std::string& arguments)
{
    static int number = 0;
    std::string escaped;
    for (const char letter : arguments) escaped += letter == '"' ? std::string("\\\"") : std::string(1, letter);
    const std::string id = "request-" + std::to_string(1000 + number++);
    const std::string text =
        R"({"arguments":")" + escaped + R"(","id":")" + id + R"(","key":"","value":"","verb":")" + verb + R"("})";
    if (const auto written = writeFileAtomically(folder / "inbox" / (id + ".json"), text); !written)
        throw std::runtime_error(written.error().text());
    return id;
}

}  // namespace

class TestModelAnswers : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();
    std::optional<TemporaryFolder> m_store;
    std::map<std::string, std::string> m_runs;  ///< Run ids by preset.
    Asking m_observer;
    Jobs& m_jobs = *rosa_learn_jobs();

    [[nodiscard]] Workplace place() const { return {m_store->path(), "auto", 1}; }
    [[nodiscard]] std::filesystem::path folder() { return m_store->path() / "runs" / m_runs["reference"]; }

    Result<protocol::BatchMatrix> batch(const std::string& run, int count, std::uint32_t draw = 0,
                                        const std::vector<std::int64_t>& nodes = {}, int epoch = kKeptModel)
    {
        return m_jobs.batch(place(), {m_catalogue, m_dataset, run, {count, draw, nodes, epoch}});
    }
    Result<protocol::Inspection> inspect(const std::string& run, int first, int second, std::uint32_t draw = 0,
                                         int epoch = kKeptModel, protocol::PairSides sides = protocol::PairSides::Across)
    {
        return m_jobs.inspect(place(), {m_catalogue, m_dataset, run, {first, second, draw, sides, epoch}});
    }
    static void presets()
    {
        QTest::addColumn<std::string>("preset");
        for (const char* preset : {"reference", "paper"}) QTest::newRow(preset) << std::string(preset);
    }
    std::string answerOf(const std::string& id) { return readTextFile(folder() / "answers" / (id + ".json")).value(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_store = TemporaryFolder::make().value();
        m_observer.store = m_store->path();
        m_observer.requests[6] = {protocol::Inspect{.first = 3, .second = 3, .epoch = 4}, protocol::Inspect{3, 3},
                                  protocol::Inspect{.first = 3, .second = 3, .epoch = 6}, protocol::Batch{6},
                                  protocol::Inspect{.first = 3, .second = 3, .epoch = 5}};
        for (const char* preset : {"paper", "reference"}) {  // the observer keeps the folder of the latter
            const auto outcome = m_jobs.train(
                place(), {m_catalogue, test::smallRosa(m_catalogue, {}, preset), m_dataset, {}, {}, {}, {}, 0, {}},
                m_observer);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
            m_runs[preset] = outcome->run;
        }
    }

    void cellsAreThePairsTheyOpen_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("padding");
        QTest::addColumn<std::string>("history");
        for (const char* preset : {"reference", "paper"})
            for (const char* padding : {"none", "program"})
                for (const char* history : {"plain", "lambda set", "fork"})
                    QTest::addRow("%s, padding %s, %s", preset, padding, history)
                        << std::string(preset) << std::string(padding) << std::string(history);
    }

    /// Every number of a batch, by the batched operation of the training, is that of the pair that is inspected by itself: as in training and
    /// for the views alone.
    void cellsAreThePairsTheyOpen()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, padding);
        QFETCH(std::string, history);
        auto configuration = test::smallRosa(m_catalogue, {{"transport.padding", padding}}, preset);
        TrainJob job{m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}};
        if (history == "lambda set") job.turns = {{6, "transport.lambda", "60"}};
        Observer observer;
        auto outcome = m_jobs.train(place(), job, observer);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        if (history == "fork") {
            job.forkOf = outcome->run;
            job.forkEpoch = 8;
            QVERIFY(job.configuration.set(m_catalogue, "transport.lambda", "10").ok());
            outcome = m_jobs.train(place(), job, observer);
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        }
        std::array<std::vector<float>, 3> asTrained;
        for (const bool alone : {false, true}) {
            constexpr std::size_t n = 4;
            const auto matrix =
                m_jobs.batch(place(), {m_catalogue, m_dataset, outcome->run, {.count = n, .draw = 5, .viewsAlone = alone}});
            QVERIFY2(matrix.ok(), matrix.ok() ? "" : matrix.error().text().c_str());
            const bool isPadded = padding == "program" && !alone;
            QCOMPARE(matrix->padding.has_value(), isPadded);
            QCOMPARE(matrix->lambda, history == "lambda set" ? 60.0 : history == "fork" ? 10.0 : 20.0);
            using protocol::PairSides;
            for (const auto& [sides, block] : {std::pair{PairSides::Across, &matrix->inter},
                                               {PairSides::WithinFirst, &matrix->intraFirst},
                                               {PairSides::WithinSecond, &matrix->intraSecond}})
                for (std::size_t i = 0; i < n; ++i)
                    for (std::size_t k = 0; k < n; ++k) {
                        if (sides != PairSides::Across && i == k) continue;
                        const auto pair = m_jobs.inspect(place(), {m_catalogue,
                                                                   m_dataset,
                                                                   outcome->run,
                                                                   {.first = matrix->centres[i],
                                                                    .second = matrix->centres[k],
                                                                    .draw = 5,
                                                                    .sides = sides,
                                                                    .viewsAlone = alone}});
                        QVERIFY2(pair.ok(), pair.ok() ? "" : pair.error().text().c_str());
                        const double off = pair->sinkhornCost - static_cast<double>((*block)[n * i + k]);
                        QVERIFY2(std::abs(off) < 1e-6, std::to_string(off).c_str());
                        QCOMPARE(pair->pair.padding.has_value(), isPadded);
                    }
            const auto worst =
                m_jobs.worst(place(), {m_catalogue, m_dataset, outcome->run, {.count = 1, .viewsAlone = alone}});
            const int node = worst->pairs.front().node;
            const auto shown = m_jobs.inspect(
                place(), {m_catalogue, m_dataset, outcome->run, {.first = node, .second = node, .viewsAlone = alone}});
            QVERIFY(std::abs(shown->sinkhornCost - worst->pairs.front().gemd) < 1e-6);
            // The two problems differ where there is padding, or the comparisons above say nothing.
            const std::array blocks{matrix->inter, matrix->intraFirst, matrix->intraSecond};
            if (alone) QCOMPARE(blocks != asTrained, padding == "program");
            asTrained = blocks;
        }
    }

    /// Two hundred cells of a large batch, anywhere in its three blocks, under both rules.
    void twoHundredRandomCells()
    {
        std::mt19937 random(41);
        for (const bool alone : {false, true}) {
            constexpr std::size_t n = 24;
            const auto matrix = m_jobs.batch(
                place(), {m_catalogue, m_dataset, m_runs["reference"], {.count = n, .draw = 2, .viewsAlone = alone}});
            QVERIFY2(matrix.ok(), matrix.ok() ? "" : matrix.error().text().c_str());
            QCOMPARE(matrix->padding.has_value(), !alone);
            double worst = 0;
            for (int cell = 0; cell < 200; ++cell) {
                const std::size_t i = random() % n, block = random() % 3;
                // A view is not compared with itself.
                const std::size_t k = block == 0 ? random() % n : (i + 1 + random() % (n - 1)) % n;
                const auto& values = block == 0 ? matrix->inter : block == 1 ? matrix->intraFirst : matrix->intraSecond;
                const auto pair = m_jobs.inspect(place(), {m_catalogue,
                                                           m_dataset,
                                                           m_runs["reference"],
                                                           {.first = matrix->centres[i],
                                                            .second = matrix->centres[k],
                                                            .draw = 2,
                                                            .sides = static_cast<protocol::PairSides>(block),
                                                            .viewsAlone = alone}});
                QVERIFY2(pair.ok(), pair.ok() ? "" : pair.error().text().c_str());
                worst = std::max(worst, std::abs(pair->sinkhornCost - static_cast<double>(values[n * i + k])));
            }
            qInfo("largest difference of 200 cells and their pairs, %s: %.1e", alone ? "views alone" : "padded", worst);
            QVERIFY2(worst < 1e-6, std::to_string(worst).c_str());
        }
    }

    /// The sizes are those of the training's first batch, and with them the pair is that of explicit rows of 1e-8.
    void paddingIsThatOfTheFirstBatch()
    {
        const auto matrix = batch(m_runs["reference"], 6);
        const auto configuration = test::smallRosa(m_catalogue);
        sampling::StepOptions options;
        options.batchSize = configuration.get<catalog::BatchOptions>().size;
        options.walk = configuration.get<sampling::WalkOptions>();
        const auto step = sampling::drawStep(m_dataset.graph, options, configuration.seed(), 0);
        const auto largest = [](const sampling::ViewBatch& views) {
            std::int64_t size = 0;
            for (std::int32_t view = 0; view < views.viewCount(); ++view)
                size = std::max<std::int64_t>(size, views.sizeOf(view));
            return size;
        };
        const transport::PaddedSizes sizes{largest(step.first.batch), largest(step.second.batch)};
        QVERIFY(*matrix->padding == sizes);
        const auto pair = inspect(m_runs["reference"], 3, 30);
        const auto rows = static_cast<std::int64_t>(pair->pair.rowNodes.size());
        QCOMPARE(pair->pair.padding->rows, std::max<std::int64_t>(sizes.rows - rows, 0));
        double weight = 0;
        for (const float value : pair->pair.rowWeights) weight += static_cast<double>(value);
        QVERIFY(std::abs(weight - 1) < 1e-6);
        QCOMPARE(batch(m_runs["paper"], 6)->padding.has_value(), false);
    }

    void weightsAreTheDenominatorsShares_data() { presets(); }

    void weightsAreTheDenominatorsShares()
    {
        QFETCH(std::string, preset);
        const bool isPaper = preset == "paper";
        const std::size_t n = 5;
        const auto matrix = batch(m_runs[preset], static_cast<int>(n));
        for (std::size_t i = 0; i < n; ++i) {
            double sum = 0;
            double expected = 0;
            std::vector<double> terms(2 * n);
            for (std::size_t k = 0; k < 2 * n; ++k) {
                const bool isLeftOut = k == n + i || (k == i && !isPaper);
                QCOMPARE(std::isnan(matrix->weight[2 * n * i + k]), isLeftOut);
                if (isLeftOut) continue;
                const auto emd = static_cast<double>(k < n ? matrix->inter[n * i + k] : matrix->intraFirst[n * i + k - n]);
                terms[k] = std::exp((isPaper ? 1 - emd : 2 - 2 * emd) / matrix->temperature);
                expected += terms[k];
                sum += static_cast<double>(matrix->weight[2 * n * i + k]);
            }
            QVERIFY(std::abs(sum - 1) < 1e-5);
            for (std::size_t k = 0; k < 2 * n; ++k)
                if (terms[k] > 0)
                    QVERIFY(std::abs(terms[k] / expected - static_cast<double>(matrix->weight[2 * n * i + k])) < 1e-5);
        }
    }

    void centresComeFromAllClasses()
    {
        const std::string run = m_runs["reference"];
        const auto matrix = batch(run, 7);
        QCOMPARE(matrix->classes, std::vector<std::int32_t>({0, 0, 0, 0, 1, 1, 1}));
        QVERIFY(matrix->classNames == m_dataset.labels.classNames);
        QCOMPARE(std::set(matrix->centres.begin(), matrix->centres.end()).size(), std::size_t(7));
        for (std::size_t i = 0; i < 7; ++i)
            QCOMPARE(m_dataset.labels.ofNode[static_cast<std::size_t>(matrix->centres[i])], matrix->classes[i]);
        QVERIFY(batch(run, 7)->centres == matrix->centres);
        QVERIFY(batch(run, 7)->inter == matrix->inter);
        QVERIFY(batch(run, 7, 1)->centres != matrix->centres);
        QCOMPARE(batch(run, 256)->size(), std::size_t(40));  // all nodes
        const auto named = batch(run, 0, 0, {30, 2, 25});
        QVERIFY(named->centres == std::vector<std::int32_t>({2, 25, 30}));
    }

    void batchesThatCannotBeAreRefused()
    {
        const std::string run = m_runs["reference"];
        const auto refused = [&](int count, const std::vector<std::int64_t>& nodes, const char* word) {
            const auto matrix = batch(run, count, 0, nodes);
            return !matrix.ok() && matrix.error().text().find(word) != std::string::npos;
        };
        QVERIFY(refused(1, {}, "from 2 to 256"));
        QVERIFY(refused(257, {}, "from 2 to 256"));
        QVERIFY(refused(0, {4}, "expected 2 to 256"));
        QVERIFY(refused(0, {4, 5, 4}, "node 4 is listed twice"));
        QVERIFY(refused(0, {4, 40}, "node 40"));
        QVERIFY(refused(0, {4, -1}, "node -1"));
    }

    void worstPairsComeFirst()
    {
        const std::string run = m_runs["reference"];
        const auto worst = [&](int count, const std::string& name) {
            return m_jobs.worst(place(), {m_catalogue, m_dataset, run, {count, name}});
        };
        const auto all = worst(40, "");
        QVERIFY(all.ok());
        QCOMPARE(all->looked, 40);
        QCOMPARE(all->pairs.size(), std::size_t(40));
        for (std::size_t i = 0; i + 1 < 40; ++i) QVERIFY(all->pairs[i].gemd >= all->pairs[i + 1].gemd);
        for (const std::size_t i : {std::size_t(0), std::size_t(39)}) {
            const int node = all->pairs[i].node;
            QVERIFY(std::abs(inspect(run, node, node)->sinkhornCost - all->pairs[i].gemd) < 1e-6);
        }
        const auto right = worst(3, "right");
        QCOMPARE(right->pairs.size(), std::size_t(3));
        QCOMPARE(right->candidates, 20);
        for (const auto& pair : right->pairs) QVERIFY(pair.node >= 20 && pair.classOf == 1);
        QCOMPARE(worst(3, "1")->pairs.front().node, right->pairs.front().node);
        QVERIFY(worst(3, "rigth").error().text().find("did you mean right") != std::string::npos);
        QVERIFY(!worst(0, "").ok() && !worst(513, "").ok());
    }

    void momentsOfARun()
    {
        const std::string run = m_runs["reference"];
        const auto early = inspect(run, 3, 3, 0, 4);
        const auto late = inspect(run, 3, 3, 0, 12);
        QCOMPARE(early->pair.epoch, 4);
        QVERIFY(early->pair.rowNodes == late->pair.rowNodes);
        QVERIFY(early->pair.cost != late->pair.cost);
        QCOMPARE(inspect(run, 3, 3, 0, kLatestCheckpoint)->pair.epoch, 12);
        QCOMPARE(batch(run, 4, 0, {}, 8)->epoch, 8);
        const auto refused = inspect(run, 3, 3, 0, 5);
        QVERIFY(refused.error().text().find("it has checkpoints of epochs 4, 8, 12") != std::string::npos);
    }

    /// The requests sent after epoch 6 in initTestCase.
    void aTrainingAnswersOfItsPast()
    {
        const auto ids = m_observer.ids[6];
        QCOMPARE(ids.size(), std::size_t(10));  // five per run
        const std::vector<std::string> reference(ids.begin() + 5, ids.end());
        const auto past = protocol::inspectionFromJson(answerOf(reference[0]));
        QVERIFY2(past.ok(), past.ok() ? "" : past.error().text().c_str());
        QCOMPARE(past->pair.epoch, 4);
        QVERIFY(past->pair.plan == inspect(m_runs["reference"], 3, 3, 0, 4)->pair.plan);
        const auto present = protocol::inspectionFromJson(answerOf(reference[1]));
        QCOMPARE(present->pair.epoch, 6);
        QVERIFY(present->pair.cost != past->pair.cost);
        QVERIFY(protocol::inspectionFromJson(answerOf(reference[2]))->pair.cost == present->pair.cost);
        QCOMPARE(protocol::batchMatrixFromJson(answerOf(reference[3]))->epoch, 6);
        QVERIFY(protocol::inspectionFromJson(answerOf(reference[4])).error().text().find("epoch 5") != std::string::npos);
        // The curve equals that of a training without requests.
        Asking silent;
        silent.store = m_store->path();
        const auto again =
            m_jobs.train(place(), {m_catalogue, test::smallRosa(m_catalogue), m_dataset, {}, {}, {}, {}, 0, {}}, silent);
        const auto losses = [&](const std::string& run) {
            return record::RunReader::open(m_store->path(), run).value()->curve("loss").value();
        };
        QVERIFY(losses(again->run) == losses(m_runs["reference"]));
    }

    void aServerAnswersOfEveryMoment()
    {
        const auto send = [&](const std::string& verb, const std::string& arguments) {
            return sendText(folder(), verb, arguments);
        };
        std::map<int, std::string> inspections;
        for (const int epoch : {4, 12, 8})
            inspections[epoch] =
                send("inspect", R"({"first": 3, "second": 30, "draw": 2, "epoch": )" + std::to_string(epoch) + "}");
        const std::string matrix = send("batch", R"({"nodes": [3, 30, 12], "draw": 2})");
        const std::string fewer = send("batch", R"({"centres": 1})");
        const std::string worst = send("worst", R"({"count": 2, "class": "left", "kind": "positive"})");
        const std::string byNumber = send("worst", R"({"count": 2, "class": 0, "epoch": 8})");
        const std::string negative = send("worst", R"({"kind": "negative"})");
        const std::string layout = send("project", R"({"kind": "pca", "epoch": 4})");
        const std::string nonsense = send("nonsense", "{}");
        const std::string wrong = send("inspect", R"({"first": "x"})");
        const std::string nobody = send("inspect", "{}");
        const std::string number = send("project", R"({"kind": 1})");
        send("stop", "");
        const auto served = m_jobs.serve(place(), m_catalogue, m_dataset, m_runs["reference"], 60, m_observer);
        QVERIFY2(served.ok(), served.ok() ? "" : served.error().text().c_str());

        for (const auto& [epoch, id] : inspections) {
            const auto answer = protocol::inspectionFromJson(answerOf(id));
            QCOMPARE(answer->pair.epoch, epoch);
            QVERIFY(answer->pair.plan == inspect(m_runs["reference"], 3, 30, 2, epoch)->pair.plan);
        }
        const auto batch = protocol::batchMatrixFromJson(answerOf(matrix));
        QVERIFY(batch->centres == std::vector<std::int32_t>({3, 12, 30}));
        QVERIFY(std::abs(static_cast<double>(batch->inter[2]) - inspect(m_runs["reference"], 3, 30, 2)->sinkhornCost) <
                1e-6);
        QVERIFY(!protocol::batchMatrixFromJson(answerOf(fewer)).ok());
        QCOMPARE(protocol::pairRankingFromJson(answerOf(worst))->pairs.size(), std::size_t(2));
        QCOMPARE(protocol::pairRankingFromJson(answerOf(byNumber))->epoch, 8);
        QVERIFY(answerOf(negative).find("kind: expected positive, found 'negative'") != std::string::npos);
        QVERIFY(answerOf(layout).find("\"epoch\":4") != std::string::npos);
        QVERIFY(answerOf(nonsense).find("inspect, batch, worst, project") != std::string::npos);
        for (const auto& [id, problem] : {std::pair{wrong, "first: expected a whole number from 0 to 2147483647, found 'x'"},
                                          {nobody, "first is missing"},
                                          {number, "kind: expected pca, found '1'"}})
            QCOMPARE(protocol::inspectionFromJson(answerOf(id)).error().text(),
                     "invalid arguments: " + std::string(problem));
    }
};

ROSA_EVENT_LOOP_TEST(TestModelAnswers)
#include "tst_model_answers.moc"
