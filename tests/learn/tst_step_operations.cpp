// The code of the GPU kernels for a step, run by teams of one thread on the CPU and compared with the operations of the CPU; and the kernels
// themselves where there is a GPU.
#include "core/learn/cuda/step_operations.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/random.h"
#include "core/learn/ops/anchor_loss.h"
#include "core/learn/ops/view_batch.h"
#include "core/transport/cost.h"
#include "tests/learn/general_path.h"
#include "tests/learn/reference_vectors.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using torch::Tensor;

namespace {

Tensor floatRows(std::int64_t rows, std::int64_t columns, std::uint32_t index)
{
    return test::randomRows(rows, columns, index).to(torch::kFloat32);
}

/// Rows of usual, tiny, huge and no length.
Tensor ragged()
{
    Tensor z = floatRows(9, 37, 1);
    z[1].mul_(1e-20);
    z[2].mul_(1e30);
    z[3].zero_();
    return z;
}

double relative(const Tensor& found, const Tensor& expected)
{
    return (found.cpu() - expected).abs().max().item<double>() / std::max(expected.abs().max().item<double>(), 1e-30);
}

struct Loss {
    Tensor losses, shown;
    std::vector<Tensor> gradients;
};

Loss lossOn(torch::Device device, const catalog::ObjectiveOptions& options)
{
    std::vector<Tensor> emds;
    for (std::uint32_t i = 0; i < 4; ++i) emds.push_back(floatRows(11, 11, 20 + i).abs().to(device).requires_grad_());
    Gemd inter;
    inter.forward = emds[0];
    inter.backward = emds[1];
    const ContrastiveLoss loss = lossOfAnchors(inter, emds[2], emds[3], {}, options);
    (3 * loss.loss).backward();
    Loss found{loss.losses.cpu(), loss.shown.cpu(), {}};
    for (const Tensor& emd : emds) found.gradients.push_back(emd.grad().cpu());
    return found;
}

}  // namespace

class TestStepOperations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unitRowsAsThoseOfTheProcessor()
    {
        const Tensor z = ragged();
        const Tensor leaf = z.clone().requires_grad_();
        const auto expected = makeViewBatch(leaf, std::vector<std::int64_t>{0, 4, 9}).value();
        const Tensor upstream = floatRows(9, 37, 2);
        (expected.unit * upstream).sum().backward();
        Tensor unit = torch::full_like(z, 7), numbers = torch::full({3, 9}, 7.0f), out = torch::full_like(z, 7);
        UnitRowsBatch batch{z.const_data_ptr<float>(),    37,
                            transport::kSmallestNorm,     unit.data_ptr<float>(),
                            numbers[0].data_ptr<float>(), numbers[1].data_ptr<float>(),
                            numbers[2].data_ptr<float>()};
        for (std::int64_t row = 0; row < 9; ++row) makeUnitRow<AloneTeam>(batch, row);
        for (std::int64_t row = 0; row < 9; ++row)
            unitRowGradient<AloneTeam>(batch, upstream.const_data_ptr<float>(), out.data_ptr<float>(), row);
        QVERIFY(relative(unit, expected.unit.detach()) < 1e-6);
        QVERIFY(unit[1].eq(0).all().item<bool>() && unit[3].eq(0).all().item<bool>());
        for (std::int64_t row = 0; row < 9; ++row) QVERIFY(relative(out[row], leaf.grad()[row]) < 1e-5);
    }

    void sumsOfRows()
    {
        const Tensor z = floatRows(9, 37, 1);
        Tensor found = torch::full({9}, 7.0f);
        const RowSums sums{z.const_data_ptr<float>(), 9, 37, 1, -0.5f, found.data_ptr<float>()};
        for (std::int64_t row = 0; row < 9; ++row) sumRow<AloneTeam>(sums, row);
        QVERIFY(relative(found, 1 - 0.5 * z.sum(1)) < 1e-6);
    }

    void lossesOfAnchors_data()
    {
        QTest::addColumn<std::string>("preset");
        for (const char* preset : {"reference", "paper"}) QTest::newRow(preset) << std::string(preset);
    }
    void lossesOfAnchors()
    {
        QFETCH(std::string, preset);
        const catalog::ObjectiveOptions options = test::objectiveOf(preset);
        const Loss expected = lossOn(torch::kCPU, options);
        std::vector<Tensor> emds;
        for (std::uint32_t i = 0; i < 4; ++i) emds.push_back(floatRows(11, 11, 20 + i).abs().contiguous());
        Tensor losses = torch::full({22}, 7.0f), shares = torch::full({22, 22}, 7.0f), means = torch::full({22, 3}, 7.0f);
        AnchorBatch batch;
        for (std::size_t i = 0; i < 2; ++i) {
            batch.inter[i] = emds[i].const_data_ptr<float>();
            batch.intra[i] = emds[2 + i].const_data_ptr<float>();
        }
        batch.views = 11;
        batch.factor = static_cast<float>(similarityFactor(options.similarity));
        batch.inverseTemperature = static_cast<float>(1 / options.contrast.temperature);
        batch.positiveWeight = options.topology && options.positiveDoubled ? 2 : 1;
        batch.withPositive = options.denominator == Denominator::WithPositive;
        batch.losses = losses.data_ptr<float>();
        batch.shares = shares.data_ptr<float>();
        batch.means = means.data_ptr<float>();
        for (std::int64_t anchor = 0; anchor < 22; ++anchor) anchorLoss<AloneTeam>(batch, anchor);
        QVERIFY(relative(losses, expected.losses) < 1e-5);
        QVERIFY(relative(means.mean(0, false, torch::kFloat64), expected.shown.slice(0, 1)) < 1e-5);
        const Tensor upstream = torch::full({1}, 3.0f);
        Tensor gradients = torch::full({4, 11, 11}, 7.0f);
        const AnchorGradient given{shares.const_data_ptr<float>(),
                                   upstream.const_data_ptr<float>(),
                                   -batch.factor * batch.inverseTemperature / 22,
                                   batch.positiveWeight,
                                   11,
                                   gradients.data_ptr<float>()};
        for (std::int64_t index = 0; index < 22 * 22; ++index) anchorGradient(given, index);
        for (std::int64_t i = 0; i < 4; ++i)
            QVERIFY(relative(gradients[i], expected.gradients[static_cast<std::size_t>(i)]) < 1e-5);
    }

    void aGpuDoesTheSame()
    {
        const auto device = chooseDevice("cuda");
        if (!device) QSKIP(device.error().text().c_str());
        for (const char* preset : {"reference", "paper"}) {
            const Loss expected = lossOn(torch::kCPU, test::objectiveOf(preset));
            const Loss found = lossOn(*device, test::objectiveOf(preset));
            QVERIFY(relative(found.losses, expected.losses) < 1e-5);
            QVERIFY(relative(found.shown, expected.shown) < 1e-5);
            for (std::size_t i = 0; i < 4; ++i) QVERIFY(relative(found.gradients[i], expected.gradients[i]) < 1e-5);
        }
        const Tensor z = ragged();
        const auto expected = makeViewBatch(z, std::vector<std::int64_t>{0, 4, 9}).value();
        const auto found = makeViewBatch(z.to(*device), std::vector<std::int64_t>{0, 4, 9}).value();
        QVERIFY(relative(found.unit, expected.unit) < 1e-6);
        QVERIFY(relative(found.raw, expected.raw) < 1e-6);
    }
};

ROSA_TEST(TestStepOperations)
#include "tst_step_operations.moc"
