#include "core/learn/ops/sparse_matrix.h"

#include <QtTest/QTest>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// [[1, 0, 2], [0, 0, 0], [0, 3, 4], [5, 0, 0]]
SparseMatrix small() { return {3, {0, 2, 2, 4, 5}, {0, 2, 2, 1, 0}, {1, 2, 4, 3, 5}}; }

torch::Tensor smallDense() { return torch::tensor({{1.f, 0.f, 2.f}, {0.f, 0.f, 0.f}, {0.f, 3.f, 4.f}, {5.f, 0.f, 0.f}}); }

}  // namespace

class TestSparseMatrix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    void productAndGradientAreTheDenseOnes()
    {
        const torch::Tensor x = torch::arange(6, torch::kFloat32).reshape({3, 2});
        const torch::Tensor sparseInput = x.clone().requires_grad_(true);
        const torch::Tensor denseInput = x.clone().requires_grad_(true);
        const torch::Tensor upstream = torch::tensor({{1.f, -1.f}, {2.f, 0.f}, {0.5f, 3.f}, {-2.f, 1.f}});
        const torch::Tensor product = small().times(sparseInput);
        QVERIFY(torch::equal(product, smallDense().mm(x)));
        product.backward(upstream);
        smallDense().mm(denseInput).backward(upstream);
        QVERIFY(torch::equal(sparseInput.grad(), denseInput.grad()));
    }

    void aBiasIsAddedToEveryRow()
    {
        const torch::Tensor x = torch::arange(6, torch::kFloat32).reshape({3, 2});
        const torch::Tensor upstream = torch::tensor({{1.f, -1.f}, {2.f, 0.f}, {0.5f, 3.f}, {-2.f, 1.f}});
        const torch::Tensor input = x.clone().requires_grad_(true);
        const torch::Tensor bias = torch::tensor({0.5f, -2.f}).requires_grad_(true);
        const torch::Tensor product = small().times(input, bias);
        QVERIFY(torch::equal(product, smallDense().mm(x) + bias.detach()));
        product.backward(upstream);
        QVERIFY(torch::equal(input.grad(), smallDense().t().mm(upstream)));
        QVERIFY(torch::equal(bias.grad(), upstream.sum(0)));
    }

    /// Widths below, equal to and above a register tile; sums below, at and above 0.
    void aProductIsRectified_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {2, 64, 131}) QTest::addRow("%d", width) << width;
    }
    void aProductIsRectified()
    {
        QFETCH(int, width);
        const torch::Tensor x = torch::arange(3 * width, torch::kFloat32).reshape({3, width}) % 7 - 3;
        const torch::Tensor shift = torch::arange(width, torch::kFloat32) % 5 - 2;
        const torch::Tensor upstream = torch::arange(4 * width, torch::kFloat32).reshape({4, width}) % 9 - 4;
        const torch::Tensor denseInput = x.clone().requires_grad_(true);
        const torch::Tensor denseBias = shift.clone().requires_grad_(true);
        const torch::Tensor expected = torch::relu(smallDense().mm(denseInput) + denseBias);
        QVERIFY((expected == 0).any().item<bool>() && (expected > 0).any().item<bool>());
        expected.backward(upstream);
        const auto check = [&](const SparseMatrix& matrix, torch::Device device) {
            const torch::Tensor input = x.to(device).clone().requires_grad_(true);
            const torch::Tensor bias = shift.to(device).clone().requires_grad_(true);
            const torch::Tensor made = matrix.reluOfTimes(input, bias);
            QVERIFY(torch::equal(made.cpu(), expected.detach()));
            made.backward(upstream.to(device));
            QVERIFY(torch::equal(input.grad().cpu(), denseInput.grad()));
            QVERIFY(torch::equal(bias.grad().cpu(), denseBias.grad()));
        };
        check(small(), torch::kCPU);
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices()) check(small().to(device), device);
    }

    void everyProductIsTheDenseOne_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1, 15, 64, 131, 200}) QTest::addRow("%d", width) << width;
    }
    /// For all instruction sets; every seventh row is empty, sums of integers are exact, and gradients through the ReLU are summed over two
    /// blocks of rows and a remainder.
    void everyProductIsTheDenseOne()
    {
        QFETCH(int, width);
        constexpr std::int64_t rows = 70, columns = 37;
        std::vector<std::int64_t> offsets{0};
        std::vector<std::int32_t> places;
        std::vector<float> values;
        for (std::int32_t row = 0; row < rows; ++row) {
            for (std::int32_t column = 0; column < columns; ++column) {
                if (row % 7 == 6 || (row * column + row) % 5 != 1) continue;
                places.push_back(column);
                values.push_back(static_cast<float>((row + 2 * column) % 7 - 3));
            }
            offsets.push_back(static_cast<std::int64_t>(places.size()));
        }
        const SparseMatrix matrix(columns, offsets, places, values);
        const torch::Tensor dense = matrix.dense(torch::kCPU);
        const auto wholeNumbers = [&](std::int64_t count, int divisor) {
            return torch::arange(count * width, torch::kFloat32).reshape({count, width}) % divisor - divisor / 2;
        };
        const torch::Tensor x = wholeNumbers(columns, 7), other = wholeNumbers(rows, 11), upstream = wholeNumbers(rows, 9);
        const torch::Tensor shift = wholeNumbers(1, 5)[0];
        const torch::Tensor denseInput = x.clone().requires_grad_(true);
        const torch::Tensor denseBias = shift.clone().requires_grad_(true);
        const torch::Tensor expected = torch::relu(dense.mm(denseInput) + denseBias);
        expected.backward(upstream);
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            QVERIFY2(torch::equal(matrix.times(x), dense.mm(x)), nameOf(set));
            QVERIFY2(torch::equal(matrix.times(x, shift), dense.mm(x) + shift), nameOf(set));
            torch::Tensor sum = other.clone();
            matrix.addTimes(x, sum);
            QVERIFY2(torch::equal(sum, other + dense.mm(x)), nameOf(set));
            torch::Tensor transposedSum = x.clone();
            matrix.addTransposedTimes(other, transposedSum);
            QVERIFY2(torch::equal(transposedSum, x + dense.t().mm(other)), nameOf(set));
            const torch::Tensor input = x.clone().requires_grad_(true);
            const torch::Tensor bias = shift.clone().requires_grad_(true);
            const torch::Tensor made = matrix.reluOfTimes(input, bias);
            QVERIFY2(torch::equal(made, expected.detach()), nameOf(set));
            made.backward(upstream);
            QVERIFY2(torch::equal(input.grad(), denseInput.grad()), nameOf(set));
            QVERIFY2(torch::equal(bias.grad(), denseBias.grad()), nameOf(set));
        }
    }

    /// The general path with LibTorch operations, as used on GPUs; the second row is empty.
    void theGeneralPathIsTheSame()
    {
        const test::GeneralPath general;
        const torch::Tensor x = torch::arange(6, torch::kFloat32).reshape({3, 2});
        const torch::Tensor upstream = torch::tensor({{1.f, -1.f}, {2.f, 0.f}, {0.5f, 3.f}, {-2.f, 1.f}});
        const torch::Tensor shift = torch::tensor({0.5f, -2.f});
        for (const torch::Device device : test::generalDevices()) {
            const SparseMatrix there = small().to(device);
            QCOMPARE(there.rows(), std::int64_t(4));
            const torch::Tensor input = x.to(device).clone().requires_grad_(true);
            const torch::Tensor bias = shift.to(device).clone().requires_grad_(true);
            const torch::Tensor product = there.times(input, bias);
            QVERIFY(product.device() == device);
            QVERIFY(torch::equal(product.cpu(), smallDense().mm(x) + shift));
            QVERIFY(torch::equal(there.times(input).cpu(), smallDense().mm(x)));
            product.backward(upstream.to(device));
            QVERIFY(torch::equal(input.grad().cpu(), smallDense().t().mm(upstream)));
            QVERIFY(torch::equal(bias.grad().cpu(), upstream.sum(0)));
            QVERIFY(torch::equal(small().dense(device).cpu(), smallDense()));
        }
    }

    void aMatrixThatIsNotContiguousIsRead()
    {
        const torch::Tensor x = torch::arange(6, torch::kFloat32).reshape({2, 3}).t();
        QVERIFY(torch::equal(small().times(x), smallDense().mm(x)));
    }

    void threadsDoNotChangeABit()
    {
        RandomStream stream(3, Purpose::Generator);
        std::vector<std::int64_t> offsets{0};
        std::vector<std::int32_t> columns;
        std::vector<float> values;
        for (int row = 0; row < 3000; ++row) {
            for (std::uint32_t i = stream.below(9); i > 0; --i) {
                columns.push_back(static_cast<std::int32_t>(stream.below(500)));
                values.push_back(stream.uniform() - 0.5f);
            }
            offsets.push_back(static_cast<std::int64_t>(columns.size()));
        }
        const SparseMatrix matrix(500, offsets, columns, values);
        const torch::Tensor x = torch::sin(torch::arange(500 * 64, torch::kFloat32)).reshape({500, 64});
        const auto results = [&](int threads) {
            setThreadCount(threads);
            const torch::Tensor input = x.clone().requires_grad_(true);
            const torch::Tensor bias = torch::cos(torch::arange(64, torch::kFloat32)).requires_grad_(true);
            const torch::Tensor made = matrix.reluOfTimes(input, bias);
            made.backward(torch::sin(made.detach() * 3));
            return std::vector<torch::Tensor>{matrix.times(x), made.detach(), input.grad(), bias.grad()};
        };
        const auto one = results(1), three = results(3);
        setThreadCount(1);
        for (std::size_t i = 0; i < one.size(); ++i) QVERIFY(torch::equal(one[i], three[i]));
        const torch::Tensor passed = torch::where(one[1] > 0, torch::sin(one[1] * 3), torch::zeros_like(one[1]));
        QVERIFY(torch::allclose(one[3].to(torch::kFloat64), passed.to(torch::kFloat64).sum(0), 1e-5, 1e-5));
    }
};

ROSA_TEST(TestSparseMatrix)
#include "tst_sparse_matrix.moc"
