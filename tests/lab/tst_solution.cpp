#include "core/lab/solution.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;
using transport::CostVerdict;
using transport::ScalingEnd;

namespace {

bool near(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance; }

Result<Solution> solved(const Problem& problem, const std::function<bool()>& cancelled = {})
{
    ROSA_TRY_ASSIGN(const Posed posed, pose(problem));
    ROSA_TRY_ASSIGN(const References references, referencesOf(posed));
    return solve(problem.solve, posed, references, problem.ground, cancelled);
}

/// Rows 0.5 and 0.5, columns 0.9 and 0.1: 0.4 must cross.
Problem uneven(Variant variant)
{
    Problem problem = test::crossing();
    problem.columnWeights = {0.9, 0.1};
    problem.solve.variant = variant;
    return problem;
}

/// {0, 1, 2} on a line, and the same shifted.
Problem shifted(double shift, Variant variant)
{
    Problem problem = test::clouds({{0, 0}, {1, 0}, {2, 0}}, {{shift, 0}, {1 + shift, 0}, {2 + shift, 0}});
    problem.solve.variant = variant;
    problem.solve.lambda = 1;
    problem.solve.halfIterations = 400;
    return problem;
}

}  // namespace

class TestSolution : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Costs i·j: the diagonal costs (1 + 4 + 9)/3, the other diagonal (3 + 4 + 3)/3, all cells on average 4.
    void referencesByHand()
    {
        const Problem problem = test::givenCost(3, 3, {1, 2, 3, 2, 4, 6, 3, 6, 9});
        const References references = referencesOf(pose(problem).value()).value();
        QVERIFY(near(references.greedyCost, 14.0 / 3));
        QVERIFY(near(references.exact.cost, 10.0 / 3));
        QVERIFY(near(references.independent.cost, 4));
        QVERIFY(near(references.independentPlan(2, 0), 1.0 / 9));
        QVERIFY(near(references.exactFigures.entropy, std::log(3.0)));
    }

    /// One iteration at λ = 5 is far below the optimum, 0.4, with the columns exact and the rows off.
    void halfIterationsAreCounted()
    {
        Problem problem = uneven(Variant::Sinkhorn);
        problem.solve.lambda = 5;
        problem.solve.halfIterations = 2;
        const Solution once = solved(problem).value();
        QVERIFY(near(once.figures.cost, 0.0067, 0.00005));
        QVERIFY(near(once.figures.columnGap, 0));
        QVERIFY(near(once.figures.rowGap, 0.7893, 0.00005));
        QCOMPARE(once.verdict, CostVerdict::Infeasible);
        QCOMPARE(once.run.end, ScalingEnd::HalfIterations);
        QCOMPARE(once.run.steps.size(), std::size_t{2});
        QCOMPARE(once.state.halfIterations, 2);
        QVERIFY(near(once.kernel(0, 1), std::exp(-5.0)));
        problem.solve.halfIterations = 1;
        QVERIFY(near(solved(problem).value().figures.rowGap, 0));
        problem.solve.halfIterations = 1000;
        problem.solve.tolerance = 1e-9;
        const Solution end = solved(problem).value();
        QCOMPARE(end.run.end, ScalingEnd::Tolerance);
        QCOMPARE(end.verdict, CostVerdict::Above);
        QVERIFY(end.figures.cost > 0.4 && end.figures.cost < 0.4001);
    }

    void beforeTheFirstHalfIterationThereIsNoPlan()
    {
        Problem problem = uneven(Variant::Sinkhorn);
        problem.solve.halfIterations = 0;
        const Solution start = solved(problem).value();
        QCOMPARE(start.figures.mass, 0.0);
        QCOMPARE(start.state.halfIterations, 0);
        QVERIFY(start.run.steps.empty());
        QCOMPARE(start.kernel.rows(), 2);
    }

    void exactIndependentAndHand()
    {
        const Solution exact = solved(uneven(Variant::Exact)).value();
        QVERIFY(near(exact.figures.cost, 0.4));
        QVERIFY(near(exact.plan(1, 0), 0.4));
        QCOMPARE(exact.verdict, CostVerdict::Optimal);
        const Solution independent = solved(uneven(Variant::Independent)).value();
        QVERIFY(near(independent.plan(1, 0), 0.45));
        QVERIFY(near(independent.figures.cost, 0.5));
        Problem hand = uneven(Variant::Hand);
        QCOMPARE(solved(hand).value().figures.mass, 0.0);
        hand.solve.plan = {2, 2, {0.5, 0, 0.1, 0.1}};
        const Solution half = solved(hand).value();
        QVERIFY(near(half.figures.cost, 0.1));
        QVERIFY(near(half.figures.rowGap, 0.3));
        QCOMPARE(half.verdict, CostVerdict::Infeasible);
    }

    void debiasedIsZeroBetweenEqualClouds()
    {
        const Solution equal = solved(shifted(0, Variant::Debiased)).value();
        QVERIFY(near(equal.figures.cost, 0.4235, 0.00005));
        QVERIFY(near(equal.divergence->debiased, 0));
        QVERIFY(near(equal.divergence->sharp, 0));
        const Solution apart = solved(shifted(1, Variant::Debiased)).value();
        QVERIFY(near(apart.divergence->debiased, 0.4918, 0.00005));
        QVERIFY(near(apart.divergence->sharp, 0.6430, 0.00005));
    }

    void unbalancedLeavesMass()
    {
        Problem problem = test::givenCost(1, 1, {2});
        problem.rowWeights = problem.columnWeights = {1};
        problem.solve.variant = Variant::Unbalanced;
        problem.solve.lambda = 1e5;
        const Solution solution = solved(problem).value();
        QVERIFY(near(solution.figures.mass, std::exp(-1.0), 1e-4));
        QVERIFY(solution.unbalanced->converged);
        // Weights are not normalised, but references are of normalised ones.
        problem.rowWeights = {4};
        QVERIFY(near(solved(problem).value().figures.mass, std::exp(-1.0) * 2, 1e-4));
        QVERIFY(near(referencesOf(pose(problem).value()).value().exact.cost, 2));
    }

    void slicedSorts()
    {
        Problem problem = test::clouds({{0, 0}, {1, 2}}, {{1, 0}, {0, 2}}, Ground::Squared);
        problem.solve.variant = Variant::Sliced;
        const Solution solution = solved(problem).value();
        QVERIFY(near(solution.sliced->shown, 0));
        QVERIFY(near(solution.figures.cost, 4));
        problem.solve.angle = 90;
        QVERIFY(near(solved(problem).value().figures.cost, 1));
        problem.ground = Ground::Euclidean;
        QVERIFY(near(solved(problem).value().figures.cost, 1));
    }

    void variantsThatNeedPoints()
    {
        for (const Variant variant : {Variant::Debiased, Variant::Sliced}) {
            const auto solution = solved(uneven(variant));
            QVERIFY(!solution);
            QVERIFY(solution.error().text().find("needs points") != std::string::npos);
        }
        Problem cosine = shifted(1, Variant::Sliced);
        cosine.ground = Ground::Cosine;
        QVERIFY(!solved(cosine));
    }

    /// In float32 all of exp(−60·1.8) is 0: the scaling ends, and there is no plan.
    void underflowEndsTheScaling()
    {
        Problem problem = test::givenCost(2, 2, {1.8, 2, 2, 1.8});
        problem.solve.lambda = 60;
        problem.solve.arithmetic = transport::Arithmetic::Single;
        const Solution lost = solved(problem).value();
        QCOMPARE(lost.run.end, ScalingEnd::Underflow);
        QCOMPARE(lost.figures.mass, 0.0);
        problem.solve.arithmetic = transport::Arithmetic::Double;
        QVERIFY(near(solved(problem).value().figures.cost, 1.8, 1e-4));
    }

    void workCanBeCancelled()
    {
        const auto stopped = solved(uneven(Variant::Sinkhorn), [] { return true; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().kind, ErrorKind::Interrupted);
    }
};

ROSA_TEST(TestSolution)
#include "tst_solution.moc"
