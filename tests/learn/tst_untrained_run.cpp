/// Runs without training: computed before recording, interrupted, continued, and started in the background.
#include "core/learn/training/untrained_run.h"

#include <QtTest/QTest>

#include <algorithm>
#include <limits>
#include <thread>

#include <sched.h>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/record/run_reader.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// Stops after a number of splits, and records the first reported progress.
class Counter : public Observer {
public:
    explicit Counter(int stopAfter = -1) : m_stopAfter(stopAfter) {}
    void phase(const std::string& what, int done, int total) override
    {
        if (what != "evaluation") return;
        if (first < 0) first = done;
        m_done = done;
        all = total;
    }
    void runStarted(const std::string& id) override { run = id; }
    void warn(const Message& message) override { warnings.push_back(message.text()); }
    [[nodiscard]] bool stopRequested() const override { return m_stopAfter >= 0 && m_done >= m_stopAfter; }

    int first = -1;
    int all = 0;
    std::string run;
    std::vector<std::string> warnings;

private:
    int m_stopAfter;
    int m_done = 0;
};

/// Stops at the 50th poll, which is within a split of some hundred solves.
class Impatient : public Observer {
public:
    [[nodiscard]] bool stopRequested() const override { return ++m_asked >= 50; }

private:
    mutable int m_asked = 0;
};

/// Number of threads of this process with idle priority.
int idleThreads()
{
    int count = 0;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task"))
        count += sched_getscheduler(std::stoi(task.path().filename().string())) == SCHED_IDLE;
    return count;
}

int runsIn(const std::filesystem::path& store)
{
    if (!std::filesystem::exists(store / "runs")) return 0;
    return static_cast<int>(std::distance(std::filesystem::directory_iterator(store / "runs"), {}));
}

}  // namespace

class TestUntrainedRun : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings(60);
    std::optional<TemporaryFolder> m_store;
    Jobs& m_jobs = *rosa_learn_jobs();
    Observer m_silent;

    [[nodiscard]] Workplace place() const { return {m_store->path(), "auto", 0}; }
    [[nodiscard]] TrainJob jobOf(const std::string& method, const std::string& splits = "3") const
    {
        catalog::Selection selection;
        selection.dataset = "rings";
        selection.method = method;
        selection.overrides = {{"evaluation.protocol", "cv-10-90"}, {"evaluation.splits", splits}};
        return {m_catalogue, catalog::Configuration::resolve(m_catalogue, selection).value(), m_dataset, {}, {}, {}, {}, 0,
                {}};
    }

    /// The data set with dense features, all of this value but for node 7. Like those of mapped files, they were not checked.
    [[nodiscard]] data::Dataset withFeatures(float value, float ofNode7) const
    {
        data::Dataset dataset = m_dataset;
        constexpr std::int32_t columns = 3;
        std::vector<float> values(static_cast<std::size_t>(dataset.graph.nodeCount()) * columns, value);
        values[7 * columns + 1] = ofNode7;
        dataset.features = graph::Features::denseFrom(dataset.graph.nodeCount(), columns, {std::move(values), {}}).value();
        return dataset;
    }

private Q_SLOTS:
    void init() { m_store = TemporaryFolder::make().value(); }

    /// Before anything is recorded: a solver would not end on them, and a trained embedding would be lost.
    void featuresThatAreNotFiniteAreRefused()
    {
        for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
            const data::Dataset dataset = withFeatures(1, bad);
            for (const char* method : {"raw", "random", "rosa", "grace"}) {
                const TrainJob job = jobOf(method);
                const auto outcome =
                    m_jobs.train(place(), {job.catalogue, job.configuration, dataset, {}, {}, {}, {}, 0, {}}, m_silent);
                QVERIFY(!outcome.ok());
                QCOMPARE(outcome.error().text(), std::string("rings: a feature of node 7 is not a finite number"));
                QCOMPARE(outcome.error().kind, ErrorKind::BadInput);
            }
        }
        QCOMPARE(runsIn(m_store->path()), 0);
    }

    void anEmbeddingOfZerosIsTold()
    {
        const TrainJob job = jobOf("raw");
        for (const float ofNode7 : {0.0f, 1.0f}) {
            const data::Dataset dataset = withFeatures(0, ofNode7);
            Counter observer;
            const auto outcome =
                m_jobs.train(place(), {job.catalogue, job.configuration, dataset, {}, {}, {}, {}, 0, {}}, observer);
            QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
            const bool isTold = std::ranges::any_of(observer.warnings, [](const std::string& warning) {
                return warning.starts_with("the embedding is zero at all 120 nodes");
            });
            QCOMPARE(isTold, ofNode7 == 0);
        }
    }

    void whatWasDoneIsNotDoneAgain_data()
    {
        QTest::addColumn<int>("stopAfter");
        QTest::newRow("nothing") << 0;
        QTest::newRow("one split") << 1;
        QTest::newRow("all splits") << 3;
    }
    void whatWasDoneIsNotDoneAgain()
    {
        QFETCH(int, stopAfter);
        for (const char* method : {"raw", "random"}) {
            const TrainJob job = jobOf(method);
            const auto whole = m_jobs.train(place(), job, m_silent);
            QVERIFY(whole.ok() && whole->evaluation);
            const int before = runsIn(m_store->path());
            UntrainedRun run(job);
            Counter early(stopAfter);
            const auto worked = run.work(early);
            QCOMPARE(worked.ok(), stopAfter == 3);
            if (!worked) QCOMPARE(worked.error().kind, ErrorKind::Interrupted);
            QCOMPARE(runsIn(m_store->path()), before);
            Counter late;
            const auto outcome = run.finish(place(), late);
            QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
            QCOMPARE(late.first, stopAfter);
            QCOMPARE(late.all, 3);
            QCOMPARE(runsIn(m_store->path()), before + 1);
            QCOMPARE(outcome->run, late.run);
            QCOMPARE(outcome->evaluation->accuracies, whole->evaluation->accuracies);
            QCOMPARE(outcome->evaluation->confusion, whole->evaluation->confusion);
            QVERIFY(outcome->evaluation->card == whole->evaluation->card);
            QCOMPARE((*record::RunReader::open(m_store->path(), outcome->run))->info()->state, record::RunState::Finished);
        }
    }

    void aSplitThatWasLeftIsDoneAgain()
    {
        const auto whole = m_jobs.train(place(), jobOf("raw"), m_silent);
        UntrainedRun run(jobOf("raw"));
        Impatient impatient;
        const auto worked = [&] {
            const SerialScope allPollsOnThisThread;  // else another thread may do most of the solves, which then poll nobody
            return run.work(impatient);
        }();
        QVERIFY(!worked);
        QCOMPARE(worked.error().kind, ErrorKind::Interrupted);
        Counter late;
        const auto outcome = run.finish(place(), late);
        QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(late.first, 0);
        QCOMPARE(outcome->evaluation->accuracies, whole->evaluation->accuracies);
    }

    /// A split with thousands of classes takes many seconds: progress is reported within it.
    void manyClassesAreToldOfWithinASplit()
    {
        struct Steps : Observer {
            void phase(const std::string& what, int done, int all) override
            {
                if (what == "evaluation") told.emplace_back(done, all);
            }
            std::vector<std::pair<int, int>> told;
        } steps;
        data::Dataset many = m_dataset;
        many.labels.classNames.clear();
        for (std::size_t node = 0; node < many.labels.ofNode.size(); ++node) {
            many.labels.ofNode[node] = static_cast<std::int32_t>(node);
            many.labels.classNames.push_back(std::to_string(node));
        }
        const TrainJob job = jobOf("raw", "2");
        const TrainJob wide{job.catalogue, job.configuration, many, {}, {}, {}, {}, 0, {}};
        const auto outcome = m_jobs.train({m_store->path(), "auto", 1}, wide, steps);
        QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
        QVERIFY(std::ranges::is_sorted(steps.told));
        QVERIFY(std::ranges::all_of(steps.told, [](const auto& one) { return one.second == 200; }));
        for (const int split : {0, 1})
            QVERIFY(std::ranges::count_if(steps.told, [split](const auto& one) {
                        return one.first > 100 * split && one.first < 100 * (split + 1);
                    }) > 10);
        QCOMPARE(steps.told.back().first, 200);
    }

    /// One thread with idle priority per run; none remains afterwards.
    void theyAreBegunInIdleTime()
    {
        QCOMPARE(idleThreads(), 0);
        {
            const auto early = m_jobs.beginEarly(place(), {jobOf("raw", "1000"), jobOf("random", "1000")});
            QVERIFY(early.ok());
            while (idleThreads() < 2) std::this_thread::yield();
        }
        QCOMPARE(idleThreads(), 0);
        if (availableCores() > 1) {
            const auto fewer = m_jobs.beginEarly({m_store->path(), "auto", availableCores() - 1}, {jobOf("raw", "1000")});
            QCOMPARE(idleThreads(), 0);
        }
        QCOMPARE(runsIn(m_store->path()), 0);
        setThreadCount(availableCores());
    }

    /// The numbers equal those of sequential runs, for any progress in the background.
    void begunBesideOtherWorkTheyAreTheSame()
    {
        const std::vector<TrainJob> jobs{jobOf("raw"), jobOf("random")};
        std::vector<std::vector<double>> expected;
        for (const TrainJob& job : jobs) expected.push_back(m_jobs.train(place(), job, m_silent)->evaluation->accuracies);
        for (const int threads : {0, 1}) {  // with fewer threads than cores, none is started
            const auto early = m_jobs.beginEarly({m_store->path(), "auto", threads}, jobs);
            for (std::size_t i : {std::size_t{1}, std::size_t{0}}) {
                const auto outcome = (*early)->finish(i, m_silent);
                QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
                QCOMPARE(outcome->evaluation->accuracies, expected[i]);
            }
        }
        setThreadCount(availableCores());
    }

    /// The remaining work can be stopped, as any job; the run records it.
    void whatIsLeftCanBeStopped()
    {
        const auto early = m_jobs.beginEarly(place(), {jobOf("raw", "1000")});
        Counter stopper(0);
        const auto outcome = (*early)->finish(0, stopper);
        QVERIFY(outcome.ok());
        QCOMPARE(outcome->end, record::RunState::Stopped);
        QCOMPARE((*record::RunReader::open(m_store->path(), outcome->run))->info()->state, record::RunState::Stopped);
    }

    /// Errors of background work are reported by finish().
    void whatFailsIsSaidAtTheEnd()
    {
        data::Dataset few = m_dataset;
        few.labels.ofNode.assign(few.labels.ofNode.size(), -1);
        for (std::size_t i = 0; i < 4; ++i) few.labels.ofNode[i] = static_cast<std::int32_t>(i % 2);
        const TrainJob job{m_catalogue, jobOf("raw").configuration, few, {}, {}, {}, {}, 0, {}};
        const auto early = m_jobs.beginEarly(place(), {job});
        Counter listener;
        const auto outcome = (*early)->finish(0, listener);
        QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
        QVERIFY(!outcome->evaluation);
        QCOMPARE(listener.warnings.size(), std::size_t(1));
        QVERIFY2(listener.warnings[0].starts_with("not evaluated: "), listener.warnings[0].c_str());
    }
};

ROSA_TEST(TestUntrainedRun)
#include "tst_untrained_run.moc"
