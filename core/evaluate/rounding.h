/// Comparison of values that are means of fractions. Private to core/evaluate.
#pragma once

namespace rosa::evaluate {

/// Means of fractions that are equal in exact arithmetic differ by rounding: 0.8 − 0.7 is not 0.9 − 0.8 in binary.
inline constexpr double kRounding = 1e-12;

}  // namespace rosa::evaluate
