#include "core/base/memory_budget.h"

#include <limits>

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestMemoryBudget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRuleIsTwiceTheFilesAndAFreePart()
    {
        constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
        MemoryBudget budget(1000);
        QCOMPARE(budget.limit(), 2000 + 64 * megabyte);
        budget.add(500);
        QCOMPARE(budget.limit(), 3000 + 64 * megabyte);
        budget.add(0, MemoryBudget::Input::Compressed);
        QCOMPARE(budget.limit(), 3000 + 256 * megabyte);
        budget.add(100, MemoryBudget::Input::Text);
        QCOMPARE(budget.limit(), 3800 + 256 * megabyte);
    }

    void takingStopsAtTheLimit()
    {
        MemoryBudget budget;
        QVERIFY(budget.take(budget.limit()).ok());
        const auto more = budget.take(1);
        QVERIFY(!more.ok());
        QVERIFY2(more.error().text().find("64 MB") != std::string::npos, more.error().text().c_str());
        budget.giveBack(1);
        QVERIFY(budget.take(1).ok());
        QVERIFY(!budget.take(1).ok());
    }

    void noNumberIsTooLarge()
    {
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        MemoryBudget budget(most);
        QCOMPARE(budget.limit(), most);
        MemoryBudget small(1);
        QVERIFY(!small.take(most, 8).ok());  // must not wrap around to 2^64 − 8 and a small sum
        QVERIFY(!small.take(most / 2 + 1, 2).ok());
        QVERIFY(!small.take(most).ok());
        QCOMPARE(small.taken(), std::uint64_t{0});
    }

    void temporaryMemoryIsGivenBack()
    {
        MemoryBudget budget;
        QVERIFY(budget.take(5).ok());
        {
            TemporaryMemory step(budget);
            QVERIFY(budget.take(100).ok());
            step.keep(10);
        }
        QCOMPARE(budget.taken(), std::uint64_t{15});
    }
};

ROSA_TEST(TestMemoryBudget)
#include "tst_memory_budget.moc"
