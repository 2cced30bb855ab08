/// Run folders from other sources with symbolic links that lead outside, and their permissions.
#include <map>

#include <sys/stat.h>

#include "core/protocol/inbox.h"
#include "core/protocol/layout.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::protocol;
using namespace rosa::record;
using namespace rosa::store;
namespace fs = std::filesystem;

namespace {

/// A stopped run with a checkpoint and an embedding.
std::string stoppedRun(const fs::path& store)
{
    auto writer = RunWriter::create(store, someConfiguration(), {}, {"loss"}).value();
    for (int epoch = 1; epoch <= 4; ++epoch) (void)writer->appendEpoch(epoch, std::vector<double>{1.0});
    (void)writer->writeCheckpoint(2, bytesOf("state"));
    (void)writer->writeFile("embedding.npy", bytesOf("numbers"));
    (void)writer->setState(RunState::Stopped);
    return writer->id();
}

/// Replaces `name` in the run folder by a link to an outside folder with a file. Returns that file.
fs::path linkOut(const fs::path& store, const std::string& run, const std::string& name)
{
    const fs::path outside = store / "outside";
    fs::create_directory(outside);
    (void)writeFileAtomically(outside / "20261124.json", std::string("mine"));
    fs::remove_all(store / "runs" / run / name);
    fs::create_directory_symlink(outside, store / "runs" / run / name);
    return outside / "20261124.json";
}

std::ptrdiff_t filesIn(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

}  // namespace

class TestForeignFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsRemovedOrWrittenThroughLinks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("checkpoints") << "checkpoints";
        QTest::newRow("inbox") << "inbox";
    }

    void nothingIsRemovedOrWrittenThroughLinks()
    {
        QFETCH(QString, name);
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path precious = linkOut(store.path(), run, name.toStdString());
        CheckpointInfo checkpoint;
        for (const auto& refused :
             {RunWriter::resume(store.path(), run, checkpoint).ok(), RunWriter::reopen(store.path(), run).ok()})
            QVERIFY(!refused);
        const auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        QVERIFY(resumed.error().kind == ErrorKind::BadInput);
        QVERIFY(resumed.error().text().find("symbolic link") != std::string::npos);
        QCOMPARE(readTextFile(precious).value(), std::string("mine"));
        QCOMPARE(filesIn(precious.parent_path()), 1);
        QVERIFY(RunReader::open(store.path(), run).value()->info()->state == RunState::Stopped);  // it can be read
    }

    void requestsDoNotLeaveTheFolder()
    {
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path folder = store.path() / "runs" / run;
        const fs::path precious = linkOut(store.path(), run, "inbox");
        QVERIFY(!sendRequest(folder, Stop()).ok());
        {
            Inbox inbox(folder);
            QVERIFY(!inbox.check().ok());
            std::vector<Error> problems;
            QVERIFY(inbox.take(&problems).empty());
            QCOMPARE(problems.size(), std::size_t{1});
            QVERIFY(inbox.take(&problems).empty());
            QCOMPARE(problems.size(), std::size_t{1});  // reported once
        }
        QCOMPARE(readTextFile(precious).value(), std::string("mine"));
        QCOMPARE(filesIn(precious.parent_path()), 1);
    }

    void rejectedRequestsDoNotLeaveTheFolder()
    {
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path folder = store.path() / "runs" / run;
        const fs::path precious = linkOut(store.path(), run, "rejected");
        fs::rename(folder / "rejected", folder / "inbox" / "rejected");
        QVERIFY(writeFileAtomically(folder / "inbox" / "1.json", std::string("no request")).ok());
        std::vector<Error> problems;
        QVERIFY(Inbox(folder).take(&problems).empty());
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(!fs::exists(folder / "inbox" / "1.json"));
        QCOMPARE(filesIn(precious.parent_path()), 1);
    }

    void answersAndLayoutsDoNotLeaveTheFolder()
    {
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path folder = store.path() / "runs" / run;
        const fs::path precious = linkOut(store.path(), run, "answers");
        (void)linkOut(store.path(), run, "layouts");
        QVERIFY(!writeAnswer(folder, "20261124", "{}").ok());
        QVERIFY(!layoutsFolder(folder).ok());
        QCOMPARE(readTextFile(precious).value(), std::string("mine"));
        fs::remove(folder / "answers");
        VERIFY_OK(writeAnswer(folder, "20261124", "{}"));
        QCOMPARE(readTextFile(folder / "answers" / "20261124.json").value(), std::string("{}"));
        QVERIFY(!writeAnswer(folder, "../x", "{}").ok());
        QVERIFY(!writeAnswer(store.path() / "runs" / "gone", "1", "{}").ok());
        QVERIFY(!fs::exists(store.path() / "runs" / "gone"));
    }

    void aRecordThatIsALinkIsNotOpened()
    {
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path record = store.path() / "runs" / run / "run.sqlite";
        fs::rename(record, store.path() / "elsewhere.sqlite");
        fs::create_symlink(store.path() / "elsewhere.sqlite", record);
        const std::string before = readTextFile(record).value();
        CheckpointInfo checkpoint;
        QVERIFY(!RunWriter::resume(store.path(), run, checkpoint).ok());
        const auto opened = RunReader::open(store.path(), run);
        QVERIFY(!opened.ok());
        QVERIFY(opened.error().text().find("symbolic link") != std::string::npos);
        QCOMPARE(readTextFile(store.path() / "elsewhere.sqlite").value(), before);
        const auto runs = Library::open(store.path()).value()->runs();
        QVERIFY(runs->front().problem.text().find("symbolic link") != std::string::npos);
    }

    void onlyRegularFilesAreOpened_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        for (const char* name : {"run.sqlite", "run.sqlite-wal", "run.sqlite-journal", "run.sqlite-shm"})
            for (const char* kind : {"pipe", "socket", "folder", "link", "link to a device"})
                QTest::addRow("%s: %s", name, kind) << QString::fromLatin1(name) << QString::fromLatin1(kind);
    }

    /// One such folder neither hides the other runs nor keeps anybody waiting, and it can be deleted.
    void onlyRegularFilesAreOpened()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        const TemporaryStore store;
        const std::string good = stoppedRun(store.path());
        const std::string bad = stoppedRun(store.path());
        const fs::path file = store.path() / "runs" / bad / name.toStdString();
        fs::remove(file);
        if (kind == QLatin1String("pipe")) QCOMPARE(::mkfifo(file.c_str(), 0600), 0);
        if (kind == QLatin1String("socket")) QCOMPARE(::mknod(file.c_str(), S_IFSOCK | 0600, 0), 0);
        if (kind == QLatin1String("folder")) fs::create_directory(file);
        if (kind == QLatin1String("link")) fs::create_symlink(store.path() / "runs" / good / "run.sqlite", file);
        if (kind == QLatin1String("link to a device")) fs::create_symlink("/dev/zero", file);

        const auto opened = RunReader::open(store.path(), bad);
        QVERIFY(!opened.ok());
        QVERIFY2(opened.error().text().find("expected a file, found a") != std::string::npos, opened.error().text().c_str());
        CheckpointInfo checkpoint;
        QVERIFY(!RunWriter::resume(store.path(), bad, checkpoint).ok());
        auto library = Library::open(store.path()).value();
        const auto runs = library->runs().value();
        QCOMPARE(runs.size(), std::size_t{2});
        for (const RunSummary& run : runs) QCOMPARE(run.problem.empty(), run.id == good);
        int problems = 0;
        QCOMPARE(library->rescan([&](const Error&) { ++problems; }).value(), 1);
        QCOMPARE(problems, 1);
        VERIFY_OK(library->remove(bad));
        VERIFY_OK(library->purge(bad));
        QCOMPARE(library->runs()->size(), std::size_t{1});
        QVERIFY(RunReader::open(store.path(), good).ok());
    }

    void locksAreRegularFiles()
    {
        const TemporaryStore store;
        const std::string run = stoppedRun(store.path());
        const fs::path lock = store.path() / "runs" / run / "writer.lock";
        fs::remove(lock);
        QCOMPARE(::mkfifo(lock.c_str(), 0600), 0);
        CheckpointInfo checkpoint;
        QVERIFY(!RunWriter::resume(store.path(), run, checkpoint).ok());
        QVERIFY(RunReader::open(store.path(), run).ok());
    }

    void aRunFolderThatIsALinkIsListedOnly()
    {
        const TemporaryStore store, elsewhere;
        const std::string run = stoppedRun(elsewhere.path());
        const fs::path outside = elsewhere.path() / "runs" / run;
        fs::create_directories(store.path() / "runs");
        fs::create_directories(store.path() / "bin");
        fs::create_directory_symlink(outside, store.path() / "runs" / "linked");
        fs::create_directory_symlink(outside, store.path() / "bin" / "gone");
        const auto before = filesIn(outside);
        auto library = Library::open(store.path()).value();
        const auto runs = library->runs(true).value();
        QCOMPARE(runs.size(), std::size_t{2});
        for (const RunSummary& one : runs)
            QVERIFY2(one.problem.text().find("found a symbolic link") != std::string::npos, one.problem.text().c_str());
        CheckpointInfo checkpoint;
        for (const Error& error :
             {library->remove("linked").error(), library->purge("gone").error(),
              RunReader::open(store.path(), "linked").error(), RunWriter::resume(store.path(), "linked", checkpoint).error(),
              RunWriter::reopen(store.path(), "linked").error()})
            QVERIFY2(error.text().find("found a symbolic link") != std::string::npos, error.text().c_str());
        QCOMPARE(filesIn(outside), before);
        QVERIFY(fs::is_symlink(store.path() / "bin" / "gone"));
    }

    void partsOfAStoreAreNoLinks_data()
    {
        QTest::addColumn<QString>("part");
        for (const char* part : {"runs", "bin", "data", "sweeps", "plans", "logs", "library.sqlite", "library.sqlite-wal"})
            QTest::newRow(part) << QString::fromLatin1(part);
    }

    /// A received store writes and deletes nothing where its links lead. The way to the store may be a link.
    void partsOfAStoreAreNoLinks()
    {
        QFETCH(QString, part);
        const TemporaryStore store, elsewhere;
        const std::string run = stoppedRun(store.path());
        VERIFY_OK(Library::open(store.path()).value()->remove(run));
        const fs::path link = store.path() / part.toStdString();
        const fs::path outside = elsewhere.path() / "precious";
        if (fs::exists(link)) {
            fs::rename(link, outside);
        } else if (part.startsWith(QLatin1String("library"))) {
            QVERIFY(writeFileAtomically(outside, std::string("mine")).ok());
        } else {
            fs::create_directory(outside);
        }
        fs::create_symlink(outside, link);
        const auto contentOf = [&] {
            std::map<std::string, std::string> content;
            for (const auto& entry : fs::recursive_directory_iterator(elsewhere.path()))
                content[entry.path()] = entry.is_regular_file() ? readTextFile(entry.path()).value() : "folder";
            return content;
        };
        const auto before = contentOf();
        const auto library = Library::open(store.path());
        QVERIFY(!library.ok());
        QVERIFY2(library.error().text().find("found a symbolic link, which is not followed") != std::string::npos,
                 library.error().text().c_str());
        QVERIFY(!Library::open(store.path(), true).ok());
        QVERIFY(!RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).ok());
        QVERIFY(!RunReader::open(store.path(), run).ok());
        QVERIFY(contentOf() == before);
        fs::remove(link);
        fs::create_directory_symlink(store.path(), elsewhere.path() / "way");
        VERIFY_OK(Library::open(elsewhere.path() / "way"));
    }

    /// A library that is open already meets a link that appears later.
    void aLinkThatAppearsIsNotFollowed()
    {
        const TemporaryStore store, elsewhere;
        const std::string run = stoppedRun(store.path());
        auto library = Library::open(store.path()).value();
        fs::create_directory_symlink(elsewhere.path(), store.path() / "bin");
        fs::create_directories(elsewhere.path() / "gone");
        QVERIFY(!library->remove(run).ok());
        QVERIFY(!library->restore("gone").ok());
        QVERIFY(!library->purge("gone").ok());
        QVERIFY(!library->runs().ok());
        QCOMPARE(filesIn(elsewhere.path()), 1);
    }

    void leftoversOfOthersAreNotFollowed()
    {
        const TemporaryStore store;
        (void)stoppedRun(store.path());
        const fs::path outside = store.path() / "outside";
        fs::create_directory(outside);
        QVERIFY(writeFileAtomically(outside / "precious", std::string("mine")).ok());
        fs::create_directory_symlink(outside, store.path() / "runs" / ".new-abcdef");
        (void)stoppedRun(store.path());
        QVERIFY(fs::exists(outside / "precious"));
        QCOMPARE(filesIn(outside), 1);
    }

    void permissionsFollowTheUmask()
    {
        const TemporaryStore store;
        const mode_t before = ::umask(077);
        const std::string run = stoppedRun(store.path());
        (void)Library::open(store.path());
        ::umask(before);
        int seen = 0;
        for (const auto& entry : fs::recursive_directory_iterator(store.path())) {
            const auto open = entry.symlink_status().permissions() & (fs::perms::group_all | fs::perms::others_all);
            QVERIFY2(open == fs::perms::none, entry.path().c_str());
            ++seen;
        }
        QVERIFY(seen > 6);
    }
};

ROSA_EVENT_LOOP_TEST(TestForeignFolder)
#include "tst_foreign_folder.moc"
