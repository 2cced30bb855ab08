/// float32 arithmetic that is the same in every mode of the processor. Private to transport.
#pragma once

#include <cmath>
#include <limits>

namespace rosa::transport {

/// Rounds to the nearest float32, to even between two: subnormal numbers included, even where the processor flushes them to 0.
inline double roundedToSingle(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude < 0x1p-126) return std::nearbyint(value * 0x1p149) * 0x1p-149;
    if (magnitude >= 0x1.ffffffp127) return std::copysign(std::numeric_limits<double>::infinity(), value);
    return static_cast<double>(static_cast<float>(value));
}

/// A float32 kept in a double. Sums, products and quotients of float32 numbers in double precision and then rounded are those of float32
/// arithmetic, as 53 >= 2·24 + 2 digits leave no double rounding.
class SingleNumber {
public:
    SingleNumber() = default;
    explicit SingleNumber(double value) : m_value(roundedToSingle(value)) {}
    [[nodiscard]] double value() const { return m_value; }

    friend SingleNumber operator*(SingleNumber a, SingleNumber b) { return SingleNumber(a.m_value * b.m_value); }
    friend SingleNumber operator/(SingleNumber a, SingleNumber b) { return SingleNumber(a.m_value / b.m_value); }
    SingleNumber& operator+=(SingleNumber other) { return *this = SingleNumber(m_value + other.m_value); }

private:
    double m_value = 0;
};

}  // namespace rosa::transport
