#include "core/learn/encoders/optimizer.h"

#include <QtTest/QTest>

#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>
#include <torch/optim/sgd.h>

#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using torch::Tensor;

namespace {

std::vector<NamedTensor> parameters(torch::Device device = torch::kCPU)
{
    return {{"w", torch::tensor({1.0f, -2.0f}, device).requires_grad_(true)},
            {"b", torch::tensor({0.5f}, device).requires_grad_(true)}};
}

void stepOnce(Optimizer& optimizer, const std::vector<NamedTensor>& tensors)
{
    optimizer.clearGradients();
    (tensors[0].tensor.pow(2).sum() + tensors[1].tensor.pow(2).sum() * 3).backward();
    optimizer.step();
}

/// The optimiser of LibTorch, one operation at a time.
OptimizerKind kindOf(const std::string& id) { return catalog::choiceOf(&OptimizerOptions::kind, id).value(); }

std::unique_ptr<torch::optim::Optimizer> plainOptimizer(const std::string& kind, const std::vector<torch::Tensor>& tensors,
                                                        double rate, double momentum, double decay)
{
    using namespace torch::optim;
    if (kind == "adam") return std::make_unique<Adam>(tensors, AdamOptions(rate).weight_decay(decay));
    if (kind == "adamw") return std::make_unique<AdamW>(tensors, AdamWOptions(rate).weight_decay(decay));
    return std::make_unique<SGD>(tensors, SGDOptions(rate).momentum(momentum).weight_decay(decay));
}

}  // namespace

class TestOptimizer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void momentumByHand()
    {
        const auto tensors = parameters();
        Optimizer optimizer({OptimizerKind::Sgd, {0.1}, 0.9, 0.0}, tensors);
        stepOnce(optimizer, tensors);  // b: 0.5 − 0.1·3 = 0.2, momentum 3
        QCOMPARE(tensors[1].tensor.item<float>(), 0.2f);
        stepOnce(optimizer, tensors);  // gradient 1.2, momentum 2.7 + 1.2 = 3.9: 0.2 − 0.39
        QVERIFY(std::abs(tensors[1].tensor.item<float>() + 0.19f) < 1e-6f);
    }

    void stateGoesOn_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<test::Path>("path");
        for (const char* kind : {"sgd", "adam", "adamw"})
            for (const test::Path& path : test::allPaths())
                QTest::addRow("%s %s", kind, path.name) << std::string(kind) << path;
    }

    /// Three steps, transfer of the state to a second optimiser, and three more steps equal six steps.
    void stateGoesOn()
    {
        QFETCH(std::string, kind);
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        const OptimizerOptions options{kindOf(kind), {0.05}, 0.9, 0.01};
        const auto undisturbed = parameters(path.device);
        Optimizer whole(options, undisturbed);
        for (int i = 0; i < 6; ++i) stepOnce(whole, undisturbed);

        const auto split = parameters(path.device);
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

    void agreesWithThePlainOne_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<double>("momentum");
        QTest::addColumn<test::Path>("path");
        for (const auto& [kind, momentum] : {std::pair{"sgd", 0.9}, {"sgd", 0.0}, {"adam", 0.0}, {"adamw", 0.0}})
            for (const test::Path& path : test::allPaths())
                QTest::addRow("%s, momentum %g, %s", kind, momentum, path.name) << std::string(kind) << momentum << path;
    }

    /// With weight decay, a changed learning rate, a gradient with another memory layout, and a parameter without gradient.
    void agreesWithThePlainOne()
    {
        QFETCH(std::string, kind);
        QFETCH(double, momentum);
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        const auto make = [&] {
            std::vector<NamedTensor> made{{"w", torch::linspace(-2, 3, 40, path.device).view({8, 5}).clone()},
                                          {"b", torch::tensor({0.5f}, path.device)},
                                          {"idle", torch::tensor({7.0f}, path.device)}};
            for (NamedTensor& one : made) one.tensor.set_requires_grad(true);
            return made;
        };
        const auto ours = make();
        const auto theirs = make();
        Optimizer optimizer({kindOf(kind), {0.05}, momentum, 0.3}, ours);
        const auto plain = plainOptimizer(kind, {theirs[0].tensor, theirs[1].tensor, theirs[2].tensor}, 0.05, momentum, 0.3);
        for (int step = 0; step < 6; ++step) {
            if (step == 3) {
                optimizer.setLearningRate(0.02);
                for (auto& group : plain->param_groups()) group.options().set_lr(0.02);
            }
            for (const auto* tensors : {&ours, &theirs}) {
                torch::Tensor w = (*tensors)[0].tensor;
                torch::Tensor b = (*tensors)[1].tensor;
                w.mutable_grad() = (2 * w.detach() - 1).t().contiguous().t();
                b.mutable_grad() = b.detach() * 3;
            }
            optimizer.step();
            plain->step();
            for (std::size_t i = 0; i < ours.size(); ++i)
                QVERIFY((ours[i].tensor - theirs[i].tensor).abs().max().item<double>() < 1e-6);
        }
        QCOMPARE(ours[2].tensor.item<float>(), 7.0f);
        for (const NamedTensor& state : optimizer.state()) QVERIFY(state.name.find("idle") == std::string::npos);
    }

    void stateOfAnotherShapeIsRefused()
    {
        const auto tensors = parameters();
        Optimizer optimizer({OptimizerKind::Adam, {0.1}, 0.0, 0.0}, tensors);
        const auto load = [&] { optimizer.load({{"optimizer.w.exp_avg", torch::zeros({1})}}); };
        QVERIFY_THROWS_EXCEPTION(c10::Error, load());
    }

    void theGradientsNormIsThatOfItsParts_data() { test::addPathRows(); }
    void theGradientsNormIsThatOfItsParts()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        const auto tensors = parameters(path.device);
        QCOMPARE(gradientNorm(tensors), 0.0);
        (3 * tensors[0].tensor[1]).backward();
        QCOMPARE(gradientNorm(tensors), 3.0);
        (4 * tensors[1].tensor.sum()).backward();
        QVERIFY(torch::equal(gradientNorms(tensors).cpu(), torch::tensor({3.0, 4.0}, torch::kFloat64)));
        QCOMPARE(gradientNorm(tensors), 5.0);
    }

    void gradientsOfAnyLayoutHaveNorms_data() { test::addPathRows(); }
    void gradientsOfAnyLayoutHaveNorms()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        torch::manual_seed(1);
        const Tensor matrix = torch::randn({370, 190});
        const Tensor row = torch::randn({1000});
        const Tensor expected = torch::stack({matrix.to(torch::kFloat64).norm(), row.to(torch::kFloat64).norm()});
        const auto found = [&](const Tensor& gradient, c10::ScalarType type) {
            std::vector<NamedTensor> tensors{{"w", torch::zeros_like(gradient).to(path.device, type).requires_grad_()},
                                             {"b", torch::zeros_like(row).to(path.device, type).requires_grad_()}};
            tensors[0].tensor.mutable_grad() = gradient.to(path.device, type);
            tensors[1].tensor.mutable_grad() = row.to(path.device, type);
            return gradientNorms(tensors).cpu();
        };
        const Tensor columnMajor = matrix.t().contiguous().t();
        QVERIFY(torch::allclose(found(matrix, torch::kFloat32), expected, 1e-6));
        QVERIFY(torch::allclose(found(columnMajor, torch::kFloat32), expected, 1e-6));
        QVERIFY(torch::allclose(found(matrix, torch::kFloat64), expected, 1e-12));
    }

    void ratesCanBeTurned()
    {
        const auto tensors = parameters();
        Optimizer optimizer({OptimizerKind::Sgd, {0.1}, 0.0, 0.0}, tensors);
        optimizer.setLearningRate(0.01);
        stepOnce(optimizer, tensors);
        QVERIFY(std::abs(tensors[1].tensor.item<float>() - 0.47f) < 1e-6f);
    }
};

ROSA_TEST(TestOptimizer)
#include "tst_optimizer.moc"
