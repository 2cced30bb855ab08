#include "core/learn/methods/rosa/rosa_ascents.h"

#include <QtTest/QTest>

#include "core/base/parallel.h"
#include "core/learn/methods/rosa/rosa_dense_ascents.h"
#include "core/learn/ops/perturbation.h"
#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using torch::Tensor;

namespace {

constexpr std::int64_t kRows = 11;
constexpr std::int64_t kFeatureColumns = 19;
constexpr std::uint64_t kSeed = 3;
constexpr int kEpoch = 2;

Tensor waves(std::int64_t rows, std::int64_t columns, double phase)
{
    return torch::sin(torch::arange(rows * columns, torch::kFloat32) * 1.7 + phase).reshape({rows, columns});
}

/// About a third of the elements are non-zero.
Tensor thresholdedFeatures()
{
    const Tensor x = waves(kRows, kFeatureColumns, 0.5);
    return x * (x > 0.5).to(torch::kFloat32);
}

SparseMatrix sparseOf(const Tensor& dense)
{
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    std::vector<float> values;
    for (std::int64_t row = 0; row < dense.size(0); ++row) {
        for (std::int64_t column = 0; column < dense.size(1); ++column) {
            const auto value = dense[row][column].item<float>();
            if (value == 0) continue;
            columns.push_back(static_cast<std::int32_t>(column));
            values.push_back(value);
        }
        offsets.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return {dense.size(1), offsets, columns, values};
}

std::unique_ptr<Ascents> ascentsOf(const test::Path& path, const FeatureRows& rows, const AscentOptions& options)
{
    if (!path.isGeneral) return std::make_unique<AscentFeatures>(rows, options, kRows, kFeatureColumns, kSeed, kEpoch);
    Tensor drawn = torch::empty({kRows, kFeatureColumns});
    drawPerturbation({drawn.data_ptr<float>(), static_cast<std::size_t>(drawn.numel())}, kRows, 1, kSeed, kEpoch);
    return std::make_unique<DenseAscents>(rows.denseOn(path.device).dense, drawn.to(path.device), options);
}

bool allClose(const Tensor& a, const Tensor& b) { return torch::allclose(a.cpu(), b, 1e-4, 1e-6); }

}  // namespace

/// Products over the ascents, compared with moving δ and adding it to the features element by element, with autograd.
class TestRosaAscents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setThreadCount(1); }

    void ascentsEqualPlainOnes_data()
    {
        QTest::addColumn<test::Path>("path");
        QTest::addColumn<bool>("isDense");
        QTest::addColumn<bool>("isSign");
        QTest::addColumn<bool>("isSum");
        QTest::addColumn<double>("turn");
        for (const test::Path& path : test::allPaths())
            for (const bool isDense : {false, true})
                for (const bool isSign : {false, true})
                    for (const bool isSum : {false, true})
                        for (const double turn : {0.02, 2.0})
                            QTest::addRow("%s %s %s %s %s", path.name, isDense ? "dense" : "sparse",
                                          isSign ? "sign" : "normalised", isSum ? "sum" : "last",
                                          turn < 1 ? "few changes" : "many changes")
                                << path << isDense << isSign << isSum << turn;
    }

    /// Gradients change little or much from one ascent to the next, so that few or many signs change.
    void ascentsEqualPlainOnes()
    {
        QFETCH(test::Path, path);
        QFETCH(bool, isDense);
        QFETCH(bool, isSign);
        QFETCH(bool, isSum);
        QFETCH(double, turn);
        AscentOptions options;
        options.steps = 4;
        options.stepSize = 0.1;
        options.direction = isSign ? AscentDirection::Sign : AscentDirection::Normalised;
        options.accumulation = isSum ? AscentAccumulation::Sum : AscentAccumulation::Last;
        const Tensor x = thresholdedFeatures();
        FeatureRows rows;
        if (isDense)
            rows.dense = x;
        else
            rows.sparse = sparseOf(x);
        const std::vector<Tensor> drawn{waves(kFeatureColumns, 5, 1), waves(kFeatureColumns, 3, 2)};
        std::vector<Tensor> weights, plainWeights;
        for (const Tensor& weight : drawn) {
            weights.push_back(weight.to(path.device, weight.scalar_type(), false, true).requires_grad_(true));
            plainWeights.push_back(weight.clone().requires_grad_(true));
        }
        for (auto* some : {&weights, &plainWeights})
            (*some)[0].mutable_grad() = torch::ones_like((*some)[0]);  // gradient from another part of the step

        const test::OnPath on(path);
        const auto ascents = ascentsOf(path, rows, options);
        FeatureRows features = rows;
        features.products = ascents.get();
        Tensor delta = torch::empty({kRows, kFeatureColumns});
        drawPerturbation({delta.data_ptr<float>(), static_cast<std::size_t>(delta.numel())}, kRows, options.stepSize, kSeed,
                         kEpoch);
        Tensor seen = delta.clone();
        for (int ascent = 0; ascent < options.steps; ++ascent) {
            const bool isLast = ascent + 1 == options.steps;
            seen = seen.detach().requires_grad_(true);
            for (std::size_t i = 0; i < weights.size(); ++i) {
                const Tensor upstream = waves(kRows, weights[i].size(1), 3 + turn * ascent);
                const Tensor product = features.times(weights[i]);
                const Tensor expected = (x + seen).mm(plainWeights[i]);
                QVERIFY(allClose(product, expected));
                product.backward(upstream.to(path.device));
                expected.backward(upstream);
            }
            if (isLast) break;
            ascents->ascend();
            const torch::NoGradGuard constant;
            const Tensor gradient = seen.grad();
            delta = delta + options.stepSize * (isSign ? gradient.sign() : gradient / gradient.norm());
            seen = isSum ? seen + delta : delta;
        }
        ascents->sendBack();
        for (std::size_t i = 0; i < weights.size(); ++i) QVERIFY(allClose(weights[i].grad(), plainWeights[i].grad()));
        QVERIFY(std::abs(ascents->norm().item<double>() - seen.detach().norm().item<double>()) < 1e-4);
    }

    /// A zero gradient does not move δ, for any direction.
    void noGradientMovesNothing_data() { test::addPathRows(); }
    void noGradientMovesNothing()
    {
        QFETCH(test::Path, path);
        const test::OnPath on(path);
        for (const auto direction : {AscentDirection::Sign, AscentDirection::Normalised}) {
            AscentOptions options;
            options.steps = 2;
            options.direction = direction;
            options.accumulation = AscentAccumulation::Last;
            FeatureRows rows;
            rows.sparse = sparseOf(thresholdedFeatures());
            const auto ascents = ascentsOf(path, rows, options);
            const Tensor weight = waves(kFeatureColumns, 5, 1).to(path.device).requires_grad_(true);
            const Tensor before = ascents->times(weight);
            before.backward(torch::zeros_like(before));
            ascents->ascend();
            QVERIFY(torch::equal(ascents->times(weight), before));
        }
    }
};

ROSA_TEST(TestRosaAscents)
#include "tst_rosa_ascents.moc"
