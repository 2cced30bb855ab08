/// Run folders from other sources with symbolic links that lead outside, and their permissions.
#include <sys/stat.h>

#include "core/record/inbox.h"
#include "core/record/layout.h"
#include "core/record/library.h"
#include "core/record/run_reader.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
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
