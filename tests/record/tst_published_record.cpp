/// Records on file systems of a network: written on the machine's disk, published as whole copies. Here ROSA_RECORDS stands in for the file
/// system; tst_crash and tst_run_record run in this mode as well.
#include "core/record/shared_place.h"

#include <csignal>
#include <cstdlib>
#include <optional>

#include <sys/resource.h>
#include <unistd.h>
#include <QtCore/QDir>

#include "core/record/database.h"
#include "core/record/published_copy.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

namespace fs = std::filesystem;

namespace {

/// Sets a variable during its lifetime.
class Variable {
public:
    Variable(const char* name, const std::string& value) : m_name(name)
    {
        if (const char* const former = std::getenv(name)) m_former = former;
        ::setenv(name, value.c_str(), 1);
    }
    ~Variable()
    {
        if (m_former)
            ::setenv(m_name, m_former->c_str(), 1);
        else
            ::unsetenv(m_name);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_former;
};

std::unique_ptr<RunWriter> publishedRun(const TemporaryStore& store)
{
    auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"});
    if (!writer) qFatal("%s", writer.error().text().c_str());
    return *std::move(writer);
}

void appendLosses(RunWriter& writer, int first, int last)
{
    for (int epoch = first; epoch <= last; ++epoch)
        if (!writer.appendEpoch(epoch, std::vector{1.0 / epoch})) qFatal("epoch %d is not written", epoch);
}

/// Whether the file says that it needs a write-ahead log: bytes 18 and 19 of SQLite's header.
bool needsLog(const fs::path& record) { return readStart(record, 20).substr(18) != std::string(2, '\1'); }

int entriesIn(const fs::path& folder)
{
    return static_cast<int>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

class TestPublishedRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fileSystemsOfANetwork()
    {
        for (const std::uint64_t type :
             {0x6969UL, 0xff534d42UL, 0xffffffffff534d42UL, 0x0bd00bd0UL, 0x47504653UL, 0x65735546UL})
            QVERIFY(isNetworkType(type));
        for (const std::uint64_t type : {0xef53UL, 0x01021994UL, 0x9123683eUL, 0x58465342UL, 0x794c7630UL, 0UL})
            QVERIFY(!isNetworkType(type));  // ext4, tmpfs, btrfs, XFS, overlay
    }

    void theVariableDecides()
    {
        const TemporaryStore store;
        {
            const Variable set(kRecordsVariable, "publish");
            QVERIFY(publishesRecords(store.path() / "not" / "there").value());
        }
        {
            const Variable set(kRecordsVariable, "direct");
            QVERIFY(!publishesRecords(store.path()).value());
        }
        const Variable set(kRecordsVariable, "published");
        QVERIFY(!publishesRecords(store.path()));
        QVERIFY(!hasPublishedRecords(store.path()));
        QVERIFY(!RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}));
    }

    void aRunIsOneFileAtAnyTime()
    {
        const TemporaryStore store, scratch;
        const Variable set(kRecordsVariable, "publish"), place("TMPDIR", scratch.path().string());
        std::string id;
        {
            const auto writer = publishedRun(store);
            id = writer->id();
            QCOMPARE(entriesIn(scratch.path()), 1);
            appendLosses(*writer, 1, 5);
            VERIFY_OK(writer->writeCheckpoint(5, bytesOf("weights")));
            const fs::path folder = store.path() / "runs" / id;
            QVERIFY(!fs::exists(folder / "run.sqlite-wal") && !fs::exists(folder / "run.sqlite-journal"));
            QVERIFY(!needsLog(folder / "run.sqlite"));
            QCOMPARE(entriesIn(folder / "checkpoints"), 1);  // Nothing temporary is left.
            appendLosses(*writer, 6, 7);
            VERIFY_OK(writer->setState(RunState::Finished));
        }
        QCOMPARE(entriesIn(scratch.path()), 0);
        for (const char* mode : {"publish", "direct"}) {
            const Variable other(kRecordsVariable, mode);
            const auto reader = RunReader::open(store.path(), id).value();
            QCOMPARE(reader->info().value().epochs, 7);
            QVERIFY(reader->info().value().state == RunState::Finished);
            QCOMPARE(reader->curve("loss").value().size(), 7U);
        }
    }

    void anOpenReaderFollows()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        const auto writer = publishedRun(store);
        const auto reader = RunReader::open(store.path(), writer->id()).value();
        QCOMPARE(reader->info().value().epochs, 0);
        appendLosses(*writer, 1, 1);
        QTRY_COMPARE_WITH_TIMEOUT(reader->info().value().epochs, 1, 30'000);
        appendLosses(*writer, 2, 3);
        QTRY_COMPARE_WITH_TIMEOUT(reader->info().value().epochs, 3, 30'000);
        VERIFY_OK(writer->writeCheckpoint(3, bytesOf("weights")));
        QCOMPARE(reader->checkpoints().value().size(), 1U);
        VERIFY_OK(writer->setState(RunState::Paused));
        QVERIFY(reader->info().value().state == RunState::Paused);
        VERIFY_OK(writer->writeFile("embedding.npy", bytesOf("numbers")));
        QCOMPARE(reader->files().value().size(), 1U);
        VERIFY_OK(writer->setState(RunState::Stopped));
        QVERIFY(reader->info().value().state == RunState::Stopped);
        QCOMPARE(reader->curve("loss").value(), (std::vector{1.0, 0.5, 1.0 / 3}));
    }

    void aRunGoesOnFromItsPublishedCopy()
    {
        const TemporaryStore store;
        std::string id;
        for (const auto& [mode, first] :
             {std::pair{"publish", 1}, std::pair{"direct", 4}, std::pair{"publish", 7}, std::pair{"publish", 10}}) {
            const Variable set(kRecordsVariable, mode);
            CheckpointInfo from;
            auto writer = id.empty() ? RunWriter::create(store.path(), someConfiguration(), {}, {"loss"})
                                     : RunWriter::resume(store.path(), id, from);
            VERIFY_OK(writer);
            QCOMPARE(from.epoch, first - 1);
            id = (*writer)->id();
            appendLosses(**writer, first, first + 2);
            VERIFY_OK((*writer)->writeCheckpoint(first + 2, bytesOf("weights")));
            VERIFY_OK((*writer)->setState(RunState::Stopped));
        }
        QCOMPARE(RunReader::open(store.path(), id).value()->curve("loss").value().size(), 12U);
    }

    void theLogOfAnEngineInPlaceIsTakenOver()
    {
        const TemporaryStore store, copy;
        std::string id;
        {
            const Variable set(kRecordsVariable, "direct");
            const auto writer = publishedRun(store);
            id = writer->id();
            appendLosses(*writer, 1, 9);
            VERIFY_OK(writer->flush());
            QVERIFY(fs::exists(writer->folder() / "run.sqlite-wal"));
            fs::create_directory(copy.path() / "runs");
            fs::copy(writer->folder(), copy.path() / "runs" / id,
                     fs::copy_options::recursive | fs::copy_options::skip_symlinks);
        }
        const Variable set(kRecordsVariable, "publish");
        const fs::path folder = copy.path() / "runs" / id;
        QCOMPARE(RunReader::openFolder(folder).value()->curve("loss").value().size(), 9U);
        {
            const auto writer = RunWriter::reopen(copy.path(), id);
            VERIFY_OK(writer);
            VERIFY_OK((*writer)->putDocument("note", "{}"));
        }
        QVERIFY(!fs::exists(folder / "run.sqlite-wal"));
        const auto reader = RunReader::openFolder(folder).value();
        QCOMPARE(reader->curve("loss").value().size(), 9U);
        QVERIFY(reader->document("note").value().has_value());
    }

    void whatAKilledProcessLeftIsRemoved()
    {
        const TemporaryStore store, scratch;
        const Variable set(kRecordsVariable, "publish"), place("TMPDIR", scratch.path().string());
        const fs::path left = scratch.path() / (".rosa-record-" + std::to_string(::getuid()) + "-abc123");
        fs::create_directory(left);
        const auto first = publishedRun(store), second = publishedRun(store);
        QVERIFY(!fs::exists(left));
        QCOMPARE(entriesIn(scratch.path()), 2);  // Each has its own; that of a running engine stays.
    }

    void slurmsOwnFolderIsPreferred()
    {
        const TemporaryStore store, scratch, ofJob;
        const Variable set(kRecordsVariable, "publish"), place("TMPDIR", scratch.path().string()),
            job("SLURM_TMPDIR", ofJob.path().string());
        const auto writer = publishedRun(store);
        QCOMPARE(entriesIn(scratch.path()), 0);
        QCOMPARE(entriesIn(ofJob.path()), 1);
    }

    void aRemovedRecordIsNotMadeAgain()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        fs::path record;
        {
            const auto writer = publishedRun(store);
            record = writer->folder() / "run.sqlite";
            appendLosses(*writer, 1, 2);
            VERIFY_OK(writer->flush());
            fs::remove(record);
            QVERIFY(!writer->writeCheckpoint(2, bytesOf("weights")));
        }
        QVERIFY(!fs::exists(record));
    }

    void aFailedPublicationIsMadeUpFor()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        auto writer = publishedRun(store);
        const std::string id = writer->id();
        const auto reader = RunReader::open(store.path(), id).value();
        appendLosses(*writer, 1, 2);
        {
            const ReadOnly closed(writer->folder());
            QVERIFY(!writer->setState(RunState::Paused));
        }
        VERIFY_OK(writer->setState(RunState::Paused));
        QVERIFY(reader->info().value().state == RunState::Paused);
        QCOMPARE(reader->info().value().epochs, 2);
        {
            const ReadOnly closed(writer->folder());
            QVERIFY(!writer->setState(RunState::Stopped));
        }
        writer.reset();
        QVERIFY(reader->info().value().state == RunState::Stopped);
    }

    /// While this machine had no network, another one has continued the run.
    void theRecordOfAnotherEngineStays()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        fs::path record;
        const auto replace = [&record] {
            const fs::path copy = record.parent_path() / "copy";
            fs::copy_file(record, copy);
            fs::last_write_time(copy, fs::last_write_time(record) + std::chrono::seconds(5));
            fs::rename(copy, record);
            return readFile(record).value();
        };
        std::vector<std::byte> theirs;
        {
            const auto writer = publishedRun(store);
            record = writer->folder() / "run.sqlite";
            appendLosses(*writer, 1, 2);
            VERIFY_OK(writer->flush());
            theirs = replace();
            appendLosses(*writer, 3, 3);
            const auto written = writer->writeCheckpoint(3, bytesOf("weights"));
            QVERIFY(!written);
            QVERIFY2(written.error().text().find("replaced") != std::string::npos, written.error().text().c_str());
        }
        QVERIFY(readFile(record).value() == theirs);
        {
            CheckpointInfo from;
            const auto writer = RunWriter::resume(store.path(), record.parent_path().filename(), from);
            VERIFY_OK(writer);
            theirs = replace();
            QVERIFY(!(*writer)->setState(RunState::Stopped));
        }
        QVERIFY(readFile(record).value() == theirs);
    }

    void whatIsNoNewsIsNotPublished()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        const fs::path record = publishedRun(store)->folder() / "run.sqlite";
        const auto before = fs::last_write_time(record);
        VERIFY_OK(RunWriter::reopen(store.path(), record.parent_path().filename()));
        QVERIFY(fs::last_write_time(record) == before);
    }

    void aFlushWaitsForWhatIsOnItsWay()
    {
        const TemporaryStore store;
        const Variable set(kRecordsVariable, "publish");
        const auto writer = publishedRun(store);
        const auto reader = RunReader::open(store.path(), writer->id()).value();
        const std::vector<std::byte> large(std::size_t{8} << 20, std::byte{7});
        VERIFY_OK(writer->putBlob("large", 1, large));
        const auto isOnItsWay = [&] { return entriesIn(writer->folder() / "checkpoints") > 0; };
        while (!isOnItsWay() && reader->blobSequences("large").value().empty()) {
        }
        VERIFY_OK(writer->flush());
        QCOMPARE(reader->blobSequences("large").value().size(), 1U);
    }

    /// A disk that is full, as far as SQLite sees.
    void aFailedCopyLeavesNothing()
    {
        const TemporaryStore store, scratch;
        const Variable set(kRecordsVariable, "publish"), place("TMPDIR", scratch.path().string());
        const auto copy = PublishedCopy::forStore(store.path()).value();
        auto database = Database::open(copy->file(), Database::Access::Create).value();
        VERIFY_OK(database.execute("CREATE TABLE many (data BLOB); INSERT INTO many VALUES (zeroblob(1000000))"));
        struct rlimit former = {};
        ::getrlimit(RLIMIT_FSIZE, &former);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const struct rlimit small = {65536, former.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        const bool isStaged = copy->stage(database).ok();
        ::setrlimit(RLIMIT_FSIZE, &former);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!isStaged);
        QCOMPARE(entriesIn(copy->file().parent_path()), 1);
        VERIFY_OK(copy->stage(database));
    }

    void anOpenReaderMigratesWhatAnOlderEnginePublishes()
    {
        const TemporaryStore store, copy;
        const Variable set(kRecordsVariable, "publish");
        const auto writer = publishedRun(store);
        appendLosses(*writer, 1, 2);
        VERIFY_OK(writer->flush());
        const fs::path record = writer->folder() / "run.sqlite";
        const auto reader = RunReader::open(store.path(), writer->id()).value();
        QVERIFY(reader->snapshotEpochs().value().empty());
        const fs::path older = copy.path() / "run.sqlite";
        fs::copy_file(record, older);
        {
            auto database = Database::open(older, Database::Access::Write).value();
            VERIFY_OK(database.execute("DROP TABLE snapshot; DROP TABLE blob; DROP TABLE file; PRAGMA user_version = 1"));
        }
        fs::remove(writer->folder() / "writer.lock");  // The older engine runs on another machine.
        fs::rename(older, record);
        VERIFY_OK(reader->snapshotEpochs());
        QCOMPARE(reader->info().value().epochs, 2);
    }

    void theLibraryHasNoLog()
    {
        const TemporaryStore store;
        std::string id;
        for (const char* mode : {"direct", "publish"}) {
            const Variable set(kRecordsVariable, mode);
            id = publishedRun(store)->id();
            const auto library = Library::open(store.path());
            VERIFY_OK(library);
            VERIFY_OK((*library)->rename(id, mode));
            QVERIFY(!(*library)->runs(false).value().empty());
            QCOMPARE(needsLog(store.path() / "library.sqlite"), std::string(mode) == "direct");
        }
        QVERIFY(!fs::exists(store.path() / "library.sqlite-wal"));
        QCOMPARE(Library::open(store.path()).value()->find("publish").value(), id);
    }
};

ROSA_EVENT_LOOP_TEST(TestPublishedRecord)
#include "tst_published_record.moc"
