#include <QtTest/QTest>

#include <barrier>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/base/ahead.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestAhead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesComeByNumber()
    {
        std::vector<int> made;
        std::vector<std::thread::id> threads;
        {
            Ahead<std::unique_ptr<int>> ahead([&](int number) {
                made.push_back(number);
                threads.push_back(std::this_thread::get_id());
                return std::make_unique<int>(10 * number);
            });
            QCOMPARE(*ahead.take(3), 30);
            QCOMPARE(*ahead.take(4), 40);
            QCOMPARE(*ahead.take(5), 50);
            QCOMPARE(*ahead.take(3), 30);  // backwards: 6 was computed in vain
        }
        QCOMPARE(made, (std::vector<int>{3, 4, 5, 6, 3, 4}));
        QVERIFY(threads[0] == std::this_thread::get_id());
        QVERIFY(threads[1] != std::this_thread::get_id());
        QVERIFY(threads[4] == std::this_thread::get_id());
    }

    void whatIsMadeAheadRunsAlone()
    {
        setThreadCount(4);
        const auto rangesOf = [](int) {
            int ranges = 0;
            parallelFor(100, 1, [&](std::int64_t, std::int64_t) { ++ranges; });  // must be one thread; otherwise a race
            return ranges;
        };
        Ahead<int> ahead([&](int number) { return number == 0 ? 0 : rangesOf(number); });
        QCOMPARE(ahead.take(0), 0);
        QCOMPARE(ahead.take(1), 1);
    }

    /// Each call waits for another one: they end only if both run.
    void severalAreMadeAtOnce()
    {
        std::barrier together(2);
        Ahead<int> ahead([&](int number) {
            if (number > 0 && number < 5) together.arrive_and_wait();
            return 10 * number;
        });
        ahead.setDepth(2);
        for (int number = 0; number < 5; ++number) QCOMPARE(ahead.take(number), 10 * number);
        QCOMPARE(ahead.take(7), 70);  // 5 and 6 were computed in vain
        ahead.wait();
    }

    void ofSeveralTheOneThatThrowsIsLost()
    {
        Ahead<int> ahead([](int number) {
            if (number == 1) throw std::runtime_error("no memory");
            return number;
        });
        ahead.setDepth(3);
        QCOMPARE(ahead.take(0), 0);
        QVERIFY_EXCEPTION_THROWN(ahead.take(1), std::runtime_error);
        QCOMPARE(ahead.take(2), 2);
        QCOMPARE(ahead.take(3), 3);
    }

    void whatItThrowsArrives()
    {
        Ahead<int> ahead([](int number) {
            if (number == 1) throw std::runtime_error("no memory");
            return number;
        });
        QCOMPARE(ahead.take(0), 0);
        QVERIFY_EXCEPTION_THROWN(ahead.take(1), std::runtime_error);
        QCOMPARE(ahead.take(2), 2);
    }
};

ROSA_TEST(TestAhead)
#include "tst_ahead.moc"
