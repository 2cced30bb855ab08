/// Entropic transport by Sinkhorn's scaling, as used by the g-EMD objective.
#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sharpness.h"

namespace rosa::transport {

/// Options of a solve. Defaults are the article's.
struct SinkhornOptions {
    double lambda = kUsualLambda;  ///< Sharpness, in 1/cost; larger values approach the exact plan. > 0
    int iterations = 5;            ///< Full iterations, rows then columns. >= 1
    double tolerance = 0;          ///< Stops early at this L1 gap of the row marginal; 0 runs all iterations. >= 0
    std::int64_t lastColumns = 1;  ///< Equal columns that the last one represents; its weight is that of all. >= 1
};

/// Above this λ, costs up to 2 are solved in the log domain, since exp(−λ·2) approaches the limit of the float range.
inline constexpr double kPlainLambda = 40;
/// The corresponding limit on λ·|D|, with a margin for the rounding of a cosine.
inline constexpr double kPlainExponent = 2.01 * kPlainLambda;

/// How a solve ended; only Converged guarantees the tolerance.
enum class SinkhornEnd { Converged, IterationLimit };

/// The state after one full iteration, for inspection and visualisation of a solve.
template <typename T>
struct SinkhornIteration {
    std::vector<T> v;     ///< Scaling of the rows, updated first. May overflow to inf for large λ; then use logV.
    std::vector<T> u;     ///< Scaling of the columns.
    std::vector<T> logV;  ///< log v; −inf for a row without weight.
    std::vector<T> logU;
    double rowGap = 0;  ///< ‖Γ1 − t‖₁ of Γ = diag(v) P diag(u).
    double cost = 0;    ///< <Γ, D>.
};

/// Plan and its accuracy.
template <typename T>
struct SinkhornResult {
    Matrix<T> plan;     ///< Γ, rows × columns; its columns sum to the receivers' weights.
    double cost = 0;    ///< <Γ, D>, in units of the cost.
    double rowGap = 0;  ///< ‖Γ1 − t‖₁ after the last iteration.
    int iterations = 0;
    SinkhornEnd end = SinkhornEnd::IterationLimit;
    bool logDomain = false;  ///< Solved in the log domain, in double precision.
};

/// Minimises <Γ, D> + (1/λ)·Σ Γ(log Γ − 1) over plans with weights t (rows) and r (columns).
///
///     v = t / (P u),   u = r / (Pᵀ v),   P = exp(−λ D),   u⁰ = 1/N,   Γ = diag(v) P diag(u),   N = number of columns
///
/// (If the last column represents several, N counts all of them and the last column starts with their share.)
///
/// Cuturi (2013); order of updates as in the article, eq. 8. The two directions of a pair differ, because only the marginal updated last is
/// exact: for the other direction, transpose the cost and exchange the weights. Works in the log domain if λ is above kPlainLambda or
/// λ·max|D| above kPlainExponent, or if the plain scaling leaves the range of T, so every plan returned is finite. O(rows · columns ·
/// iterations) time; reentrant.
///
/// Returns an Error that names the row and column of a cost that is not finite, or the weight that is negative or not finite, or states
/// that a side is empty or without weight, that the two sides' weights differ by more than 0.1 %, that an option is out of range, or that
/// the costs span too wide a range for λ even in the log domain.
///
/// `trace`, if given, receives one entry per iteration.
template <typename T>
Result<SinkhornResult<T>> sinkhorn(ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                                   const SinkhornOptions& options = {}, std::vector<SinkhornIteration<T>>* trace = nullptr);

/// Checks that the options are in range; returns the Error described above otherwise.
Result<void> checkOptions(const SinkhornOptions& options);

/// Checks the conditions of sinkhorn and the exact solver on a problem; returns the Error described above otherwise.
template <typename T>
Result<void> checkProblem(ViewOf<T> cost, std::span<const T> t, std::span<const T> r);

/// The same, but the sides may differ in weight.
template <typename T>
Result<void> checkSides(ViewOf<T> cost, std::span<const T> t, std::span<const T> r);

}  // namespace rosa::transport
