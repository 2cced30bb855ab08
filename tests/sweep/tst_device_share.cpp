/// How many runs share a machine and its GPU, by numbers that can be checked by hand; and places in the memory of a GPU between threads, objects
/// and processes, of which one is killed.
#include "core/sweep/device_share.h"

#include <atomic>
#include <future>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/files.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

Q_DECLARE_METATYPE(rosa::sweep::MachineRoom)
Q_DECLARE_METATYPE(rosa::sweep::RunNeed)

namespace {

constexpr double kGiga = 1e9;
constexpr int kAll = 1000;

bool never() { return false; }
bool atOnce() { return true; }

DeviceShare shareIn(const TemporaryFolder& folder) { return DeviceShare::open(folder.path() / "gpus" / "0123").value(); }

}  // namespace

class TestDeviceShare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsAtTheSameTime_data()
    {
        QTest::addColumn<MachineRoom>("room");
        QTest::addColumn<RunNeed>("need");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("onGpu");
        QTest::addColumn<int>("bound");
        const auto row = [](const char* name, const MachineRoom& room, const RunNeed& need, int asked, int left, int workers,
                            int onGpu, RoomBound bound) {
            QTest::newRow(name) << room << need << asked << left << workers << onGpu << static_cast<int>(bound);
        };
        const RunNeed need{1 * kGiga, 2 * kGiga};
        row("cores", {4, 16 * kGiga, 0}, need, 0, kAll, 4, 0, RoomBound::Cores);
        row("memory", {4, 3.5 * kGiga, 0}, need, 0, kAll, 3, 0, RoomBound::Memory);
        row("memory for none", {4, 0.5 * kGiga, 0}, need, 0, kAll, 1, 0, RoomBound::Memory);
        row("memory unknown", {4, 0, 0}, need, 0, kAll, 1, 0, RoomBound::Memory);
        // 0.9 · 10 GB / 2 GB = 4.5.
        row("GPU", {16, 64 * kGiga, 10 * kGiga}, need, 0, kAll, 4, 4, RoomBound::Gpu);
        row("GPU with room for more", {16, 64 * kGiga, 80 * kGiga}, need, 0, kAll, 16, 16, RoomBound::Cores);
        row("GPU with room for none", {16, 64 * kGiga, 1 * kGiga}, need, 0, kAll, 1, 1, RoomBound::Gpu);
        row("memory before GPU", {16, 2 * kGiga, 10 * kGiga}, need, 0, kAll, 2, 2, RoomBound::Memory);
        row("runs of the CPU beside a GPU", {4, 16 * kGiga, 10 * kGiga}, {1 * kGiga, 0}, 0, kAll, 4, 0, RoomBound::Cores);
        row("asked for more than fit", {4, 16 * kGiga, 10 * kGiga}, need, 8, kAll, 8, 4, RoomBound::Asked);
        row("asked for fewer", {4, 16 * kGiga, 10 * kGiga}, need, 2, kAll, 2, 2, RoomBound::Asked);
        row("few are left", {16, 64 * kGiga, 10 * kGiga}, need, 0, 3, 3, 3, RoomBound::Left);
        row("few are left of those asked for", {16, 64 * kGiga, 10 * kGiga}, need, 8, 5, 5, 4, RoomBound::Left);
    }
    void runsAtTheSameTime()
    {
        QFETCH(MachineRoom, room);
        QFETCH(RunNeed, need);
        QFETCH(int, asked);
        QFETCH(int, left);
        const RunsAtOnce runs = runsAtOnce(room, need, asked, left);
        QTEST(runs.workers, "workers");
        QTEST(runs.onGpu, "onGpu");
        QTEST(static_cast<int>(runs.bound), "bound");
    }

    void placesFitIntoTheBudget()
    {
        const auto folder = TemporaryFolder::make();
        const DeviceShare one = shareIn(*folder), other = shareIn(*folder);
        auto first = one.take(3, 10, never).value();
        auto second = other.take(7, 10, never).value();
        QVERIFY(first && second);
        QCOMPARE(one.taken(), 10.0);
        QVERIFY(!one.take(1, 10, atOnce).value());
        first.reset();
        QCOMPARE(other.taken(), 7.0);
        QVERIFY(!one.take(4, 10, atOnce).value());
        QVERIFY(one.take(3, 10, never).value());
        QCOMPARE(one.taken(), 7.0);
    }

    /// It has the GPU for itself, and it gets it although it needs more than there is.
    void aRunThatIsTooLargeIsAlone()
    {
        const auto folder = TemporaryFolder::make();
        const DeviceShare share = shareIn(*folder);
        auto small = share.take(1, 10, never).value();
        QVERIFY(!share.take(25, 10, atOnce).value());
        small.reset();
        auto large = share.take(25, 10, never).value();
        QVERIFY(large);
        QVERIFY(!share.take(1, 10, atOnce).value());
        large.reset();
        const auto all = share.takeAll(never).value();
        QVERIFY(all);
        QVERIFY(!share.take(1, 1e30, atOnce).value());
        QVERIFY(!share.takeAll(atOnce).value());
    }

    /// A run that waits for room begins when another one ends, and those that ask later do not pass it.
    void waitingRunsBeginInTurn()
    {
        const auto folder = TemporaryFolder::make();
        const DeviceShare share = shareIn(*folder);
        auto held = share.take(6, 10, never).value();
        std::promise<void> waits;
        std::atomic<bool> isTold = false;
        auto large = std::async(std::launch::async, [&] {
            return share
                .take(8, 10,
                      [&] {
                          if (!isTold.exchange(true)) waits.set_value();
                          return false;
                      })
                .value();
        });
        waits.get_future().wait();
        QVERIFY(!share.take(1, 10, atOnce).value());  // There is room, but it is not its turn.
        held.reset();
        const auto begun = large.get();
        QVERIFY(begun);
        QCOMPARE(share.taken(), 8.0);
        QVERIFY(share.take(1, 10, never).value());
    }

    /// The place of a killed process is free, whatever it left behind.
    void aKilledProcessTakesNothing()
    {
        const auto folder = TemporaryFolder::make();
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto place = shareIn(*folder).take(9, 10, never);
            const char sign = place && *place ? 'y' : 'n';
            static_cast<void>(!::write(ready[1], &sign, 1));
            for (;;) ::pause();
        }
        char sign = 0;
        QCOMPARE(::read(ready[0], &sign, 1), ssize_t{1});
        QCOMPARE(sign, 'y');
        const DeviceShare share = shareIn(*folder);
        QCOMPARE(share.taken(), 9.0);
        QVERIFY(!share.take(2, 10, atOnce).value());
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        QCOMPARE(share.taken(), 0.0);
        QVERIFY(share.take(2, 10, never).value());
        ::close(ready[0]);
        ::close(ready[1]);
    }

    void aFolderThatCannotBeMadeIsAnError()
    {
        const auto folder = TemporaryFolder::make();
        VERIFY_OK(writeFileAtomically(folder->path() / "gpus", std::string("a file")));
        QVERIFY(!DeviceShare::open(folder->path() / "gpus" / "0123").ok());
    }
};

ROSA_TEST(TestDeviceShare)
#include "tst_device_share.moc"
