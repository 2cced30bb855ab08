/// Tree-structured Parzen estimator: proposes points near good ones. Private to core/sweep.
///
/// Bergstra et al. (NIPS 2011), in the multivariate form with the bandwidths and weights of Optuna 5; none of its code. A density l of the good points
/// and a density g of the others are mixtures of products of kernels, one kernel per point and one for the prior. A proposal is the draw from
/// l, of several, with the largest log l − log g, which is the largest expected improvement.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/base/random.h"

namespace rosa::sweep {

/// What a coordinate in [0, 1) stands for.
struct TpeAxis {
    std::size_t choices = 0;  ///< 0: a number. Otherwise the coordinate is that of one of so many unordered choices.
};

/// A measured point, or one that is being measured.
struct TpePoint {
    std::vector<double> at;
    std::optional<double> value;  ///< Larger is better. nullopt: not known yet, counted as bad (constant liar).
};

/// A mixture of kernels. Numbers: normal distributions cut to [0, 1], as wide as the farther of the two neighbours in this coordinate is away
/// (of the outermost ones: the only neighbour), at least 1 / min(100, n + 2); the prior's is of width 1 around 0.5. Choices: one count each and 1 /
/// (n + 1) for every choice; the prior's are equal. Weights are equal, or of more than 25 points fall linearly to 1 / n for the first one.
class ParzenEstimator {
public:
    /// `points` may be empty: the prior alone. `favoursRecent`: earlier ones count less. O(points · log(points) · axes).
    ParzenEstimator(std::vector<TpeAxis> axes, std::vector<std::vector<double>> points, bool favoursRecent = false);

    /// Logarithm of the density of a point; a choice counts by its probability. O(points · axes).
    [[nodiscard]] double logDensity(std::span<const double> at) const;
    /// Requires equal weights: without favoursRecent, or with at most 25 points.
    [[nodiscard]] std::vector<double> draw(RandomStream& stream) const;

private:
    std::vector<TpeAxis> m_axes;
    std::vector<std::vector<double>> m_points;
    std::vector<double> m_logWeights;           ///< Of the points, then of the prior.
    std::vector<std::vector<double>> m_widths;  ///< axes × points.
};

/// Number of points that count as good: a tenth of the measured ones, rounded up, at most 25.
std::size_t goodCount(std::size_t measured);

/// Divides the points: the best goodCount() measured ones, of equal ones the earlier, and all others.
struct TpeParts {
    std::vector<std::vector<double>> good, others;
};
TpeParts divide(std::span<const TpePoint> points);

/// The proposal: the best of 24 draws for which `isNew` is true; nullopt if it is true for none. O(points · axes).
std::optional<std::vector<double>> proposePoint(const std::vector<TpeAxis>& axes, std::span<const TpePoint> points,
                                                RandomStream& stream,
                                                const std::function<bool(std::span<const double>)>& isNew);

}  // namespace rosa::sweep
