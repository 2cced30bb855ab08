/// Orders to workers, and the order of tries.
#include "core/sweep/steering.h"

#include <filesystem>
#include <fstream>

#include "core/sweep/claims.h"
#include "core/sweep/schedule.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSteering : public QObject {
    Q_OBJECT

    /// Tries × blocks without results.
    static Board boardWith(std::size_t tries, std::size_t blocks, std::size_t rungs = 0)
    {
        Board board;
        board.races = false;
        board.stages.rungs = rungs;
        for (std::size_t i = 0; i < rungs; ++i) board.stages.all.push_back({{1, 1}, 10});
        for (std::size_t i = 0; i < blocks; ++i) board.stages.all.push_back({{i + 1, i + 1}, 0});
        for (std::size_t i = 0; i < tries; ++i) board.tries.push_back(static_cast<int>(i));
        board.scores.values.assign(tries, std::vector<std::optional<double>>(rungs + blocks));
        board.scores.hasFailed.assign(tries, false);
        return board;
    }
    static std::vector<std::pair<std::size_t, std::size_t>> play(Board board, const std::vector<int>& first)
    {
        std::vector<std::pair<std::size_t, std::size_t>> order;
        const auto isTaken = [](std::size_t, std::size_t) { return false; };
        for (auto one = nextCell(board, isTaken, first); one.action == Action::Measure;
             one = nextCell(board, isTaken, first)) {
            order.emplace_back(one.row, one.stage);
            board.scores.values[one.row][one.stage] = 0.5;
        }
        return order;
    }

private Q_SLOTS:
    void aSweepRunsWithoutAFile()
    {
        const TemporarySweep sweep;
        const auto steering = readSteering(sweep.folder.path());
        VERIFY_OK(steering);
        QCOMPARE(*steering, Steering());
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Run));
        QVERIFY(!std::filesystem::exists(sweep.folder.path() / kSteeringFile));
    }

    void ordersAndPlacesAreKeptApart()
    {
        const TemporarySweep sweep;
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Pause));
        VERIFY_OK(changeSteering(sweep.folder.path(), [](Steering& steering) -> Result<void> {
            return moveToFront(steering, {5, 3});
        }));
        QCOMPARE(*readSteering(sweep.folder.path()), (Steering{Order::Pause, {5, 3}}));
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Cancel));
        QCOMPARE(*readSteering(sweep.folder.path()), (Steering{Order::Cancel, {5, 3}}));
    }

    void theLastNamedIsFirst()
    {
        Steering steering{Order::Run, {5, 3}};
        VERIFY_OK(moveToFront(steering, {3, 7, 7}));
        QCOMPARE(steering.first, (std::vector<int>{3, 7, 5}));
    }

    void triesGoBackToTheirTurn()
    {
        Steering steering{Order::Pause, {5, 3, 9}};
        moveFromFront(steering, {3, 4});
        QCOMPARE(steering, (Steering{Order::Pause, {5, 9}}));
    }

    void tooManyTriesAreNoOrder()
    {
        Steering steering{Order::Run, {5}};
        QVERIFY(!moveToFront(steering, std::vector<int>(kMostFirst + 1, 1)));
        QCOMPARE(steering.first, std::vector<int>{5});
    }

    void aDamagedFileIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "{", "[]", "{\"order\": \"run\"}", "{\"order\": \"stop\", \"first\": []}",
                                 "{\"order\": \"run\", \"first\": [-1]}", "{\"order\": \"run\", \"first\": [1e9]}",
                                 "{\"order\": 3, \"first\": []}", "{\"order\": \"run\", \"first\": [1.5]}"})
            QTest::addRow("%s", text) << QByteArray(text);
    }
    void aDamagedFileIsNamed()
    {
        QFETCH(const QByteArray, text);
        const TemporarySweep sweep;
        std::ofstream(sweep.folder.path() / kSteeringFile) << text.constData();
        const auto steering = readSteering(sweep.folder.path());
        QVERIFY(!steering);
        QVERIFY2(steering.error().text().find(kSteeringFile) != std::string::npos, steering.error().text().c_str());
    }

    void aWatchKeepsWhatItHasReadWhileTheFileIsUnreadable()
    {
        const TemporarySweep sweep;
        SteeringWatch watch(sweep.folder.path(), std::chrono::milliseconds(0));
        QCOMPARE(watch.now().order, Order::Run);
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Pause));
        QCOMPARE(watch.now().order, Order::Pause);
        std::ofstream(sweep.folder.path() / kSteeringFile) << "{";
        QCOMPARE(watch.now().order, Order::Pause);
        std::filesystem::remove(sweep.folder.path() / kSteeringFile);
        QCOMPARE(watch.now().order, Order::Pause);
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Cancel));
        QCOMPARE(watch.now().order, Order::Cancel);
    }

    void onlyAMissingFileIsNoOrder()
    {
        const TemporarySweep sweep;
        std::filesystem::create_directory(sweep.folder.path() / kSteeringFile);
        QVERIFY(!readSteering(sweep.folder.path()));
    }

    void whoSteersLeavesNoWorkerBehind()
    {
        const TemporarySweep sweep;
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Pause));
        QVERIFY(workersOf(sweep.folder.path()).empty());
        auto other = Claims::open(sweep.folder.path(), "other").value();
        QVERIFY(*other.take(kSteeringFile));
        QVERIFY(!setOrder(sweep.folder.path(), Order::Run));
        QCOMPARE(workersOf(sweep.folder.path()).size(), 1U);
    }

    void aWatchReadsAtMostOncePerInterval()
    {
        const TemporarySweep sweep;
        SteeringWatch watch(sweep.folder.path(), std::chrono::hours(1));
        QCOMPARE(watch.now().order, Order::Run);
        VERIFY_OK(setOrder(sweep.folder.path(), Order::Pause));
        QCOMPARE(watch.now().order, Order::Run);
    }

    void namedTriesAreMeasuredOnAllBlocksFirst()
    {
        using Cells = std::vector<std::pair<std::size_t, std::size_t>>;
        QCOMPARE(play(boardWith(4, 2), {3, 1}), (Cells{{3, 0}, {3, 1}, {1, 0}, {1, 1}, {0, 0}, {2, 0}, {0, 1}, {2, 1}}));
        QCOMPARE(play(boardWith(2, 1), {99}), (Cells{{0, 0}, {1, 0}}));  // A try of another machine that is not known yet.
    }

    void onARungNamedTriesGoFirst()
    {
        const auto order = play(boardWith(3, 1, 1), {2});
        QCOMPARE(order.front(), (std::pair<std::size_t, std::size_t>{2, 0}));
        QCOMPARE(order[1], (std::pair<std::size_t, std::size_t>{0, 0}));
    }

    void aTakenCellOfANamedTryLetsTheNextOneThrough()
    {
        const auto isTaken = [](std::size_t row, std::size_t) { return row == 1; };
        const std::vector<int> first{1, 2};
        const auto next = nextCell(boardWith(3, 2), isTaken, first);
        QCOMPARE(next.row, 2U);
    }
};

ROSA_EVENT_LOOP_TEST(TestSteering)
#include "tst_steering.moc"
