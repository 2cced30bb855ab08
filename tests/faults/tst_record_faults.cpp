/// Kills a writer of records before each call that modifies a file of its store, and checks that the run can be read, also from a read-only
/// store, and continued to the same result.
#include <QtCore/QProcess>

#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;
namespace fs = std::filesystem;

namespace {

/// Runs the program; kills it before the `at`-th call that modifies a file of the store (0: never). Returns whether it completed.
bool runProgram(const fs::path& store, const char* verb, int at = 0)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (at > 0) {
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(ROSA_FAULT_POINTS));
        environment.insert(QStringLiteral("ROSA_FAULT_FOLDER"), QString::fromStdString(store.string()));
        environment.insert(QStringLiteral("ROSA_FAULT_AT"), QString::number(at));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ROSA_WHOLE_LIFE), {QString::fromStdString(store.string()), QString::fromLatin1(verb)});
    if (!process.waitForFinished(60'000)) return false;
    if (process.exitStatus() == QProcess::CrashExit) return false;
    if (process.exitCode() != 0) qFatal("%s", process.readAllStandardOutput().constData());
    return true;
}

std::string onlyRun(const fs::path& store)
{
    const auto runs = Library::open(store).value()->runs().value();
    return runs.empty() ? std::string() : runs.front().id;
}

struct RecordOutcome {
    std::vector<double> loss, gap;
    std::string embedding, digest;
    std::size_t events = 0;
    bool operator==(const RecordOutcome&) const = default;
};

RecordOutcome recordOutcomeOf(const fs::path& store)
{
    const std::string run = onlyRun(store);
    auto reader = RunReader::open(store, run).value();
    RecordOutcome outcome{reader->curve("loss").value(), reader->curve("gap").value(), {}, {}, 0};
    outcome.embedding = readTextFile(store / "runs" / run / "embedding.npy").value();
    outcome.digest = reader->files().value().at("embedding.npy");
    const auto events = reader->events();
    for (const RunEvent& event : *events) outcome.events += event.kind == "note" ? 1 : 0;
    return outcome;
}

/// Checks that all runs of the store can be listed and read; returns the first error, or "".
std::string complaintOf(const fs::path& store)
{
    auto library = Library::open(store);
    if (!library) return library.error().text();
    const auto runs = (*library)->runs();
    if (!runs) return runs.error().text();
    for (const RunSummary& run : *runs) {
        if (!run.problem.empty()) return run.problem.text();
        auto reader = RunReader::open(store, run.id);
        if (!reader) return reader.error().text();
        const auto curve = (*reader)->curve("loss");
        if (!curve) return curve.error().text();
        const auto info = (*reader)->info();
        if (!info) return info.error().text();
        if (static_cast<int>(curve->size()) < info->epochs) return "epochs are missing from the curve";
        if (isActive(info->state)) return "it is said to be under way";
    }
    return {};
}

/// The same for a read-only copy.
std::string complaintOnReadOnlyMedium(const fs::path& store)
{
    const TemporaryStore place;
    fs::permissions(place.path(), fs::perms(0755));
    fs::copy(store, place.path() / "store", fs::copy_options::recursive);
    const ReadOnly medium(place.path());
    return complaintOf(place.path() / "store");
}

}  // namespace

class TestRecordFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedBeforeAnyChangeARunIsReadAndGoesOn()
    {
        const TemporaryStore whole;
        QVERIFY(runProgram(whole.path(), "train"));
        const RecordOutcome expected = recordOutcomeOf(whole.path());
        QCOMPARE(expected.loss.size(), std::size_t{12});
        int at = 1;
        for (bool isUndisturbed = false; !isUndisturbed; ++at) {
            const TemporaryStore store;
            isUndisturbed = runProgram(store.path(), "train", at);
            const std::string moment = "killed before change " + std::to_string(at) + ": ";
            if (const std::string complaint = complaintOnReadOnlyMedium(store.path()); !complaint.empty())
                QFAIL((moment + "on a read-only medium: " + complaint).c_str());
            if (const std::string complaint = complaintOf(store.path()); !complaint.empty())
                QFAIL((moment + complaint).c_str());
            QVERIFY(runProgram(store.path(), "train"));
            QVERIFY2(recordOutcomeOf(store.path()) == expected, moment.c_str());
            for (const auto& entry : fs::recursive_directory_iterator(store.path() / "runs")) {
                const std::string name = entry.path().filename().string();
                QVERIFY2(!name.starts_with(".new-") && !name.ends_with("-wal") && !name.ends_with("-journal"),
                         (moment + name + " is left").c_str());
            }
        }
        QVERIFY2(at > 60, "there are that many changes at least");
    }

    void aFullDiskHidesNoRun_data()
    {
        QTest::addColumn<QString>("lacks");
        QTest::addColumn<QString>("library");
        for (const char* lacks : {"blocks", "files"})
            for (const char* state : {"complete", "without the run", "missing"})
                QTest::addRow("%s, %s", lacks, state) << QString::fromLatin1(lacks) << QString::fromLatin1(state);
    }

    /// As on a read-only medium: the list and the record are read without writing.
    void aFullDiskHidesNoRun()
    {
        QFETCH(QString, lacks);
        QFETCH(QString, library);
        const TemporaryStore place;
        const fs::path store = place.path() / "store";
        QVERIFY(runProgram(store, "train"));
        const std::string run = onlyRun(store);
        if (library == QLatin1String("without the run")) {
            fs::rename(store / "runs" / run, place.path() / run);
            QVERIFY(onlyRun(store).empty());
            fs::rename(place.path() / run, store / "runs" / run);
        }
        if (library == QLatin1String("missing")) fs::remove(store / "library.sqlite");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(ROSA_FAULT_POINTS));
        environment.insert(QStringLiteral("ROSA_FAULT_FOLDER"), QString::fromStdString(store.string()));
        environment.insert(QStringLiteral("ROSA_FAULT_FULL"), lacks);
        process.setProcessEnvironment(environment);
        const auto rosa = [&](const char* arguments) {
            process.start(QStringLiteral(ROSA_COMMAND), QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                                            << QStringLiteral("--store")
                                                            << QString::fromStdString(store.string()));
            return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        };
        QCOMPARE(rosa("runs list --json"), 0);
        QVERIFY2(process.readAllStandardOutput().contains(run.c_str()), process.readAllStandardError().constData());
        const std::string show = "runs show " + run;
        QCOMPARE(rosa(show.c_str()), 0);
        QVERIFY2(process.readAllStandardOutput().contains(run.c_str()), process.readAllStandardError().constData());
        const std::string note = "runs note " + run + " text";
        QVERIFY(rosa(note.c_str()) > 0);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains(lacks == QLatin1String("blocks") ? "the disk is full" : "cannot be opened"),
                 said.constData());
        QCOMPARE(complaintOf(store), std::string());
    }

    /// A killed run is killed again while it is resumed.
    void killedAgainWhileItIsResumed()
    {
        const TemporaryStore once;
        QVERIFY(!runProgram(once.path(), "train", 60));
        const RecordOutcome expected = [&] {
            const TemporaryStore whole;
            QTest::qVerify(runProgram(whole.path(), "train"), "undisturbed", "", __FILE__, __LINE__);
            return recordOutcomeOf(whole.path());
        }();
        int at = 1;
        for (bool isUndisturbed = false; !isUndisturbed; at += 3) {
            const TemporaryStore store;
            fs::copy(once.path(), store.path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
            isUndisturbed = runProgram(store.path(), "train", at);
            const std::string complaint = complaintOf(store.path());
            QVERIFY2(complaint.empty(), complaint.c_str());
            QVERIFY(runProgram(store.path(), "train"));
            QVERIFY(recordOutcomeOf(store.path()) == expected);
        }
        QVERIFY(at > 30);
    }

    /// Earlier versions left a journal if they were killed while closing a record.
    void aJournalThatAnEarlierVersionLeftIsRolledBack()
    {
        const TemporaryStore whole;
        QVERIFY(runProgram(whole.path(), "train"));
        int journals = 0;
        int at = 1;
        for (bool isUndisturbed = false; !isUndisturbed; ++at) {
            const TemporaryStore store;
            fs::copy(whole.path(), store.path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
            isUndisturbed = runProgram(store.path(), "close-as-before", at);
            const fs::path folder = store.path() / "runs" / onlyRun(store.path());
            journals += fs::exists(folder / "run.sqlite-journal") ? 1 : 0;
            const std::string there = complaintOnReadOnlyMedium(store.path());
            QVERIFY2(there.empty(), there.c_str());
            const std::string here = complaintOf(store.path());
            QVERIFY2(here.empty(), here.c_str());
            QVERIFY(recordOutcomeOf(store.path()) == recordOutcomeOf(whole.path()));
        }
        QVERIFY(journals > 0);
    }

    /// The remains of a killed export are removed by the next one.
    void aKilledExportIsSwept()
    {
        const TemporaryStore whole;
        QVERIFY(runProgram(whole.path(), "train"));
        int at = 1;
        for (bool isUndisturbed = false; !isUndisturbed; at += 4) {
            const TemporaryStore store;
            fs::copy(whole.path(), store.path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
            isUndisturbed = runProgram(store.path(), "export", at);
            const bool isThere = fs::exists(store.path() / "exported");
            if (isThere) VERIFY_OK(RunReader::openFolder(store.path() / "exported"));
            if (!isThere) QVERIFY(runProgram(store.path(), "export"));
            for (const auto& entry : fs::directory_iterator(store.path()))
                QVERIFY2(!entry.path().filename().string().starts_with(".rosa-export-"), entry.path().c_str());
        }
        QVERIFY(at > 20);
    }
};

ROSA_EVENT_LOOP_TEST(TestRecordFaults)
#include "tst_record_faults.moc"
