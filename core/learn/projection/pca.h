/// Principal components.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/graph/features.h"

namespace rosa::learn {

/// Directions of largest variance of a matrix (rows × columns), largest first, and the rows seen along them. Matrices are
/// row-major.
struct Pca {
    std::int32_t components = 0;
    std::vector<float> scores;           ///< rows × components: (row − mean) · axis.
    std::vector<float> axes;             ///< components × columns, orthonormal; zero for a direction without variance.
    std::vector<double> mean;            ///< columns.
    std::vector<double> explained;       ///< Variance along each axis (divisor rows − 1).
    std::vector<double> explainedShare;  ///< The same over the variance of all columns; 0 where that is 0.
    double residual = 0;  ///< Largest ‖Cv − λv‖ / λ₁ over the axes v, C the covariance; 0: solved directly.
};

/// Where rows or columns are at most `kDirectSide`, from the eigenvectors of the covariance or of the Gram matrix; beyond
/// that by subspace iteration from a seeded start (Halko, Martinsson and Tropp, 2011), to a residual of 1e-6 or 300 rounds.
/// Each axis' largest entry by magnitude is positive, so the result is unique where variances differ.
///
/// In double precision: 8 bytes an entry of the matrix, min(rows, columns)³ time when solved directly, else
/// rows · columns · components a round. An Error says that there are fewer than two rows, or fewer rows or columns than
/// components (components ≥ 1), or that memory gave out.
Result<Pca> pca(const graph::Features& features, std::int32_t components, std::uint64_t seed = 0);

/// Largest smaller side of the matrix that is solved directly.
inline constexpr std::int64_t kDirectSide = 2048;

}  // namespace rosa::learn
