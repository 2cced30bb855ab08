#include <random>

#include <QtCore/QProcess>

#include "core/base/hash.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;

namespace {

/// The child process, which ends with this object.
class Child {
public:
    Child(const std::filesystem::path& store, const std::string& run)
    {
        QStringList arguments{QString::fromStdString(store.string())};
        if (!run.empty()) arguments << QString::fromStdString(run);
        m_process.start(QStringLiteral(ROSA_WRITER_CHILD), arguments);
        m_process.waitForStarted();
    }
    ~Child() { kill(); }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// The next line without line break; "" if none arrives within a minute.
    QByteArray line()
    {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(60'000)) return {};
        return m_process.readLine().trimmed();
    }

private:
    QProcess m_process;
};

/// Invariants of the record at any time.
void checkRecord(const std::filesystem::path& store, const std::string& run)
{
    auto opened = RunReader::open(store, run);
    VERIFY_OK(opened);
    RunReader& reader = **opened;
    const auto info = reader.info();
    VERIFY_OK(info);
    for (int metric = 0; metric < 3; ++metric) {
        const auto curve = reader.curve(kMetrics[static_cast<std::size_t>(metric)]);
        VERIFY_OK(curve);
        QVERIFY(static_cast<int>(curve->size()) >= info->epochs);
        for (std::size_t i = 0; i < curve->size(); ++i)
            QCOMPARE((*curve)[i], expectedValue(metric, static_cast<int>(i) + 1));
    }
    const auto events = reader.events();
    VERIFY_OK(events);
    int last = 0;
    for (const RunEvent& event : *events) {
        if (event.kind != "set") continue;
        QCOMPARE(event.epoch, last + 3);  // None missing, none duplicated.
        last = event.epoch;
    }
}

/// Invariants after the writer has ended.
void checkLeftovers(const std::filesystem::path& store, const std::string& run)
{
    auto reader = RunReader::open(store, run);
    VERIFY_OK(reader);
    const auto info = (*reader)->info().value();
    QVERIFY(info.state == RunState::Interrupted);
    for (const std::string& metric : kMetrics) QCOMPARE(static_cast<int>((*reader)->curve(metric)->size()), info.epochs);
    const auto checkpoints = (*reader)->checkpoints().value();
    QVERIFY(checkpoints.size() <= 2);
    for (const CheckpointInfo& checkpoint : checkpoints) {
        QVERIFY(checkpoint.epoch <= info.epochs);
        const auto content = readFile(checkpoint.file);
        VERIFY_OK(content);
        QCOMPARE(sha256(*content), checkpoint.sha256);
    }
    const auto files = (*reader)->files();
    VERIFY_OK(files);
    for (const auto& [name, digest] : *files) QCOMPARE(sha256(readFile(store / "runs" / run / name).value()), digest);
}

}  // namespace

class TestCrash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMomentTheRecordHolds()
    {
        const TemporaryStore store;
        std::mt19937 random(7);
        std::string run;
        int goneOnFrom = 0;
        for (int round = 0; round < 24; ++round) {
            int expected = 0;
            if (!run.empty()) {
                const auto checkpoints = RunReader::open(store.path(), run).value()->checkpoints().value();
                expected = checkpoints.empty() ? 0 : checkpoints.back().epoch;
            }
            Child child(store.path(), run);
            const std::string id = child.line().toStdString();
            QVERIFY2(id.starts_with("2") && (run.empty() || id == run), id.c_str());
            run = id;
            QCOMPARE(child.line(), "from " + QByteArray::number(expected));
            goneOnFrom += expected > 0 ? 1 : 0;
            const auto lines = static_cast<int>(random() % 120);
            for (int i = 0; i < lines; ++i) {
                const QByteArray line = child.line();
                QVERIFY2(!line.isEmpty() && !line.startsWith("ERROR"), line.constData());
            }
            checkRecord(store.path(), run);  // While it is being written.
            if (QTest::currentTestFailed()) return;
            child.kill();
            checkRecord(store.path(), run);
            if (!QTest::currentTestFailed()) checkLeftovers(store.path(), run);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(goneOnFrom > 12);
        CheckpointInfo checkpoint;
        auto writer = RunWriter::resume(store.path(), run, checkpoint);
        VERIFY_OK(writer);
        // No files that are unknown to the record.
        const auto files = std::distance(std::filesystem::directory_iterator((*writer)->folder() / "checkpoints"), {});
        const auto known = RunReader::open(store.path(), run).value()->checkpoints().value();
        QCOMPARE(static_cast<std::size_t>(files), known.size());
    }

    void aRunThatLivesIsNotTaken()
    {
        const TemporaryStore store;
        Child child(store.path(), {});
        const std::string run = child.line().toStdString();
        child.line();
        CheckpointInfo checkpoint;
        const auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        QVERIFY(!resumed.ok());
        QVERIFY(resumed.error().text().find("being written") != std::string::npos);
        QVERIFY(RunReader::open(store.path(), run).value()->info()->state == RunState::Running);
    }

    void killedWhileItIsMadeLeavesNoRun()
    {
        const TemporaryStore store;
        std::filesystem::create_directory(store.path() / "runs");
        for (int round = 0; round < 10; ++round) {
            Child child(store.path(), {});
            child.kill();
        }
        for (const auto& entry : std::filesystem::directory_iterator(store.path() / "runs")) {
            const std::string name = entry.path().filename().string();
            if (!name.starts_with(".")) VERIFY_OK(RunReader::open(store.path(), name));
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestCrash)
#include "tst_crash.moc"
