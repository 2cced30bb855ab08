#include "core/learn/ops/node_contrast.h"

#include <cmath>

#include <QtTest/QTest>

#include <torch/csrc/autograd/autograd.h>

#include "core/base/parallel.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// The loss by its formula over all pairs of nodes, in the precision of the input.
torch::Tensor plainLoss(const torch::Tensor& first, const torch::Tensor& second, double temperature)
{
    const auto unit = [](const torch::Tensor& z) { return z / z.norm(2, torch::IntArrayRef{1}, true); };
    const torch::Tensor u = unit(first), v = unit(second);
    const auto half = [&](const torch::Tensor& a, const torch::Tensor& b) {
        const torch::Tensor within = torch::exp(a.mm(a.t()) / temperature);
        const torch::Tensor between = torch::exp(a.mm(b.t()) / temperature);
        return -torch::log(between.diag() / (within.sum(1) - within.diag() + between.sum(1)));
    };
    return ((half(u, v) + half(v, u)) / 2).mean();
}

torch::Tensor someRows(std::int64_t rows, std::int64_t width, double phase)
{
    const torch::Tensor place = torch::arange(rows * width, torch::kFloat64);
    return (torch::sin(place * 0.7 + phase) + torch::cos(place * place * 0.013 + phase)).reshape({rows, width});
}

double largestDifference(const torch::Tensor& a, const torch::Tensor& b)
{
    return (a.to(torch::kFloat64) - b.to(torch::kFloat64)).abs().max().item<double>();
}

}  // namespace

class TestNodeContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    /// Two nodes, orthogonal in the first view, exchanged in the second: every cosine is 0 or 1.
    void byHand()
    {
        const torch::Tensor first = torch::eye(2);
        const torch::Tensor second = torch::tensor({{0.0f, 3.0f}, {2.0f, 0.0f}});
        const NodeContrast contrast = nodeContrast(first, second, 0.5);
        // e^{0} above; e^{0} + e^{2} between the views, e^{0} within, in both directions.
        QVERIFY(std::abs(contrast.loss.item<double>() - std::log(2 + std::exp(2.0))) < 1e-6);
        QCOMPARE(contrast.positive.item<double>(), 0.0);
        QCOMPARE(contrast.inter.item<double>(), 0.5);
        QCOMPARE(contrast.intra.item<double>(), 0.0);
    }

    void lossAndGradientAreThoseOfTheFormula_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("block");
        QTest::addColumn<bool>("isKept");
        QTest::addColumn<double>("temperature");
        for (const int block : {1, 7, 64, 256})
            for (const bool isKept : {true, false})
                for (const double temperature : {0.1, 0.4, 2.0})
                    QTest::addRow("blocks of %d, kept %d, temperature %g", block, isKept, temperature)
                        << 61 << block << isKept << temperature;
        QTest::newRow("one node") << 1 << 256 << true << 0.4;
    }
    /// For all instruction sets; a view with itself has rows of all lengths up to the number of nodes.
    void lossAndGradientAreThoseOfTheFormula()
    {
        QFETCH(int, rows);
        QFETCH(int, block);
        QFETCH(bool, isKept);
        QFETCH(double, temperature);
        const torch::Tensor exactFirst = someRows(rows, 19, 0.3).requires_grad_(true);
        const torch::Tensor exactSecond =
            (someRows(rows, 19, 0.3).detach() + 0.4 * someRows(rows, 19, 2)).detach().requires_grad_(true);
        const torch::Tensor exact = plainLoss(exactFirst, exactSecond, temperature);
        exact.backward();

        const double expected = exact.item<double>();
        const double scale = std::max(1e-6, exactFirst.grad().abs().max().item<double>());
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            const torch::Tensor first = exactFirst.detach().to(torch::kFloat32).requires_grad_(true);
            const torch::Tensor second = exactSecond.detach().to(torch::kFloat32).requires_grad_(true);
            const NodeContrast contrast =
                nodeContrast(first, second, temperature, ContrastBlocks{block, isKept ? 1 << 20 : 0});
            (3 * contrast.loss).backward();
            QVERIFY2(std::abs(contrast.loss.item<double>() - expected) < 1e-5 * (1 + std::abs(expected)), nameOf(set));
            QVERIFY2(largestDifference(first.grad() / 3, exactFirst.grad()) < 2e-5 * scale + 1e-7, nameOf(set));
            QVERIFY2(largestDifference(second.grad() / 3, exactSecond.grad()) < 2e-5 * scale + 1e-7, nameOf(set));
        }
    }

    /// LibTorch's operations, as on a GPU, with one block and with several.
    void theGeneralPathIsTheSame()
    {
        const torch::Tensor exactFirst = someRows(61, 19, 0.3).requires_grad_(true);
        const torch::Tensor exactSecond = (exactFirst.detach() + 0.4 * someRows(61, 19, 2)).detach().requires_grad_(true);
        const torch::Tensor exact = plainLoss(exactFirst, exactSecond, 0.4);
        exact.backward();
        const auto cosines =
            nodeContrast(exactFirst.detach().to(torch::kFloat32), exactSecond.detach().to(torch::kFloat32), 0.4);
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices())
            for (const auto& blocks : {std::optional<ContrastBlocks>(), std::optional(ContrastBlocks{7, 0}),
                                       std::optional(ContrastBlocks{16, 1 << 20})}) {
                const auto there = [&](const torch::Tensor& rows) {
                    return rows.detach().to(torch::kFloat32).to(device).requires_grad_(true);
                };
                const torch::Tensor first = there(exactFirst), second = there(exactSecond);
                const NodeContrast contrast = nodeContrast(first, second, 0.4, blocks);
                contrast.loss.backward();
                QVERIFY(std::abs(contrast.loss.item<double>() - exact.item<double>()) < 1e-5);
                QVERIFY(largestDifference(first.grad().cpu(), exactFirst.grad()) < 1e-6);
                QVERIFY(largestDifference(second.grad().cpu(), exactSecond.grad()) < 1e-6);
                QVERIFY(std::abs((contrast.positive.cpu() - cosines.positive).item<double>()) < 1e-6);
                QVERIFY(std::abs((contrast.inter.cpu() - cosines.inter).item<double>()) < 1e-6);
                QVERIFY(std::abs((contrast.intra.cpu() - cosines.intra).item<double>()) < 1e-6);
            }
    }

    /// exp(1/τ) alone would exceed the range of float.
    void aSmallTemperatureStaysFinite()
    {
        const torch::Tensor first = someRows(40, 8, 0).to(torch::kFloat32).requires_grad_(true);
        const torch::Tensor second = (first.detach() + 0.01).requires_grad_(true);
        const NodeContrast contrast = nodeContrast(first, second, 0.01, ContrastBlocks{.rows = 16});
        contrast.loss.backward();
        QVERIFY(std::isfinite(contrast.loss.item<double>()));
        QVERIFY(torch::isfinite(first.grad()).all().item<bool>());
        QVERIFY(std::abs(contrast.loss.item<double>() -
                         plainLoss(first.detach().to(torch::kFloat64), second.detach().to(torch::kFloat64), 0.01)
                             .item<double>()) < 1e-3);
    }

    void exponentialsDoNotDependOnTheNumberOfThreads()
    {
        const torch::Tensor first = someRows(97, 16, 1).to(torch::kFloat32);
        const torch::Tensor second = someRows(97, 16, 1.1).to(torch::kFloat32);
        setThreadCount(1);
        const double alone = nodeContrast(first, second, 0.3, ContrastBlocks{.rows = 32}).loss.item<double>();
        setThreadCount(3);
        const double together = nodeContrast(first, second, 0.3, ContrastBlocks{.rows = 32}).loss.item<double>();
        setThreadCount(1);
        QVERIFY(std::abs(alone - together) < 1e-6);
    }
};

ROSA_TEST(TestNodeContrast)
#include "tst_node_contrast.moc"
