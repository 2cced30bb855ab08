#include "core/transport/lab/sinkhorn_divergence.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/transport/lab/sliced.h"
#include "tests/program/test_program.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

using Points = std::vector<PlanePoint>;

Matrix<double> distances(const Points& x, const Points& y)
{
    Matrix<double> result(std::ssize(x), std::ssize(y));
    for (std::size_t i = 0; i < x.size(); ++i)
        for (std::size_t j = 0; j < y.size(); ++j)
            result(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)) =
                std::hypot(x[i][0] - y[j][0], x[i][1] - y[j][1]);
    return result;
}

Result<SinkhornDivergence> divergenceOf(const Points& x, const Points& y, const std::vector<double>& a,
                                        const std::vector<double>& b, const DivergenceOptions& options)
{
    return sinkhornDivergence(distances(x, y), distances(x, x), distances(y, y), a, b, options);
}

}  // namespace

class TestSinkhornDivergence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same bits, in one part or in many.
    void partsAreTheWhole()
    {
        const Points x{{.2, 1.1}, {-.7, .4}, {1.5, -.3}}, y{{.9, .6}, {-.1, -1.2}, {.45, 2.}, {1.3, .15}};
        const std::vector<double> a{.5, .2, .3}, b{.1, .4, .2, .3};
        const DivergenceOptions options{.lambda = 2};
        auto solve = DivergenceSolve::begin(distances(x, y), distances(x, x), distances(y, y), a, b, options).value();
        int parts = 1;
        while (!solve.advance(3).value()) ++parts;
        QVERIFY(parts > 1);
        const auto inParts = solve.divergence(), whole = divergenceOf(x, y, a, b, options).value();
        QVERIFY(whole.converged && inParts.converged);
        QCOMPARE(inParts.debiased, whole.debiased);
        QCOMPARE(inParts.sharp, whole.sharp);
        QCOMPARE(inParts.cost, whole.cost);
    }

    /// POT: costs by P = ot.sinkhorn(a, b, D, 1 / λ, method="sinkhorn_log", stopThr=1e-16, numItermax=200000), values by
    /// ot.solve(D, a, b, reg=1 / λ, reg_type="KL", max_iter=200000, tol=1e-16).value, sharp by
    /// ot.bregman.empirical_sinkhorn_divergence(X, Y, 1 / λ, a=a, b=b, metric="euclidean", numIterMax=200000, stopThr=1e-16).
    void potsDivergences()
    {
        const DivergenceOptions soft{.lambda = 2, .iterations = 100000, .tolerance = 1e-14};
        const auto small = divergenceOf({{.2, 1.1}, {-.7, .4}, {1.5, -.3}}, {{.9, .6}, {-.1, -1.2}, {.45, 2.}, {1.3, .15}},
                                        {.5, .2, .3}, {.1, .4, .2, .3}, soft)
                               .value();
        QVERIFY(small.converged);
        QVERIFY(isClose(small.cost, 1.3327987440033586));
        QVERIFY(isClose(small.costSelfA, 0.10605271014339748));
        QVERIFY(isClose(small.costSelfB, 0.11218472546493596));
        QVERIFY(isClose(small.value, 1.4582495804333542));
        QVERIFY(isClose(small.valueSelfA, 0.4738637433895838));
        QVERIFY(isClose(small.valueSelfB, 0.5765592637097362));
        QVERIFY(isClose(small.sharp, 1.2236800261991916));
        QVERIFY(isClose(small.debiased, 0.9330380768836941));

        const DivergenceOptions sharp{.lambda = 10, .iterations = 100000, .tolerance = 1e-14};
        const auto larger =
            divergenceOf({{.2, .1}, {.8, .3}, {.5, .9}, {-.4, .6}, {.1, -.7}}, {{.6, .2}, {-.1, .4}, {.9, .8}, {.3, -.5}},
                         {.1, .3, .2, .25, .15}, {.3, .1, .4, .2}, sharp)
                .value();
        QVERIFY(larger.converged);
        QVERIFY(isClose(larger.cost, 0.49661767489646796));
        QVERIFY(isClose(larger.costSelfA, 0.0010388239489513406));
        QVERIFY(isClose(larger.costSelfB, 0.0009477154831341729));
        QVERIFY(isClose(larger.value, 0.5643720922521069));
        QVERIFY(isClose(larger.valueSelfA, 0.15429633804735882));
        QVERIFY(isClose(larger.valueSelfB, 0.12785057472786124));
        QVERIFY(isClose(larger.sharp, 0.4956244051804254));
        QVERIFY(isClose(larger.debiased, 0.4232986358644969));
    }

    /// Lesson 7: {0, 1, 2} is at .4235 from itself by the entropic cost at λ = 1, and at 0 debiased.
    void equalCloudsAreAtNoDistance()
    {
        const Points line{{0, 0}, {1, 0}, {2, 0}};
        const std::vector<double> third(3, 1.0 / 3);
        const auto itself = divergenceOf(line, line, third, third, {.lambda = 1}).value();
        QVERIFY(itself.converged);
        QVERIFY(std::abs(itself.cost - .4235) < 5e-5);
        QCOMPARE(itself.debiased, 0.0);
        QCOMPARE(itself.sharp, 0.0);
        const auto moved = divergenceOf(line, {{.5, 0}, {1.5, 0}, {2.5, 0}}, third, third, {.lambda = 1}).value();
        QVERIFY(moved.debiased > .1);
        // As λ grows, both tend to the exact distance: .5.
        const auto nearlyExact = divergenceOf(line, {{.5, 0}, {1.5, 0}, {2.5, 0}}, third, third, {.lambda = 200}).value();
        QVERIFY(std::abs(nearlyExact.debiased - .5) < .02 && std::abs(nearlyExact.sharp - .5) < .02);
    }

    /// Equal measures whose points come in another order, one of them twice with half the weight and one without weight.
    void onlyTheMeasuresCount()
    {
        const auto result = divergenceOf({{.2, .1}, {.8, .3}, {.5, .9}}, {{.5, .9}, {.8, .3}, {.2, .1}, {.2, .1}, {7, 7}},
                                         {.5, .2, .3}, {.3, .2, .25, .25, 0}, {.lambda = 5})
                                .value();
        QVERIFY(result.converged);
        QVERIFY(std::abs(result.debiased) < 1e-10);
        QVERIFY(std::abs(result.sharp) < 1e-10);
        QVERIFY(result.cost > .01);
    }

    void fewSweepsDoNotConverge()
    {
        const Points x{{.2, .1}, {.8, .3}, {.5, .9}};
        const Points y{{.6, .2}, {-.1, .4}, {.9, .8}};
        const std::vector<double> a{.2, .3, .5};
        const std::vector<double> b{.6, .3, .1};
        QVERIFY(!divergenceOf(x, y, a, b, {.lambda = 50, .iterations = 1}).value().converged);
        QVERIFY(divergenceOf(x, y, a, b, {.lambda = 50}).value().converged);
    }

    void troubleIsNamed()
    {
        const Points pair{{0, 0}, {1, 0}};
        const std::vector<double> half{.5, .5};
        const auto message = [&](const std::vector<double>& a, const DivergenceOptions& options) {
            const auto result = divergenceOf(pair, pair, a, half, options);
            return result ? std::string() : result.error().text();
        };
        const double nan = std::nan("");
        QCOMPARE(message(half, {}), std::string());
        for (const double lambda : {0.0, -1.0, nan, std::numeric_limits<double>::infinity()})
            QVERIFY(contains(message(half, {.lambda = lambda}), "lambda"));
        QVERIFY(contains(message(half, {.iterations = 0}), "iterations"));
        QVERIFY(contains(message(half, {.tolerance = nan}), "tolerance"));
        QVERIFY(contains(message({nan, .5}, {}), "weight of row 0"));
        QVERIFY(contains(message({1.5, -.5}, {}), "weight of row 1"));
        QVERIFY(contains(message({1, 1}, {}), "equal sums"));
        QVERIFY(contains(divergenceOf({}, {}, {}, {}, {}).error().text(), "has no rows"));
        auto bad = distances(pair, pair);
        bad(0, 1) = nan;
        const auto inside = sinkhornDivergence(distances(pair, pair), distances(pair, pair), bad, half, half);
        QVERIFY(contains(inside.error().text(), "cost in row 0, column 1"));
    }

    void extremesHaveAnAnswer()
    {
        const std::vector<double> one{1};
        const auto single = divergenceOf({{1, 1}}, {{4, 5}}, one, one, {}).value();
        QVERIFY(std::abs(single.debiased - 5) < 1e-12 && std::abs(single.sharp - 5) < 1e-12);
        const Points pair{{0, 0}, {1, 0}};
        const auto sharp = divergenceOf(pair, pair, {.5, .5}, {1, 0}, {.lambda = 1e308}).value();
        QVERIFY(std::abs(sharp.debiased - .5) < 1e-12);
        // λ·D is infinite.
        QVERIFY(!divergenceOf({{0, 0}}, {{4, 0}}, one, one, {.lambda = 1e308}));
    }
};

ROSA_TEST(TestSinkhornDivergence)
#include "tst_sinkhorn_divergence.moc"
