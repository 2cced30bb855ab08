#include "core/transport/plan_figures.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

#include "core/transport/exact.h"
#include "core/transport/pair_summary.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

class TestPlanFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresByHand()
    {
        const Matrix<double> plan(2, 2, {.5, .25, 0, .125});
        const auto figures =
            planFigures(plan, Matrix<double>(2, 2, {1, 2, 100, -4}), std::vector{.5, .5}, std::vector{.25, .75});
        QCOMPARE(figures.cost, .5);
        QCOMPARE(figures.rowGap, .625);
        QCOMPARE(figures.columnGap, .625);
        QCOMPARE(figures.mass, .875);
        QVERIFY(std::abs(figures.entropy - (.5 + .25 * 2 + .125 * 3) * std::numbers::ln2) < 1e-15);
        const auto nothing = planFigures(Matrix<double>(2, 2), plan, std::vector{.5, .5}, std::vector{.25, .75});
        QCOMPARE(nothing.cost, 0.0);
        QCOMPARE(nothing.entropy, 0.0);
        QCOMPARE(nothing.rowGap, 1.0);
        QCOMPARE(nothing.columnGap, 1.0);
    }

    void summariesHaveTheSameFigures()
    {
        for (std::uint32_t index = 0; index < 5; ++index) {
            const RandomProblem<double> problem(4, 6, index);
            const Matrix<double> plan(4, 6, std::vector<double>(24, 1.0 / 24));
            const auto summary = summarise(problem.cost, problem.t, problem.r, plan).value();
            const auto figures = planFigures(plan, problem.cost, problem.t, problem.r);
            QCOMPARE(figures.cost, summary.cost);
            QCOMPARE(figures.rowGap, summary.rowGap);
            QCOMPARE(figures.columnGap, summary.columnGap);
            QCOMPARE(figures.entropy, summary.entropy);
        }
    }

    void verdicts()
    {
        const PlanFigures feasible{.cost = .4, .rowGap = 1e-10, .columnGap = 0};
        QVERIFY(costVerdict(feasible, .4) == CostVerdict::Optimal);
        QVERIFY(costVerdict(feasible, .4 + 9e-10) == CostVerdict::Optimal);
        QVERIFY(costVerdict(feasible, .4 + 2e-9) == CostVerdict::Infeasible);
        QVERIFY(costVerdict(feasible, .4 - 2e-9) == CostVerdict::Above);
        QVERIFY(costVerdict(feasible, .39, .02) == CostVerdict::Optimal);
        QVERIFY(costVerdict({.cost = .4, .rowGap = 2e-9}, .4) == CostVerdict::Above);
        QVERIFY(costVerdict({.cost = .4, .columnGap = 2e-9}, .4) == CostVerdict::Above);
        // A small cost is not praised while the residual is large.
        QVERIFY(costVerdict({.cost = .0067, .rowGap = .8}, .4) == CostVerdict::Infeasible);
        // Relative to a large optimum, of either sign.
        QVERIFY(costVerdict({.cost = 1e6 + 5e-4}, 1e6) == CostVerdict::Optimal);
        QVERIFY(costVerdict({.cost = -1e6 - 5e-4}, -1e6) == CostVerdict::Optimal);
        QVERIFY(costVerdict({.cost = -1e6 - 5e-3}, -1e6) == CostVerdict::Infeasible);
    }

    /// Lesson 1: with a = (.6, .4) and b = (.3, .7), one freedom is left: γ₁₁ in [0, .3].
    void aPlanHasOneFreedom()
    {
        const std::vector<double> a{.6, .4};
        const std::vector<double> b{.3, .7};
        for (const double first : {0.0, .1, .3}) {
            const Matrix<double> plan(2, 2, {first, .6 - first, .3 - first, .1 + first});
            const auto figures = planFigures(plan, Matrix<double>(2, 2), a, b);
            QVERIFY(figures.rowGap < 1e-15 && figures.columnGap < 1e-15);
        }
        const auto dearest = exactTransport(Matrix<double>(2, 2, {1, 0, 0, 0}), a, b).value();
        const auto cheapest = exactTransport(Matrix<double>(2, 2, {-1, 0, 0, 0}), a, b).value();
        QVERIFY(std::abs(dearest.plan(0, 0)) < 1e-12);
        QVERIFY(std::abs(cheapest.plan(0, 0) - .3) < 1e-12);
    }

    /// Lesson 2: with D = i·j, always taking the cheapest free pair costs 14/3; the optimum is a permutation that costs 10/3.
    void greedyIsNotOptimal()
    {
        const auto problem = products(1);
        const Matrix<double> greedy(3, 3, {1.0 / 3, 0, 0, 0, 1.0 / 3, 0, 0, 0, 1.0 / 3});
        const auto figures = planFigures(greedy, problem.cost, problem.rows, problem.columns);
        const auto exact = exactTransport(problem.cost, problem.rows, problem.columns).value();
        QVERIFY(std::abs(figures.cost - 14.0 / 3) < 1e-15);
        QVERIFY(std::abs(exact.cost - 10.0 / 3) < 1e-10);
        QVERIFY(costVerdict(figures, exact.cost) == CostVerdict::Above);
        QVERIFY(costVerdict(planFigures(exact.plan, problem.cost, problem.rows, problem.columns), exact.cost) ==
                CostVerdict::Optimal);
        for (std::int64_t i = 0; i < 3; ++i)
            for (std::int64_t j = 0; j < 3; ++j) QVERIFY(std::abs(exact.plan(i, j) - (i + j == 2 ? 1.0 / 3 : 0)) < 1e-11);
    }

    /// Lesson 2: a vertex has at most n + m − 1 positive cells.
    void verticesAreSparse()
    {
        for (std::uint32_t index = 0; index < 20; ++index) {
            const RandomProblem<double> problem(2 + index % 5, 2 + index % 7, index);
            const auto exact = exactTransport(problem.cost, problem.t, problem.r).value();
            const auto positive = std::ranges::count_if(exact.plan.values(), [](double value) { return value > 0; });
            QVERIFY(positive <= problem.cost.rows() + problem.cost.columns() - 1);
        }
    }

    /// Lesson 3: with E, a = (.5, .5) and b = (.9, .1), .4 has to move. A row without weight vanishes.
    void weightsMoveTheOptimum()
    {
        const auto cost = exchange(1).cost;
        QVERIFY(std::abs(exactTransport(cost, std::vector{.5, .5}, std::vector{.9, .1}).value().cost - .4) < 1e-10);
        const auto empty = exactTransport(cost, std::vector{0.0, 1.0}, std::vector{.9, .1}).value();
        QVERIFY(empty.plan(0, 0) == 0 && empty.plan(0, 1) == 0);
        QVERIFY(std::abs(empty.cost - .9) < 1e-10);
    }
};

ROSA_TEST(TestPlanFigures)
#include "tst_plan_figures.moc"
