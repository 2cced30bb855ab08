/// Importance on a function whose answer is known.
#include "core/sweep/importance.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/sweep/sobol.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestImportance : public QObject {
    Q_OBJECT

    /// f = 3 a − 1 b + 0 c, uniform: variances 9/12, 1/12, 0, so that the first-order shares are 0.9, 0.1 and 0.
    struct Sample {
        std::vector<std::vector<double>> points;
        std::vector<double> results;
    };
    static Sample linear(std::size_t count)
    {
        Sample sample;
        for (std::size_t i = 1; i <= count; ++i) {
            sample.points.push_back(sobolPoint(4, i, 5));
            sample.results.push_back(3 * sample.points.back()[0] - sample.points.back()[1]);
        }
        return sample;
    }

private Q_SLOTS:
    void sharesAreTheKnownOnes()
    {
        const Sample sample = linear(512);
        const std::vector<ImportanceAxis> axes(4);
        const auto report = importance(sample.points, sample.results, axes, Goal::Larger, 1);
        QCOMPARE(report.parameters.size(), 3U);
        QCOMPARE(report.tries, 512U);
        // Ten classes keep 99 % of the variance of a linear effect: 1 − 1 / 100.
        QVERIFY(std::abs(report.parameters[0].share - 0.9 * 0.99) < 0.01);
        QVERIFY(std::abs(report.parameters[1].share - 0.1 * 0.99) < 0.02);
        QVERIFY(report.parameters[2].share < 0.02 && report.dummy.share < 0.02);
        QVERIFY(report.parameters[0].low <= report.parameters[0].share &&
                report.parameters[0].share <= report.parameters[0].high);
        QVERIFY(report.parameters[1].low > report.dummy.high || report.parameters[1].share > report.dummy.high);
    }

    void directionFollowsTheGoal()
    {
        const Sample sample = linear(128);
        const std::vector<ImportanceAxis> axes(4);
        const auto larger = importance(sample.points, sample.results, axes, Goal::Larger, 1);
        QCOMPARE(larger.parameters[0].direction, Direction::Up);
        QCOMPARE(larger.parameters[1].direction, Direction::Down);
        QCOMPARE(larger.parameters[2].direction, Direction::Unclear);
        QCOMPARE(larger.dummy.direction, Direction::Unclear);
        const auto smaller = importance(sample.points, sample.results, axes, Goal::Smaller, 1);
        QCOMPARE(smaller.parameters[0].direction, Direction::Down);
        QCOMPARE(smaller.parameters[1].direction, Direction::Up);
        QCOMPARE(smaller.parameters[0].share, larger.parameters[0].share);
    }

    void anOptimumInTheMiddleHasAShareAndNoDirection()
    {
        Sample sample = linear(256);
        for (std::size_t i = 0; i < 256; ++i) sample.results[i] = -std::pow(sample.points[i][0] - 0.5, 2);
        const auto report = importance(sample.points, sample.results, std::vector<ImportanceAxis>(4), Goal::Larger, 1);
        QVERIFY(report.parameters[0].share > 0.9);
        QCOMPARE(report.parameters[0].direction, Direction::Unclear);
    }

    /// Three choices with means 0, 1 and 2 and nothing else: everything is explained, in no direction.
    void choicesHaveNoDirection()
    {
        Sample sample = linear(96);
        for (std::size_t i = 0; i < 96; ++i) sample.results[i] = std::floor(3 * sample.points[i][1]);
        std::vector<ImportanceAxis> axes(4);
        axes[1] = {3, false};
        const auto report = importance(sample.points, sample.results, axes, Goal::Larger, 1);
        QCOMPARE(report.parameters[1].share, 1.0);
        QCOMPARE(report.parameters[1].low, 1.0);
        QCOMPARE(report.parameters[1].direction, Direction::Unclear);
        axes[1].isOrdered = true;
        QCOMPARE(importance(sample.points, sample.results, axes, Goal::Larger, 1).parameters[1].direction, Direction::Up);
    }

    void fewOrEqualResultsSayNothing()
    {
        const Sample few = linear(kFewestForImportance - 1);
        const auto ofFew = importance(few.points, few.results, std::vector<ImportanceAxis>(4), Goal::Larger, 1);
        QVERIFY(ofFew.parameters.empty());
        QCOMPARE(ofFew.lack.text(),
                 std::string("importance needs at least 16 measured trials of Sobol's sequence; there are 15"));
        Sample flat = linear(64);
        flat.results.assign(64, 0.5);
        const auto ofFlat = importance(flat.points, flat.results, std::vector<ImportanceAxis>(4), Goal::Larger, 1);
        QVERIFY(ofFlat.parameters.empty());
        QVERIFY(ofFlat.lack.text().starts_with("all 64 trials"));
        const Sample enough = linear(kFewestForImportance);
        QVERIFY(importance(enough.points, enough.results, std::vector<ImportanceAxis>(4), Goal::Larger, 1).lack.empty());
    }

    /// 200 sweeps of 17 tries whose results are noise: a direction is named in about one of twenty, whatever the number of parameters.
    void noiseHasNoDirection()
    {
        int named = 0;
        for (std::uint32_t sweep = 0; sweep < 200; ++sweep) {
            RandomStream stream(11, Purpose::Sweep, 9, sweep);
            std::vector<std::vector<double>> points;
            std::vector<double> results;
            for (std::size_t i = 1; i <= 17; ++i) {
                points.push_back(sobolPoint(6, i, sweep));
                results.push_back(stream.normal());
            }
            const auto report = importance(points, results, std::vector<ImportanceAxis>(6), Goal::Larger, sweep);
            named += std::ranges::any_of(report.parameters,
                                         [](const Importance& one) { return one.direction != Direction::Unclear; });
        }
        QVERIFY2(named <= 20, qPrintable(QString::number(named)));
        QVERIFY(named > 0);
    }
};

ROSA_TEST(TestImportance)
#include "tst_importance.moc"
