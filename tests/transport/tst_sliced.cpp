#include "core/transport/lab/sliced.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/random.h"
#include "core/transport/exact.h"
#include "tests/program/test_program.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

const std::vector<double> kX{.3, -1.2, 2.5, .9};
const std::vector<double> kY{1.1, -.4, 3.2, .05, 1.7};
const std::vector<double> kA{.1, .4, .2, .3};
const std::vector<double> kB{.25, .15, .3, 0, .3};

const std::vector<PlanePoint> kPoints{{.2, 1.1}, {-.7, .4}, {1.5, -.3}};
const std::vector<PlanePoint> kOthers{{.9, .6}, {-.1, -1.2}, {.45, 2.}, {1.3, .15}};
const std::vector<double> kPointWeights{.5, .2, .3};
const std::vector<double> kOtherWeights{.1, .4, .2, .3};

std::string lineError(const std::vector<double>& x, const std::vector<double>& y, const std::vector<double>& a,
                      const std::vector<double>& b, double p = 2)
{
    const auto result = lineTransport(x, y, a, b, p);
    return result ? std::string() : result.error().text();
}

}  // namespace

class TestSliced : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// POT: ot.wasserstein_1d(x, y, a, b, p=p), and ot.emd_1d(x, y, a, b, metric="sqeuclidean") for the plan.
    void potsLines()
    {
        const std::pair<double, double> expected[] = {
            {1, 1.3650000000000002}, {1.5, 1.7540651976138362}, {2, 2.3695000000000004}, {3, 4.7806500000000005}};
        const std::vector<double> plan{0, 0, 0, 0, .1, .25, .15, 0, 0, 0, 0, 0, .2, 0, 0, 0, 0, .1, 0, .2};
        for (const auto& [p, cost] : expected) {
            const auto line = lineTransport(kX, kY, kA, kB, p).value();
            QVERIFY(isClose(line.cost, cost));
            QVERIFY(relativeDistance(line.plan.values(), plan) < 1e-12);
        }
        // The other way round.
        const auto back = lineTransport(kY, kX, kB, kA, 3).value();
        QVERIFY(isClose(back.cost, 4.7806500000000005));
        QVERIFY(relativeDistance(back.plan.transposed().values(), plan) < 1e-12);
    }

    /// POT: ot.sliced_wasserstein_distance(X, Y, a, b, projections=[cos θ_k; sin θ_k], p=p) ** p
    void potsSlices()
    {
        const auto cost = [](int angles, double p) {
            return slicedCost(kPoints, kOthers, kPointWeights, kOtherWeights, angles, p).value();
        };
        QVERIFY(isClose(cost(1, 1), .36));
        QVERIFY(isClose(cost(1, 2), 0.16349999999999992));
        QVERIFY(isClose(cost(7, 1), 0.6728827215038766));
        QVERIFY(isClose(cost(7, 2), 0.6631216606330389));
        QVERIFY(isClose(cost(50, 1), 0.6696403642166966));
        QVERIFY(isClose(cost(50, 2), 0.6617991047478508));
    }

    /// Lesson 8: in one dimension, the optimum is sorting.
    void sortingIsOptimal()
    {
        for (std::uint32_t index = 0; index < 20; ++index) {
            RandomStream stream(7, Purpose::Generator, 0, index);
            const auto draw = [&](std::int64_t count, bool areWeights) {
                std::vector<double> values(static_cast<std::size_t>(count));
                double sum = 0;
                for (double& value : values) sum += value = areWeights ? std::abs(stream.normal()) : stream.normal();
                if (areWeights)
                    for (double& value : values) value /= sum;
                return values;
            };
            const std::int64_t n = 1 + index % 6;
            const std::int64_t m = 1 + index % 7;
            const auto x = draw(n, false);
            const auto y = draw(m, false);
            const auto a = draw(n, true);
            const auto b = draw(m, true);
            Matrix<double> squares(n, m);
            for (std::int64_t i = 0; i < n; ++i)
                for (std::int64_t j = 0; j < m; ++j)
                    squares(i, j) = std::pow(x[static_cast<std::size_t>(i)] - y[static_cast<std::size_t>(j)], 2);
            const auto line = lineTransport(x, y, a, b).value();
            QVERIFY(std::abs(line.cost - exactTransport(squares, a, b).value().cost) < 1e-8);
            QVERIFY(std::ranges::count_if(line.plan.values(), [](double value) { return value > 0; }) <= n + m - 1);
            for (std::int64_t i = 0; i < n; ++i) {
                double sum = 0;
                for (std::int64_t j = 0; j < m; ++j) sum += line.plan(i, j);
                QVERIFY(std::abs(sum - a[static_cast<std::size_t>(i)]) < 1e-14);
            }
        }
    }

    void projections()
    {
        const std::vector<PlanePoint> points{{1, 0}, {0, 2}, {-3, 4}};
        QCOMPARE(projected(points, 0), (std::vector<double>{1, 0, -3}));
        QVERIFY(relativeDistance(projected(points, std::numbers::pi / 2), std::vector<double>{0, 2, 4}) < 1e-15);
        QVERIFY(relativeDistance(projected(points, std::numbers::pi / 4),
                                 std::vector{std::sqrt(.5), std::sqrt(2.0), std::sqrt(.5)}) < 1e-15);
        QVERIFY(projected({}, 1).empty());
    }

    /// Lesson 8: a shift by s costs |s|²/2.
    void aShiftCostsHalfItsSquare()
    {
        for (const PlanePoint shift : {PlanePoint{.6, .8}, PlanePoint{-2, .1}}) {
            auto shifted = kOthers;
            for (auto& point : shifted) point = {point[0] + shift[0], point[1] + shift[1]};
            for (const int angles : {2, 3, 64}) {
                const double cost = slicedCost(kOthers, shifted, kOtherWeights, kOtherWeights, angles).value();
                QVERIFY(isClose(cost, (shift[0] * shift[0] + shift[1] * shift[1]) / 2, 1e-13));
            }
        }
        QCOMPARE(slicedCost(kOthers, kOthers, kOtherWeights, kOtherWeights, 16).value(), 0.0);
    }

    void massIsThatOfTheRows()
    {
        const auto line =
            lineTransport(std::vector{0.0, 1.0}, std::vector{2.0}, std::vector{2.0, 1.0}, std::vector{3.001}).value();
        QCOMPARE(line.plan(0, 0), 2.0);
        QVERIFY(std::abs(line.plan(1, 0) - 1) < 1e-14);
        QVERIFY(std::abs(line.cost - 9) < 1e-13);
        // Equal numbers, and a weight of 0 at every place.
        for (std::size_t empty = 0; empty < 3; ++empty) {
            std::vector<double> weights(3, .5);
            weights[empty] = 0;
            const auto equal = lineTransport(std::vector(3, 1.0), std::vector(3, 1.0), weights, weights).value();
            for (std::int64_t k = 0; k < 3; ++k) QCOMPARE(equal.plan(k, k), weights[static_cast<std::size_t>(k)]);
        }
    }

    void troubleIsNamed()
    {
        const double nan = std::nan("");
        const double infinite = std::numeric_limits<double>::infinity();
        QVERIFY(contains(lineError({}, kY, {}, kB), "has no rows"));
        QVERIFY(contains(lineError(kX, {}, kA, {}), "has no columns"));
        QVERIFY(contains(lineError({nan}, {1}, {1}, {1}), "position of row 0"));
        QVERIFY(contains(lineError({0, 1}, {1, -infinite}, {.5, .5}, {.5, .5}), "position of column 1"));
        QVERIFY(contains(lineError({1}, {1}, {nan}, {1}), "weight of row 0"));
        QVERIFY(contains(lineError({1}, {1}, {1}, {-1}), "weight of column 0"));
        QVERIFY(contains(lineError({1}, {1}, {0}, {1}), "all 0"));
        QVERIFY(contains(lineError({1}, {1}, {1}, {2}), "equal sums"));
        for (const double p : {0.0, .5, -1.0, nan, infinite}) QVERIFY(contains(lineError({1}, {1}, {1}, {1}, p), "p is"));
        QVERIFY(contains(lineError({1e308}, {-1e308}, {1}, {1}, 1), "too large"));
        QVERIFY(contains(lineError({1e200}, {0}, {1}, {1}), "too large"));
        QCOMPARE(lineError({1e200}, {0}, {1}, {1}, 1), std::string());

        const auto sliceError = [&](const std::vector<PlanePoint>& points, int angles, double p) {
            const auto result =
                slicedCost(points, kOthers, std::vector<double>(points.size(), 1.0 / 3), kOtherWeights, angles, p);
            return result ? std::string() : result.error().text();
        };
        QCOMPARE(sliceError(kPoints, 1, 2), std::string());
        QVERIFY(contains(sliceError(kPoints, 0, 2), "angles is 0"));
        QVERIFY(contains(sliceError(kPoints, -5, 2), "angles is -5"));
        QVERIFY(contains(sliceError(kPoints, 4, .5), "p is"));
        QVERIFY(contains(sliceError({}, 4, 2), "has no rows"));
        QVERIFY(contains(sliceError({{0, 0}, {nan, 1}, {1, 1}}, 4, 2), "position of row 1"));
        QVERIFY(contains(sliceError({{0, 0}, {1e300, 1}, {1, 1}}, 4, 2), "too large"));
    }
};

ROSA_TEST(TestSliced)
#include "tst_sliced.moc"
