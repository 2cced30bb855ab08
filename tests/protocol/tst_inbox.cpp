#include "core/protocol/inbox.h"

#include <chrono>
#include <memory>
#include <thread>

#include <sys/stat.h>

#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::protocol;
using namespace rosa::record;

class TestInbox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void requestsComeInOrder()
    {
        const TemporaryStore run;
        Inbox inbox(run.path());
        QVERIFY(inbox.take().empty());
        std::vector<std::string> ids;
        for (int i = 0; i < 50; ++i) {
            auto id = sendRequest(run.path(), SetParameter{"key", std::to_string(i)});
            VERIFY_OK(id);
            ids.push_back(*id);
        }
        const auto taken = inbox.take();
        QCOMPARE(taken.size(), ids.size());
        for (std::size_t i = 0; i < ids.size(); ++i) {
            QCOMPARE(taken[i].id, ids[i]);
            QVERIFY(*taken[i].request == Request(SetParameter{"key", std::to_string(i)}));
        }
        QVERIFY(inbox.take().empty());
        QVERIFY(std::filesystem::is_empty(run.path() / "inbox"));
    }

    void nothingSentInBetweenIsMissed()
    {
        const TemporaryStore run;
        Inbox inbox(run.path());
        // Faster than the resolution of file time stamps.
        for (int i = 0; i < 200; ++i) {
            VERIFY_OK(sendRequest(run.path(), Pause()));
            QCOMPARE(inbox.take().size(), std::size_t{1});
            QCOMPARE(inbox.take().size(), std::size_t{0});
        }
    }

    void halfWrittenFilesAreLeftAlone()
    {
        const TemporaryStore run;
        Inbox inbox(run.path());
        const auto half = run.path() / "inbox" / "00000000000000000001-1-0000.json.Ab12Cd";
        QVERIFY(writeFileAtomically(half, std::string("{\"verb\":\"sto")).ok());
        std::vector<Error> problems;
        QVERIFY(inbox.take(&problems).empty());
        QVERIFY(problems.empty());
        QVERIFY(std::filesystem::exists(half));
    }

    void garbageIsMovedAside()
    {
        const TemporaryStore run;
        Inbox inbox(run.path());
        const auto folder = run.path() / "inbox";
        const std::vector<std::string> garbage = {"",
                                                  "{",
                                                  "[]",
                                                  "{\"verb\":7}",
                                                  "{\"key\":\"a\"}",
                                                  "{\"verb\":\"tsne\",\"id\":\"../../other\"}",
                                                  std::string(2'000'000, ' '),
                                                  "{\"verb\":\"stop\",\"value\":[[[[]]]]}",
                                                  std::string(100'000, '[')};
        int number = 0;
        for (const std::string& text : garbage)
            QVERIFY(writeFileAtomically(folder / ("g" + std::to_string(number++) + ".json"), text).ok());
        QVERIFY(::mkfifo((folder / "pipe.json").c_str(), 0600) == 0);
        std::filesystem::create_symlink("/etc/passwd", folder / "link.json");
        std::filesystem::create_directory(folder / "folder.json");
        VERIFY_OK(sendRequest(run.path(), Stop()));
        std::vector<Error> problems;
        const auto taken = inbox.take(&problems);
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken[0].verb, std::string("stop"));
        QCOMPARE(problems.size(), garbage.size() + 3);
        problems.clear();
        QVERIFY(inbox.take(&problems).empty());
        QVERIFY(problems.empty());
        QCOMPARE(static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder / "rejected"), {})),
                 garbage.size() + 3);
    }

    void aWaitingEngineIsWoken()
    {
        const TemporaryStore run;
        Inbox inbox(run.path());
        const auto start = std::chrono::steady_clock::now();
        std::thread sender([&] { (void)sendRequest(run.path(), Resume()); });
        std::vector<ReceivedRequest> taken;
        while (taken.empty() && std::chrono::steady_clock::now() - start < std::chrono::seconds(20)) {
            inbox.wait(20'000);
            taken = inbox.take();
        }
        sender.join();
        QCOMPARE(taken.size(), std::size_t{1});
        QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(10));
    }

    void aDeepFolderHasABellToo()
    {
        const TemporaryStore store;
        const auto run = store.path() / std::string(120, 'x');
        std::filesystem::create_directory(run);
        {
            const Inbox inbox(run);
            QVERIFY(std::filesystem::is_socket(run / "bell"));
        }
        QVERIFY(!std::filesystem::exists(run / "bell"));
    }

    void aBellOfAnotherInboxStays()
    {
        const TemporaryStore store;
        auto server = std::make_unique<Inbox>(store.path());
        const Inbox training(store.path());
        server.reset();
        QVERIFY(std::filesystem::is_socket(store.path() / "bell"));
    }
};

ROSA_TEST(TestInbox)
#include "tst_inbox.moc"
