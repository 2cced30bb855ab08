/// The projector of the training, compared with that of the published program on the same weights and rows.
#include "core/learn/encoders/projector.h"

#include <QtTest/QTest>

#include "tests/learn/general_path.h"
#include "tests/learn/reference_vectors.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

constexpr double kProjectorTolerance = 1e-5;  // float32 against float64, relative to the largest value

/// Tensor of the projector, its name in the file, and whether the file stores it as out × in.
struct Place {
    const char* ours;
    const char* theirs;
    bool isTransposed;
};

constexpr Place kParameters[] = {
    {"projector.0.weight", "main_0_weight", true},  {"projector.0.bias", "main_0_bias", false},
    {"projector.1.weight", "main_1_weight", false}, {"projector.1.bias", "main_1_bias", false},
    {"projector.3.weight", "main_3_weight", true},  {"projector.3.bias", "main_3_bias", false},
};
constexpr Place kBuffers[] = {{"projector.1.running_mean", "main_1_running_mean", false},
                              {"projector.1.running_var", "main_1_running_var", false}};

}  // namespace

class TestProjector : public QObject {
    Q_OBJECT

    const test::ReferenceVectors m_vectors{"projector.npz"};

    [[nodiscard]] torch::Tensor expected(const Place& place, const std::string& prefix = {}) const
    {
        const torch::Tensor tensor = m_vectors.tensor(prefix + place.theirs);
        return place.isTransposed ? tensor.t() : tensor;
    }

    /// A projector with shape, weights and running statistics of the file.
    Projector made(ModelState& state, torch::Device device) const
    {
        Projector projector(8, 10, 6, 1, state);
        const torch::NoGradGuard constant;
        for (const Place& place : kParameters) find(state, place).copy_(expected(place));
        for (const Place& place : kBuffers) find(state, place).copy_(expected(place));
        state.moveTo(device);
        return projector;
    }

    static torch::Tensor find(const ModelState& state, const Place& place)
    {
        for (const NamedTensor& tensor : state.all())
            if (tensor.name == place.ours) return tensor.tensor;
        qFatal("no tensor %s", place.ours);
    }

    [[nodiscard]] torch::Tensor rows() const { return m_vectors.tensor("x").to(torch::kFloat32); }

private Q_SLOTS:
    void everyTensorHasItsPlace()
    {
        ModelState state;
        const Projector projector(8, 10, 6, 1, state);
        QCOMPARE(state.parameters().size(), std::size(kParameters));
        QCOMPARE(state.buffers().size(), std::size(kBuffers));
    }

    void evaluation_data() { test::addPathRows(); }
    void evaluation()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        ModelState state;
        const torch::Tensor z = made(state, path.device).forward(rows().to(path.device), nullptr);
        QVERIFY(test::relativeError(z, m_vectors.tensor("eval_f64_z")) < kProjectorTolerance);
        for (const Place& place : kBuffers) QVERIFY(test::relativeError(find(state, place), expected(place)) < 1e-7);
    }

    void trainingForwardAndBackward_data() { test::addPathRows(); }
    void trainingForwardAndBackward()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        ModelState state;
        const Projector projector = made(state, path.device);
        const torch::Tensor x = rows().to(path.device).requires_grad_(true);
        StatisticsLog log;
        const torch::Tensor z = projector.forward(x, &log);
        QVERIFY(test::relativeError(z, m_vectors.tensor("train_f64_z")) < kProjectorTolerance);

        z.backward(m_vectors.tensor("grad_out").to(path.device, torch::kFloat32));
        QVERIFY(test::relativeError(x.grad(), m_vectors.tensor("train_f64_grad_x")) < kProjectorTolerance);
        // Batch norm subtracts the mean, so the gradient of the preceding bias is only rounding error.
        QVERIFY(find(state, kParameters[1]).grad().abs().max().item<double>() < 1e-5);
        for (const Place& place : kParameters)
            if (place.theirs != std::string("main_0_bias"))
                QVERIFY2(
                    test::relativeError(find(state, place).grad(), expected(place, "train_f64_grad_")) < kProjectorTolerance,
                    place.ours);
    }

    void runningStatisticsOfOneForwardPass_data() { test::addPathRows(); }
    void runningStatisticsOfOneForwardPass()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        ModelState state;
        Projector projector = made(state, path.device);
        StatisticsLog log;
        static_cast<void>(projector.forward(rows().to(path.device), &log));
        QCOMPARE(log.size(), std::size_t(1));
        QCOMPARE(projector.updateRunningStatistics(log, 0), std::size_t(1));
        QVERIFY(test::relativeError(find(state, kBuffers[0]), m_vectors.tensor("train_f64_running_mean_after")) <
                kProjectorTolerance);
        QVERIFY(test::relativeError(find(state, kBuffers[1]), m_vectors.tensor("train_f64_running_var_after")) <
                kProjectorTolerance);
    }
};

ROSA_TEST(TestProjector)
#include "tst_projector.moc"
