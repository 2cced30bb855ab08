/// Sobol's sequence and the Parzen estimator against numbers of scipy 1.17 (and, in development, Optuna 5.0), and the tries made with them.
#include "core/sweep/samplers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <set>
#include <span>

#include "core/sweep/sobol.h"
#include "core/sweep/tpe.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

namespace {

/// Branin's function of a point of the unit square; its minimum is 0.397887.
double branin(std::span<const double> at)
{
    const double x = 15 * at[0] - 5, y = 15 * at[1], pi = std::numbers::pi;
    const double bend = y - 5.1 / (4 * pi * pi) * x * x + 5 / pi * x - 6;
    return bend * bend + 10 * (1 - 1 / (8 * pi)) * std::cos(x) + 10;
}

/// Hartmann's function of six numbers; its minimum is −3.32237.
double hartmann(std::span<const double> at)
{
    constexpr std::array weights{1.0, 1.2, 3.0, 3.2};
    constexpr double steepness[4][6] = {
        {10, 3, 17, 3.5, 1.7, 8}, {.05, 10, 17, .1, 8, 14}, {3, 3.5, 1.7, 10, 17, 8}, {17, 8, .05, 10, .1, 14}};
    constexpr double centres[4][6] = {{.1312, .1696, .5569, .0124, .8283, .5886},
                                      {.2329, .4135, .8307, .3736, .1004, .9991},
                                      {.2348, .1451, .3522, .2883, .3047, .6650},
                                      {.4047, .8828, .8732, .5743, .1091, .0381}};
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        double exponent = 0;
        for (std::size_t j = 0; j < 6; ++j) exponent += steepness[i][j] * std::pow(at[j] - centres[i][j], 2);
        sum += weights[i] * std::exp(-exponent);
    }
    return -sum;
}

/// The smallest of 100 values, of ten points of Sobol's sequence and 90 proposals.
double bestOf(const std::function<double(std::span<const double>)>& function, std::size_t axes, std::uint64_t seed)
{
    RandomStream stream(seed, Purpose::Sweep);
    std::vector<TpePoint> points;
    double best = std::numeric_limits<double>::infinity();
    for (std::uint64_t i = 0; i < 100; ++i) {
        std::vector<double> at = sobolPoint(axes, i + 1, seed);
        if (i >= 10) at = *proposePoint(std::vector<TpeAxis>(axes), points, stream, [](auto) { return true; });
        const double value = function(at);
        best = std::min(best, value);
        points.push_back({std::move(at), -value});
    }
    return best;
}

}  // namespace

class TestSamplers : public QObject {
    Q_OBJECT

    static Ranking rankingOf(const std::vector<double>& values)
    {
        Scores scores;
        for (const double value : values) scores.values.push_back({value});
        scores.hasFailed.assign(values.size(), false);
        return rank(scores);
    }

private Q_SLOTS:
    /// scipy.stats.qmc.Sobol(d=6, scramble=False, bits=64).random(1025), rows 5, 100 and 1000; and row 777 of d=60, bits=30.
    void pointsAreThoseOfScipyUnderTheShift()
    {
        struct Known {
            std::size_t dimensions;
            std::uint64_t index;
            std::map<std::size_t, double> coordinates;
        };
        const std::vector<Known> known{
            {6, 1, {{0, 0.5}, {1, 0.5}, {5, 0.5}}},
            {6, 5, {{0, 0.875}, {1, 0.875}, {2, 0.125}, {3, 0.375}, {4, 0.875}, {5, 0.625}}},
            {6, 100, {{0, 0.4140625}, {1, 0.2578125}, {2, 0.7734375}, {3, 0.7265625}, {4, 0.8828125}, {5, 0.7421875}}},
            {6,
             1000,
             {{0, 0.2197265625},
              {1, 0.0966796875},
              {2, 0.5185546875},
              {3, 0.6767578125},
              {4, 0.2802734375},
              {5, 0.9072265625}}},
            {60, 777, {{0, 0.6923828125}, {1, 0.9365234375}, {19, 0.7529296875}, {59, 0.5517578125}}}};
        for (const Known& one : known)
            for (const std::uint64_t seed : {1U, 2U}) {
                const auto point = sobolPoint(one.dimensions, one.index, seed);
                QCOMPARE(point.size(), one.dimensions);
                for (const auto& [dimension, coordinate] : one.coordinates) {
                    const auto bits = static_cast<std::uint64_t>(std::ldexp(coordinate, 53)) << 11;
                    const std::uint64_t shifted = bits ^ sobolShift(dimension, seed);
                    QCOMPARE(point[dimension], std::ldexp(static_cast<double>(shifted >> 11), -53));
                }
            }
    }

    /// 2^k consecutive points of the sequence put one point into every interval of that length; the shift keeps this.
    void shiftedPointsStayEven()
    {
        for (std::size_t dimension = 0; dimension < 5; ++dimension) {
            std::set<int> cells;
            for (std::uint64_t index = 64; index < 128; ++index)
                cells.insert(static_cast<int>(64 * sobolPoint(5, index, 7)[dimension]));
            QCOMPARE(cells.size(), 64U);
        }
        QVERIFY(sobolPoint(5, 3, 7) != sobolPoint(5, 3, 8));
    }

    /// From scipy.stats.truncnorm and the definition of the categorical kernels; Optuna 5.0's _ParzenEstimator gives the same digits.
    void densitiesAreThoseOfScipy()
    {
        const std::vector<TpeAxis> axes{{0}, {0}, {3}};
        const ParzenEstimator estimator(axes, {{.1, .9, .1}, {.2, .7, .5}, {.25, .85, .9}, {.6, .3, .2}});
        const auto isNear = [](double one, double other) { return std::abs(one - other) < 1e-12; };
        QVERIFY(isNear(estimator.logDensity(std::vector{.15, .8, .1}), 0.47755816109271304));
        QVERIFY(isNear(estimator.logDensity(std::vector{.9, .1, .9}), -2.405697220731503));
        QVERIFY(isNear(estimator.logDensity(std::vector{.5, .5, .5}), -1.5200157043612141));
        const ParzenEstimator prior(axes, {});
        QVERIFY(isNear(prior.logDensity(std::vector{.15, .8, .1}), -1.1229066876862106));

        // 27 points: weights 1/27, 1 for the two that are not among the last 25.
        std::vector<std::vector<double>> line;
        for (int i = 0; i < 27; ++i) line.push_back({(i * 7 % 27 + .5) / 27});
        QVERIFY(isNear(ParzenEstimator({{0}}, line, true).logDensity(std::vector{.02}), -0.944627730187803));
        QVERIFY(isNear(ParzenEstimator({{0}}, line).logDensity(std::vector{.02}), -0.09346824690361122));
    }

    /// The share of draws in a box is the integral of the density over it.
    void drawsFollowTheDensity()
    {
        const std::vector<TpeAxis> axes{{0}, {2}};
        const ParzenEstimator estimator(axes, {{.2, .25}, {.3, .25}, {.9, .75}});
        double expected = 0;
        for (int i = 0; i < 1000; ++i) expected += std::exp(estimator.logDensity(std::vector{(i + .5) / 2000, .25})) / 2000;
        RandomStream stream(3, Purpose::Sweep);
        int hits = 0;
        constexpr int draws = 20000;
        for (int i = 0; i < draws; ++i) {
            const auto at = estimator.draw(stream);
            QVERIFY(at[0] >= 0 && at[0] < 1);
            hits += at[0] < 0.5 && at[1] < 0.5 ? 1 : 0;
        }
        const double deviation = std::sqrt(expected * (1 - expected) / draws);
        QVERIFY(std::abs(static_cast<double>(hits) / draws - expected) < 4 * deviation);
    }

    /// The best of 100 by TPESampler(multivariate=True, n_startup_trials=10) of Optuna 5.0 has over the seeds 0 … 59 the medians 0.42777 and
    /// −3.21630 and the distances of quartiles 0.04245 and 0.13539 (uniform points: 0.705 and −2.037). The standard error of the difference of
    /// two such medians is 0.169 of that distance, if the values are normal; three of them are allowed.
    void minimaAreFoundAsOptunaFindsThem()
    {
        const auto medianOf = [](const auto& function, std::size_t axes) {
            std::vector<double> best;
            for (std::uint64_t seed = 0; seed < 60; ++seed) best.push_back(bestOf(function, axes, seed));
            std::ranges::sort(best);
            return (best[29] + best[30]) / 2;
        };
        const double ofBranin = medianOf(branin, 2), ofHartmann = medianOf(hartmann, 6);
        qInfo("medians: Branin %.4f, Hartmann %.4f", ofBranin, ofHartmann);
        QVERIFY(ofBranin >= 0.397887 && ofBranin <= 0.42777 + 3 * 0.169 * 0.04245);
        QVERIFY(ofHartmann >= -3.32237 && ofHartmann <= -3.21630 + 3 * 0.169 * 0.13539);
    }

    void aTenthIsGoodAndTheUnknownIsBad()
    {
        QCOMPARE(goodCount(0), 0U);
        QCOMPARE(goodCount(1), 1U);
        QCOMPARE(goodCount(11), 2U);
        QCOMPARE(goodCount(1000), 25U);
        const std::vector<TpePoint> points{{{.1}, .5}, {{.2}, std::nullopt}, {{.3}, .9}, {{.4}, .9}};
        const TpeParts parts = divide(points);
        QCOMPARE(parts.good, (std::vector<std::vector<double>>{{.3}}));
        QCOMPARE(parts.others, (std::vector<std::vector<double>>{{.1}, {.2}, {.4}}));
    }

    /// A constant liar keeps a second worker away from where the first one measures.
    void proposalsAvoidWhatIsBeingMeasured()
    {
        std::vector<TpePoint> points;
        for (int i = 0; i < 20; ++i) points.push_back({{(i + .5) / 20}, -std::abs((i + .5) / 20 - .3)});
        const ParzenEstimator before({{0}}, divide(points).others);
        points.push_back({{.3}, std::nullopt});
        const ParzenEstimator after({{0}}, divide(points).others);
        QVERIFY(after.logDensity(std::vector{.3}) > before.logDensity(std::vector{.3}));
    }

    void theFirstTryIsTheDefault()
    {
        const TemporarySweep sweep;
        QCOMPARE(sweep.folder.tries().size(), 8U);
        const Try& first = sweep.folder.tries().front();
        QCOMPARE(first.origin, Origin::Default);
        for (const auto& [key, value] : first.values)
            QCOMPARE(value, catalog::toText(baseConfiguration().values().at(key).value));
        std::set<Values> seen;
        for (const Try& one : sweep.folder.tries()) seen.insert(one.values);
        QCOMPARE(seen.size(), 8U);
    }

    void noConfigurationIsRepeatedAndASmallSpaceEnds()
    {
        SweepRule rule = someRule(100, 1);
        rule.space.erase(rule.space.begin());  // four walk lengths
        const TemporarySweep sweep(rule);
        const bool isInside = rule.space[0].coordinateOf(sweep.folder.tries()[0].values.begin()->second).has_value();
        QCOMPARE(sweep.folder.tries().size(), isInside ? 4U : 5U);
        rule.sampler = Sampler::Grid;
        const TemporarySweep grid(rule);
        QCOMPARE(grid.folder.tries().size(), sweep.folder.tries().size());
        // Nobody waits for the rest of the budget, whoever makes the tries.
        rule.sampler = Sampler::Tpe;
        const TemporarySweep proposed(rule);
        for (const TemporarySweep* one : {&sweep, &grid, &proposed}) QCOMPARE(triesOf(one->folder), isInside ? 4 : 5);
    }

    void triesThatAreYetToBeProposedCount()
    {
        SweepRule rule = someRule(60, 1);
        rule.sampler = Sampler::Tpe;
        QCOMPARE(triesOf(TemporarySweep(rule).folder), 60);
        QCOMPARE(triesOf(TemporarySweep(someRule(20)).folder), 20);
    }

    void moreTriesContinueTheSequence()
    {
        TemporarySweep few(someRule(5));
        const TemporarySweep many(someRule(20));
        VERIFY_OK(few.folder.replaceRule(someRule(20)));
        VERIFY_OK(addKnownTries(few.folder));
        QCOMPARE(few.folder.tries(), many.folder.tries());
    }

    /// A quadratic with its maximum at λ = 20 and a walk length of 20: proposals come nearer than even points do.
    void proposalsApproachTheMaximum()
    {
        SweepRule rule = someRule(60, 1);
        rule.sampler = Sampler::Tpe;
        TemporarySweep sweep(rule);
        QCOMPARE(sweep.folder.tries().size(), 30U);
        const auto distance = [](const Try& one) {
            const double lambda = std::log(std::stod(one.values.at("transport.lambda")) / 20);
            const double length = (std::stod(one.values.at("sampling.walk_length")) - 20) / 20;
            return lambda * lambda + length * length;
        };
        while (wantsProposal(sweep.folder)) {
            std::vector<double> values;
            for (const Try& one : sweep.folder.tries()) values.push_back(0.8 - distance(one) / 10);
            const auto next = propose(rule, baseConfiguration(), sweep.folder.tries(), rankingOf(values));
            QVERIFY(next && next->origin == Origin::Tpe);
            QVERIFY(sweep.folder.addTry(*next).value());
        }
        double even = 0, proposed = 0;
        for (std::size_t i = 1; i < 60; ++i)
            (i < 30 ? even : proposed) += distance(sweep.folder.tries()[i]) / (i < 30 ? 29 : 30);
        QVERIFY2(proposed < even / 3, qPrintable(QStringLiteral("%1 %2").arg(proposed).arg(even)));
    }
};

ROSA_TEST(TestSamplers)
#include "tst_samplers.moc"
