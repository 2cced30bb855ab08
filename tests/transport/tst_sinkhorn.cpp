#include "core/transport/sinkhorn.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "tests/program/test_program.h"
#include "tests/transport/differences.h"
#include "tests/transport/random_problem.h"

using namespace rosa;
using namespace rosa::transport;
using rosa::test::RandomProblem;

namespace {

template <typename T>
SinkhornResult<T> solved(const RandomProblem<T>& problem, const SinkhornOptions& options = {},
                         std::vector<SinkhornIteration<T>>* trace = nullptr)
{
    return sinkhorn<T>(problem.cost, problem.t, problem.r, options, trace).value();
}

}  // namespace

class TestSinkhorn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One iteration on 2 × 2, with P = (1, ½; ¼, 1).
    void oneIterationByHand()
    {
        const double ln2 = std::log(2.0);
        const Matrix<double> cost(2, 2, {0, ln2, 2 * ln2, 0});
        const std::vector<double> t{0.5, 0.5};
        const std::vector<double> r{0.25, 0.75};
        std::vector<SinkhornIteration<double>> trace;
        const auto result = sinkhorn<double>(cost, t, r, {.lambda = 1, .iterations = 1}, &trace).value();
        // u = (½, ½): P u = (¾, ⅝); v = (⅔, ⅘); Pᵀ v = (⅔ + ⅕, ⅓ + ⅘) = (13/15, 17/15); u = (15/52, 45/68)
        const double v[] = {2.0 / 3, 4.0 / 5};
        const double u[] = {15.0 / 52, 45.0 / 68};
        QVERIFY(test::largestError(trace.at(0).v, v) < 1e-15);
        QVERIFY(test::largestError(trace.at(0).u, u) < 1e-15);
        QVERIFY(std::abs(trace.at(0).logV[1] - std::log(0.8)) < 1e-15);
        const double plan[] = {10.0 / 52, 15.0 / 68, 3.0 / 52, 36.0 / 68};
        QVERIFY(test::largestError(result.plan.values(), plan) < 1e-15);
        QVERIFY(std::abs(result.cost - ln2 * (plan[1] + 2 * plan[2])) < 1e-15);
        QVERIFY(std::abs(result.rowGap - (std::abs(plan[0] + plan[1] - 0.5) + std::abs(plan[2] + plan[3] - 0.5))) < 1e-15);
        QCOMPARE(result.iterations, 1);
        QVERIFY(!result.logDomain);
    }

    void singleNodesMoveEverything()
    {
        const auto result = sinkhorn<float>(Matrix<float>(1, 1, {0.3f}), std::vector{1.0f}, std::vector{1.0f}).value();
        QVERIFY(std::abs(result.plan(0, 0) - 1) < 1e-6f);
        QVERIFY(std::abs(result.cost - 0.3) < 1e-6);
    }

    void traceEndsAtTheResult()
    {
        const RandomProblem<double> problem(5, 7, 1);
        std::vector<SinkhornIteration<double>> trace;
        const auto result = solved(problem, {}, &trace);
        QCOMPARE(trace.size(), std::size_t{5});
        QCOMPARE(trace.back().cost, result.cost);
        QCOMPARE(trace.back().rowGap, result.rowGap);
        for (std::size_t iteration = 1; iteration < trace.size(); ++iteration)
            QVERIFY(trace[iteration].rowGap <= trace[iteration - 1].rowGap);
        for (std::int64_t i = 0; i < 5; ++i)
            for (std::int64_t j = 0; j < 7; ++j) {
                const auto& last = trace.back();
                const double product = last.v[static_cast<std::size_t>(i)] * std::exp(-20 * problem.cost(i, j)) *
                                       last.u[static_cast<std::size_t>(j)];
                QVERIFY(std::abs(product - result.plan(i, j)) < 1e-14);
            }
    }

    void marginalsAndTolerance()
    {
        const RandomProblem<double> problem(6, 4, 2);
        const auto result = solved(problem, {.iterations = 100000, .tolerance = 1e-9});
        QCOMPARE(result.end, SinkhornEnd::Converged);
        QVERIFY(result.iterations < 100000);
        for (std::int64_t j = 0; j < 4; ++j) {
            double sum = 0;
            for (std::int64_t i = 0; i < 6; ++i) sum += result.plan(i, j);
            QVERIFY(std::abs(sum - problem.r[static_cast<std::size_t>(j)]) < 1e-12);
        }
        QVERIFY(result.rowGap <= 1e-9);
        QCOMPARE(solved(problem, {.iterations = 2}).end, SinkhornEnd::IterationLimit);
    }

    /// Both domains at λ = 40 and just above, where the domain changes.
    void logarithmsGiveThePlainAnswer()
    {
        const RandomProblem<double> problem(7, 5, 3);
        const auto plain = solved(problem, {.lambda = 40});
        const auto logarithmic = solved(problem, {.lambda = 40 * (1 + 1e-12)});
        QVERIFY(!plain.logDomain && logarithmic.logDomain);
        QVERIFY(test::largestError(plain.plan.values(), logarithmic.plan.values()) < 1e-9);
        QVERIFY(std::abs(plain.rowGap - logarithmic.rowGap) < 1e-9);
    }

    void floatFollowsDouble()
    {
        for (std::uint32_t index = 0; index < 20; ++index) {
            const RandomProblem<double> exact(1 + index % 6, 1 + index % 9, index);
            RandomProblem<float> rounded(1, 1, 0);
            rounded.cost = Matrix<float>(exact.cost.rows(), exact.cost.columns());
            std::ranges::copy(exact.cost.values(), rounded.cost.values().begin());
            rounded.t.assign(exact.t.begin(), exact.t.end());
            rounded.r.assign(exact.r.begin(), exact.r.end());
            for (const double lambda : {20.0, 1000.0}) {
                const auto a = solved(exact, {.lambda = lambda});
                const auto b = solved(rounded, {.lambda = lambda});
                QVERIFY(std::abs(a.cost - b.cost) < 1e-5);
                if (lambda == 20) QVERIFY(test::largestError(a.plan.values(), b.plan.values()) < 1e-5);
            }
        }
    }

    void extremesStayFinite()
    {
        const RandomProblem<float> problem(6, 6, 4, MarginalRule::ClipAtZero);
        for (const double lambda : {1e-3, 39.0, 100.0, 1000.0, 1e6}) {
            const auto result = solved(problem, {.lambda = lambda});
            QVERIFY(std::isfinite(result.cost) && result.cost >= 0 && result.cost <= 2);
            for (const float value : result.plan.values()) QVERIFY(std::isfinite(value) && value >= 0);
        }
        // Zero weights on both sides, and costs far above those of cosines: solved in the log domain.
        const Matrix<float> cost(2, 2, {0, 300, 500, 900});
        const auto result = sinkhorn<float>(cost, std::vector{1.0f, 0.0f}, std::vector{0.5f, 0.5f}).value();
        QVERIFY(result.logDomain);
        QVERIFY(std::abs(result.cost - 150) < 1e-3);
    }

    void troubleIsNamed()
    {
        const std::vector<double> half{0.5, 0.5};
        const auto message = [&](const Matrix<double>& cost, const std::vector<double>& t, const std::vector<double>& r,
                                 const SinkhornOptions& options = {}) {
            const auto result = sinkhorn<double>(cost, t, r, options);
            return result.ok() ? std::string() : result.error().text();
        };
        const Matrix<double> good(2, 2, {0, 1, 1, 0});
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(message(good, half, half), std::string());
        QVERIFY(message(Matrix<double>(2, 2, {0, 1, nan, 0}), half, half).find("row 1, column 0") != std::string::npos);
        QVERIFY(message(Matrix<double>(0, 2), {}, half).find("has no rows") != std::string::npos);
        QVERIFY(message(Matrix<double>(2, 0), half, {}).find("has no columns") != std::string::npos);
        QVERIFY(message(good, {0.5, -0.5}, half).find("row 1") != std::string::npos);
        QVERIFY(message(good, half, {nan, 1}).find("column 0") != std::string::npos);
        QVERIFY(message(good, {0, 0}, half).find("all 0") != std::string::npos);
        QVERIFY(message(good, {1, 1}, half).find("equal sums") != std::string::npos);
        QVERIFY(message(good, half, half, {.lambda = 0}).find("lambda") != std::string::npos);
        QVERIFY(message(good, half, half, {.lambda = nan}).find("lambda") != std::string::npos);
        QVERIFY(message(good, half, half, {.iterations = 0}).find("iterations") != std::string::npos);
        QVERIFY(message(good, half, half, {.tolerance = -1}).find("tolerance") != std::string::npos);
    }
};

ROSA_TEST(TestSinkhorn)
#include "tst_sinkhorn.moc"
