#include "core/evaluate/crossed.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

namespace {

bool matchesNumpy(std::optional<double> found, double expected) { return found && std::abs(*found - expected) < 1e-9; }

/// Three seeds on four splits. The constants below are numpy's and scipy's for this table: mean squares as
///     ms = P ((T.mean(1) − g)²).sum() / (S − 1) and so on, components (ms − mr) / P, (mp − mr) / S, mr.
CrossedTable table()
{
    const std::vector<double> bySeed[] = {{84.1, 83.2, 85.0, 84.4}, {83.6, 83.3, 84.1, 84.2}, {84.9, 84.0, 85.9, 84.8}};
    return CrossedTable::of(bySeed).value();
}

}  // namespace

class TestCrossed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Lists and tables show the same summary.
    void summaryIsOfAllResults()
    {
        const std::vector<std::vector<double>> bySeed{{0.5, 0.7}, {0.6, 0.8}};
        const Summary both = summariseCrossed(bySeed);
        QCOMPARE(both.of, std::string("runs × splits"));
        QCOMPARE(both.n, 4);
        QVERIFY(std::abs(both.mean - 0.65) < 1e-12);
        QVERIFY(std::abs(both.standardDeviation - std::sqrt(0.05 / 3)) < 1e-12);
        const auto whole = crossedInterval95(CrossedTable::of(bySeed).value());
        QCOMPARE(both.interval95->low, std::max(0.0, whole->low));
        const std::vector<std::vector<double>> near{{0.60, 0.62, 0.61}, {0.61, 0.63, 0.60}};
        QCOMPARE(summariseCrossed(near).interval95->low, crossedInterval95(CrossedTable::of(near).value())->low);
        const Summary one = summariseCrossed(std::span(bySeed).first(1));
        QCOMPARE(one.of, std::string("splits"));
        QVERIFY(summarise(bySeed[0], "").interval95->high > 1.8);
        QCOMPARE(one.interval95->high, 1.0);  // Limited to the range of accuracies.
        QCOMPARE(one.interval95->low, 0.0);
        const std::vector<std::vector<double>> uneven{{0.5, 0.7}, {0.8}};
        QCOMPARE(summariseCrossed(uneven).of, std::string("runs"));
        QCOMPARE(summariseCrossed(uneven).n, 2);
        QCOMPARE(summariseCrossed({}).n, 0);
    }

    void varianceHasThreeParts()
    {
        const VarianceParts parts = varianceParts(table());
        QVERIFY(matchesNumpy(parts.seed, 0.29));
        QVERIFY(matchesNumpy(parts.split, 0.35888888888889));
        QVERIFY(matchesNumpy(parts.rest, 0.09083333333333514));
        QVERIFY(matchesNumpy(parts.ofMean->seed, 0.49838882921589844));
        QVERIFY(matchesNumpy(parts.ofMean->split, 0.4625850340136034));
        QVERIFY(matchesNumpy(parts.ofMean->rest, 0.039026136770498154));
    }

    /// A single result scatters most between splits, the mean over few seeds and many splits between seeds.
    void adviceIsOnTheMean()
    {
        CrossedTable wide{2, 12, {}};
        for (int i = 0; i < 24; ++i)
            wide.values.push_back((i < 12 ? 0 : 1) + (i % 2 == 0 ? 2 : 0) + (i % 3 == 0 ? 0.01 : 0));
        const VarianceParts parts = varianceParts(wide);
        QVERIFY(*parts.split > 2 * *parts.seed);
        QVERIFY(parts.ofMean->seed > 2 * parts.ofMean->split);
        QCOMPARE(remedyOf(*parts.ofMean), Remedy::Seeds);
        QCOMPARE(remedyOf(*varianceParts(table()).ofMean), Remedy::Either);
        QCOMPARE(remedyOf({0.3, 0.6, 0.1}), Remedy::Splits);
        QCOMPARE(remedyOf({0, 0, 1}), Remedy::Either);
    }

    /// v = ms + mp − mr with Satterthwaite's degrees of freedom; g ± t.ppf(0.975, df) sqrt(v / 30)
    void intervalCountsBothFactors()
    {
        CrossedTable large{5, 6, {}};
        for (int seed = 0; seed < 5; ++seed)
            for (int split = 0; split < 6; ++split)
                large.values.push_back(80 + 0.5 * ((3 * seed) % 5) + 0.3 * ((5 * split) % 7) + 0.2 * ((seed * split) % 3));
        const auto interval = crossedInterval95(large);
        QVERIFY(matchesNumpy(interval->low, 80.98343363059199));
        QVERIFY(matchesNumpy(interval->high, 83.156566369408));
        QVERIFY(!isConservative(large));
    }

    /// g ± sqrt((t² ms + u² mp − min(t, u)² mr) / 12), t = t.ppf(0.975, 2), u = t.ppf(0.975, 3)
    void intervalOfFewLevelsIsConservative()
    {
        const auto interval = crossedInterval95(table());
        QVERIFY(matchesNumpy(interval->low, 82.60690914814143));
        QVERIFY(matchesNumpy(interval->high, 85.97642418519192));
        QVERIFY(isConservative(table()));
    }

    void scopeIsWhatWasVaried()
    {
        QCOMPARE(scopeOf({1, 4, {}}), Scope::Splits);
        QCOMPARE(scopeOf({4, 1, {}}), Scope::Seeds);
        QCOMPARE(scopeOf({2, 4, {}}), Scope::SeedsAndSplits);
        QCOMPARE(scopeOf({1, 1, {}}), Scope::None);
        QVERIFY(!isConservative({1, 4, {}}));
        const std::vector<std::vector<double>> bySeed{{0.5, 0.7}, {0.6, 0.8}};
        QCOMPARE(summariseCrossed(bySeed).scope, Scope::SeedsAndSplits);
        QVERIFY(summariseCrossed(bySeed).isConservative);
        QCOMPARE(summariseCrossed(std::span(bySeed).first(1)).scope, Scope::Splits);
        const std::vector<std::vector<double>> uneven{{0.5, 0.7}, {0.8}};
        QCOMPARE(summariseCrossed(uneven).scope, Scope::Seeds);
    }

    void oneSeedLeavesSeedAndRestUnknown()
    {
        const std::vector<double> bySeed[] = {{84.1, 83.2, 85.0, 84.4}};
        const auto single = CrossedTable::of(bySeed).value();
        const VarianceParts parts = varianceParts(single);
        QVERIFY(!parts.seed && !parts.rest);
        QVERIFY(matchesNumpy(parts.split, 0.5625));  // np.var([…], ddof=1)
        QVERIFY(!parts.ofMean);
        const auto plain = summarise(single.values, "splits").interval95;
        QCOMPARE(crossedInterval95(single)->low, plain->low);
    }

    void equalValuesScatterByNothing()
    {
        const CrossedTable equal{2, 2, {1, 1, 1, 1}};
        const VarianceParts parts = varianceParts(equal);
        QCOMPARE(*parts.seed + *parts.split + *parts.rest, 0.0);
        QVERIFY(!parts.ofMean);
        QCOMPARE(crossedInterval95(equal)->low, 1.0);
        QVERIFY(!crossedInterval95({1, 1, {0.5}}));
    }

    void splitsArePairedWhereTheyAreEnough()
    {
        CrossedTable one{20, 6, std::vector<double>(120)};
        for (std::size_t i = 0; i < one.values.size(); ++i) one.values[i] = static_cast<double>(i % 6);
        const auto pairs = pairsOf(one, {20, 6, std::vector<double>(120, 1.0)});
        QCOMPARE(pairs->unit, std::string("splits"));
        QCOMPARE(pairs->over, 20);
        QCOMPARE(pairs->differences, (std::vector<double>{-1, 0, 1, 2, 3, 4}));
        const auto few = pairsOf({20, 5, std::vector<double>(100, 2.0)}, {20, 5, std::vector<double>(100, 1.0)});
        QCOMPARE(few->unit, std::string("seeds"));
    }

    void pairsAreOfTheLargerFactorWhereSplitsAreFew()
    {
        const CrossedTable other{1, 4, {84, 83, 84, 84}};
        const auto pairs = pairsOf(table(), other);
        QVERIFY(pairs);
        QCOMPARE(pairs->unit, std::string("splits"));
        QCOMPARE(pairs->over, 3);
        const double expected[] = {0.2, 0.5, 1.0, 0.46666666666667};
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(matchesNumpy(pairs->differences[i], expected[i]));
        const auto swapped = pairsOf({3, 2, {1, 2, 3, 4, 5, 6}}, {3, 2, {0, 0, 0, 0, 0, 0}});
        QCOMPARE(swapped->unit, std::string("seeds"));
        QCOMPARE(swapped->differences, (std::vector<double>{1.5, 3.5, 5.5}));
    }

    void refusesWhatCannotBePaired()
    {
        QVERIFY(!pairsOf(table(), {3, 2, {1, 2, 3, 4, 5, 6}}));
        QVERIFY(!pairsOf(table(), {2, 4, {1, 2, 3, 4, 5, 6, 7, 8}}));
        const std::vector<double> ragged[] = {{1, 2}, {1}};
        QVERIFY(!CrossedTable::of(ragged));
        const std::vector<double> wild[] = {{1, std::nan("")}};
        QCOMPARE(CrossedTable::of(wild).error().text(), std::string("results of seed number 1: a value is not finite"));
        QVERIFY(!CrossedTable::of({}));
    }
};

ROSA_TEST(TestCrossed)
#include "tst_crossed.moc"
