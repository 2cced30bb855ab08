#include "core/base/parallel.h"

#include <QtTest/QTest>

#include <atomic>
#include <latch>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include <sched.h>

#include "core/base/idle_priority.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestParallel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setThreadCount(availableCores()); }

    void whatIsThrownOnAnyThreadIsThrownAgain()
    {
        setThreadCount(4);
        for (const std::int64_t thrower : {0, 1, 3}) {
            std::atomic<int> done = 0;
            const auto loop = [&] {
                parallelFor(4, 1, [&](std::int64_t begin, std::int64_t) {
                    if (begin == thrower) throw std::bad_alloc();
                    ++done;
                });
            };
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, loop());
            QCOMPARE(done.load(), 3);
        }
    }

    void everyItemOnce_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 5}) QTest::addRow("%d", threads) << threads;
    }
    void everyItemOnce()
    {
        QFETCH(int, threads);
        setThreadCount(threads);
        for (const std::int64_t count : {0, 1, 3, 100}) {
            std::vector<std::atomic<int>> ranges(static_cast<std::size_t>(count)), tasks(static_cast<std::size_t>(count));
            parallelFor(count, 7, [&](std::int64_t begin, std::int64_t end) {
                for (auto i = begin; i < end; ++i) ++ranges[static_cast<std::size_t>(i)];
            });
            parallelTasks(count, [&](std::int64_t i) { ++tasks[static_cast<std::size_t>(i)]; });
            for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
                QCOMPARE(ranges[i].load(), 1);
                QCOMPARE(tasks[i].load(), 1);
            }
        }
    }

    /// With two threads, one item waits until the other thread has finished all others.
    void aLongTaskKeepsNobodyWaiting()
    {
        setThreadCount(2);
        std::atomic<int> done{0};
        parallelTasks(20, [&](std::int64_t i) {
            if (i == 0)
                while (done < 19) std::this_thread::yield();
            ++done;
        });
        QCOMPARE(done.load(), 20);
    }

    void alone()
    {
        setThreadCount(4);
        const SerialScope serial;
        std::set<std::thread::id> threads;
        std::vector<std::int64_t> order;
        parallelTasks(6, [&](std::int64_t i) {
            threads.insert(std::this_thread::get_id());
            order.push_back(i);
        });
        QVERIFY(threads == std::set{std::this_thread::get_id()});
        QCOMPARE(order, (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
    }

    /// Threads inherit the idle priority of the thread that starts them.
    void idlePriorityIsInherited()
    {
        setThreadCount(3);
        const int own = sched_getscheduler(0);
        std::mutex mutex;
        std::multiset<int> seen;
        std::thread([&] {
            if (!takeIdlePriority()) return;
            std::latch together(3);  // one item per thread
            parallelTasks(3, [&](std::int64_t) {
                together.arrive_and_wait();
                const std::lock_guard lock(mutex);
                seen.insert(sched_getscheduler(0));
            });
        }).join();
        QVERIFY(seen == (std::multiset<int>{SCHED_IDLE, SCHED_IDLE, SCHED_IDLE}));
        QCOMPARE(sched_getscheduler(0), own);
    }
};

ROSA_TEST(TestParallel)
#include "tst_parallel.moc"
