#include "core/learn/projection/pca.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/random.h"
#include "tests/program/test_program.h"

using namespace rosa;
using learn::Pca;

namespace {

Pca solved(const graph::Features& features, int components)
{
    auto result = learn::pca(features, components);
    if (!result) qFatal("%s", result.error().text().c_str());
    return *std::move(result);
}

/// Independent columns with standard deviations 8, 4, 2 and then 0.1, so that the leading axes are nearly known.
graph::Features scaledNoise(int rows, int columns)
{
    RandomStream stream(2, Purpose::Generator);
    std::vector<float> values;
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) values.push_back(static_cast<float>((j < 3 ? 8 >> j : 0.1) * stream.normal()));
    return *graph::Features::dense(rows, columns, std::move(values));
}

double dot(const std::vector<float>& values, std::size_t first, std::size_t second, std::size_t width)
{
    double sum = 0;
    for (std::size_t j = 0; j < width; ++j)
        sum += static_cast<double>(values[first * width + j]) * static_cast<double>(values[second * width + j]);
    return sum;
}

}  // namespace

class TestPca : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Six points around (1, 3): four at ±a along the diagonal, two at ±1.5 across it. The scatter is 4a² = 18 along and
    /// 2 · 1.5² = 4.5 across.
    void covarianceByHand()
    {
        const double a = std::sqrt(4.5);
        std::vector<float> values;
        for (const auto& [along, across] : {std::pair{a, 0.0}, {-a, 0.0}, {a, 0.0}, {-a, 0.0}, {0.0, 1.5}, {0.0, -1.5}}) {
            values.push_back(static_cast<float>(1 + (along - across) / std::sqrt(2.0)));
            values.push_back(static_cast<float>(3 + (along + across) / std::sqrt(2.0)));
        }
        const Pca result = solved(*graph::Features::dense(6, 2, values), 2);
        QVERIFY(std::abs(result.mean[0] - 1) < 1e-6 && std::abs(result.mean[1] - 3) < 1e-6);
        QVERIFY(std::abs(result.explained[0] - 18.0 / 5) < 1e-5);
        QVERIFY(std::abs(result.explained[1] - 4.5 / 5) < 1e-5);
        QVERIFY(std::abs(result.explainedShare[0] - 0.8) < 1e-6);
        const float half = static_cast<float>(std::sqrt(0.5));
        QVERIFY(std::abs(result.axes[0] - half) < 1e-5f && std::abs(result.axes[1] - half) < 1e-5f);
        QVERIFY(std::abs(std::abs(result.scores[0]) - static_cast<float>(a)) < 1e-5f);
        QVERIFY(std::abs(result.scores[1]) < 1e-5f);
    }

    void axesAreOrthonormalAndScoresFollow_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("by columns") << 300 << 12;
        QTest::newRow("by rows") << 40 << 200;
        QTest::newRow("by subspace") << 2100 << 2060;
    }
    void axesAreOrthonormalAndScoresFollow()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const auto features = scaledNoise(rows, columns);
        const Pca result = solved(features, 3);
        const auto width = static_cast<std::size_t>(columns);
        for (std::size_t first = 0; first < 3; ++first) {
            for (std::size_t second = 0; second <= first; ++second)
                QVERIFY(std::abs(dot(result.axes, first, second, width) - (first == second ? 1 : 0)) < 1e-5);
            // The largest entry of the axis is that of its column, and positive.
            QVERIFY(result.axes[first * width + first] > 0.9f);
            double square = 0;
            for (std::size_t i = 0; i < static_cast<std::size_t>(rows); ++i) {
                double score = 0;
                for (std::size_t j = 0; j < width; ++j)
                    score += (features.values()[i * width + j] - result.mean[j]) * result.axes[first * width + j];
                QVERIFY(std::abs(score - result.scores[i * 3 + first]) < 1e-4);
                square += score * score;
            }
            QVERIFY(std::abs(square / (rows - 1) - result.explained[first]) < 1e-4 * result.explained[0]);
        }
        QVERIFY(result.residual <= 1e-6);
    }

    void sparseRowsAreTheSameRows()
    {
        const auto sparse = graph::Features::sparse(4, 3, {0, 1, 3, 3, 4}, {0, 1, 2, 2}, {1, 2, 3, 4});
        const auto dense = graph::Features::dense(4, 3, {1, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 4});
        const Pca one = solved(*sparse, 2);
        const Pca other = solved(*dense, 2);
        QCOMPARE(one.scores, other.scores);
    }

    void withoutVarianceEverythingIsZero()
    {
        const Pca result = solved(*graph::Features::dense(3, 4, std::vector<float>(12, 2.0f)), 2);
        for (const float score : result.scores) QCOMPARE(score, 0.0f);
        QCOMPARE(result.explainedShare[0], 0.0);
    }

    void tooManyComponentsAreRefused()
    {
        QCOMPARE(learn::pca(scaledNoise(5, 3), 4).error().text(),
                 std::string("cannot compute 4 principal components of a 5 × 3 matrix"));
        QVERIFY(!learn::pca(scaledNoise(1, 3), 1).ok());
    }
};

ROSA_TEST(TestPca)
#include "tst_pca.moc"
