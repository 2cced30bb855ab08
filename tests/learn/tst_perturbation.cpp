#include "core/learn/perturbation.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random.h"

using namespace rosa;
using namespace rosa::learn;

class TestPerturbation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreStreams()
    {
        std::vector<float> delta(7 * 50);
        for (const int threads : {1, 3}) {
            setThreadCount(threads);
            std::fill(delta.begin(), delta.end(), 1.0f);
            drawPerturbation(delta, 7, 1e-3, 5, 2);
            for (std::uint32_t row = 0; row < 7; ++row) {
                RandomStream stream(5, Purpose::Perturbation, 2, row);
                for (std::size_t column = 0; column < 50; ++column) {
                    const float value = delta[row * 50 + column];
                    QVERIFY(std::abs(value) <= 1e-3f);
                    QVERIFY(std::abs(value - 1e-3f * (2 * stream.uniform() - 1)) < 1e-9f);
                }
            }
        }
        setThreadCount(1);
    }

    void signsAreOneAndZero()
    {
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            std::vector<float> values{2.0f, -1e-30f, 0.0f, -0.0f, -3.0f};
            takeSigns(values);
            QCOMPARE(values, (std::vector<float>{1.0f, -1.0f, 0.0f, 0.0f, -1.0f}));
        }
        setInstructionSet(bestInstructionSet());
    }

    void differencesAreWhereMatricesDiffer()
    {
        const std::vector<float> from{1, 0, -1, 1, 1, 1};
        const std::vector<float> to{1, 1, -1, 1, 1, -1};
        const auto found = differences(from, to, 2, 0.5);
        QVERIFY(found.has_value());
        QCOMPARE(found->offsets, (std::vector<std::int64_t>{0, 1, 2}));
        QCOMPARE(found->columns, (std::vector<std::int32_t>{1, 2}));
        QCOMPARE(found->values, (std::vector<float>{1.0f, -2.0f}));
        QVERIFY(!differences(from, to, 2, 0.3).has_value());
    }
};

QTEST_APPLESS_MAIN(TestPerturbation)
#include "tst_perturbation.moc"
