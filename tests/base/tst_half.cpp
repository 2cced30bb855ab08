#include "core/base/half.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "tests/program/test_program.h"

using namespace rosa;

namespace {

/// The value of a binary16 according to IEEE 754.
double valueOf(std::uint16_t bits)
{
    const int exponent = bits >> 10 & 31;
    const double fraction = bits & 1023;
    const double sign = bits & 0x8000 ? -1 : 1;
    if (exponent == 31) return fraction == 0 ? sign * std::numeric_limits<double>::infinity() : std::nan("");
    if (exponent == 0) return sign * std::ldexp(fraction, -24);
    return sign * std::ldexp(1024 + fraction, exponent - 25);
}

}  // namespace

class TestHalf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHalfIsItsNumberAndComesBack()
    {
        for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
            const Half half{static_cast<std::uint16_t>(bits)};
            const double expected = valueOf(half.bits);
            if (std::isnan(expected)) {
                QVERIFY(std::isnan(toFloat(half)));
                QVERIFY(std::isnan(toFloat(toHalf(toFloat(half)))));
                continue;
            }
            QCOMPARE(static_cast<double>(toFloat(half)), expected);
            QCOMPARE(std::signbit(toFloat(half)), (bits & 0x8000) != 0);
            QCOMPARE(toHalf(toFloat(half)).bits, half.bits);
        }
    }

    /// Round to nearest, ties to even.
    void roundsToTheNearestAndTiesToEven()
    {
        for (std::uint16_t bits = 0; bits < 0x7bff; ++bits) {
            const auto next = static_cast<std::uint16_t>(bits + 1);
            const auto low = static_cast<float>(valueOf(bits));
            const auto high = static_cast<float>(valueOf(next));
            const float middle = low + (high - low) / 2;
            QCOMPARE(toHalf(middle).bits, bits % 2 == 0 ? bits : next);
            QCOMPARE(toHalf(std::nextafter(middle, 0.0f)).bits, bits);
            QCOMPARE(toHalf(-std::nextafter(middle, high)).bits, static_cast<std::uint16_t>(next | 0x8000));
        }
    }

    void endsInInfinity()
    {
        QCOMPARE(toHalf(65519.996f).bits, std::uint16_t{0x7bff});
        QCOMPARE(toHalf(65520.0f).bits, std::uint16_t{0x7c00});
        QCOMPARE(toHalf(-1e30f).bits, std::uint16_t{0xfc00});
        QCOMPARE(toHalf(1e-10f).bits, std::uint16_t{0});
    }
};

ROSA_TEST(TestHalf)
#include "tst_half.moc"
