/// Claims on cells: never two holders, whoever asks and whoever dies.
#include "core/sweep/claims.h"

#include <csignal>
#include <fstream>
#include <set>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestClaims : public QObject {
    Q_OBJECT

    static constexpr int kWorkers = 8;
    static constexpr int kCells = 60;

    static std::string cellNamed(int number) { return "cell" + std::to_string(number); }

    static Claims claimsOf(const std::filesystem::path& folder, const std::string& worker)
    {
        return Claims::open(folder, worker).value();
    }
    /// As if the holder had not touched the claim for two minutes.
    static void age(const std::filesystem::path& folder, const std::string& file)
    {
        const auto path = folder / "claims" / file;
        std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) - std::chrono::minutes(2));
    }
    /// Takes what it can get, from a different cell on for each worker.
    static std::vector<std::string> takeAll(const std::filesystem::path& folder, int worker)
    {
        Claims claims = claimsOf(folder, "w" + std::to_string(worker));
        std::vector<std::string> taken;
        for (int i = 0; i < kCells; ++i) {
            const std::string cell = cellNamed((i + worker) % kCells);
            if (const auto claim = claims.take(cell); claim && *claim) taken.push_back(cell);
        }
        return taken;
    }

private Q_SLOTS:
    void aCellHasOneHolder()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims one = claimsOf(folder.path(), "one"), other = claimsOf(folder.path(), "other");
        const auto claim = one.take("a");
        VERIFY_OK(claim);
        QVERIFY(*claim && (*claim)->number == 1 && (*claim)->deaths == 0);
        QVERIFY(one.holds(**claim));
        QVERIFY(!*other.take("a"));
        QVERIFY(!*one.take("a"));
        QVERIFY(*other.take("b"));
        QCOMPARE(other.held({"a", "b"}), (std::set<std::string>{"a", "b"}));
        one.release(**claim);
        QCOMPARE(other.held({"a", "b"}), (std::set<std::string>{"b"}));
        const auto next = other.take("a");
        QVERIFY(*next && (*next)->number == 2 && (*next)->deaths == 0);
        QVERIFY(!one.holds(**claim));
    }

    void aLeaseEndsByItsHeartbeat()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims one = claimsOf(folder.path(), "one"), other = claimsOf(folder.path(), "other");
        const auto claim = *one.take("a");
        age(folder.path(), "a.1");
        one.heartbeat();
        QVERIFY(!*other.take("a"));
        age(folder.path(), "a.1");
        QVERIFY(other.held({"a", "b"}).empty());
        const auto taken = *other.take("a");
        QVERIFY(taken && taken->number == 2 && taken->deaths == 1);
        QVERIFY(!one.holds(*claim) && other.holds(*taken));
        one.heartbeat();
        one.release(*claim);  // wakes up too late: it must not free what is another's
        QVERIFY(!*one.take("a"));
        QCOMPARE(other.held({"a", "b"}), (std::set<std::string>{"a"}));
    }

    void aDeadWorkerIsBuriedByItsParent()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims parent = claimsOf(folder.path(), "parent"), child = claimsOf(folder.path(), "child");
        QVERIFY(*child.take("a") && *parent.take("b"));
        parent.markDead("child");
        QCOMPARE(parent.held({"a", "b"}), (std::set<std::string>{"b"}));
        const auto taken = *parent.take("a");
        QVERIFY(taken && taken->deaths == 1);
        parent.release(*taken);
        QCOMPARE((*parent.take("a"))->deaths, 1);  // released in order: the death counts, the release does not
    }

    void aClaimEndsWithItsAction()
    {
        const auto folder = TemporaryFolder::make().value();
        const auto busy = [&] { return withClaim(folder.path(), "a", Message("busy"), [] { return Result<void>(); }); };
        bool isHeld = false;
        VERIFY_OK(withClaim(folder.path(), "a", Message("busy"), [&]() -> Result<void> {
            isHeld = !busy() && busy().error().text() == "busy";
            return {};
        }));
        QVERIFY(isHeld);
        QCOMPARE(withClaim(folder.path(), "a", Message("busy"), [] { return Result<void>(failed("no")); }).error().text(),
                 std::string("no"));
        VERIFY_OK(busy());
        QVERIFY(workersOf(folder.path()).empty());
    }

    void aClaimThatCannotBeSeenIsKept()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims one = claimsOf(folder.path(), "one");
        const auto claim = *one.take("a");
        std::filesystem::remove(folder.path() / "claims" / "a.1");
        QVERIFY(one.holds(*claim));
        std::ofstream(folder.path() / "claims" / "a.2") << "{}";
        QVERIFY(!one.holds(*claim));
    }

    void threadsNeverShareACell()
    {
        const auto folder = TemporaryFolder::make().value();
        std::vector<std::vector<std::string>> taken(kWorkers);
        {
            std::vector<std::jthread> threads;
            threads.reserve(kWorkers);
            for (int worker = 0; worker < kWorkers; ++worker)
                threads.emplace_back(
                    [&, worker] { taken[static_cast<std::size_t>(worker)] = takeAll(folder.path(), worker); });
        }
        std::multiset<std::string> all;
        for (const auto& cells : taken) all.insert(cells.begin(), cells.end());
        QCOMPARE(all.size(), static_cast<std::size_t>(kCells));
        QCOMPARE(std::set<std::string>(all.begin(), all.end()).size(), static_cast<std::size_t>(kCells));
    }

    void processesNeverShareACell()
    {
        const auto folder = TemporaryFolder::make().value();
        // Half of the cells have a void claim, which all of them try to take over.
        {
            Claims dead = claimsOf(folder.path(), "dead");
            for (int i = 0; i < kCells; i += 2) QVERIFY(*dead.take(cellNamed(i)));
            for (int i = 0; i < kCells; i += 2) age(folder.path(), cellNamed(i) + ".1");
        }
        std::vector<pid_t> children;
        for (int worker = 0; worker < kWorkers; ++worker) {
            const pid_t child = ::fork();
            if (child == 0) {
                std::ofstream out(folder.path() / ("taken" + std::to_string(worker)));
                for (const std::string& cell : takeAll(folder.path(), worker)) out << cell << '\n';
                out.close();
                ::_exit(0);
            }
            children.push_back(child);
        }
        std::multiset<std::string> all;
        for (int worker = 0; worker < kWorkers; ++worker) {
            int status = 1;
            ::waitpid(children[static_cast<std::size_t>(worker)], &status, 0);
            QCOMPARE(status, 0);
            std::ifstream in(folder.path() / ("taken" + std::to_string(worker)));
            for (std::string cell; in >> cell;) all.insert(cell);
        }
        QCOMPARE(all.size(), static_cast<std::size_t>(kCells));
        QCOMPARE(std::set<std::string>(all.begin(), all.end()).size(), static_cast<std::size_t>(kCells));
    }

    /// A holder that died while it made the file leaves it empty; a stranger leaves anything.
    void damagedClaimsEndByTheirAge()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims claims = claimsOf(folder.path(), "one");
        const std::vector<std::string> contents{"", "{", "[1]", "{\"free\": 3, \"deaths\": 1e300}", "\xff\xfe"};
        for (std::size_t i = 0; i < contents.size(); ++i) {
            const std::string cell = cellNamed(static_cast<int>(i));
            std::ofstream(folder.path() / "claims" / (cell + ".1")) << contents[i];
            QVERIFY(!*claims.take(cell));
            age(folder.path(), cell + ".1");
            QVERIFY(*claims.take(cell));
        }
        for (const char* name : {"x", ".1", "x.", "x.0", "x.-1", "x.99999999999999999999"})
            std::ofstream(folder.path() / "claims" / name) << "{}";
        QVERIFY(*claims.take("x"));
    }

    void workersAreTold()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims claims = claimsOf(folder.path(), "one");
        claims.tell({"one", true, "cell", 7, 3, "r", 2});
        const auto workers = workersOf(folder.path());
        QCOMPARE(workers.size(), 1U);
        QCOMPARE(workers[0].worker, std::string("one"));
        QVERIFY(workers[0].isAlive && workers[0].cell == "cell" && workers[0].run == "r");
        QVERIFY(workers[0].number == 7 && workers[0].seed == 3U && workers[0].runs == 2);
        claims.tell({});
        QCOMPARE(workersOf(folder.path()).at(0).cell, std::string());
        QVERIFY(workersOf(folder.path()).at(0).isAlive);
        for (const char* text : {"", "[", "{\"cell\": 1}", "{\"cell\": \"c\", \"try\": 1e300}"}) {
            std::ofstream(folder.path() / "workers" / "one.json") << text;
            QVERIFY(workersOf(folder.path()).empty() || workersOf(folder.path())[0].cell.empty());
        }
        QVERIFY(newWorker() != newWorker());
    }

    /// At once, not when its lease has run out.
    void aKilledWorkerIsNotAlive()
    {
        const auto folder = TemporaryFolder::make().value();
        Claims claims = claimsOf(folder.path(), "one");
        const pid_t child = ::fork();
        if (child == 0) {
            claims.tell({"one", true, "cell", 7, 3, "r", 2});
            ::raise(SIGKILL);
        }
        QVERIFY(child > 0);
        ::waitpid(child, nullptr, 0);
        const auto workers = workersOf(folder.path());
        QCOMPARE(workers.size(), 1U);
        QCOMPARE(workers[0].cell, std::string("cell"));
        QVERIFY(!workers[0].isAlive);
    }
};

ROSA_TEST(TestClaims)
#include "tst_claims.moc"
