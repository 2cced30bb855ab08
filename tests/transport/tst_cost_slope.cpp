#include "core/transport/lab/cost_slope.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/transport/lab/scaling_run.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

/// <Γ, D> of the converged plan, and the regularised value <Γ, D> − H(Γ)/λ.
struct Values {
    double cost;
    double regularised;
};
Values convergedValues(ScalingProblem problem)
{
    problem.arithmetic = Arithmetic::Logarithm;
    const auto run = runScaling(problem, {.halfIterations = 200000, .tolerance = 3e-15}).value();
    const auto& figures = run.steps.back().figures;
    return {figures.cost, figures.cost - figures.entropy / problem.lambda};
}

Values centralDifference(const ScalingProblem& problem, std::size_t element)
{
    constexpr double kStep = 1e-4;
    auto above = problem;
    auto below = problem;
    above.cost.values()[element] += kStep;
    below.cost.values()[element] -= kStep;
    const auto high = convergedValues(above);
    const auto low = convergedValues(below);
    return {(high.cost - low.cost) / (2 * kStep), (high.regularised - low.regularised) / (2 * kStep)};
}

std::string slopeError(const ScalingProblem& problem)
{
    const auto slope = costSlope(problem);
    return slope ? std::string() : slope.error().text();
}

}  // namespace

class TestCostSlope : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slopesAreCentralDifferences()
    {
        const RandomProblem<double> random(4, 3, 1);
        for (const auto& problem : {smallProblem(5), squareProblem(3), exchange(2), products(1.5),
                                    ScalingProblem{random.cost, random.t, random.r, 4}}) {
            const auto slope = costSlope(problem).value();
            for (std::size_t k = 0; k < problem.cost.values().size(); ++k) {
                const auto expected = centralDifference(problem, k);
                QVERIFY(std::abs(slope.through.values()[k] - expected.cost) < 2e-7);
                // The detached plan is the slope of the regularised value.
                QVERIFY(std::abs(slope.detached.values()[k] - expected.regularised) < 2e-7);
            }
        }
    }

    /// Lesson 10: D = d·E at d = 1 and λ = 2. By d, <Γ, D> = d/(1 + e^(λd)) has the slope +.1192 with the plan held fixed, and −.0908 through it.
    void thePlansOwnChangeTurnsTheSlope()
    {
        const auto slope = costSlope(exchange(2)).value();
        const double detached = slope.detached(0, 1) + slope.detached(1, 0);
        const double through = slope.through(0, 1) + slope.through(1, 0);
        QVERIFY(std::abs(detached - .1192) < 5e-5);
        QVERIFY(std::abs(through + .0908) < 5e-5);
        const double e = std::exp(2.0);
        QVERIFY(isClose(detached, 1 / (1 + e), 1e-12));
        QVERIFY(isClose(through, 1 / (1 + e) - 2 * e / ((1 + e) * (1 + e)), 1e-12));
    }

    /// A cost added to a row or to all elements does not change the plan: the slopes along it are the masses.
    void commonCostsDoNotMoveThePlan()
    {
        for (const double lambda : {1.0, 20.0, 60.0}) {
            const auto problem = squareProblem(lambda);
            const auto slope = costSlope(problem).value();
            for (std::int64_t i = 0; i < 5; ++i) {
                double row = 0;
                double column = 0;
                for (std::int64_t j = 0; j < 5; ++j) {
                    row += slope.through(i, j);
                    column += slope.through(j, i);
                }
                QVERIFY(std::abs(row - problem.rows[static_cast<std::size_t>(i)]) < 1e-11);
                QVERIFY(std::abs(column - problem.columns[static_cast<std::size_t>(i)]) < 1e-11);
            }
        }
    }

    /// Γ falls apart: the two pairs of E are joined by elements that are 0 or lost beside 1.
    void sharpPlansHaveTheSlopeOfTheOptimum()
    {
        for (const double lambda : {30.0, 40.0, 100.0, 5000.0, 1e300}) {
            const auto slope = costSlope(exchange(lambda)).value();
            const double lost = lambda < 700 ? std::exp(-lambda) : 0;
            const double expected[] = {.5 + lambda * lost / 2, -lambda * lost / 2, -lambda * lost / 2,
                                       .5 + lambda * lost / 2};
            for (std::size_t k = 0; k < 4; ++k) {
                QVERIFY(std::abs(slope.detached.values()[k] - (k % 3 == 0 ? .5 : 0)) < 1e-12);
                QVERIFY(std::abs(slope.through.values()[k] - expected[k]) < 1e-11);
            }
        }
        const auto forced = costSlope({Matrix<double>(2, 2, {3, 5, 4, 1}), {.5, .5}, {1, 0}, 300}).value();
        QVERIFY(relativeDistance(forced.through.values(), std::vector{.5, 0.0, .5, 0.0}) < 1e-12);
    }

    void arithmeticAndSumsDoNotMatter()
    {
        auto problem = smallProblem(10);
        const auto slope = costSlope(problem).value();
        problem.arithmetic = Arithmetic::Single;
        QVERIFY(std::ranges::equal(costSlope(problem).value().through.values(), slope.through.values()));
        for (double& weight : problem.columns) weight *= 1.0005;
        QVERIFY(relativeDistance(costSlope(problem).value().through.values(), slope.through.values()) < 1e-11);
        for (double& weight : problem.columns) weight *= 1000;
        for (double& weight : problem.rows) weight *= 1000;
        auto scaled = costSlope(problem).value().through;
        for (double& value : scaled.values()) value /= 1000;
        QVERIFY(relativeDistance(scaled.values(), slope.through.values()) < 1e-11);
        const auto one = costSlope({Matrix<double>(1, 1, {7}), {3}, {3}, 20}).value();
        QVERIFY(isClose(one.detached(0, 0), 3, 1e-13) && isClose(one.through(0, 0), 3, 1e-11));
    }

    void troubleIsNamed()
    {
        QVERIFY(contains(slopeError({}), "has no rows"));
        const double nan = std::nan("");
        for (const double lambda : {0.0, -1.0, nan, std::numeric_limits<double>::infinity()})
            QVERIFY(contains(slopeError(smallProblem(lambda)), "lambda"));
        auto problem = smallProblem(20);
        problem.cost(0, 3) = nan;
        QVERIFY(contains(slopeError(problem), "cost in row 0, column 3"));
        problem = smallProblem(20);
        problem.rows = {2, 2, 2};
        QVERIFY(contains(slopeError(problem), "equal sums"));
        // λD is infinite.
        QVERIFY(contains(slopeError({Matrix<double>(1, 1, {2}), {1}, {1}, 1e308}), "row 0 cannot be scaled"));
        // Lesson 2's columns tie: the sharper the plan, the slower the scaling.
        QVERIFY(contains(slopeError(products(1e4)), "does not converge in 100000 iterations"));
    }
};

ROSA_TEST(TestCostSlope)
#include "tst_cost_slope.moc"
