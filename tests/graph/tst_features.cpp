#include "core/graph/binary_features.h"

#include <QtTest/QTest>

#include "core/graph/statistics.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::graph;

namespace {

std::vector<float> rowOf(const Features& features, Node row)
{
    std::vector<float> values(static_cast<std::size_t>(features.columns()));
    features.copyRow(row, values);
    return values;
}

}  // namespace

class TestFeatures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Positive values become 1, negative ones 0; float16 becomes float32.
    void binaryValuesAreOneWherePositive()
    {
        const std::vector<float> values{0.25f, 0, -2, 1, 7, 1e-30f};
        const auto dense = Features::dense(2, 3, values).value();
        const auto sparse = Features::sparse(2, 3, {0, 2, 5}, {0, 2, 0, 1, 2}, {0.25f, -2, 1, 7, 1e-30f}).value();
        const auto half = Features::denseFrom(1, 3, {{}, std::vector<Half>{toHalf(0.25f), toHalf(0), toHalf(-2)}}).value();
        for (const Features& binary : {binaryFeatures(dense), binaryFeatures(sparse)}) {
            QCOMPARE(rowOf(binary, 0), (std::vector<float>{1, 0, 0}));
            QCOMPARE(rowOf(binary, 1), (std::vector<float>{1, 1, 1}));
            QVERIFY(binary.isBinary());
        }
        QCOMPARE(binaryFeatures(sparse).layout(), Features::Layout::Sparse);
        QCOMPARE(rowOf(binaryFeatures(half), 0), (std::vector<float>{1, 0, 0}));
        QCOMPARE(binaryFeatures(half).precision(), Features::Precision::Float32);
        QCOMPARE(rowOf(dense, 0), (std::vector<float>{0.25f, 0, -2}));  // As before.
    }

    void theRangeIsThatOfOtherValuesThanZero()
    {
        const auto range = featureRange(Features::dense(2, 2, {0, 0.5f, -3, 0}).value());
        QVERIFY(range && !range->isBinary());
        QCOMPARE(range->least, -3.0f);
        QCOMPARE(range->most, 0.5f);
        QVERIFY(featureRange(Features::dense(1, 2, {0, 1}).value())->isBinary());
        QVERIFY(!featureRange(Features::dense(1, 2, {0, 0}).value()));
    }
};

ROSA_TEST(TestFeatures)
#include "tst_features.moc"
