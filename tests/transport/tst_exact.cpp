#include "core/transport/exact.h"

#include <QtTest/QTest>

#include <cmath>

#include <opencv2/imgproc.hpp>

#include "core/transport/sinkhorn.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"

using namespace rosa;
using namespace rosa::transport;
using rosa::test::RandomProblem;

class TestExact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoByTwoByHand()
    {
        const Matrix<double> cost(2, 2, {0, 1, 3, 0.5});
        const auto exact = exactTransport(cost, std::vector{0.7, 0.3}, std::vector{0.4, 0.6}).value();
        const double plan[] = {0.4, 0.3, 0, 0.3};
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(std::abs(exact.plan.values()[i] - plan[i]) < 1e-11);
        QVERIFY(std::abs(exact.cost - 0.45) < 1e-11);
    }

    /// Marginals are satisfied, and the dual prices prove optimality.
    void pricesProveTheOptimum()
    {
        for (std::uint32_t index = 0; index < 30; ++index) {
            const std::int64_t n = 1 + index % 7;
            const std::int64_t m = 1 + index % 11;
            const RandomProblem<double> problem(n, m, index, index % 2 ? MarginalRule::ClipAtZero : MarginalRule::FloorTiny);
            const auto exact = exactTransport(problem.cost, problem.t, problem.r).value();
            double worth = 0;
            for (std::int64_t i = 0; i < n; ++i) {
                double sum = 0;
                const auto row = static_cast<std::size_t>(i);
                for (std::int64_t j = 0; j < m; ++j) {
                    QVERIFY(exact.plan(i, j) >= 0);
                    sum += exact.plan(i, j);
                    QVERIFY(exact.rowPrices[row] + exact.columnPrices[static_cast<std::size_t>(j)] <=
                            problem.cost(i, j) + 1e-8);
                }
                QVERIFY(std::abs(sum - problem.t[row]) < 1e-11);
                worth += problem.t[row] * exact.rowPrices[row];
            }
            for (std::int64_t j = 0; j < m; ++j) {
                double sum = 0;
                for (std::int64_t i = 0; i < n; ++i) sum += exact.plan(i, j);
                QVERIFY(std::abs(sum - problem.r[static_cast<std::size_t>(j)]) < 1e-11);
                worth += problem.r[static_cast<std::size_t>(j)] * exact.columnPrices[static_cast<std::size_t>(j)];
            }
            QVERIFY(std::abs(worth - exact.cost) < 1e-8);
        }
    }

    /// The cost of the converged entropic plan decreases to the optimum with increasing λ, and more iterations close the marginal gap.
    void sinkhornApproachesTheOptimum()
    {
        for (std::uint32_t index = 0; index < 5; ++index) {
            const RandomProblem<double> problem(6, 8, index);
            const double optimum = exactTransport(problem.cost, problem.t, problem.r).value().cost;
            double before = 2;
            for (const double lambda : {5.0, 20.0, 80.0, 320.0, 1280.0}) {
                const SinkhornOptions options{.lambda = lambda, .iterations = 200000, .tolerance = 1e-9};
                const auto entropic = sinkhorn<double>(problem.cost, problem.t, problem.r, options).value();
                QCOMPARE(entropic.end, SinkhornEnd::Converged);
                const double excess = entropic.cost - optimum;
                QVERIFY(excess > -1e-8 && excess < before);
                before = excess;
            }
            QVERIFY(before < 1e-3);
            before = 2;
            for (const int iterations : {1, 5, 25, 125}) {
                const auto early = sinkhorn<double>(problem.cost, problem.t, problem.r, {.iterations = iterations}).value();
                QVERIFY(early.rowGap < before);
                before = early.rowGap;
            }
        }
    }

    void opencvAgrees()
    {
        for (std::uint32_t index = 0; index < 20; ++index) {
            const RandomProblem<float> problem(1 + index % 6, 1 + index % 8, index);
            const auto column = [](const std::vector<float>& weights) { return cv::Mat(weights, true); };
            cv::Mat cost(static_cast<int>(problem.cost.rows()), static_cast<int>(problem.cost.columns()), CV_32F);
            Matrix<double> widened(problem.cost.rows(), problem.cost.columns());
            for (std::int64_t i = 0; i < problem.cost.rows(); ++i)
                for (std::int64_t j = 0; j < problem.cost.columns(); ++j) {
                    cost.at<float>(static_cast<int>(i), static_cast<int>(j)) = problem.cost(i, j);
                    widened(i, j) = problem.cost(i, j);
                }
            const float second = cv::EMD(column(problem.t), column(problem.r), cv::DIST_USER, cost);
            const std::vector<double> t(problem.t.begin(), problem.t.end());
            const std::vector<double> r(problem.r.begin(), problem.r.end());
            QVERIFY(std::abs(exactTransport(widened, t, r).value().cost - static_cast<double>(second)) < 1e-5);
        }
    }

    void troubleIsNamed()
    {
        const std::vector<double> one{1};
        QVERIFY(exactTransport(Matrix<double>(0, 1), {}, one).error().text().find("has no rows") != std::string::npos);
        const std::vector<double> many(5'000'000, 1.0 / 5'000'000);
        const auto large = exactTransport(Matrix<double>(1, 5'000'000), one, many);
        QVERIFY(!large.ok());
        QVERIFY(large.error().text().find("too large") != std::string::npos);
    }
};

ROSA_TEST(TestExact)
#include "tst_exact.moc"
