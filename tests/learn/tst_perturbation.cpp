#include "core/learn/ops/perturbation.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "tests/base/instruction_sets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestPerturbation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        setInstructionSet(bestInstructionSet());
        setThreadCount(1);
    }

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
    }

    /// Several vectors and a remainder, with one thread, and with two, of which the second starts within the data.
    void signsAreOneAndZero()
    {
        const std::vector<float> some{2.0f, -1e-30f, 0.0f, -0.0f, -3.0f}, signs{1.0f, -1.0f, 0.0f, 0.0f, -1.0f};
        for (const InstructionSet set : test::instructionSets())
            for (const std::size_t count : {std::size_t{5}, std::size_t{37}, std::size_t{140003}}) {
                setInstructionSet(set);
                setThreadCount(count > 65536 ? 2 : 1);
                std::vector<float> values(count), expected(count);
                for (std::size_t i = 0; i < count; ++i) {
                    values[i] = some[i % 5];
                    expected[i] = signs[i % 5];
                }
                takeSigns(values);
                QVERIFY2(values == expected, nameOf(set));
            }
    }

    void differencesAreWhereMatricesDiffer()
    {
        const std::vector<float> from{1, 0, -1, 1, 1, 1};
        const std::vector<float> to{1, 1, -1, 1, 1, -1};
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            const auto found = differences(from, to, 2, 0.5);
            QVERIFY(found.has_value());
            QCOMPARE(found->offsets, (std::vector<std::int64_t>{0, 1, 2}));
            QCOMPARE(found->columns, (std::vector<std::int32_t>{1, 2}));
            QCOMPARE(found->values, (std::vector<float>{1.0f, -2.0f}));
            QVERIFY(!differences(from, to, 2, 0.3).has_value());
        }
    }

    void differencesOfSignsAreFoundOneByOne_data()
    {
        QTest::addColumn<int>("columns");
        for (const int columns : {1, 15, 16, 131, 1433}) QTest::addRow("%d columns", columns) << columns;
    }
    /// Rows that are equal, differ everywhere, or differ in some places.
    void differencesOfSignsAreFoundOneByOne()
    {
        QFETCH(int, columns);
        constexpr int rows = 7;
        std::vector<float> from, to;
        std::vector<std::int64_t> offsets{0};
        std::vector<std::int32_t> places;
        std::vector<float> values;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                from.push_back(static_cast<float>((row + column * column) % 3 - 1));
                const bool isOther = row == 1 || (row > 1 && (row * column) % 5 == 2);
                to.push_back(isOther ? (from.back() > 0 ? -1.0f : from.back() + 1) : from.back());
                if (!isOther) continue;
                places.push_back(column);
                values.push_back(to.back() - from.back());
            }
            offsets.push_back(static_cast<std::int64_t>(places.size()));
        }
        for (const InstructionSet set : test::instructionSets())
            for (const int threads : {1, 3}) {
                setInstructionSet(set);
                setThreadCount(threads);
                const auto found = differences(from, to, rows, 1);
                QVERIFY2(found.has_value(), nameOf(set));
                QVERIFY2(found->offsets == offsets, nameOf(set));
                QVERIFY2(found->columns == places, nameOf(set));
                QVERIFY2(found->values == values, nameOf(set));
            }
    }
};

ROSA_TEST(TestPerturbation)
#include "tst_perturbation.moc"
