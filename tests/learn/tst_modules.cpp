#include "core/learn/encoders/modules.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestModules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void weightsDependOnSeedAndPlaceOnly()
    {
        ModelState first, second, other;
        const Linear a = Linear::glorot(first, "a", 30, 20, 5);
        const Linear b = Linear::glorot(first, "b", 30, 20, 5);
        const Linear again = Linear::glorot(second, "a", 30, 20, 5);
        const Linear reseeded = Linear::glorot(other, "a", 30, 20, 6);
        QVERIFY(torch::equal(a.weight, again.weight));
        QVERIFY(!torch::equal(a.weight, b.weight));
        QVERIFY(!torch::equal(a.weight, reseeded.weight));
        const float bound = std::sqrt(6.0f / 50.0f);
        QVERIFY(a.weight.abs().max().item<float>() <= bound);
        QVERIFY(a.weight.abs().max().item<float>() > 0.95f * bound);
        QVERIFY(std::abs(a.weight.mean().item<float>()) < 0.1f * bound);
        QCOMPARE(first.parameters().size(), std::size_t(4));
        QCOMPARE(first.parameters()[2].name, std::string("b.weight"));
    }

    /// Two rows, by hand: column means 2 and −1, unbiased variances 2 and 8.
    void batchNormByHand_data() { test::addPathRows(); }
    void batchNormByHand()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        ModelState state;
        BatchNorm norm = BatchNorm::make(state, "n", 2);
        state.moveTo(path.device);
        const torch::Tensor x = torch::tensor({{1.f, 1.f}, {3.f, -3.f}}, path.device);
        StatisticsLog log;
        const torch::Tensor y = norm(x, &log);
        QVERIFY(torch::allclose(y.cpu(), torch::tensor({{-1.f, 1.f}, {1.f, -1.f}}), 1e-4, 1e-4));
        QVERIFY(torch::equal(norm.runningMean.cpu(), torch::zeros({2})));      // recorded, not yet applied
        const torch::Tensor shift = torch::tensor({0.5f, -7.f}, path.device);  // removed by subtracting the means
        const torch::Tensor positive = norm.reluOf(x, shift, log);
        QVERIFY(torch::allclose(positive.cpu(), torch::tensor({{0.f, 1.f}, {1.f, 0.f}}), 1e-4, 1e-4));
        QVERIFY(torch::allclose(log[1].variance.cpu(), torch::tensor({2.f, 8.f})));
        norm.update(log[0]);
        QVERIFY(torch::allclose(norm.runningMean.cpu(), torch::tensor({0.2f, -0.1f})));
        QVERIFY(torch::allclose(norm.runningVariance.cpu(), torch::tensor({1.1f, 1.7f})));
        const torch::Tensor evaluated = norm(x, nullptr);
        QVERIFY(std::abs(evaluated[0][0].item<float>() - 0.8f / std::sqrt(1.1f + 1e-5f)) < 1e-6f);
        QCOMPARE(state.buffers().size(), std::size_t(2));
    }

    void preluIsThatOfTorch_data() { test::addPathRows(); }
    void preluIsThatOfTorch()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        ModelState state;
        const Activation activation = Activation::make(state, "act", ActivationKind::Prelu);
        state.moveTo(path.device);
        QCOMPARE(state.parameters().size(), std::size_t(1));
        QCOMPARE(activation.slope.item<float>(), 0.25f);
        torch::Tensor x = torch::tensor({-2.0f, -0.5f, 0.0f, 1.5f}, path.device).requires_grad_(true);
        (activation(x) * torch::tensor({1.0f, 2.0f, 3.0f, 4.0f}, path.device)).sum().backward();
        QVERIFY(torch::equal(activation(x).detach(), torch::prelu(x.detach(), activation.slope.detach())));
        QVERIFY(torch::equal(x.grad().cpu(), torch::tensor({0.25f, 0.5f, 0.75f, 4.0f})));
        QCOMPARE(activation.slope.grad().item<float>(), -3.0f);
    }
};

ROSA_TEST(TestModules)
#include "tst_modules.moc"
