/// Results whose statistics the tests compare with those of SciPy.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace rosa::tables::tests {

/// Accuracies of four methods on ten splits, with ten different differences between the first three.
inline constexpr std::array<std::array<double, 10>, 4> kAccuracies{
    {{0.4021, 0.3914, 0.4150, 0.3883, 0.4072, 0.3990, 0.4216, 0.3955, 0.4103, 0.4048},
     {0.3911, 0.3885, 0.4023, 0.3796, 0.4016, 0.4001, 0.4057, 0.3871, 0.3995, 0.3987},
     {0.3722, 0.3657, 0.3811, 0.3608, 0.3799, 0.3685, 0.3849, 0.3667, 0.3771, 0.3717},
     {0.3731, 0.3639, 0.3845, 0.3601, 0.3782, 0.3690, 0.3857, 0.3671, 0.3760, 0.3730}}};

inline bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= 1e-9 * std::max(1.0, std::abs(expected));
}

}  // namespace rosa::tables::tests
