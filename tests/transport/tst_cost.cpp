#include "core/transport/cost.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/transport/marginals.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::transport;

class TestCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cosinesByHand()
    {
        const Matrix<double> x(3, 2, {2, 0, 3, 4, 0, 0});
        const Matrix<double> y(2, 2, {0, 5, -1, 0});
        const auto cost = cosineCost(x.view(), y.view());
        const double expected[] = {1, 2, 0.2, 1.6, 1, 1};  // a zero row has cosine 0
        for (std::size_t i = 0; i < 6; ++i) QVERIFY(std::abs(cost.values()[i] - expected[i]) < 1e-15);
    }

    void normsBeyondTheRangeOfFloat()
    {
        const Matrix<float> x(2, 2, {3e37f, 4e37f, 3e-10f, 4e-10f});
        const auto cost = cosineCost(x.view(), Matrix<float>(1, 2, {1, 0}).view());
        QVERIFY(std::abs(cost(0, 0) - 0.4f) < 1e-6f);
        QVERIFY(std::abs(cost(1, 0) - 0.4f) < 1e-6f);
    }

    void topologyHalvesTheCostOfTheSameNode()
    {
        const Matrix<double> hops(1, 3, {0, 2, 100});
        const auto scale = topologyScale(hops.view(), 2);
        QCOMPARE(scale(0, 0), 0.5);
        QVERIFY(std::abs(scale(0, 1) - 1 / (1 + std::exp(-1.0))) < 1e-15);
        QVERIFY(std::abs(scale(0, 2) - 1) < 1e-15);
        const auto product = rescaled(Matrix<double>(1, 3, {2, 0, 1}).view(), scale.view());
        QCOMPARE(product(0, 0), 1.0);
        QCOMPARE(product(0, 1), 0.0);
    }

    void rawWeightsAreProductsWithTheMean()
    {
        const Matrix<float> x(2, 2, {1, 2, -3, 0});
        const Matrix<float> y(2, 2, {1, 1, 3, 0});  // mean (2, ½)
        const auto weights = rawWeights(x.view(), y.view());
        QCOMPARE(weights[0], 3.0f);
        QCOMPARE(weights[1], -6.0f);
    }

    void rulesForWeightsThatAreNotPositive()
    {
        std::vector<double> weights{3, -1, 1, 0};
        normaliseWeights<double>(weights, MarginalRule::ClipAtZero);
        QCOMPARE(weights, (std::vector<double>{0.75, 0, 0.25, 0}));

        weights = {3, -1, 1, 0};
        normaliseWeights<double>(weights, MarginalRule::FloorTiny);
        QVERIFY(std::abs(weights[0] - 3 / (4 + 2e-8)) < 1e-15);
        QVERIFY(std::abs(weights[1] - 1e-8 / (4 + 2e-8)) < 1e-22);

        for (const auto rule : {MarginalRule::ClipAtZero, MarginalRule::FloorTiny}) {
            weights = {-3, -1};
            normaliseWeights<double>(weights, rule);
            QCOMPARE(weights, (std::vector<double>{0.5, 0.5}));
        }
    }

    void weightsNearTheEndsOfFloatSumToOne()
    {
        for (const float size : {3e38f, 1e-40f}) {
            std::vector<float> weights{size, size, size, -size};
            normaliseWeights<float>(weights, MarginalRule::ClipAtZero);
            QVERIFY(std::abs(weights[0] + weights[1] + weights[2] - 1) < 1e-6f);
            QVERIFY(std::abs(weights[0] - 1.0f / 3) < 1e-6f);
            QCOMPARE(weights[3], 0.0f);
        }
    }
};

ROSA_TEST(TestCost)
#include "tst_cost.moc"
