#include "core/transport/lab/scaling_run.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/transport/exact.h"
#include "tests/program/test_program.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

ScalingRun ran(const ScalingProblem& problem, const ScalingLimits& limits) { return runScaling(problem, limits).value(); }

/// Costs after whole iterations.
double costAfter(const ScalingRun& run, std::size_t iterations) { return run.steps.at(2 * iterations - 1).figures.cost; }

}  // namespace

class TestScalingRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreHalfIterations()
    {
        const auto problem = squareProblem(20);
        const auto run = ran(problem, {.halfIterations = 7});
        QVERIFY(run.end == ScalingEnd::HalfIterations && !run.underflow);
        QCOMPARE(run.steps.size(), std::size_t{7});
        auto state = startScaling(problem).value();
        for (const auto& step : run.steps) {
            state = halfIteration(problem, state).value();
            QVERIFY(step.state == state);
            const auto figures = planFigures(planOf(problem, state), problem.cost, problem.rows, problem.columns);
            QCOMPARE(step.figures.cost, figures.cost);
            QCOMPARE(step.figures.entropy, figures.entropy);
            QVERIFY((state.last() == Side::Rows ? step.figures.rowGap : step.figures.columnGap) < 1e-15);
        }
    }

    void runsContinue()
    {
        const auto problem = smallProblem(20);
        const auto whole = ran(problem, {.halfIterations = 9});
        const auto first = ran(problem, {.halfIterations = 4});
        const auto rest = runScaling(problem, {.halfIterations = 5}, &first.steps.back().state).value();
        QCOMPARE(rest.steps.size(), std::size_t{5});
        QVERIFY(rest.steps.back().state == whole.steps.back().state);
        QCOMPARE(rest.steps.back().state.halfIterations, std::int64_t{9});
    }

    void toleranceEnds()
    {
        const auto problem = smallProblem(20);
        const auto run = ran(problem, {.halfIterations = 100000, .tolerance = 1e-9});
        QVERIFY(run.end == ScalingEnd::Tolerance);
        QVERIFY(run.steps.back().figures.rowGap <= 1e-9 && run.steps.back().figures.columnGap <= 1e-9);
        const auto& before = run.steps.at(run.steps.size() - 2).figures;
        QVERIFY(std::max(before.rowGap, before.columnGap) > 1e-9);
        QVERIFY(ran(problem, {.halfIterations = 3, .tolerance = 1e-9}).end == ScalingEnd::HalfIterations);
        // A state within the tolerance is scaled once more, and no more.
        QCOMPARE(runScaling(problem, {.halfIterations = 9, .tolerance = 1e-9}, &run.steps.back().state).value().steps.size(),
                 std::size_t{1});
    }

    void underflowEnds()
    {
        ScalingProblem problem{Matrix<double>(2, 2, {2, 0, 2, 0}), {.5, .5}, {.5, .5}, 52, Arithmetic::Single};
        const auto run = ran(problem, {.halfIterations = 10});
        QVERIFY(run.end == ScalingEnd::Underflow);
        QCOMPARE(run.steps.size(), std::size_t{1});
        QVERIFY(run.underflow && run.underflow->text().find("column 0") != std::string::npos);
        problem.arithmetic = Arithmetic::Logarithm;
        QVERIFY(ran(problem, {.halfIterations = 10, .tolerance = 1e-12}).end == ScalingEnd::Tolerance);
    }

    void cancelledBetweenHalfIterations()
    {
        int asked = 0;
        const auto run = runScaling(smallProblem(20), {.halfIterations = 10}, nullptr, [&] { return ++asked > 3; }).value();
        QVERIFY(run.end == ScalingEnd::Cancelled);
        QCOMPARE(run.steps.size(), std::size_t{3});
        QVERIFY(runScaling(smallProblem(20), {}, nullptr, [] { return true; }).value().steps.empty());
    }

    /// Lesson 5: lesson 3's problem at λ = 5. The costs after the first iterations are below the optimum, .4: not good, but infeasible. The limit is
    /// that of the entropic problem, 1.13e-5 above the optimum.
    void earlyCostsAreInfeasible()
    {
        auto problem = exchange(5);
        problem.columns = {.9, .1};
        const auto run = ran(problem, {.halfIterations = 400});
        QVERIFY(std::abs(costAfter(run, 1) - .0067) < 5e-5);
        QVERIFY(std::abs(costAfter(run, 2) - .0488) < 5e-5);
        QVERIFY(std::abs(costAfter(run, 5) - .3961) < 5e-5);
        QVERIFY(std::abs(costAfter(run, 200) - .4000) < 5e-5);
        QVERIFY(std::abs(costAfter(run, 200) - 0.40001134904857777) < 1e-14);
        const double optimum = exactTransport(problem.cost, problem.rows, problem.columns).value().cost;
        for (const std::size_t iteration : {1, 2, 5}) {
            const auto& figures = run.steps.at(2 * iteration - 1).figures;
            QVERIFY(costVerdict(figures, optimum) == CostVerdict::Infeasible);
            QVERIFY(figures.rowGap > .007 && figures.columnGap < 1e-15);
        }
        QVERIFY(costVerdict(run.steps.back().figures, optimum) == CostVerdict::Above);
        QVERIFY(costVerdict(run.steps.back().figures, optimum, 1e-4) == CostVerdict::Optimal);
    }

    /// Lesson 5: lesson 2's problem. Counted are full iterations from u = 1/m until the L1 gap of the rows is at most 1e-6 after the iteration, when
    /// the columns' gap is 0. (By the columns' gap after the rows have been scaled, it would be 24 for λ = 2, by the cost 59 and 326 for 4 and 8.)
    void sharpPlansTakeSweeps()
    {
        const std::pair<double, std::size_t> expected[] = {{.5, 7}, {1, 12}, {2, 23}, {4, 56}, {8, 307}};
        for (const auto& [lambda, iterations] : expected) {
            const auto run = ran(products(lambda), {.halfIterations = static_cast<std::int64_t>(2 * iterations)});
            QVERIFY(run.steps.at(2 * iterations - 1).figures.rowGap <= 1e-6);
            QVERIFY(run.steps.at(2 * iterations - 3).figures.rowGap > 1e-6);
        }
    }

    /// Lesson 4: E's entropic cost is 1/(1 + e^λ), .01 at λ = 4.595; it is never below the optimum, and falls from that of a·bᵀ.
    void lambdaSharpens()
    {
        double before = .5;
        for (const double lambda : {1e-3, .5, 1.0, 4.595, 10.0, 20.0}) {
            const auto figures = ran(exchange(lambda), {.halfIterations = 2}).steps.back().figures;
            QVERIFY(isClose(figures.cost, 1 / (1 + std::exp(lambda)), 1e-12));
            QVERIFY(figures.cost > 0 && figures.cost < before);
            before = figures.cost;
        }
        QVERIFY(std::abs(ran(exchange(4.595), {.halfIterations = 2}).steps.back().figures.cost - .01) < 5e-6);
        const auto soft = ran(exchange(1e-9), {.halfIterations = 2}).steps.back();
        QVERIFY(std::abs(soft.figures.entropy - std::log(4.0)) < 1e-9);
    }

    /// POT's converged plans, as in tst_scaling_state; λ = 100 in the log domain.
    void potsCosts()
    {
        auto problem = squareProblem(100);
        problem.arithmetic = Arithmetic::Logarithm;
        const auto run = ran(problem, {.halfIterations = 100000, .tolerance = 1e-13});
        QVERIFY(run.end == ScalingEnd::Tolerance);
        QVERIFY(isClose(run.steps.back().figures.cost, 0.3395000001419379));
        QVERIFY(isClose(ran(smallProblem(10), {.halfIterations = 4000, .tolerance = 1e-14}).steps.back().figures.cost,
                        0.28772411998093067));
    }

    void troubleIsNamed()
    {
        const auto message = [](const ScalingProblem& problem, const ScalingLimits& limits) {
            const auto run = runScaling(problem, limits);
            return run ? std::string() : run.error().text();
        };
        QCOMPARE(message(smallProblem(20), {}), std::string());
        QVERIFY(message(smallProblem(20), {.halfIterations = 0}).find("half iterations is 0") != std::string::npos);
        QVERIFY(message(smallProblem(20), {.halfIterations = std::numeric_limits<std::int64_t>::min()})
                    .find("half iterations") != std::string::npos);
        QVERIFY(message(smallProblem(20), {.tolerance = -1}).find("tolerance") != std::string::npos);
        QVERIFY(message(smallProblem(20), {.tolerance = std::nan("")}).find("tolerance") != std::string::npos);
        QVERIFY(message(smallProblem(0), {}).find("lambda") != std::string::npos);
        QVERIFY(message({}, {}).find("has no rows") != std::string::npos);
    }
};

ROSA_TEST(TestScalingRun)
#include "tst_scaling_run.moc"
