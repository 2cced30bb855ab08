/// Principal component analysis.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/graph/features.h"

namespace rosa::learn {

/// Directions of largest variance of a matrix (rows × columns), in descending order, and the projections of the rows. Matrices are
/// row-major.
struct Pca {
    std::int32_t components = 0;
    std::vector<float> scores;           ///< rows × components: (row − mean) · axis.
    std::vector<float> axes;             ///< components × columns, orthonormal; zero for a direction without variance.
    std::vector<double> mean;            ///< columns.
    std::vector<double> explained;       ///< Variance along each axis (divisor rows − 1).
    std::vector<double> explainedShare;  ///< As fractions of the total variance; 0 if that is 0.
    double residual = 0;  ///< Largest ‖Cv − λv‖ / λ₁ over the axes v, with covariance C; 0: solved directly.
};

/// If rows or columns are at most `kDirectSide`, solved by eigendecomposition of the covariance or Gram matrix; otherwise by subspace
/// iteration from a seeded start (Halko, Martinsson and Tropp, 2011), to a residual of 1e-6 or 300 iterations. The largest entry of each
/// axis by magnitude is positive, so the result is unique if variances differ.
///
/// Double precision: 8 bytes per entry of the matrix; min(rows, columns)³ time if solved directly, otherwise rows · columns · components
/// per iteration. Fails if there are fewer than two rows, or fewer rows or columns than components (components ≥ 1), or memory is
/// exhausted.
Result<Pca> pca(const graph::Features& features, std::int32_t components, std::uint64_t seed = 0);

/// Maximum of min(rows, columns) for the direct solution.
inline constexpr std::int64_t kDirectSide = 2048;

}  // namespace rosa::learn
