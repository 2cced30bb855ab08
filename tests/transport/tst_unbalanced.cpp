#include "core/transport/lab/unbalanced.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/transport/lab/scaling_run.h"
#include "tests/program/test_program.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

UnbalancedPlan solvedUnbalanced(const ScalingProblem& problem, const UnbalancedOptions& options)
{
    return unbalancedTransport(problem.cost, problem.rows, problem.columns, options).value();
}

std::string unbalancedError(const ScalingProblem& problem, const UnbalancedOptions& options = {})
{
    const auto result = unbalancedTransport(problem.cost, problem.rows, problem.columns, options);
    return result ? std::string() : result.error().text();
}

}  // namespace

class TestUnbalanced : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same bits, in one part or in many.
    void partsAreTheWhole()
    {
        const auto problem = smallProblem(0);
        const UnbalancedOptions options{.lambda = 10, .rho = .5};
        auto solve = UnbalancedSolve::begin(problem.cost, problem.rows, problem.columns, options).value();
        int parts = 1;
        while (!solve.advance(7)) ++parts;
        const auto inParts = solve.plan().value(), whole = solvedUnbalanced(problem, options);
        QCOMPARE(parts, (whole.iterations + 6) / 7);
        QCOMPARE(inParts.iterations, whole.iterations);
        QVERIFY(inParts.converged && std::ranges::equal(inParts.plan.values(), whole.plan.values()));
        QVERIFY(solve.advance(7));
        QCOMPARE(solve.plan().value().objective, whole.objective);
    }

    /// POT: ot.unbalanced.sinkhorn_unbalanced(a, b, D, 1 / λ, ρ, reg_type="kl", stopThr=1e-17, numItermax=2000000), without the row and
    /// column that have no weight; method "sinkhorn" for the first and "sinkhorn_stabilized" for the others, which POT leaves with a gap of 1e-12.
    void potsPlans()
    {
        const auto small = solvedUnbalanced(smallProblem(0), {.lambda = 10, .rho = .5});
        QVERIFY(small.converged && small.iterations < 100);
        QVERIFY(isClose(small.mass, 0.7534264057631327));
        QVERIFY(isClose(small.cost, 0.17109356610352394));
        QVERIFY(isClose(small.objective, 0.27123095366055416));
        QVERIFY(relativeDistance(small.rows, std::vector{0.17540828193369015, 0.2897891346076754, 0.28822898922176715}) <
                1e-9);
        QVERIFY(relativeDistance(small.columns, std::vector{0.302074228690074, 0.09409644130304631, 0.2119115482047067,
                                                            0.14534418756530565}) < 1e-9);

        auto heavier = smallProblem(0);
        for (double& weight : heavier.rows) weight *= 2;
        const auto uneven = solvedUnbalanced(heavier, {.lambda = 20, .rho = 2});
        QVERIFY(uneven.converged);
        QVERIFY(isClose(uneven.mass, 1.3202852385830126));
        QVERIFY(isClose(uneven.cost, 0.32664741070552583));
        QVERIFY(isClose(uneven.objective, 0.7528447837367567));
        QVERIFY(relativeDistance(uneven.rows, std::vector{0.2784222664779689, 0.5936103057989045, 0.448252666306139}) <
                1e-9);

        const auto square = solvedUnbalanced(squareProblem(0), {.lambda = 20, .rho = .3});
        QVERIFY(square.converged);
        QVERIFY(isClose(square.mass, 0.6185150762110834));
        QVERIFY(isClose(square.cost, 0.13042426037782465));
        QVERIFY(isClose(square.objective, 0.24796520046240209));
        QVERIFY(relativeDistance(square.rows, std::vector{0.08138205563389599, 0.20618695591485783, 0.0, 0.20801682049940864,
                                                          0.12292924416292098}) < 1e-9);
        QVERIFY(relativeDistance(square.columns, std::vector{0.05156508051306352, 0.17483747588623252, 0.16855870890498045,
                                                             0.22355381090680695, 0.0}) < 1e-9);
    }

    /// Lesson 9: one pair of weights 1 keeps the mass exp(−c/(2ρ + ε)), e^(−c/2ρ) for small ε: half of it at c = 1.386 ρ.
    void aDearPairIsLeft()
    {
        const std::vector<double> one{1};
        const auto massAt = [&](double cost, double lambda, double rho) {
            return unbalancedTransport(Matrix<double>(1, 1, {cost}), one, one, {.lambda = lambda, .rho = rho}).value().mass;
        };
        for (const double cost : {0.0, .4, 3.0})
            for (const double rho : {.2, 1.0}) {
                QVERIFY(isClose(massAt(cost, 20, rho), std::exp(-cost / (2 * rho + .05)), 1e-12));
                QVERIFY(isClose(massAt(cost, 1e7, rho), std::exp(-cost / (2 * rho)), 1e-5));
            }
        QVERIFY(std::abs(massAt(1.386 * .7, 1e7, .7) - .5) < 1e-4);
    }

    /// Lesson 9: a balanced plan pays for an outlier, an unbalanced one lets it go.
    void anOutlierIsLetGo()
    {
        const ScalingProblem problem{Matrix<double>(2, 2, {.1, 1, 10, 10}), {.8, .2}, {.5, .5}};
        const auto balanced = solvedUnbalanced(problem, {.lambda = 20, .rho = kInfinity});
        const auto unbalanced = solvedUnbalanced(problem, {.lambda = 20, .rho = .5});
        QVERIFY(balanced.converged && unbalanced.converged);
        QVERIFY(std::abs(balanced.rows.at(1) - .2) < 1e-9);
        QVERIFY(balanced.cost > 2);
        QVERIFY(unbalanced.rows.at(1) < 1e-3);
        QVERIFY(unbalanced.cost < .5);
    }

    void anInfinitePriceBalances()
    {
        for (auto problem : {smallProblem(20), squareProblem(20)}) {
            problem.arithmetic = Arithmetic::Logarithm;
            const auto run = runScaling(problem, {.halfIterations = 100000, .tolerance = 1e-13}).value();
            const auto balanced =
                solvedUnbalanced(problem, {.lambda = 20, .rho = kInfinity, .iterations = 50000, .tolerance = 1e-13});
            const auto dear = solvedUnbalanced(problem, {.lambda = 20, .rho = 1e9, .iterations = 50000, .tolerance = 1e-13});
            QVERIFY(balanced.converged && dear.converged);
            QVERIFY(relativeDistance(balanced.plan.values(), planOf(problem, run.steps.back().state).values()) < 1e-9);
            QVERIFY(relativeDistance(dear.plan.values(), balanced.plan.values()) < 1e-8);
            QVERIFY(isClose(balanced.cost, run.steps.back().figures.cost));
            QVERIFY(isClose(dear.objective, balanced.objective, 1e-6));
        }
    }

    /// No plan near the one found is better.
    void theObjectiveIsLeast()
    {
        const auto objective = [](const ScalingProblem& problem, const Matrix<double>& plan, double lambda, double rho) {
            const auto divergence = [](double a, double b) { return a * std::log(a / b) - a + b; };
            double value = 0;
            std::vector<double> columns(problem.columns.size());
            for (std::int64_t i = 0; i < plan.rows(); ++i) {
                double row = 0;
                const double t = problem.rows[static_cast<std::size_t>(i)];
                for (std::int64_t j = 0; j < plan.columns(); ++j) {
                    const auto at = static_cast<std::size_t>(j);
                    row += plan(i, j);
                    columns[at] += plan(i, j);
                    value += plan(i, j) * problem.cost(i, j) + divergence(plan(i, j), t * problem.columns[at]) / lambda;
                }
                value += rho * divergence(row, t);
            }
            for (std::size_t j = 0; j < columns.size(); ++j) value += rho * divergence(columns[j], problem.columns[j]);
            return value;
        };
        const auto problem = smallProblem(0);
        for (const auto& [lambda, rho] : {std::pair{7.0, .4}, {2.0, .1}, {10.0, 5.0}}) {
            const auto best = solvedUnbalanced(problem, {.lambda = lambda, .rho = rho});
            QVERIFY(isClose(objective(problem, best.plan, lambda, rho), best.objective, 1e-12));
            for (std::size_t k = 0; k < 12; ++k)
                for (const double factor : {.9, 1.1}) {
                    auto other = best.plan;
                    other.values()[k] *= factor;
                    QVERIFY(objective(problem, other, lambda, rho) > best.objective);
                }
        }
    }

    /// The translation of the potentials keeps the number of iterations from growing with ρ.
    void dearMassNeedsNoMoreIterations()
    {
        auto heavier = smallProblem(0);
        for (double& weight : heavier.rows) weight *= 3;
        for (const double rho : {.1, 10.0, 1e3, 1e6, 1e12}) {
            const auto result = solvedUnbalanced(heavier, {.lambda = 10, .rho = rho});
            QVERIFY(result.converged && result.iterations < 200);
            if (rho >= 1e3) QVERIFY(std::abs(result.mass - std::sqrt(3.0)) < 10 / rho + 1e-9);
        }
    }

    void iterationsAreCounted()
    {
        const auto early = solvedUnbalanced(smallProblem(0), {.lambda = 20, .iterations = 1});
        QVERIFY(!early.converged);
        QCOMPARE(early.iterations, 1);
        const auto all = solvedUnbalanced(smallProblem(0), {.lambda = 20, .iterations = 7, .tolerance = 0});
        QCOMPARE(all.iterations, 7);
    }

    void troubleIsNamed()
    {
        const double nan = std::nan("");
        QCOMPARE(unbalancedError(smallProblem(0)), std::string());
        QVERIFY(contains(unbalancedError({}), "has no rows"));
        QVERIFY(contains(unbalancedError({.cost = Matrix<double>(1, 0), .rows = {1}, .columns = {}}), "has no columns"));
        for (const double lambda : {0.0, -1.0, nan, kInfinity})
            QVERIFY(contains(unbalancedError(smallProblem(0), {.lambda = lambda}), "lambda"));
        for (const double rho : {0.0, -1.0, nan, -kInfinity})
            QVERIFY(contains(unbalancedError(smallProblem(0), {.rho = rho}), "rho is"));
        QVERIFY(contains(unbalancedError(smallProblem(0), {.iterations = 0}), "iterations"));
        QVERIFY(contains(unbalancedError(smallProblem(0), {.tolerance = nan}), "tolerance"));
        auto problem = smallProblem(0);
        problem.columns[2] = -1;
        QVERIFY(contains(unbalancedError(problem), "weight of column 2"));
        problem = smallProblem(0);
        problem.cost(1, 1) = nan;
        QVERIFY(contains(unbalancedError(problem), "cost in row 1, column 1"));
        // The sides may differ in mass, but not with an infinite price.
        problem = smallProblem(0);
        problem.rows[0] = 3;
        QCOMPARE(unbalancedError(problem), std::string());
        QVERIFY(contains(unbalancedError(problem, {.rho = kInfinity}), "equal sums"));
        problem.rows = {0, 0, 0};
        QVERIFY(contains(unbalancedError(problem), "all 0"));
    }

    void extremesHaveAnAnswer()
    {
        for (const double lambda : {1e-300, 1e-3, 1e3, 1e8})
            for (const double rho : {1e-6, 1.0, 1e6, 1e300}) {
                const auto result = solvedUnbalanced(squareProblem(0), {.lambda = lambda, .rho = rho, .iterations = 50});
                QVERIFY(std::isfinite(result.mass) && std::isfinite(result.objective));
                for (const double value : result.plan.values()) QVERIFY(value >= 0);
            }
        // λ·D is infinite.
        const ScalingProblem sharp{Matrix<double>(1, 1, {2}), {1}, {1}};
        QVERIFY(contains(unbalancedError(sharp, {.lambda = 1e308}), "too large for this lambda"));
    }
};

ROSA_TEST(TestUnbalanced)
#include "tst_unbalanced.moc"
