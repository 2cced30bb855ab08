// The code of the GPU kernels for rows and points, run thread by thread on the CPU and compared with LibTorch's operations.
#include "core/learn/cuda/row_operations.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/random.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/perturbation.h"
#include "core/learn/ops/sparse_matrix.h"
#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

torch::Tensor someNumbers(std::int64_t rows, std::int64_t columns, std::uint32_t index)
{
    RandomStream stream(4, Purpose::Generator, 0, index);
    torch::Tensor values = torch::empty({rows, columns});
    for (std::int64_t i = 0; i < values.numel(); ++i) values.data_ptr<float>()[i] = static_cast<float>(stream.normal());
    return values;
}

/// Every seventh row is empty.
SparseMatrix someMatrix(std::int64_t rows, std::int64_t columns)
{
    RandomStream stream(4, Purpose::Generator, 0, 9);
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> places;
    std::vector<float> values;
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t column = 0; row % 7 != 6 && column < columns; ++column) {
            if (stream.uniform() > 0.3f) continue;
            places.push_back(static_cast<std::int32_t>(column));
            values.push_back(static_cast<float>(stream.normal()));
        }
        offsets.push_back(static_cast<std::int64_t>(places.size()));
    }
    return {columns, offsets, places, values};
}

double largestError(const torch::Tensor& found, const torch::Tensor& expected)
{
    return (found.cpu() - expected.cpu()).abs().max().item<double>();
}

}  // namespace

class TestRowOperations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productsAsThoseOfTheProcessor_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1, 31, 32, 128, 200}) QTest::addRow("%d", width) << width;
    }
    void productsAsThoseOfTheProcessor()
    {
        QFETCH(int, width);
        const SparseMatrix matrix = someMatrix(40, 23);
        const torch::Tensor dense = someNumbers(23, width, 1), bias = someNumbers(1, width, 2)[0];
        const SparseMatrix::Rows& rows = matrix.parts()->forward;
        for (const bool isBiased : {false, true})
            for (const bool isRectified : {false, true}) {
                torch::Tensor expected = isBiased ? matrix.times(dense, bias) : matrix.times(dense);
                if (isRectified) expected = torch::relu(expected);
                torch::Tensor found = torch::full({40, width}, 7.0f);
                const RowProduct product{rows.offsets.data(),
                                         rows.columns.data(),
                                         rows.values.data(),
                                         dense.const_data_ptr<float>(),
                                         isBiased ? bias.const_data_ptr<float>() : nullptr,
                                         40,
                                         width,
                                         isRectified,
                                         found.data_ptr<float>()};
                const std::int64_t tiles = (width + 32 * kRowTile - 1) / (32 * kRowTile);
                for (std::int64_t row = 0; row < 40; ++row)
                    for (std::int64_t tile = 0; tile < tiles; ++tile)
                        for (std::int64_t thread = 0; thread < 32; ++thread)
                            multiplyRow(product, row, tile * 32 * kRowTile + thread);
                QVERIFY(largestError(found, expected) < 1e-5);
            }
    }

    void rowsAreDrawnAsOnTheProcessor()
    {
        for (const std::int64_t columns : {1, 7, 32, 61}) {
            std::vector<float> expected(static_cast<std::size_t>(5 * columns)), found(expected.size());
            const std::uint64_t seed = 0x123456789abcdefu;
            drawPerturbation(expected, 5, 1, seed, 12);
            const RowDraw draw{5, columns, -1, 2, seed, static_cast<std::uint32_t>(Purpose::Perturbation), 12, found.data()};
            for (std::int64_t i = 0; i < draw.rows * draw.blocks(); ++i)
                drawBlock(draw, i / draw.blocks(), i % draw.blocks());
            QVERIFY(found == expected);
        }
        if (const auto gpu = chooseDevice("cuda"); gpu && deviceOperations(gpu->type()).drawRows) {
            std::vector<float> expected(20 * 1433);
            drawPerturbation(expected, 20, 1, 9, 3);
            const UniformRows rows{20, 1433, -1, 2, 9, static_cast<std::uint32_t>(Purpose::Perturbation), 3};
            const torch::Tensor there = deviceOperations(gpu->type()).drawRows(*gpu, rows).cpu();
            QVERIFY(std::equal(expected.begin(), expected.end(), there.const_data_ptr<float>()));
        }
    }

    void pointsRepelAndAttract()
    {
        const torch::Tensor layout = someNumbers(50, 2, 3);
        const auto* points = reinterpret_cast<const LayoutPoint*>(layout.const_data_ptr<float>());
        const SparseMatrix matrix = someMatrix(50, 50);
        const torch::Tensor apart = layout.unsqueeze(1) - layout.unsqueeze(0);
        const torch::Tensor weights = 1 / (1 + apart.square().sum(2));
        const torch::Tensor forces = (weights.square().unsqueeze(2) * apart).sum(1);
        const torch::Tensor pulls = ((matrix.dense(torch::kCPU) * weights).unsqueeze(2) * apart).sum(1);
        const SparseMatrix::Rows& rows = matrix.parts()->forward;
        for (std::int64_t i = 0; i < 50; ++i) {
            RepulsionSums sums;
            for (std::int64_t j = 0; j < 50; ++j) sums.add(points[i], points[j]);
            QVERIFY(std::abs(sums.x - forces[i][0].item<float>()) < 1e-4f);
            QVERIFY(std::abs(sums.y - forces[i][1].item<float>()) < 1e-4f);
            QVERIFY(std::abs(sums.weights - weights[i].sum().item<float>()) < 1e-4f);
            LayoutPoint pull{0, 0};
            for (std::int64_t first = 0; first < 3; ++first) {
                const LayoutPoint part =
                    attractionTerms(rows.offsets.data(), rows.columns.data(), rows.values.data(), points, i, first, 3);
                pull.x += part.x;
                pull.y += part.y;
            }
            QVERIFY(std::abs(pull.x - pulls[i][0].item<float>()) < 1e-4f);
            QVERIFY(std::abs(pull.y - pulls[i][1].item<float>()) < 1e-4f);
        }
    }

    /// The kernels themselves, with more points than a tile of them and a remainder.
    void aGpuSumsTheSame()
    {
        const auto device = chooseDevice("cuda");
        if (!device) QSKIP(device.error().text().c_str());
        const DeviceOperations& own = deviceOperations(device->type());
        const torch::Tensor layout = someNumbers(3001, 2, 3);
        const torch::Tensor apart = (layout.unsqueeze(1) - layout.unsqueeze(0)).to(torch::kFloat64);
        const torch::Tensor weights = 1 / (1 + apart.square().sum(2));
        const torch::Tensor expected = torch::cat({(weights.square().unsqueeze(2) * apart).sum(1), weights.sum(1, true)}, 1);
        QVERIFY(largestError(own.repulsion(layout.to(*device)), expected) < 1e-4 * expected.abs().max().item<double>());
    }
};

ROSA_TEST(TestRowOperations)
#include "tst_row_operations.moc"
