/// Contrast of two colours according to WCAG 2.2.
#pragma once

#include <cmath>

#include <QColor>

namespace rosa::test {

/// Relative luminance. 0 … 1
inline double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// 1 … 21
inline double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return one > other ? one / other : other / one;
}

}  // namespace rosa::test
