/// Which parameters of a sweep matter.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"

namespace rosa::sweep {

/// What is sought: large or small values.
enum class Goal { Larger, Smaller };

/// Where the good values of a parameter are.
enum class Direction {
    Unclear,  ///< No monotone relation: in the middle, at both ends, or none; and for choices without an order.
    Up,       ///< Larger values of the parameter are better.
    Down,
};

/// A coordinate. `classes`: of a list of values; 0: a range, which is cut into k ≈ √n / 2 equal parts, 3 to 10.
struct ImportanceAxis {
    std::size_t classes = 0;
    bool isOrdered = true;
};

struct Importance {
    double share = 0;          ///< Share of the variance of the results that the parameter alone explains, 0 … 1.
    double low = 0, high = 0;  ///< 95 % bootstrap interval of `share`.
    Direction direction = Direction::Unclear;
};

struct ImportanceReport {
    std::vector<Importance> parameters;  ///< One per coordinate but the last.
    Importance dummy;                    ///< Of the last coordinate, which has no effect: the noise floor.
    std::size_t tries = 0;
    Message lack;  ///< Why there are no parameters; otherwise empty.
};

inline constexpr std::size_t kFewestForImportance = 16;

/// Shares of explained variance from points that fill the space evenly, the last coordinate being a dummy.
///
/// The share is ε², the correlation ratio of the results over classes of a coordinate (Kelley, 1935; the given-data estimate of a first-order
/// Sobol index, Plischke et al., 2013) with its bias removed: 1 − (n − 1) / (n − k) · within / total, at least 0. Interactions are not counted.
/// The bootstrap resamples tries 400 times, seeded; repeated tries raise the shares of parameter and dummy alike. A direction is
/// named only where Spearman's |ρ| exceeds what luck reaches for any of the ordered parameters in one of twenty permutations of the results
/// (the largest |ρ| of each of 1,000 permutations, seeded; Westfall and Young, 1993), so that a sweep without any effect names one in at most
/// one of twenty cases.
///
/// Without parameters, but with the reason, if there are fewer than kFewestForImportance points or all results are equal. O(1400 · points · coordinates).
ImportanceReport importance(std::span<const std::vector<double>> points, std::span<const double> results,
                            std::span<const ImportanceAxis> axes, Goal goal, std::uint64_t seed);

}  // namespace rosa::sweep
