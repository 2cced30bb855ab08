/// Adjusted and shrunken means, the race and the luck of the best, on numbers worked out by hand.
#include "core/sweep/race.h"

#include <cmath>

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestRace : public QObject {
    Q_OBJECT

    static Scores scoresOf(std::vector<std::vector<std::optional<double>>> values)
    {
        Scores scores{std::move(values), {}};
        scores.hasFailed.assign(scores.values.size(), false);
        return scores;
    }
    static bool isNear(double one, double other, double within = 1e-9) { return std::abs(one - other) <= within; }

private Q_SLOTS:
    /// Rows 1, 3 and 5 in the mean; blocks −1 and +1; residuals ±r with r = 0.5 in rows 0 and 2: 0.5 ∓ …
    ///
    ///     0.0+  block −1   block +1   mean          residuals
    ///     try 0     0.5       1.5      1.0     +0.5 −0.5
    ///     try 1     2.0       4.0      3.0       0    0
    ///     try 2     3.5       6.5      5.0     −0.5 +0.5
    ///
    /// Squares 1.0, freedom 6 − 3 − 2 + 1 = 2, σ² = 0.5. Means 1, 3, 5: variance 4, τ² = 4 − 0.25 = 3.75, B = 3.75 / 4 = 0.9375.
    void shrinkageIsThatOfTheHand()
    {
        const Ranking ranking = rank(scoresOf({{0.5, 1.5}, {2.0, 4.0}, {3.5, 6.5}}), false);
        QVERIFY(isNear(*ranking.noise * *ranking.noise, 0.5));
        QVERIFY(isNear(ranking.spread * ranking.spread, 3.75));
        const double expected[] = {3 - 2 * 0.9375, 3, 3 + 2 * 0.9375};
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(isNear(ranking.tries[i].mean, 1.0 + 2.0 * static_cast<double>(i)));
            QVERIFY(isNear(ranking.tries[i].shrunk, expected[i]));
            QVERIFY(isNear(ranking.tries[i].standardError, 0.5));
        }
        // 1.125 ± 0.98 and 4.875 ± 0.98, as shares.
        QVERIFY(isNear(ranking.tries[0].interval95->low, 1.125 - 1.959964 * 0.5) && ranking.tries[0].interval95->high == 1);
        QVERIFY(ranking.tries[2].interval95->low == 1);
        QVERIFY(!rank(scoresOf({{0.5}, {0.6}}), false).tries[0].interval95);
        QCOMPARE(*ranking.best, 2U);
        QCOMPARE(ranking.order, (std::vector<std::size_t>{2, 1, 0}));
    }

    /// Try 2 was measured on the hard block only: its mean is adjusted by what the block costs the others.
    void aTryOnAHardBlockLosesNothing()
    {
        const Ranking ranking = rank(scoresOf({{0.5, 0.7}, {0.6, 0.8}, {0.65, std::nullopt}}), false);
        QVERIFY(isNear(ranking.tries[0].mean, 0.6));
        QVERIFY(isNear(ranking.tries[1].mean, 0.7));
        QVERIFY(isNear(ranking.tries[2].mean, 0.75));
        QCOMPARE(ranking.tries[2].standing, Standing::Open);
        QCOMPARE(*ranking.best, 2U);
    }

    /// Without differences beyond the noise all means are drawn to that of all.
    void equalsBecomeEqual()
    {
        const Ranking ranking = rank(scoresOf({{0.4, 0.6}, {0.6, 0.4}, {0.5, 0.5}}), false);
        QVERIFY(isNear(ranking.spread, 0));
        for (const TryScore& one : ranking.tries) QVERIFY(isNear(one.shrunk, 0.5));
        QCOMPARE(*ranking.best, 0U);  // the default
    }

    void oneBlockTellsNoNoise()
    {
        const Ranking ranking = rank(scoresOf({{0.4}, {0.6}}));
        QVERIFY(!ranking.noise);
        QVERIFY(isNear(ranking.tries[1].shrunk, 0.6));
        QCOMPARE(*ranking.best, 1U);
    }

    /// Differences 0.10 and 0.11: t = 0.105 / (0.005 √2 / √2) = 21, one degree of freedom, one-sided p = atan(1 / 21) / π = 0.0151.
    /// Differences 0.02 and −0.01: p far above 0.05.
    void whatIsClearlyWorseStops()
    {
        const Ranking ranking =
            rank(scoresOf({{0.50, 0.52, 0.51}, {0.80, 0.82, 0.83}, {0.70, 0.71, std::nullopt}, {0.78, 0.83, std::nullopt}}));
        QCOMPARE(*ranking.best, 1U);
        QVERIFY(isNear(*ranking.tries[2].p, std::atan(1.0 / 21) / std::acos(-1.0), 1e-9));
        QCOMPARE(ranking.tries[2].standing, Standing::Stopped);
        QVERIFY(*ranking.tries[3].p > kWorseLevel);
        QCOMPARE(ranking.tries[3].standing, Standing::Open);
        QCOMPARE(ranking.tries[0].standing, Standing::Complete);  // the default stays whatever it is
        QCOMPARE(ranking.order, (std::vector<std::size_t>{1, 3, 0}));
    }

    void theDefaultNeverStops()
    {
        const Ranking ranking = rank(scoresOf({{0.1, 0.1, std::nullopt}, {0.8, 0.81, 0.82}}));
        QCOMPARE(ranking.tries[0].standing, Standing::Open);
    }

    void equalDifferencesSayNothingBeforeTheThird()
    {
        const Ranking two = rank(scoresOf({{0.5, 0.5, 0.5}, {0.9, 0.9, 0.9}, {0.6, 0.6, std::nullopt}}));
        QVERIFY(!two.tries[2].p);
        QCOMPARE(two.tries[2].standing, Standing::Open);
        const Ranking three = rank(scoresOf({{0.5, 0.5, 0.5, 0.5}, {0.9, 0.9, 0.9, 0.9}, {0.6, 0.6, 0.6, std::nullopt}}));
        QCOMPARE(three.tries[2].standing, Standing::Stopped);
    }

    void aFailedTryIsNeverBest()
    {
        Scores scores = scoresOf({{0.5, 0.5}, {0.9, std::nullopt}});
        scores.hasFailed[1] = true;
        const Ranking ranking = rank(scores);
        QCOMPARE(*ranking.best, 0U);
        QCOMPARE(ranking.tries[1].standing, Standing::Failed);
        QCOMPARE(ranking.looks, 1);
    }

    void nothingMeasuredHasNoBest()
    {
        const Ranking ranking = rank(scoresOf({{std::nullopt}, {std::nullopt}}));
        QVERIFY(!ranking.best && ranking.order.empty());
        QCOMPARE(ranking.looks, 0);
    }

    /// ∫ x n φ(x) Φ(x)ⁿ⁻¹ dx by scipy.integrate.quad; for two it is 1 / √π.
    void luckIsTheExpectedMaximum()
    {
        QCOMPARE(expectedMaximum(1), 0.0);
        QVERIFY(isNear(expectedMaximum(2), 1 / std::sqrt(std::acos(-1.0)), 1e-12));
        QVERIFY(isNear(expectedMaximum(3), 0.8462843753216347, 1e-12));
        QVERIFY(isNear(expectedMaximum(10), 1.5387527308351732, 1e-10));
        QVERIFY(isNear(expectedMaximum(50), 2.2490736293898523, 1e-10));
        QVERIFY(isNear(expectedMaximum(100), 2.507593636441689, 1e-10));
        QVERIFY(isNear(expectedMaximum(1000), 3.2414357691334756, 1e-10));
    }
};

ROSA_TEST(TestRace)
#include "tst_race.moc"
