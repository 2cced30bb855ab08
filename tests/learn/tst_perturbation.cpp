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

    void ascentFollowsSigns()
    {
        const std::vector<float> gradient{2.0f, -1e-30f, 0.0f, -0.0f, -3.0f};
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            for (const bool isSum : {false, true}) {
                std::vector<float> delta{0.5f, 0.5f, 0.5f, 0.5f, 0.0f};
                std::vector<float> seen(5, 10.0f);
                ascendBySign(delta, seen, gradient, 0.25, isSum);
                QCOMPARE(delta, (std::vector<float>{0.75f, 0.25f, 0.5f, 0.5f, -0.25f}));
                for (std::size_t i = 0; i < 5; ++i) QCOMPARE(seen[i], delta[i] + (isSum ? 10.0f : 0.0f));
            }
        }
        setInstructionSet(bestInstructionSet());
    }
};

QTEST_APPLESS_MAIN(TestPerturbation)
#include "tst_perturbation.moc"
