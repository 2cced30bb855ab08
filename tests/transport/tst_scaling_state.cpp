#include "core/transport/lab/scaling_state.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/transport/sinkhorn.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

ScalingProblem randomProblem(std::int64_t n, std::int64_t m, std::uint32_t index, double lambda, Arithmetic arithmetic)
{
    const RandomProblem<double> problem(n, m, index);
    return {problem.cost, problem.t, problem.r, lambda, arithmetic};
}

double largest(const std::vector<double>& values)
{
    double result = 0;
    for (const double value : values) result = std::max(result, std::abs(value));
    return result;
}

std::string startError(const ScalingProblem& problem)
{
    const auto start = startScaling(problem);
    return start ? std::string() : start.error().text();
}

}  // namespace

class TestScalingState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStartIsTheArticles()
    {
        const auto problem = smallProblem(20);
        const auto start = startScaling(problem).value();
        QCOMPARE(start.logV, std::vector<double>(3, 0));
        QCOMPARE(start.logU, std::vector<double>(4, std::log(0.25)));
        QCOMPARE(start.halfIterations, std::int64_t{0});
        QVERIFY(start.next() == Side::Rows);
        const auto nothing = planOf(problem, start);
        for (const double value : nothing.values()) QCOMPARE(value, 0.0);
        const auto first = halfIteration(problem, start).value();
        QVERIFY(first.last() == Side::Rows && first.next() == Side::Columns);
        QVERIFY(first.logU == start.logU);
        const auto second = halfIteration(problem, first).value();
        QVERIFY(second.last() == Side::Columns && second.next() == Side::Rows);
        QVERIFY(second.logV == first.logV);
        QVERIFY(second == halfIteration(problem, first).value());
        QVERIFY(!(second == first));
    }

    /// P = (1, ½; ¼, 1) and u = (½, ½): v = (⅔, ⅘), u = (15/52, 45/68).
    void anIterationByHand()
    {
        const double ln2 = std::log(2.0);
        ScalingProblem problem{Matrix<double>(2, 2, {0, ln2, 2 * ln2, 0}), {.5, .5}, {.25, .75}, 1};
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            problem.arithmetic = arithmetic;
            const auto state = scaled(problem, 2);
            const double bound = arithmetic == Arithmetic::Single ? 3e-7 : 1e-15;
            QVERIFY(largestDifference(state.logV, std::vector{std::log(2.0 / 3), std::log(.8)}) < bound);
            QVERIFY(largestDifference(state.logU, std::vector{std::log(15.0 / 52), std::log(45.0 / 68)}) < bound);
            const std::vector<double> plan{10.0 / 52, 15.0 / 68, 3.0 / 52, 36.0 / 68};
            QVERIFY(largestDifference(planOf(problem, state).values(), plan) < bound);
        }
    }

    /// Two half iterations are an iteration of sinkhorn<double>(). Scalings are kept as logarithms, whose rounding alone, half a unit in the last place,
    /// tells the two apart.
    void halfIterationsAreSinkhornsIterations()
    {
        for (std::uint32_t index = 0; index < 10; ++index)
            for (const double lambda : {0.5, 5.0, 20.0, 39.0}) {
                const auto problem = randomProblem(1 + index % 6, 1 + index % 8, index, lambda, Arithmetic::Double);
                std::vector<SinkhornIteration<double>> trace;
                (void)sinkhorn<double>(problem.cost, problem.rows, problem.columns, {.lambda = lambda, .iterations = 8},
                                       &trace)
                    .value();
                QCOMPARE(trace.size(), std::size_t{8});
                auto state = startScaling(problem).value();
                for (int done = 0; const auto& iteration : trace) {
                    const auto plan = sinkhorn<double>(problem.cost, problem.rows, problem.columns,
                                                       {.lambda = lambda, .iterations = ++done})
                                          .value()
                                          .plan;
                    state = halfIteration(problem, state).value();
                    state = halfIteration(problem, state).value();
                    const double rounding = 0x1p-52 * (1 + largest(state.logV) + largest(state.logU));
                    QVERIFY(largestDifference(state.logV, iteration.logV) <= rounding);
                    QVERIFY(largestDifference(state.logU, iteration.logU) <= rounding);
                    QVERIFY(largestDifference(planOf(problem, state).values(), plan.values()) < 1e-14);
                    const auto figures = figuresOf(problem, state);
                    QVERIFY(std::abs(figures.cost - iteration.cost) < 1e-14);
                    QVERIFY(std::abs(figures.rowGap - iteration.rowGap) < 1e-14);
                }
            }
    }

    void logarithmsAgree()
    {
        for (std::uint32_t index = 0; index < 10; ++index)
            for (const double lambda : {0.5, 5.0, 20.0, 100.0}) {
                auto problem = randomProblem(1 + index % 6, 1 + index % 8, index, lambda, Arithmetic::Double);
                const auto plain = scaled(problem, 11);
                problem.arithmetic = Arithmetic::Logarithm;
                const auto logarithmic = scaled(problem, 11);
                QVERIFY(largestDifference(plain.logV, logarithmic.logV) < 1e-12);
                QVERIFY(largestDifference(plain.logU, logarithmic.logU) < 1e-12);
                QVERIFY(largestDifference(planOf(problem, plain).values(), planOf(problem, logarithmic).values()) < 1e-12);
            }
        // Where sinkhorn() changes to the log domain, it has the same scalings.
        const auto sharp = randomProblem(6, 5, 3, 1000, Arithmetic::Logarithm);
        std::vector<SinkhornIteration<double>> trace;
        const SinkhornOptions options{.lambda = 1000, .iterations = 4};
        QVERIFY(sinkhorn<double>(sharp.cost, sharp.rows, sharp.columns, options, &trace).value().logDomain);
        QCOMPARE(scaled(sharp, 8).logV, trace.back().logV);
        QCOMPARE(scaled(sharp, 8).logU, trace.back().logU);
    }

    void theLastSideIsExact()
    {
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            const double bound = arithmetic == Arithmetic::Single ? 3e-7 : 1e-13;
            for (const double lambda : {1.0, 20.0}) {
                auto problem = smallProblem(lambda);
                problem.arithmetic = arithmetic;
                QVERIFY(figuresOf(problem, scaled(problem, 3)).rowGap < bound);
                QVERIFY(figuresOf(problem, scaled(problem, 3)).columnGap > 1e-4);
                QVERIFY(figuresOf(problem, scaled(problem, 4)).columnGap < bound);
            }
        }
    }

    void rowsWithoutAKernelAreNamed()
    {
        ScalingProblem problem{Matrix<double>(2, 2, {0, 2, 2, 2}), {.5, .5}, {.5, .5}, 52, Arithmetic::Single};
        const auto row = halfIteration(problem, startScaling(problem).value());
        QVERIFY(!row && contains(row.error().text(), "row 1 cannot be scaled"));
        problem.cost = Matrix<double>(2, 2, {2, 0, 2, 0});
        const auto column = halfIteration(problem, scaled(problem, 1));
        QVERIFY(!column && contains(column.error().text(), "column 0 cannot be scaled"));
        // The log domain survives; so does float64 until its scalings overflow.
        for (const auto& [arithmetic, lambda] : {std::pair{Arithmetic::Double, 52.0},
                                                 {Arithmetic::Double, 350.0},
                                                 {Arithmetic::Logarithm, 52.0},
                                                 {Arithmetic::Logarithm, 500.0}}) {
            problem.arithmetic = arithmetic;
            problem.lambda = lambda;
            QVERIFY(figuresOf(problem, scaled(problem, 2)).columnGap < 1e-12);
        }
        problem.arithmetic = Arithmetic::Double;
        for (const double lambda : {371.0, 373.0}) {
            problem.lambda = lambda;
            QVERIFY(!halfIteration(problem, scaled(problem, 1)));
        }
        // Costs that are negative overflow.
        problem.cost = Matrix<double>(2, 2, {0, 0, 0, -2});
        const auto overflow = halfIteration(problem, startScaling(problem).value());
        QVERIFY(!overflow && contains(overflow.error().text(), "row 1 cannot be scaled"));
        // A row without weight may have no kernel.
        problem = {Matrix<double>(2, 2, {0, 1, 2, 2}), {1, 0}, {.5, .5}, 52, Arithmetic::Single};
        QCOMPARE(scaled(problem, 2).logV.at(1), kMinusInfinity);
        QVERIFY(figuresOf(problem, scaled(problem, 2)).columnGap < 1e-6);
    }

    void rowsWithoutWeightStayEmpty()
    {
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            auto problem = squareProblem(20);
            problem.arithmetic = arithmetic;
            const auto state = scaled(problem, 6);
            QCOMPARE(state.logV.at(2), kMinusInfinity);
            QCOMPARE(state.logU.at(4), kMinusInfinity);
            const auto plan = planOf(problem, state);
            for (std::int64_t k = 0; k < 5; ++k) QVERIFY(plan(2, k) == 0 && plan(k, 4) == 0);
        }
    }

    /// A state can be continued under another λ and in another arithmetic: it ends where the problem itself ends.
    void statesCanBeContinued()
    {
        auto problem = smallProblem(10);
        auto state = scaled(problem, 3);
        problem.arithmetic = Arithmetic::Logarithm;
        state = halfIteration(problem, state).value();
        problem.lambda = 5;
        for (int k = 0; k < 200; ++k) state = halfIteration(problem, state).value();
        QVERIFY(largestDifference(planOf(problem, state).values(), planOf(problem, scaled(problem, 200)).values()) < 1e-14);
        // exp(710) is not finite in float64.
        problem.arithmetic = Arithmetic::Double;
        state.logU.assign(4, 710);
        state.halfIterations = 4;
        QVERIFY(!halfIteration(problem, state));
        problem.arithmetic = Arithmetic::Logarithm;
        QVERIFY(halfIteration(problem, state).ok());
        state.logU[1] = kNaN;
        QVERIFY(!halfIteration(problem, state));
    }

    /// POT: ot.sinkhorn(a, b, D, 1 / λ, method="sinkhorn_log", stopThr=1e-16, numItermax=200000)
    void potsPlans()
    {
        const std::vector<double> small{6.7095446184868249e-02, 1.9757574883157643e-06, 1.3267041277112684e-01,
                                        2.3216528651662119e-04, 3.8013934640482902e-02, 9.9986302561642329e-02,
                                        1.6728594123229243e-01, 1.9471382156558226e-01, 2.9489061917464876e-01,
                                        1.1721680869394458e-05, 4.3645996580693911e-05, 5.0540131479011596e-03};
        const std::vector<double> square{9.7449316053486890e-02,
                                         2.4369454562167791e-14,
                                         2.5506531293544303e-03,
                                         3.0817134326379232e-08,
                                         0,
                                         7.2294892860118173e-06,
                                         3.5203494665276786e-05,
                                         7.7132584328145401e-09,
                                         2.9995755930279028e-01,
                                         0,
                                         0,
                                         0,
                                         0,
                                         0,
                                         0,
                                         1.5253924968438184e-01,
                                         1.4996454512863491e-01,
                                         6.1439023482531960e-15,
                                         4.7496205186977246e-02,
                                         0,
                                         4.2047728451337902e-06,
                                         2.5137667544747657e-07,
                                         1.9744933915738103e-01,
                                         5.2546204693098224e-02,
                                         0};
        for (const auto arithmetic : {Arithmetic::Double, Arithmetic::Logarithm}) {
            auto problem = smallProblem(10);
            problem.arithmetic = arithmetic;
            const auto plan = planOf(problem, scaled(problem, 2000));
            for (std::size_t k = 0; k < small.size(); ++k) QVERIFY(isClose(plan.values()[k], small[k]));
            QVERIFY(isClose(figuresOf(problem, scaled(problem, 2000)).cost, 0.28772411998093067));
            problem = squareProblem(20);
            problem.arithmetic = arithmetic;
            const auto other = planOf(problem, scaled(problem, 20000));
            for (std::size_t k = 0; k < square.size(); ++k) QVERIFY(isClose(other.values()[k], square[k]));
            // Lesson 4: λ = 20 is POT's reg = .05.
            QVERIFY(isClose(figuresOf(problem, scaled(problem, 20000)).cost, 0.3400092687418462));
        }
    }

    /// Lesson 4: twice the cost is twice λ.
    void lambdaMultipliesTheCost()
    {
        auto twice = smallProblem(7);
        for (double& value : twice.cost.values()) value *= 2;
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            auto sharp = smallProblem(14);
            sharp.arithmetic = twice.arithmetic = arithmetic;
            QVERIFY(scaled(sharp, 5) == scaled(twice, 5));
        }
    }

    void troubleIsNamed()
    {
        const double infinite = -kMinusInfinity;
        QCOMPARE(startError(smallProblem(20)), std::string());
        QVERIFY(contains(startError({}), "has no rows"));
        QVERIFY(contains(startError({.cost = Matrix<double>(1, 0), .rows = {1}, .columns = {}}), "has no columns"));
        for (const double lambda : {0.0, -1.0, kNaN, infinite})
            QVERIFY(contains(startError(smallProblem(lambda)), "lambda"));
        for (const double bad : {kNaN, infinite, kMinusInfinity}) {
            auto problem = smallProblem(20);
            problem.cost(2, 1) = bad;
            QVERIFY(contains(startError(problem), "cost in row 2, column 1"));
            problem = smallProblem(20);
            problem.rows[1] = bad;
            QVERIFY(contains(startError(problem), "weight of row 1"));
            problem = smallProblem(20);
            problem.columns[3] = bad;
            QVERIFY(contains(startError(problem), "weight of column 3"));
        }
        auto problem = smallProblem(20);
        problem.rows[0] = -0.2;
        QVERIFY(contains(startError(problem), "weight of row 0"));
        problem.rows = {0, 0, 0};
        QVERIFY(contains(startError(problem), "all 0"));
        problem.rows = {1, 1, 1};
        QVERIFY(contains(startError(problem), "equal sums"));
        problem.rows = {1e308, 1e308, 1e308};
        QVERIFY(contains(startError(problem), "too large"));
    }

    void extremesHaveAnAnswer()
    {
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            // One pair, whatever it costs.
            ScalingProblem one{Matrix<double>(1, 1, {.3}), {2}, {2}, 20, arithmetic};
            QVERIFY(std::abs(planOf(one, scaled(one, 1))(0, 0) - 2) < 1e-6);
            // λD = 1e308 is finite, 2e308 is not: a row with another pair has its scaling, one without has an Error.
            ScalingProblem sharp{Matrix<double>(2, 2, {0, 1, 1, 0}), {.5, .5}, {.5, .5}, 1e308, arithmetic};
            if (arithmetic == Arithmetic::Single) {
                QVERIFY(!halfIteration(sharp, startScaling(sharp).value()));  // λ itself is infinite in float32
                continue;
            }
            QVERIFY(figuresOf(sharp, scaled(sharp, 4)).rowGap < 1e-15);
            sharp.cost = Matrix<double>(2, 2, {2, 2, 0, 2});
            QVERIFY(!halfIteration(sharp, startScaling(sharp).value()));
            // The smallest λ couples independently.
            auto soft = smallProblem(std::numeric_limits<double>::denorm_min());
            soft.arithmetic = arithmetic;
            QVERIFY(std::abs(planOf(soft, scaled(soft, 2))(1, 0) - .5 * .4) < 1e-15);
        }
    }
};

ROSA_TEST(TestScalingState)
#include "tst_scaling_state.moc"
