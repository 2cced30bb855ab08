#include <sqlite3.h>

#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;

namespace {

/// Creates a stopped run with entries in all tables. Returns its id.
std::string wholeRun(const std::filesystem::path& store)
{
    auto writer = RunWriter::create(store, someConfiguration(), {}, {"loss", "gap"}).value();
    for (int epoch = 1; epoch <= 300; ++epoch)
        (void)writer->appendEpoch(epoch, std::vector<double>{expectedValue(0, epoch), expectedValue(1, epoch)});
    PairSnapshot snapshot;
    snapshot.rowNodes = snapshot.columnNodes = {1};
    snapshot.cost = snapshot.plan = snapshot.rescale = snapshot.rowWeights = snapshot.columnWeights = {1.0f};
    (void)writer->addSnapshot(snapshot);
    (void)writer->addEvent(1, "set", "{}");
    (void)writer->putDocument("evaluation", "{}");
    (void)writer->putBlob("layout", 1, bytesOf("blob"));
    (void)writer->writeFile("embedding.npy", bytesOf("numbers"));
    (void)writer->writeCheckpoint(300, bytesOf("state"));
    (void)writer->setState(RunState::Stopped);
    return writer->id();
}

std::filesystem::path recordOf(const std::filesystem::path& store, const std::string& run)
{
    return store / "runs" / run / "run.sqlite";
}

/// Modifies a record directly by SQL.
void alter(const std::filesystem::path& file, const std::string& statements)
{
    sqlite3* connection = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &connection), SQLITE_OK);
    char* message = nullptr;
    const int status = sqlite3_exec(connection, statements.c_str(), nullptr, nullptr, &message);
    sqlite3_close(connection);
    QVERIFY2(status == SQLITE_OK, message);
}

/// Reads everything; returns the first error, or "".
std::string readAll(const std::filesystem::path& store, const std::string& run)
{
    auto opened = RunReader::open(store, run);
    if (!opened) return opened.error().text();
    RunReader& reader = **opened;
    std::string first;
    const auto note = [&](const auto& result) {
        if (!result && first.empty()) first = result.error().text();
    };
    note(reader.info());
    note(reader.metrics());
    note(reader.curve("loss"));
    note(reader.curve("gap", 200));
    note(reader.events());
    const auto epochs = reader.snapshotEpochs();
    note(epochs);
    if (epochs)
        for (const int epoch : *epochs) note(reader.snapshots(epoch));
    note(reader.document("evaluation"));
    note(reader.blob("layout", 1));
    note(reader.blobSequences("layout"));
    note(reader.live());
    note(reader.checkpoints());
    note(reader.files());
    return first;
}

}  // namespace

class TestDamagedRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeRecordIsRead()
    {
        const TemporaryStore store;
        QCOMPARE(readAll(store.path(), wholeRun(store.path())), std::string());
    }

    void filesThatAreNoRecord()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const auto file = recordOf(store.path(), run);
        const std::string whole = readTextFile(file).value();
        std::string noise = whole;
        for (std::size_t i = 100; i < noise.size(); ++i) noise[i] = static_cast<char>(i * 2654435761u >> 13);
        for (const std::string& text : {std::string(), std::string("garbage"), std::string(100'000, '\0'), noise,
                                        whole.substr(0, 50), whole.substr(0, 100), whole.substr(0, 1000)}) {
            QVERIFY(writeFileAtomically(file, text).ok());
            const std::string error = readAll(store.path(), run);
            QVERIFY2(error.find("run.sqlite") != std::string::npos, error.c_str());
            CheckpointInfo checkpoint;
            QVERIFY(!RunWriter::resume(store.path(), run, checkpoint).ok());
        }
    }

    void aFolderWithoutARecordIsNoRun()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        std::filesystem::remove(recordOf(store.path(), run));
        const auto opened = RunReader::open(store.path(), run);
        QVERIFY(!opened.ok());
        QVERIFY(opened.error().kind == ErrorKind::BadInput);
        QVERIFY(opened.error().text().ends_with("run.sqlite: missing: the run's folder holds no record"));
        QVERIFY(!RunWriter::reopen(store.path(), run).ok());
    }

    void truncatedAnywhereNothingBreaks()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const auto file = recordOf(store.path(), run);
        const std::string whole = readTextFile(file).value();
        for (std::size_t size = 0; size + 4096 < whole.size(); size += 2048 + 7) {
            QVERIFY(writeFileAtomically(file, whole.substr(0, size)).ok());
            QVERIFY(!readAll(store.path(), run).empty());
        }
    }

    void anyFlippedByteBreaksNothing()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const auto file = recordOf(store.path(), run);
        const std::string whole = readTextFile(file).value();
        for (std::size_t place = 0; place < whole.size(); place += 331) {
            std::string flipped = whole;
            flipped[place] = static_cast<char>(flipped[place] ^ 0x5a);
            QVERIFY(writeFileAtomically(file, flipped).ok());
            (void)readAll(store.path(), run);  // Errors may go unnoticed, but the call must return.
        }
    }

    void hostileContents_data()
    {
        QTest::addColumn<QString>("statements");
        const auto add = [](const char* name, const char* statements) {
            QTest::newRow(name) << QString::fromUtf8(statements);
        };
        add("no run", "DELETE FROM run");
        add("unknown state", "UPDATE run SET state = 'thinking'");
        add("missing table", "DROP TABLE chunk");
        add("missing newer table", "DROP TABLE snapshot");
        add("chunk far away", "UPDATE chunk SET first = 9223372036854775807 WHERE first = 257 AND metric = 0");
        add("chunk not of numbers", "UPDATE chunk SET data = x'010203'");
        add("chunk too long", "UPDATE chunk SET data = zeroblob(80000)");
        add("chunk missing", "DELETE FROM chunk WHERE first = 1");
        add("snapshot too short", "UPDATE snapshot SET data = x'ffffffffffffffff00000000'");
        add("snapshot empty", "UPDATE snapshot SET data = x''");
        add("checkpoint elsewhere", "UPDATE checkpoint SET file = '../../../../etc/passwd'");
        add("checkpoint before the beginning", "UPDATE checkpoint SET epoch = -7");
        add("checkpoint of no epoch", "UPDATE checkpoint SET epoch = 2147483647");
        add("checkpoint beyond any number", "UPDATE checkpoint SET epoch = 4294967297");
        add("view",
            "DROP TABLE live; CREATE VIEW live AS WITH RECURSIVE r(json) AS (SELECT 'x' UNION ALL SELECT json FROM r) "
            "SELECT 1 AS one, 0 AS time, json FROM r");
        add("trigger", "CREATE TRIGGER t AFTER UPDATE ON run BEGIN DELETE FROM chunk; END");
        add("other application", "PRAGMA application_id = 1");
        add("version 0", "PRAGMA user_version = 0");
        add("version below 0", "PRAGMA user_version = -5");
    }

    void hostileContents()
    {
        QFETCH(QString, statements);
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        alter(recordOf(store.path(), run), statements.toStdString());
        const std::string error = readAll(store.path(), run);
        QVERIFY2(error.find(store.path().string()) != std::string::npos, error.c_str());
    }

    void aCheckpointElsewhereIsNeitherReadNorRemoved()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const auto precious = store.path() / "runs" / "precious";
        QVERIFY(writeFileAtomically(precious, std::string("state")).ok());
        alter(recordOf(store.path(), run),
              "UPDATE checkpoint SET file = '../../precious'; "
              "INSERT INTO file VALUES ('../precious', 1000, '', 0, 0)");
        CheckpointInfo checkpoint;
        QVERIFY(!RunWriter::resume(store.path(), run, checkpoint).ok());
        alter(recordOf(store.path(), run), "DELETE FROM checkpoint");
        VERIFY_OK(RunWriter::resume(store.path(), run, checkpoint));
        QVERIFY(std::filesystem::exists(precious));
    }

    /// A record without read permission is reported as such, not as missing.
    void aRecordThatMayNotBeReadSaysSo()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const std::filesystem::path file = recordOf(store.path(), run);
        for (const std::filesystem::path& closed : {file.parent_path(), file}) {
            const ReadOnly other(store.path(), closed);
            const auto reader = RunReader::open(store.path(), run);
            QVERIFY(!reader.ok());
            QVERIFY(reader.error().kind == ErrorKind::BadInput);
            QVERIFY2(reader.error().text().starts_with(closed.string() + ": no permission"), reader.error().text().c_str());
        }
    }

    /// The journal of a process killed within a transaction, in a read-only folder, where it cannot be rolled back in place.
    void anUnfinishedTransactionIsRolledBackInACopy()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const std::filesystem::path file = recordOf(store.path(), run);
        sqlite3* connection = nullptr;
        QCOMPARE(sqlite3_open(file.c_str(), &connection), SQLITE_OK);
        QCOMPARE(sqlite3_exec(connection, "PRAGMA journal_mode = DELETE; BEGIN; UPDATE run SET epochs = 159", nullptr,
                              nullptr, nullptr),
                 SQLITE_OK);
        QCOMPARE(sqlite3_db_cacheflush(connection), SQLITE_OK);
        const std::string half = readTextFile(file).value(), journal = readTextFile(file.string() + "-journal").value();
        sqlite3_close(connection);
        QVERIFY(writeFileAtomically(file, half).ok());
        QVERIFY(writeFileAtomically(file.string() + "-journal", journal).ok());
        {
            const ReadOnly other(store.path());
            QCOMPARE(readAll(store.path(), run), std::string());
            QCOMPARE(RunReader::open(store.path(), run).value()->info()->epochs, 300);
        }
        // Without space for a copy it cannot be read; the error must not claim damage.
        const ReadOnly other(store.path(), file.string() + "-journal");
        const std::string said = readAll(store.path(), run);
        QVERIFY2(said.find("incomplete") != std::string::npos && said.find("copy the run's folder") != std::string::npos,
                 said.c_str());
    }

    /// A log takes no room on the disk of its sender.
    void aHugeLogIsNotCopied()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const std::filesystem::path file = recordOf(store.path(), run);
        alter(file, "PRAGMA journal_mode = WAL");
        const std::filesystem::path log = file.string() + "-wal";
        QVERIFY(writeFileAtomically(log, std::string("no log")).ok());
        std::filesystem::resize_file(log, std::uintmax_t{1} << 40);
        const ReadOnly medium(store.path());
        const std::string said = readAll(store.path(), run);
        QVERIFY2(said.find("has 1099511627776 bytes; at most") != std::string::npos, said.c_str());
        QVERIFY2(said.find("copy the run's folder") != std::string::npos, said.c_str());
    }

    /// SQLite deletes the file that a journal names as its super-journal.
    void aJournalThatNamesAnotherFileIsNotRolledBack()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        const auto precious = (store.path() / "precious").string();
        QVERIFY(writeFileAtomically(precious, std::string("state")).ok());
        unsigned sum = 0;
        for (const char letter : precious) sum += static_cast<unsigned>(static_cast<signed char>(letter));
        const auto number = [](unsigned value) {
            std::string bytes;
            for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
            return bytes;
        };
        const std::string journal = std::string(512, 'x') + number(0x40000000 / 4096 + 1) + precious +
                                    number(static_cast<unsigned>(precious.size())) + number(sum) +
                                    "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
        QVERIFY(writeFileAtomically(recordOf(store.path(), run).string() + "-journal", journal).ok());
        CheckpointInfo checkpoint;
        const auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        QVERIFY(!resumed.ok());
        QVERIFY(resumed.error().text().find("refers to a super-journal") != std::string::npos);
        QVERIFY(!readAll(store.path(), run).empty());
        QVERIFY(std::filesystem::exists(precious));
    }

    void aNewerRecordIsReadAndNotWritten()
    {
        const TemporaryStore store;
        const std::string run = wholeRun(store.path());
        alter(recordOf(store.path(), run), "PRAGMA user_version = 99; ALTER TABLE run ADD COLUMN novelty TEXT");
        QCOMPARE(readAll(store.path(), run), std::string());
        auto reader = RunReader::open(store.path(), run).value();
        QVERIFY(reader->info()->notice.find("newer version") != std::string::npos);
        CheckpointInfo checkpoint;
        const auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        QVERIFY(!resumed.ok());
        QVERIFY(resumed.error().text().find("newer version") != std::string::npos);
        QVERIFY(!RunWriter::reopen(store.path(), run).ok());
    }

    void anOlderRecordIsBroughtUpToDate()
    {
        const TemporaryStore store;
        const std::string run = "20260101-000000-cora-0001";
        std::filesystem::create_directories(store.path() / "runs" / run / "checkpoints");
        alter(recordOf(store.path(), run), readTextFile(test::dataFolder() / "record" / "version-1.sql").value());
        const std::string missing = readAll(store.path(), run);  // It has one metric only.
        QVERIFY2(missing == "run " + run + " has no metric \"gap\"", missing.c_str());
        auto reader = RunReader::open(store.path(), run).value();
        QCOMPARE(reader->info()->name, std::string("an old run"));
        QCOMPARE(reader->curve("loss").value(), (std::vector<double>{1.0, 2.0}));
        QVERIFY(reader->snapshotEpochs()->empty());
        reader.reset();
        CheckpointInfo checkpoint;
        auto writer = RunWriter::resume(store.path(), run, checkpoint);
        VERIFY_OK(writer);
        VERIFY_OK((*writer)->writeFile("embedding.npy", bytesOf("x")));
    }

    void anOlderRecordWhoseEngineRunsIsLeftAlone()
    {
        const TemporaryStore store;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
        alter(writer->folder() / "run.sqlite", "PRAGMA user_version = 1");
        const auto opened = RunReader::open(store.path(), writer->id());
        QVERIFY(!opened.ok());
        QVERIFY(opened.error().text().find("older version") != std::string::npos);
    }
};

ROSA_EVENT_LOOP_TEST(TestDamagedRecord)
#include "tst_damaged_record.moc"
