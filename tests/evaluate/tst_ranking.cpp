#include "core/evaluate/ranking.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

namespace {

bool isNear(double found, double expected, double tolerance = 1e-9) { return std::abs(found - expected) < tolerance; }

/// Six data sets, five methods.
const std::vector<double> kValues{84.5, 83.3, 82.6, 64.8, 83.3, 73.4, 72.1, 68.8, 64.6, 72.3, 87.1, 86.7, 86.0, 84.8, 86.0,
                                  85.0, 84.2, 83.2, 71.6, 84.1, 59.3, 58.2, 56.3, 76.1, 58.0, 55.1, 54.3, 50.9, 83.2, 54.0};

}  // namespace

class TestRanking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// np.array([rankdata(−row) for row in X]).mean(0); friedmanchisquare(*X.T);
    /// F = (N − 1) χ² / (N (k − 1) − χ²), f.sf(F, k − 1, (k − 1)(N − 1))
    void friedmanAndImanDavenport()
    {
        const auto ranking = rankMethods(kValues, 5);
        QVERIFY(ranking);
        QCOMPARE(ranking->datasets, 6);
        const double ranks[] = {1.33333333333, 2.58333333333, 4.25, 3.66666666667, 3.16666666667};
        for (std::size_t i = 0; i < 5; ++i) QVERIFY(isNear(ranking->meanRanks[i], ranks[i]));
        QVERIFY(isNear(ranking->chiSquare, 12.169491525423732));
        QVERIFY(isNear(*ranking->p, 0.01613439784311966));
        QVERIFY(isNear(ranking->f, 5.143266475644702));
        QVERIFY(isNear(*ranking->fP, 0.005142269647041416));
        QCOMPARE(ranking->order, (std::vector<std::int64_t>{0, 1, 4, 3, 2}));
    }

    /// Not 0.9999999999999999 or 1.0000000000000002, as sums of sevenths are.
    void theBestOfAllHasRankOne()
    {
        for (const int datasets : {3, 6, 7, 11, 49}) {
            std::vector<double> values;
            for (int i = 0; i < datasets; ++i) values.insert(values.end(), {0.9, 0.5, 0.7});
            const auto ranking = rankMethods(values, 3);
            QVERIFY(ranking);
            QVERIFY(ranking->meanRanks == (std::vector<double>{1, 3, 2}));
        }
    }

    /// studentized_range.ppf(0.95, k, inf) / sqrt(2)
    void nemenyiQuantiles()
    {
        QVERIFY(isNear(nemenyiQuantile(2), 1.9599639845400534, 1e-7));
        QVERIFY(isNear(nemenyiQuantile(5), 2.7277743708703763, 1e-7));
        QVERIFY(isNear(nemenyiQuantile(10), 3.163683577053373, 1e-7));
        QVERIFY(isNear(nemenyiQuantile(12), 3.268003924466142, 1e-7));
    }

    /// q sqrt(k (k + 1) / (6 N)) for k = 12 and N = 7, and the groups joined by bars, which contain no significantly different methods.
    void criticalDifferenceJoinsWhatCannotBeToldApart()
    {
        std::vector<double> values;
        for (int dataset = 0; dataset < 7; ++dataset)
            for (int method = 0; method < 12; ++method) values.push_back(-method);
        const auto ranking = rankMethods(values, 12);
        QVERIFY(ranking);
        QVERIFY(isNear(ranking->criticalDifference, 6.298254757226444, 1e-6));
        QCOMPARE(ranking->groups.size(), 6U);  // Ranks 1…7, 2…8, …, 6…12.
        QCOMPARE(ranking->groups.front(), (std::pair<std::int64_t, std::int64_t>{0, 6}));
        QCOMPARE(ranking->groups.back(), (std::pair<std::int64_t, std::int64_t>{5, 11}));
        QVERIFY(std::isinf(ranking->f));
        QCOMPARE(*ranking->fP, 0.0);
    }

    /// Means of the same fractions in another order differ by rounding: they are a tie.
    void roundingIsATie()
    {
        const double one = (0.1 + 0.2 + 0.3) / 3, other = (0.3 + 0.2 + 0.1) / 3;
        QVERIFY(one != other);
        const double values[] = {one, other, 0.1, 0.3, 0.2, 0.1};
        const auto ranking = rankMethods(values, 3);
        QVERIFY(ranking);
        QCOMPARE(ranking->meanRanks, (std::vector<double>{1.25, 1.75, 3}));
    }

    void equalMethodsHaveNoTest()
    {
        const double equal[] = {1, 1, 1, 1};
        const auto ranking = rankMethods(equal, 2);
        QVERIFY(ranking);
        QVERIFY(!ranking->p && !ranking->fP);
        QCOMPARE(ranking->meanRanks, (std::vector<double>{1.5, 1.5}));
        QCOMPARE(ranking->groups.size(), 1U);
    }

    void refusesTooLittleAndNoNumbers()
    {
        QVERIFY(!rankMethods(kValues, 1));
        QVERIFY(!rankMethods(kValues, 7));
        QVERIFY(!rankMethods(std::span(kValues).first(5), 5));
        const double wild[] = {1, 2, 3, std::nan("")};
        QVERIFY(!rankMethods(wild, 2));
    }
};

ROSA_TEST(TestRanking)
#include "tst_ranking.moc"
