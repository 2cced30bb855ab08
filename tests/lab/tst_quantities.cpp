#include "core/lab/quantities.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

Result<double> computed(const Problem& problem, const std::string& name)
{
    ROSA_TRY_ASSIGN(const QuantityName quantity, quantityFromText(name));
    return lab::quantity(problem, quantity);
}

/// The computed number where it is off by more than the tolerance; "" where it is right.
std::string fault(const Problem& problem, const std::string& name, double value, double tolerance)
{
    const auto number = computed(problem, name);
    if (!number) return name + ": " + number.error().text();
    return std::abs(*number - value) <= tolerance ? "" : name + ": " + std::to_string(*number);
}

Problem crossingAt(double lambda, std::vector<double> columns = {}, std::int64_t halfIterations = 1000)
{
    Problem problem = test::crossing();
    problem.solve.lambda = lambda;
    problem.columnWeights = std::move(columns);
    problem.solve.halfIterations = halfIterations;
    return problem;
}

/// Costs i·j.
Problem products(double lambda = 1)
{
    Problem problem = test::givenCost(3, 3, {1, 2, 3, 2, 4, 6, 3, 6, 9});
    problem.solve.lambda = lambda;
    problem.solve.halfIterations = 1000;
    problem.solve.tolerance = 1e-6;
    return problem;
}

Problem pointPair(double cost, double rho)
{
    Problem problem = test::givenCost(1, 1, {cost});
    problem.solve.variant = Variant::Unbalanced;
    problem.solve.lambda = 1e5;
    problem.solve.rho = rho;
    return problem;
}

#define COMPARE_QUANTITY(problem, name, value, tolerance) QCOMPARE(fault(problem, name, value, tolerance), std::string())

}  // namespace

/// The figures of the ten lessons' questions, and what else quantities are.
class TestQuantities : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlanHasBounds()
    {
        Problem problem = test::crossing();
        problem.rowWeights = {0.6, 0.4};
        problem.columnWeights = {0.3, 0.7};
        COMPARE_QUANTITY(problem, "plan_least[1,1]", 0, 1e-12);
        COMPARE_QUANTITY(problem, "plan_greatest[1,1]", 0.3, 1e-12);
        COMPARE_QUANTITY(problem, "plan_least[2,2]", 0.1, 1e-12);
        COMPARE_QUANTITY(problem, "plan_greatest[1,2]", 0.6, 1e-12);
    }

    void greedIsNotOptimal()
    {
        COMPARE_QUANTITY(products(), "greedy_cost", 14.0 / 3, 1e-9);
        COMPARE_QUANTITY(products(), "optimum", 10.0 / 3, 1e-9);
        COMPARE_QUANTITY(products(), "exact_cells", 3, 0);
        COMPARE_QUANTITY(products(), "exact_plan[1,3]", 1.0 / 3, 1e-9);
        Problem uneven = products();
        uneven.rowWeights = {0.5, 0.3, 0.2};
        uneven.columnWeights = {0.4, 0.4, 0.2};
        COMPARE_QUANTITY(uneven, "exact_cells", 5, 0);
    }

    void marginalsCost()
    {
        Problem problem = crossingAt(1, {0.9, 0.1});
        COMPARE_QUANTITY(problem, "optimum", 0.4, 1e-9);
        problem.solve.variant = Variant::Exact;
        COMPARE_QUANTITY(problem, "row_sum[2]", 0.5, 1e-9);
        COMPARE_QUANTITY(problem, "column_sum[1]", 0.9, 1e-9);
        COMPARE_QUANTITY(problem, "mass", 1, 1e-9);
    }

    void lambdaSharpens()
    {
        for (const double lambda : {0.01, 1.0, 2.0, 20.0})
            COMPARE_QUANTITY(crossingAt(lambda), "cost", 1 / (1 + std::exp(lambda)), 1e-12);
        COMPARE_QUANTITY(crossingAt(4.595), "cost", 0.01, 0.000005);
        COMPARE_QUANTITY(crossingAt(2), "entropy", 1.0585, 0.00005);
        COMPARE_QUANTITY(crossingAt(2), "independent_entropy", std::log(4.0), 1e-12);
        COMPARE_QUANTITY(crossingAt(2), "independent_cost", 0.5, 1e-12);
        COMPARE_QUANTITY(crossingAt(2), "kernel[1,2]", std::exp(-2.0), 1e-15);
        Problem doubled = test::givenCost(2, 2, {0, 2, 2, 0});
        doubled.solve.lambda = 1;
        COMPARE_QUANTITY(doubled, "plan[1,2]", computed(crossingAt(2), "plan[1,2]").value(), 1e-15);
    }

    void sweepsTakeTheirTime()
    {
        const std::vector<double> columns{0.9, 0.1};
        COMPARE_QUANTITY(crossingAt(5, columns, 2), "cost", 0.0067, 0.00005);
        COMPARE_QUANTITY(crossingAt(5, columns, 4), "cost", 0.0488, 0.00005);
        COMPARE_QUANTITY(crossingAt(5, columns, 10), "cost", 0.3961, 0.00005);
        COMPARE_QUANTITY(crossingAt(5, columns), "cost", 0.4, 0.00005);
        COMPARE_QUANTITY(crossingAt(5, columns, 2), "row_gap", 0.7893, 0.00005);
        COMPARE_QUANTITY(crossingAt(5, columns, 1), "column_gap", 0.8, 0.00005);
        const std::pair<double, double> counts[]{{0.5, 7}, {1, 12}, {2, 23}, {4, 56}, {8, 307}};
        for (const auto& [lambda, count] : counts) COMPARE_QUANTITY(products(lambda), "sweeps", count, 0);
    }

    void float32Underflows()
    {
        Problem problem = test::givenCost(1, 1, {2});
        COMPARE_QUANTITY(problem, "kernel_subnormal", 43.7, 0.05);
        COMPARE_QUANTITY(problem, "kernel_zero", 51.99, 0.005);
        problem.solve.lambda = 52;
        COMPARE_QUANTITY(problem, "underflow", 0, 0);
        problem.solve.arithmetic = transport::Arithmetic::Single;
        COMPARE_QUANTITY(problem, "underflow", 1, 0);
        COMPARE_QUANTITY(problem, "kernel[1,1]", 0, 0);
        problem.solve.arithmetic = transport::Arithmetic::Logarithm;
        COMPARE_QUANTITY(problem, "cost", 2, 1e-12);
    }

    void aCloudIsFarFromItself()
    {
        const PointList line{{0, 0}, {1, 0}, {2, 0}};
        Problem problem = test::clouds(line, line);
        problem.solve.lambda = 1;
        problem.solve.halfIterations = 400;
        COMPARE_QUANTITY(problem, "cost", 0.4235, 0.00005);
        problem.solve.variant = Variant::Debiased;
        COMPARE_QUANTITY(problem, "debiased", 0, 1e-10);
        COMPARE_QUANTITY(problem, "sharp", 0, 1e-10);
    }

    /// A shift by (1.2, 0.9).
    void slicesOfAShift()
    {
        Problem problem = test::clouds({{0, 0}, {1, 0}, {0, 1}}, {{1.2, 0.9}, {2.2, 0.9}, {1.2, 1.9}}, Ground::Squared);
        problem.solve.variant = Variant::Sliced;
        COMPARE_QUANTITY(problem, "sliced_mean", 2.25 / 2, 1e-9);
        COMPARE_QUANTITY(problem, "sliced_shown", 1.44, 1e-9);
        COMPARE_QUANTITY(problem, "optimum", 2.25, 1e-8);
    }

    void massStaysAtAPrice()
    {
        COMPARE_QUANTITY(pointPair(1, 1), "mass", std::exp(-0.5), 0.00005);
        COMPARE_QUANTITY(pointPair(1.386, 1), "mass", 0.5, 0.0005);
        COMPARE_QUANTITY(pointPair(2.772, 2), "mass", 0.5, 0.0005);
    }

    void slopesDiffer()
    {
        COMPARE_QUANTITY(crossingAt(2), "slope_detached", 0.1192, 0.00005);
        COMPARE_QUANTITY(crossingAt(2), "slope_through", -0.0908, 0.00005);
    }

    void topologyRescales()
    {
        Problem problem = test::pathGraph();
        problem.temperature = 2;
        problem.isRescaled = true;
        COMPARE_QUANTITY(problem, "scale[2,1]", 0.5, 1e-12);
        COMPARE_QUANTITY(problem, "distance[1,2]", 2, 1e-12);
        COMPARE_QUANTITY(problem, "cost_of[1,2]", 2 / (1 + std::exp(-1.0)), 1e-12);
    }

    /// By hand: plan (0.5, 0; 0.4, 0.1), classes (0, 1) and (1, 1). Half of t·rᵀ comes from the row of class 1.
    void classesShareMass()
    {
        Problem problem = crossingAt(1, {0.9, 0.1});
        problem.solve.variant = Variant::Exact;
        QVERIFY(!computed(problem, "same_class"));
        problem.rowClasses = {0, 1};
        QVERIFY(!computed(problem, "same_class"));
        problem.columnClasses = {1, 1};
        COMPARE_QUANTITY(problem, "same_class", 0.5, 1e-9);
        COMPARE_QUANTITY(problem, "independent_same_class", 0.5, 1e-12);
        problem.columnClasses = {0, 1};
        COMPARE_QUANTITY(problem, "same_class", 0.6, 1e-9);
        COMPARE_QUANTITY(problem, "independent_same_class", 0.5, 1e-12);
        problem.columnClasses = {-1, 1};  // Of unknown class: not counted.
        COMPARE_QUANTITY(problem, "same_class", 1, 1e-9);
        problem.columnClasses = {-1, -1};
        QVERIFY(!computed(problem, "same_class"));
    }

    void namesComeBack()
    {
        for (const QuantityInfo& info : quantityInfos()) {
            const std::string name = std::string(info.name) + (info.indices == 0   ? ""
                                                               : info.indices == 1 ? "[3]"
                                                                                   : "[3,128]");
            QCOMPARE(toText(quantityFromText(name).value()), name);
            QVERIFY(*info.meaning != '\0');
        }
    }

    void wrongNames()
    {
        QVERIFY(quantityFromText("optimun").error().text().find("did you mean optimum") != std::string::npos);
        for (const char* name : {"plan", "plan[1]", "plan[1,2", "plan[1,2]x", "plan[0,1]", "plan[1,129]", "plan[1,2,3]",
                                 "plan[a,1]", "plan[-1,1]", "plan[1;2]", "cost[1]", "row_sum[1,2]", "row_sum[]", "", "[1]"})
            QVERIFY2(!quantityFromText(name), name);
    }

    /// Of problems that lack what a quantity needs, and of places out of range.
    void wrongQuantities()
    {
        const Problem problem = test::crossing();
        for (const char* name :
             {"plan[3,1]", "plan[1,3]", "exact_plan[3,1]", "row_sum[3]", "column_sum[3]", "plan_least[1,3]", "kernel[3,3]",
              "scale[1,1]", "debiased", "sharp", "sliced_shown", "sliced_mean", "sweeps"})
            QVERIFY2(!computed(problem, name), name);
        Problem wrong = problem;
        wrong.solve.lambda = -1;
        for (const QuantityInfo& info : quantityInfos()) {
            const std::string name = std::string(info.name) + (info.indices == 0 ? "" : info.indices == 1 ? "[1]" : "[1,1]");
            QVERIFY2(!computed(wrong, name), info.name);
        }
        Problem slow = products(8);
        slow.solve.halfIterations = 10;
        QVERIFY(!computed(slow, "sweeps"));
    }
};

ROSA_TEST(TestQuantities)
#include "tst_quantities.moc"
