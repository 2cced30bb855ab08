#include "core/base/random.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>
#include <vector>

#include "core/base/instruction_set.h"
#include "core/base/random_fill.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Known-answer vectors of Random123 (kat_vectors, philox4x32 10).
    void publishedVectors()
    {
        using Block = std::array<std::uint32_t, 4>;
        QCOMPARE(philox4x32({0, 0, 0, 0}, {0, 0}), (Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
        QCOMPARE(philox4x32({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
                 (Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
        QCOMPARE(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
                 (Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
    }

    /// Filling an array gives the numbers of the stream, for all instruction sets and lengths.
    void filledNumbersAreTheStreams()
    {
        constexpr std::uint64_t seed = 0x123456789abcdef0u;
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            for (const std::size_t length : {0, 1, 31, 32, 33, 1433}) {
                std::vector<float> numbers(length + 1, 9.0f);
                fillUniform(std::span(numbers).first(length), 0.0f, 1.0f, seed, Purpose::Perturbation, 4, 7);
                RandomStream stream(seed, Purpose::Perturbation, 4, 7);
                for (std::size_t i = 0; i < length; ++i) QCOMPARE(numbers[i], stream.uniform());
                QCOMPARE(numbers.back(), 9.0f);
            }
        }
        std::vector<float> shifted(100);
        fillUniform(shifted, -3.0f, 2.0f, seed, Purpose::Perturbation, 4, 7);
        RandomStream stream(seed, Purpose::Perturbation, 4, 7);
        for (const float number : shifted) QVERIFY(std::abs(number - (2 * stream.uniform() - 3)) < 1e-6f);
        setInstructionSet(bestInstructionSet());
    }

    void streamsDifferInEveryPartOfTheirName()
    {
        std::set<std::uint64_t> seen;
        int count = 0;
        for (const std::uint64_t seed : {1ull, 2ull, 1ull << 40})
            for (const Purpose purpose : {Purpose::Centres, Purpose::WalkFirst})
                for (const std::uint32_t epoch : {0u, 1u})
                    for (const std::uint32_t index : {0u, 1u}) {
                        seen.insert(RandomStream(seed, purpose, epoch, index).next64());
                        ++count;
                    }
        QCOMPARE(static_cast<int>(seen.size()), count);
    }

    void boundedDrawsAreUniform()
    {
        RandomStream stream(7, Purpose::Generator);
        std::array<int, 6> counts{};
        for (int i = 0; i < 60000; ++i) ++counts[stream.below(6)];
        double chiSquare = 0;
        for (const int count : counts) chiSquare += (count - 10000.0) * (count - 10000.0) / 10000.0;
        QVERIFY(chiSquare < 20.5);  // 0.999 quantile with 5 degrees of freedom
    }

    void normalHasUnitMoments()
    {
        RandomStream stream(7, Purpose::Generator);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < 100000; ++i) {
            const double x = stream.normal();
            sum += x;
            squares += x * x;
        }
        QVERIFY(std::abs(sum / 100000) < 0.015);
        QVERIFY(std::abs(squares / 100000 - 1) < 0.02);
    }
};

ROSA_TEST(TestRandom)
#include "tst_random.moc"
