/// Differences of lists of numbers, for tests.
#pragma once

#include <cmath>

namespace rosa::test {

/// Largest absolute difference; NaN if one is.
inline double largestError(const auto& a, const auto& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double difference = std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i]));
        largest = difference <= largest ? largest : difference;
    }
    return largest;
}

}  // namespace rosa::test
