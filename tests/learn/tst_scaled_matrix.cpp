#include "core/learn/ops/scaled_matrix.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestScaledMatrix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Several ranges and a remainder.
    void sumsOfMatrices()
    {
        std::vector<float> first(70001), second(first.size()), third(first.size()), sum(first.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            first[i] = static_cast<float>(i % 7) - 2;
            second[i] = static_cast<float>(i % 3);
            third[i] = static_cast<float>(i % 11) / 4;
        }
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512})
            for (const int threads : {1, 3}) {
                setInstructionSet(set);
                setThreadCount(threads);
                addScaled(std::vector<ScaledMatrix>{{first, 2}, {second, -0.5}, {third, 1}}, sum);
                for (std::size_t i = 0; i < sum.size(); ++i)
                    QCOMPARE(sum[i], 2 * first[i] - 0.5f * second[i] + third[i]);  // all exact
                addScaled(std::vector<ScaledMatrix>{{second, 4}}, sum);
                QCOMPARE(sum[70000], 4 * second[70000]);
            }
        setInstructionSet(bestInstructionSet());
        setThreadCount(1);
    }

    /// Rows of 50 elements: three vectors of sixteen and a remainder of two.
    void normOfASum()
    {
        std::vector<float> first(7 * 50), second(7 * 50);
        double expected = 0;
        for (std::size_t i = 0; i < first.size(); ++i) {
            first[i] = static_cast<float>(i % 7) - 2;
            second[i] = static_cast<float>(i % 3);
            const double sum = 2.0 * first[i] - 0.5 * second[i];
            expected += sum * sum;
        }
        const std::vector<ScaledMatrix> terms{{first, 2}, {second, -0.5}};
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            QVERIFY(std::abs(squaredNorm(terms, 7) - expected) < 1e-5 * expected);
        }
        setInstructionSet(bestInstructionSet());
    }
};

ROSA_TEST(TestScaledMatrix)
#include "tst_scaled_matrix.moc"
