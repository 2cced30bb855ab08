/// Runs of a sweep on one GPU: what is decided and said, the driver's answer, and what becomes of a run that does not fit or whose GPU fails.
/// A training core stands in that fails as it is told to; the command runs with memory that is stated.
#include "app/engine/sweep/gpu_room.h"

#include <atomic>
#include <future>

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <dlfcn.h>

#include "app/engine/machine/gpu_memory.h"
#include "core/base/files.h"
#include "core/data/catalogue.h"
#include "core/learn/gpu_failure.h"
#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::engine;
using learn::RunOutcome;

namespace {

/// Answers train() with prepared outcomes, and notes what it was asked.
class ToldJobs : public learn::Jobs {
public:
    std::vector<std::optional<Error>> outcomes;  ///< Of one call after another; then successes.
    double deviceBytes = 4e9;
    std::vector<learn::Workplace> places;
    std::vector<std::string> resumed;
    std::function<void()> during = [] {};

    Result<learn::Forecast> forecast(const learn::TrainJob&) override { return learn::Forecast{1e9, "", deviceBytes}; }
    bool findsGpu() override { return false; }
    Result<RunOutcome> train(const learn::Workplace& place, const learn::TrainJob& job, learn::Observer& observer) override
    {
        const std::size_t number = places.size();
        places.push_back(place);
        resumed.push_back(job.resume);
        if (job.resume.empty()) observer.runStarted("run" + std::to_string(number));
        during();
        if (number < outcomes.size() && outcomes[number]) return *outcomes[number];
        RunOutcome outcome;
        outcome.run = job.resume.empty() ? "run" + std::to_string(number) : job.resume;
        return outcome;
    }
    Result<std::unique_ptr<learn::EarlyRuns>> beginEarly(const learn::Workplace&,
                                                         const std::vector<learn::TrainJob>&) override
    {
        return none();
    }
    Result<std::optional<learn::Evaluation>> evaluate(const learn::Workplace&, const learn::EvaluateJob&,
                                                      learn::Observer&) override
    {
        return none();
    }
    Result<protocol::Inspection> inspect(const learn::Workplace&, const learn::InspectJob&) override { return none(); }
    Result<protocol::BatchMatrix> batch(const learn::Workplace&, const learn::BatchJob&) override { return none(); }
    Result<protocol::PairRanking> worst(const learn::Workplace&, const learn::RankingJob&) override { return none(); }
    Result<learn::Projection> project(const learn::Workplace&, const learn::ProjectJob&, learn::Observer&) override
    {
        return none();
    }
    Result<learn::ImportedWeights> importWeights(const learn::Workplace&, const learn::ImportWeightsJob&,
                                                 learn::Observer&) override
    {
        return none();
    }
    Result<void> exportWeights(const learn::Workplace&, const learn::ExportWeightsJob&) override { return none(); }
    Result<learn::MachineSpeed> bench(const learn::Workplace&, const learn::BenchJob&, learn::Observer&) override
    {
        return none();
    }
    Result<learn::ServeEnd> serve(const learn::Workplace&, const catalog::Catalogue&, const data::Dataset&,
                                  const std::string&, int, learn::Observer&) override
    {
        return none();
    }

private:
    static Error none() { return failed("not asked for here"); }
};

class Watching : public learn::Observer {
public:
    std::vector<std::string> warnings;
    std::atomic<bool> isStopped = false;
    std::function<void()> polled = [] {};

    void warn(const Message& message) override { warnings.push_back(message.text()); }
    [[nodiscard]] bool stopRequested() const override
    {
        polled();
        return isStopped;
    }
};

const Error kFull = learn::outOfGpuMemory(Message("training"));

}  // namespace

class TestGpuRoom : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = data::Catalogue().open("karate").value();
    catalog::Configuration m_configuration = [this] {
        catalog::Selection selection;
        selection.dataset = "karate";
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }();
    std::optional<TemporaryFolder> m_folder;

    [[nodiscard]] learn::TrainJob job() const { return {m_catalogue, m_configuration, m_dataset, {}, {}, {}, {}, 0, {}}; }
    [[nodiscard]] sweep::DeviceShare share() const
    {
        return sweep::DeviceShare::open(m_folder->path() / "gpus" / "0").value();
    }

private Q_SLOTS:
    void init() { m_folder.emplace(TemporaryFolder::make().value()); }

    void whatIsSaid_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("onGpu");
        QTest::addColumn<int>("bound");
        QTest::addColumn<QString>("sentence");
        using sweep::RoomBound;
        const auto row = [](int workers, int onGpu, RoomBound bound, const char* sentence) {
            QTest::newRow(sentence) << workers << onGpu << static_cast<int>(bound) << QString::fromLatin1(sentence);
        };
        row(3, 3, RoomBound::Gpu,
            "3 runs at the same time on the GPU, as many as it has room for: of its 7.9 GB of free memory a run needs up to "
            "850 MB");
        row(1, 1, RoomBound::Gpu,
            "1 run at the same time on the GPU, as many as it has room for: of its 7.9 GB of free memory a run needs up to "
            "850 MB");
        row(8, 3, RoomBound::Asked,
            "3 runs at the same time on the GPU, where the others wait: of its 7.9 GB of free memory a run needs up to 850 "
            "MB");
        row(2, 2, RoomBound::Asked,
            "2 runs at the same time on the GPU, as asked: of its 7.9 GB of free memory a run needs up to 850 MB");
        row(4, 4, RoomBound::Cores,
            "4 runs at the same time on the GPU, as many as there are cores: of its 7.9 GB of free memory a run needs up to "
            "850 MB");
    }
    void whatIsSaid()
    {
        QFETCH(int, workers);
        QFETCH(int, onGpu);
        QFETCH(int, bound);
        const sweep::RunsAtOnce runs{workers, onGpu, static_cast<sweep::RoomBound>(bound)};
        QTEST(QString::fromStdString(gpuSentence(runs, 7.9e9, 850e6)), "sentence");
    }

    /// 0.9 · 10 GB, less a context for each of three processes.
    void contextsTakeMemoryToo()
    {
        QCOMPARE(budgetOfSteps(10e9, 3), 0.9 * 10e9 - 3 * learn::kGpuContextBytes);
        QCOMPARE(budgetOfSteps(1e9, 3), 1e6);
    }

    void theDriverIsAskedWithAContextOfItsOwn()
    {
        void* const stub = ::dlopen(ROSA_DRIVER_STUB, RTLD_NOW);
        QVERIFY2(stub, ::dlerror());
        const auto contexts = reinterpret_cast<int (*)()>(::dlsym(stub, "stubContexts"));
        const auto fail = reinterpret_cast<void (*)(int)>(::dlsym(stub, "stubFails"));
        const auto found = gpuMemory(ROSA_DRIVER_STUB);
        QVERIFY(found.has_value());
        QCOMPARE(found->free, 12e9);
        QCOMPARE(found->total, 80e9);
        QCOMPARE(QString::fromStdString(found->id), QStringLiteral("a7000000000000000000000000000003"));
        QCOMPARE(contexts(), 0);
        fail(2);  // out of memory
        const auto full = gpuMemory(ROSA_DRIVER_STUB);
        fail(0);
        QVERIFY(full.has_value());
        QCOMPARE(full->free, 0.0);
        QCOMPARE(contexts(), 0);
        QVERIFY(!gpuMemory("libno-such-driver.so").has_value());
    }

    /// Without a usable GPU there is no room, unless it is stated; with --device cpu there is none all the same.
    void roomIsFoundOrStated()
    {
        ToldJobs jobs;
        qputenv("TMPDIR", QByteArray::fromStdString(m_folder->path().string()));
        QVERIFY(!gpuRoom(jobs, {"auto", 0}).value());
        QVERIFY(!gpuRoom(jobs, {"cpu", 4000}).value());
        const auto stated = gpuRoom(jobs, {"auto", 4000}).value();
        QVERIFY(stated.has_value());
        QCOMPARE(stated->free, 4e9);
        const auto place = stated->share.take(1e9, 4e9, [] { return false; }).value();
        QCOMPARE(gpuRoom(jobs, {"auto", 4000}).value()->share.taken(), 1e9);
        qunsetenv("TMPDIR");
    }

    void aRunThatFitsTakesItsPlace()
    {
        ToldJobs jobs;
        const auto room = share();
        double taken = 0;
        jobs.during = [&] { taken = room.taken(); };
        Watching watching;
        QVERIFY(trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), watching).ok());
        QCOMPARE(taken, 4e9);
        QCOMPARE(room.taken(), 0.0);
        QVERIFY(!jobs.places.front().goesOnElsewhere);
        QVERIFY(watching.warnings.empty());
    }

    void runsOfTheCpuNeedNoPlace()
    {
        ToldJobs jobs;
        const auto room = share();
        const auto everything = room.takeAll([] { return false; }).value();
        Watching watching;
        QVERIFY(trainShared(jobs, &room, 10e9, {"", "cpu", 1}, job(), watching).ok());
        jobs.deviceBytes = 0;
        QVERIFY(trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), watching).ok());
        QVERIFY(trainShared(jobs, nullptr, 10e9, {"", "auto", 1}, job(), watching).ok());
        QCOMPARE(jobs.places.size(), std::size_t{3});
        QVERIFY(jobs.places.back().goesOnElsewhere);
    }

    /// Of three runs of 4 GB two have room in 10 GB; the third begins when one ends.
    void aRunThatDoesNotFitWaits()
    {
        const auto room = share();
        std::atomic<int> now = 0, most = 0;
        std::promise<void> oneWaits;
        std::shared_future<void> goOn = oneWaits.get_future().share();
        std::atomic<bool> isTold = false;
        std::vector<std::future<bool>> runs;
        std::vector<std::unique_ptr<Watching>> watching;
        for (int i = 0; i < 3; ++i) {
            watching.push_back(std::make_unique<Watching>());
            // Polled by a run that waits for its place.
            watching.back()->polled = [&] {
                if (now == 2 && !isTold.exchange(true)) oneWaits.set_value();
            };
        }
        for (int i = 0; i < 3; ++i)
            runs.push_back(std::async(std::launch::async, [&, i] {
                ToldJobs jobs;
                jobs.during = [&] {
                    const int together = ++now;
                    for (int seen = most; seen < together && !most.compare_exchange_weak(seen, together);) {
                    }
                    goOn.wait();
                    --now;
                };
                return trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), *watching[static_cast<std::size_t>(i)]).ok();
            }));
        for (auto& run : runs) QVERIFY(run.get());
        QCOMPARE(most.load(), 2);
        QCOMPARE(room.taken(), 0.0);
    }

    void aRunThatWaitsCanBeStopped()
    {
        ToldJobs jobs;
        const auto room = share();
        const auto other = room.take(9e9, 10e9, [] { return false; }).value();
        Watching watching;
        watching.isStopped = true;
        const auto outcome = trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), watching);
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error().kind == ErrorKind::Interrupted);
        QVERIFY(jobs.places.empty());
    }

    void aFailureIsTriedAgainAlone_data()
    {
        QTest::addColumn<bool>("isMemory");
        QTest::addColumn<QString>("warning");
        QTest::newRow("memory full")
            << true
            << QStringLiteral("there is not enough memory on the GPU beside other runs; the run is tried again alone");
        QTest::newRow("driver gone") << false
                                     << QStringLiteral(
                                            "the GPU failed (CUDA error: unspecified launch failure); the run is "
                                            "tried again alone");
    }
    /// One sentence; the run goes on from its checkpoint, with the GPU for itself, and may then go on on the CPU.
    void aFailureIsTriedAgainAlone()
    {
        QFETCH(bool, isMemory);
        QFETCH(QString, warning);
        ToldJobs jobs;
        jobs.outcomes = {isMemory ? kFull : learn::brokenGpu(Message("training"), "CUDA error: unspecified launch failure")};
        const auto room = share();
        std::vector<bool> hasRoom;
        jobs.during = [&] { hasRoom.push_back(static_cast<bool>(room.take(1, 10e9, [] { return true; }).value())); };
        Watching watching;
        const auto outcome = trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), watching);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->run, std::string("run0"));
        QCOMPARE(jobs.resumed, (std::vector<std::string>{"", "run0"}));
        QCOMPARE(hasRoom, (std::vector<bool>{true, false}));
        QVERIFY(!jobs.places[0].goesOnElsewhere && jobs.places[1].goesOnElsewhere);
        QCOMPARE(watching.warnings.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(watching.warnings.front()), warning);
    }

    void otherErrorsAreNotTriedAgain()
    {
        ToldJobs jobs;
        jobs.outcomes = {failed("training: loss is not finite")};
        const auto room = share();
        Watching watching;
        QVERIFY(!trainShared(jobs, &room, 10e9, {"", "auto", 1}, job(), watching).ok());
        QCOMPARE(jobs.places.size(), std::size_t{1});
        jobs.outcomes = {std::nullopt, kFull, kFull};
        const auto outcome = trainShared(jobs, &room, 10e9, {"", "cuda", 1}, job(), watching);
        QVERIFY(!outcome.ok());
        QVERIFY(learn::isOutOfMemory(outcome.error()));
        QCOMPARE(jobs.places.size(), std::size_t{3});
        QCOMPARE(room.taken(), 0.0);
    }

    /// The command, with memory for one run at a time: it says so, and all runs are measured by workers that take turns.
    void theCommandShares()
    {
        const QTemporaryDir store;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), store.path());
        const auto rosa = [&](const char* arguments) {
            return tests::runRosa(QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                      << QStringLiteral("--store") << store.path(),
                                  environment);
        };
        const auto ran = rosa(
            "sweep new s --dataset karate --vary transport.lambda=5,20 --sampler grid --seeds 2 --epochs 3 "
            "--splits 2 --set encoder.hidden=16 --rule all --jobs 2 --gpu-memory 700");
        QVERIFY2(ran.code == 0, ran.err.constData());
        QVERIFY2(ran.err.contains("1 run at the same time on the GPU, where the others wait: of its 700 MB of free memory a "
                                  "run needs up to"),
                 ran.err.constData());
        const QJsonObject sweep = rosa("sweep show s --json").last();
        QCOMPARE(sweep[QLatin1String("runs_left")].toInt(), 0);
        QCOMPARE(sweep[QLatin1String("runs_failed")].toInt(), 0);
        const auto silent = rosa("sweep run s --device cpu --jobs 2");
        QVERIFY2(silent.code == 0 && !silent.err.contains("GPU"), silent.err.constData());
    }
};

ROSA_EVENT_LOOP_TEST(TestGpuRoom)
#include "tst_gpu_room.moc"
