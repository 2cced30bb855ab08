#include "core/evaluate/statistics.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Mean 5, squared deviations 32 over n − 1 = 7; t(0.975, 7) = 2.364624 from a printed table.
    void meanDeviationAndInterval()
    {
        const double values[] = {2, 4, 4, 4, 5, 5, 7, 9};
        const Summary summary = summarise(values, "splits");
        QCOMPARE(summary.n, 8);
        QCOMPARE(summary.mean, 5.0);
        QCOMPARE(summary.standardDeviation, std::sqrt(32.0 / 7));
        QVERIFY(summary.interval95.has_value());
        const double half = 2.364624 * std::sqrt(32.0 / 7) / std::sqrt(8.0);
        QVERIFY(std::abs(summary.interval95->low - (5 - half)) < 1e-5);
        QVERIFY(std::abs(summary.interval95->high - (5 + half)) < 1e-5);
    }

    void fewValuesHaveNoInterval()
    {
        const double one[] = {0.5};
        const Summary summary = summarise(one, "seeds");
        QVERIFY(!summary.interval95);
        QCOMPARE(summary.standardDeviation, 0.0);
        QCOMPARE(inPercent(summary), std::string("50.0 % (n = 1 seeds)"));
        QCOMPARE(inPercent(summarise({}, "seeds")), std::string("no values (n = 0 seeds)"));
    }

    void textNamesTheSample()
    {
        const double values[] = {0.80, 0.84};  // half width 12.7062 · 0.02828 / √2 = 0.2541
        QCOMPARE(inPercent(summarise(values, "splits")),
                 std::string("82.0 ± 2.8 % (n = 2 splits, 95 % interval of the mean 56.6 … 107.4)"));
    }
};

ROSA_TEST(TestStatistics)
#include "tst_statistics.moc"
