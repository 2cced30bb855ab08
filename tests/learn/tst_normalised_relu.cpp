#include "core/learn/ops/normalised_relu.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "tests/learn/reference_vectors.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using namespace rosa::test;
using torch::Tensor;

namespace {

constexpr double kEpsilon = 1e-5;

struct ReluCase {
    Tensor x, shift, weight, bias, upstream;  ///< float64
};

ReluCase makeReluCase(std::int64_t rows, std::int64_t width, double middle = 0)
{
    ReluCase made{randomRows(rows, width, 1), randomRows(1, width, 2)[0], randomRows(1, width, 3)[0] + 0.5,
                  randomRows(1, width, 4)[0], randomRows(rows, width, 5)};
    for (Tensor* tensor : {&made.x, &made.shift, &made.weight, &made.bias, &made.upstream})
        *tensor = tensor->to(torch::kFloat32).to(torch::kFloat64);  // rounded to float
    made.x = (made.x + middle).to(torch::kFloat32).to(torch::kFloat64);
    return made;
}

struct ReluAnswer {
    Tensor made, mean, variance, x, shift, weight, bias;  ///< The last four are gradients.
};

/// By LibTorch autograd, in float64.
ReluAnswer expectedOf(const ReluCase& given)
{
    const auto leaf = [](const Tensor& tensor) { return tensor.clone().requires_grad_(); };
    const Tensor x = leaf(given.x), shift = leaf(given.shift), weight = leaf(given.weight), bias = leaf(given.bias);
    const Tensor mean = torch::zeros_like(shift), variance = torch::zeros_like(shift);
    const Tensor made = torch::relu(torch::batch_norm(x + shift, weight, bias, mean, variance, true, 1, kEpsilon, false));
    made.backward(given.upstream);
    return {made.detach(), mean, variance, x.grad(), shift.grad(), weight.grad(), bias.grad()};
}

ReluAnswer foundOf(const ReluCase& given)
{
    const auto leaf = [](const Tensor& tensor) { return tensor.to(torch::kFloat32).requires_grad_(); };
    const Tensor x = leaf(given.x), shift = leaf(given.shift), weight = leaf(given.weight), bias = leaf(given.bias);
    const NormalisedRelu found = normalisedRelu(x, shift, weight, bias, kEpsilon);
    found.made.backward(given.upstream.to(torch::kFloat32));
    return {found.made.detach(), found.mean, found.variance, x.grad(), shift.grad(), weight.grad(), bias.grad()};
}

}  // namespace

class TestNormalisedRelu : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        setInstructionSet(bestInstructionSet());
        setThreadCount(1);
    }

    void agreesWithLibTorch_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("middle");
        QTest::addRow("two rows") << 2 << 3 << 0.0;
        QTest::addRow("one column") << 40 << 1 << 0.0;
        QTest::addRow("a block and a row") << 33 << 10 << 0.0;
        QTest::addRow("many") << 544 << 128 << 0.0;
        QTest::addRow("far from 0") << 300 << 37 << 1000.0;
    }
    void agreesWithLibTorch()
    {
        QFETCH(int, rows);
        QFETCH(int, width);
        QFETCH(double, middle);
        const ReluCase given = makeReluCase(rows, width, middle);
        const ReluAnswer expected = expectedOf(given);
        // With two rows the gradient nearly cancels: the error is relative to the incoming gradient times the slope.
        const double steepest =
            (given.weight / given.x.std(0, false)).abs().max().item<double>() * given.upstream.abs().max().item<double>();
        for (const InstructionSet set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            const ReluAnswer found = foundOf(given);
            const double tolerance = 2e-5 * (1 + middle / 100);
            QVERIFY(relativeError(found.made, expected.made) < tolerance);
            QVERIFY(relativeError(found.mean, expected.mean) < 1e-6);
            QVERIFY(relativeError(found.variance, expected.variance) < tolerance);
            QVERIFY((found.x - expected.x).abs().max().item<double>() < tolerance * steepest);
            QVERIFY(relativeError(found.weight, expected.weight) < tolerance);
            QVERIFY(relativeError(found.bias, expected.bias) < tolerance);
            // A constant added to a column is removed with its mean.
            QVERIFY(expected.shift.abs().max().item<double>() < 1e-9);
            QCOMPARE(found.shift.abs().max().item<double>(), 0.0);
        }
    }

    void aColumnOfOneValueBecomesItsBias()
    {
        ReluCase given = makeReluCase(50, 4);
        given.x.select(1, 2).fill_(0.75);
        const ReluAnswer found = foundOf(given);
        const double bias = given.bias[2].item<double>();
        QVERIFY(torch::allclose(found.made.select(1, 2), torch::full({50}, static_cast<float>(std::max(bias, 0.0)))));
        QCOMPARE(found.variance[2].item<double>(), 0.0);
        QVERIFY(torch::isfinite(found.x).all().item<bool>());
    }

    void aNumberThatIsNoneShowsInItsColumn()
    {
        ReluCase given = makeReluCase(50, 4);
        given.x[7][1] = std::nan("");
        const ReluAnswer found = foundOf(given);
        for (int column = 0; column < 4; ++column)
            QCOMPARE(torch::isnan(found.made.select(1, column)).all().item<bool>(), column == 1);
        QVERIFY(std::isnan(found.mean[1].item<double>()));
    }

    void threadsDoNotChangeABit()
    {
        const ReluCase given = makeReluCase(700, 33);
        setThreadCount(1);
        const ReluAnswer one = foundOf(given);
        setThreadCount(3);
        const ReluAnswer many = foundOf(given);
        QVERIFY(torch::equal(one.made, many.made) && torch::equal(one.mean, many.mean));
        QVERIFY(torch::equal(one.variance, many.variance) && torch::equal(one.x, many.x));
        QVERIFY(torch::equal(one.weight, many.weight) && torch::equal(one.bias, many.bias));
    }
};

ROSA_TEST(TestNormalisedRelu)
#include "tst_normalised_relu.moc"
