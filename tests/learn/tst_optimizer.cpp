#include "core/learn/optimizer.h"

#include <QtTest/QTest>

using namespace rosa::learn;

namespace {

std::vector<NamedTensor> parameters()
{
    return {{"w", torch::tensor({1.0f, -2.0f}).requires_grad_(true)}, {"b", torch::tensor({0.5f}).requires_grad_(true)}};
}

void stepOnce(Optimizer& optimizer, const std::vector<NamedTensor>& tensors)
{
    optimizer.clearGradients();
    (tensors[0].tensor.pow(2).sum() + tensors[1].tensor.pow(2).sum() * 3).backward();
    optimizer.step();
}

}  // namespace

class TestOptimizer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void momentumByHand()
    {
        const auto tensors = parameters();
        Optimizer optimizer({"sgd", 0.1, 0.9, 0.0}, tensors);
        stepOnce(optimizer, tensors);  // b: 0.5 − 0.1·3 = 0.2, momentum 3
        QCOMPARE(tensors[1].tensor.item<float>(), 0.2f);
        stepOnce(optimizer, tensors);  // gradient 1.2, momentum 2.7 + 1.2 = 3.9: 0.2 − 0.39
        QVERIFY(std::abs(tensors[1].tensor.item<float>() + 0.19f) < 1e-6f);
    }

    void stateGoesOn_data()
    {
        QTest::addColumn<std::string>("kind");
        for (const char* kind : {"sgd", "adam", "adamw"}) QTest::newRow(kind) << std::string(kind);
    }

    /// Three steps, state carried over to a second optimiser, three more: the same as six.
    void stateGoesOn()
    {
        QFETCH(std::string, kind);
        const OptimizerOptions options{kind, 0.05, 0.9, 0.01};
        const auto undisturbed = parameters();
        Optimizer whole(options, undisturbed);
        for (int i = 0; i < 6; ++i) stepOnce(whole, undisturbed);

        const auto split = parameters();
        std::vector<NamedTensor> state;
        {
            Optimizer first(options, split);
            for (int i = 0; i < 3; ++i) stepOnce(first, split);
            for (const NamedTensor& tensor : first.state()) state.push_back({tensor.name, tensor.tensor.clone()});
        }
        QVERIFY(!state.empty());
        Optimizer second(options, split);
        second.load(state);
        for (int i = 0; i < 3; ++i) stepOnce(second, split);
        QVERIFY(torch::equal(undisturbed[0].tensor, split[0].tensor));
        QVERIFY(torch::equal(undisturbed[1].tensor, split[1].tensor));
    }

    void theGradientsNormIsThatOfItsParts()
    {
        const auto tensors = parameters();
        QCOMPARE(gradientNorm(tensors), 0.0);
        (3 * tensors[0].tensor[1]).backward();
        QCOMPARE(gradientNorm(tensors), 3.0);
        (4 * tensors[1].tensor.sum()).backward();
        QVERIFY(torch::equal(gradientNorms(tensors), torch::tensor({3.0, 4.0}, torch::kFloat64)));
        QCOMPARE(gradientNorm(tensors), 5.0);
    }

    void ratesCanBeTurned()
    {
        const auto tensors = parameters();
        Optimizer optimizer({"sgd", 0.1, 0.0, 0.0}, tensors);
        optimizer.setLearningRate(0.01);
        stepOnce(optimizer, tensors);
        QVERIFY(std::abs(tensors[1].tensor.item<float>() - 0.47f) < 1e-6f);
    }
};

QTEST_APPLESS_MAIN(TestOptimizer)
#include "tst_optimizer.moc"
