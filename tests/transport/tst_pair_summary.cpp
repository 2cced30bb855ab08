#include "core/transport/pair_summary.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::transport;

class TestPairSummary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresByHand()
    {
        const Matrix<double> cost(2, 2, {0, 1, 1, 0});
        const std::vector<double> half{0.5, 0.5};
        const Matrix<double> plan(2, 2, {0.4, 0.2, 0.1, 0.3});
        const std::int32_t rowClasses[] = {0, 1};
        const std::int32_t columnClasses[] = {0, -1};
        const auto summary = summarise(cost, half, half, plan, {rowClasses, columnClasses}).value();
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-10; };
        QVERIFY(near(summary.cost, 0.3));
        QVERIFY(near(summary.exactCost, 0));
        QVERIFY(near(summary.exactPlan(0, 0), 0.5) && near(summary.exactPlan(0, 1), 0) &&
                near(summary.exactPlan(1, 1), 0.5));
        QVERIFY(near(summary.independentCost, 0.5));
        QVERIFY(near(summary.rowGap, 0.2));
        QVERIFY(near(summary.columnGap, 0));
        QVERIFY(
            near(summary.entropy, -0.4 * std::log(0.4) - 0.2 * std::log(0.2) - 0.1 * std::log(0.1) - 0.3 * std::log(0.3)));
        QVERIFY(near(summary.independentEntropy, 2 * std::log(2.0)));
        QVERIFY(near(*summary.sameClassMass, 0.8));  // in the labelled column: 0.4 against 0.1
        QVERIFY(near(*summary.independentSameClassMass, 0.5));
        const PairSummary measured = measure(cost, half, half, plan, {rowClasses, columnClasses});
        QVERIFY(measured.cost == summary.cost && measured.entropy == summary.entropy && measured.rowGap == summary.rowGap);
        QVERIFY(measured.exactPlan.values().empty());
    }

    /// A row for three padding rows and a column for two, against all rows and columns on their own.
    void paddingIsSpreadEvenly()
    {
        const Matrix<double> cost(2, 2, {0.5, 0.25, 1, 0});
        const std::vector<double> t{0.4, 0.6}, r{0.5, 0.5};
        const Matrix<double> plan(2, 2, {0.2, 0.2, 0.3, 0.3});
        const auto found = summarise(cost, t, r, plan, {}, {.rows = 3, .columns = 2}).value();
        Matrix<double> wholeCost(4, 3), wholePlan(4, 3);
        const std::vector<double> wholeT{0.4, 0.2, 0.2, 0.2}, wholeR{0.5, 0.25, 0.25};
        for (std::int64_t i = 0; i < 4; ++i)
            for (std::int64_t j = 0; j < 3; ++j) {
                wholeCost(i, j) = cost(std::min<std::int64_t>(i, 1), std::min<std::int64_t>(j, 1));
                wholePlan(i, j) =
                    plan(std::min<std::int64_t>(i, 1), std::min<std::int64_t>(j, 1)) / (i > 0 ? 3 : 1) / (j > 0 ? 2 : 1);
            }
        const auto whole = summarise(wholeCost, wholeT, wholeR, wholePlan).value();
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        QVERIFY(near(found.cost, whole.cost) && near(found.exactCost, whole.exactCost));
        QVERIFY(near(found.independentCost, whole.independentCost));
        QVERIFY(near(found.rowGap, whole.rowGap) && near(found.columnGap, whole.columnGap));
        QVERIFY(near(found.entropy, whole.entropy) && near(found.independentEntropy, whole.independentEntropy));
        // The share of a padding row is below the smallest double.
        const Matrix<double> sharp(2, 2, {0.5, 0, 0.5, std::numeric_limits<double>::denorm_min()});
        QVERIFY(
            near(measure(cost, t, r, sharp, {}, {.rows = 3, .columns = 2}).entropy, std::log(2.0) + 0.5 * std::log(3.0)));
    }

    void withoutLabelsNoShare()
    {
        const Matrix<double> one(1, 1, {0.5});
        const std::vector<double> weight{1};
        const std::int32_t unknown[] = {-1};
        QVERIFY(!summarise(one, weight, weight, Matrix<double>(1, 1, {1})).value().sameClassMass);
        QVERIFY(!summarise(one, weight, weight, Matrix<double>(1, 1, {1}), {unknown, unknown}).value().sameClassMass);
        QVERIFY(!summarise(Matrix<double>(0, 0), {}, {}, Matrix<double>(0, 0)).ok());
    }
};

ROSA_TEST(TestPairSummary)
#include "tst_pair_summary.moc"
