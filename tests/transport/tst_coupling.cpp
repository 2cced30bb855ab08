#include "core/transport/coupling.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/parallel.h"
#include "core/transport/block_plain.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"

using namespace rosa;
using namespace rosa::transport;

namespace {

const Coupling kAll[] = {Coupling::Sinkhorn, Coupling::Independent, Coupling::Uniform,
                         Coupling::Exact,    Coupling::Matching,    Coupling::InOrder};
constexpr SinkhornOptions kKnobs{.lambda = 20, .iterations = 5, .tolerance = 0};

/// 2 × 3; results by hand below.
const Matrix<double> kCost(2, 3,
                           {0.1, 0.5, 0.9,  //
                            0.2, 0.8, 0.4});
const std::vector<double> kRows{0.25, 0.75};
const std::vector<double> kColumns{0.5, 0.3, 0.2};

/// Minimum mean cost of a one-to-one matching of min(n, m) nodes, by enumeration.
double cheapestMatching(const Matrix<double>& cost)
{
    const Matrix<double> wide = cost.rows() <= cost.columns() ? cost : cost.transposed();
    std::vector<std::int64_t> order(static_cast<std::size_t>(wide.columns()));
    std::iota(order.begin(), order.end(), 0);
    double best = 1e300;
    do {
        double sum = 0;
        for (std::int64_t i = 0; i < wide.rows(); ++i) sum += wide(i, order[static_cast<std::size_t>(i)]);
        best = std::min(best, sum / static_cast<double>(wide.rows()));
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

}  // namespace

class TestCoupling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallCaseByHand_data()
    {
        QTest::addColumn<int>("coupling");
        QTest::addColumn<QVector<double>>("plan");
        QTest::addColumn<double>("cost");
        QTest::newRow("independent") << int(Coupling::Independent) << QVector<double>{0.125, 0.075, 0.05, 0.375, 0.225, 0.15}
                                     << 0.125 * 0.1 + 0.075 * 0.5 + 0.05 * 0.9 + 0.375 * 0.2 + 0.225 * 0.8 + 0.15 * 0.4;
        QTest::newRow("uniform") << int(Coupling::Uniform) << QVector<double>(6, 1.0 / 6) << 2.9 / 6;
        // Row 0 sends its mass to the middle column, which costs row 1 0.3 more than its next best.
        QTest::newRow("exact") << int(Coupling::Exact) << QVector<double>{0, 0.25, 0, 0.5, 0.05, 0.2}
                               << 0.25 * 0.5 + 0.5 * 0.2 + 0.05 * 0.8 + 0.2 * 0.4;
        QTest::newRow("matching") << int(Coupling::Matching) << QVector<double>{0.5, 0, 0, 0, 0, 0.5} << 0.25;
        QTest::newRow("in order") << int(Coupling::InOrder) << QVector<double>{0.5, 0, 0, 0, 0.5, 0} << 0.45;
    }
    void smallCaseByHand()
    {
        QFETCH(int, coupling);
        QFETCH(QVector<double>, plan);
        QFETCH(double, cost);
        const auto solved = couple<double>(static_cast<Coupling>(coupling), kCost, kRows, kColumns, kKnobs);
        QVERIFY(solved.ok());
        for (qsizetype k = 0; k < plan.size(); ++k)
            QVERIFY(std::abs(solved->plan.values()[static_cast<std::size_t>(k)] - plan[k]) < 1e-9);
        QVERIFY(std::abs(solved->cost - cost) < 1e-9);
    }

    void matchingIsTheCheapest()
    {
        for (std::uint32_t index = 0; index < 40; ++index) {
            const test::RandomProblem<double> problem(1 + index % 5, 1 + index / 8, index);
            const auto solved = couple<double>(Coupling::Matching, problem.cost, problem.t, problem.r, kKnobs);
            QVERIFY(solved.ok());
            QVERIFY(std::abs(solved->cost - cheapestMatching(problem.cost)) < 1e-8);
            const double mass = std::accumulate(solved->plan.values().begin(), solved->plan.values().end(), 0.0);
            QVERIFY(std::abs(mass - 1) < 1e-12);
        }
    }

    void noPlanWithTheseWeightsIsCheaperThanTheExactOne()
    {
        for (std::uint32_t index = 0; index < 20; ++index) {
            const test::RandomProblem<double> problem(2 + index % 6, 7 - index % 5, index);
            const auto cost = [&](Coupling coupling, SinkhornOptions knobs) {
                return couple<double>(coupling, problem.cost, problem.t, problem.r, knobs).value().cost;
            };
            const double exact = cost(Coupling::Exact, kKnobs);
            const double sharp = cost(Coupling::Sinkhorn, {.lambda = 300, .iterations = 4000, .tolerance = 0});
            QVERIFY(exact <= cost(Coupling::Independent, kKnobs) + 1e-9);
            QVERIFY(std::abs(sharp - exact) < 1e-2);
        }
    }

    void ofTwoSingleNodesThereIsOnePlan()
    {
        for (const Coupling coupling : kAll) {
            const auto solved =
                couple<float>(coupling, Matrix<float>(1, 1, {0.3f}), std::vector{1.0f}, std::vector{1.0f}, kKnobs);
            QVERIFY(solved.ok());
            QCOMPARE(solved->plan(0, 0), 1.0f);
            QVERIFY(std::abs(solved->cost - 0.3) < 1e-6);
        }
    }

    void whatIsNotFiniteIsNamed()
    {
        const std::vector<double> weights{0.5, 0.5};
        for (const Coupling coupling : kAll) {
            const auto solved =
                couple<double>(coupling, Matrix<double>(2, 2, {0, 1, std::nan(""), 0}), weights, weights, kKnobs);
            QVERIFY(!solved.ok());
            QVERIFY(solved.error().text().find("row 1") != std::string::npos);
        }
    }

    /// A batch gives the plans of couple() for each block, in float and double; both directions share one plan.
    void batchesCoupleEveryBlock_data()
    {
        QTest::addColumn<int>("coupling");
        for (const Coupling coupling : kAll)
            if (coupling != Coupling::Sinkhorn) QTest::newRow(qPrintable(QString::number(int(coupling)))) << int(coupling);
    }
    void batchesCoupleEveryBlock()
    {
        QFETCH(int, coupling);
        const std::vector<std::int64_t> rows{0, 2, 5};
        const std::vector<std::int64_t> columns{0, 4, 5, 7};
        const LaneLayout layout = laneLayout(columns).value();
        RandomStream stream(3, Purpose::Generator, 0, 1);
        std::vector<float> cost(5 * 7), rowWeights(5 * 3), columnWeights(2 * 7);
        for (auto* values : {&cost, &rowWeights, &columnWeights})
            for (float& value : *values) value = static_cast<float>(stream.uniform() + 0.1);
        const BlockBatch<float> batch{cost, rowWeights, columnWeights, rows, &layout};
        std::vector<float> forward(6), forwardPlan(35), backward(6), backwardPlan(35);
        const BlockSolution<float> first{forward, forwardPlan}, second{backward, backwardPlan};
        BlockOptions options;
        options.coupling = static_cast<Coupling>(coupling);
        QVERIFY(blockSinkhorn(batch, options, &first, &second).ok());
        QCOMPARE(forward, backward);
        QCOMPARE(forwardPlan, backwardPlan);
        for (std::int64_t view = 0; view < 2; ++view)
            for (const LaneGroup& group : layout.groups)
                for (int lane = 0; lane < group.width; ++lane) {
                    const BlockPlace place{view, group, lane};
                    const auto block = takeBlock(batch, options.marginals, place).value();
                    const auto alone = couple<float>(options.coupling, block.cost, block.t, block.r, kKnobs).value();
                    QCOMPARE(forward[static_cast<std::size_t>(view * 3 + place.lane())], static_cast<float>(alone.cost));
                    for (std::int64_t a = 0; a < block.cost.rows(); ++a)
                        for (std::int64_t b = 0; b < block.cost.columns(); ++b)
                            QCOMPARE(forwardPlan[static_cast<std::size_t>((rows[static_cast<std::size_t>(view)] + a) * 7 +
                                                                          place.column(b))],
                                     alone.plan(a, b));
                }
    }
};

ROSA_TEST(TestCoupling)
#include "tst_coupling.moc"
