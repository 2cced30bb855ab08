/// Entropic transport by Sinkhorn's scaling, as the g-EMD objective uses it.
#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/transport/matrix.h"

namespace rosa::transport {

/// Knobs of one solve. Defaults are the article's.
struct SinkhornOptions {
    double lambda = 20;            ///< Sharpness, 1/cost; larger comes closer to the exact plan. > 0
    int iterations = 5;            ///< Full sweeps, rows then columns. >= 1
    double tolerance = 0;          ///< Stops early at this row-marginal L1 gap; 0 always does every sweep. >= 0
    std::int64_t lastColumns = 1;  ///< Equal columns that the last one stands for; its weight is that of all. >= 1
};

/// Above this λ a solve with costs up to 2 works on logarithms, since exp(−λ·2) nears the end of the float range.
inline constexpr double kPlainLambda = 40;
/// The same as a limit on λ·|D|, with room for the rounding of a cosine.
inline constexpr double kPlainExponent = 2.01 * kPlainLambda;

/// How a solve ended; only Converged promises the tolerance.
enum class SinkhornEnd { Converged, IterationLimit };

/// The state after one full sweep, for teaching and for the views of the solve.
template <typename T>
struct SinkhornSweep {
    std::vector<T> v;     ///< Scaling of the rows, updated first. May overflow to inf where λ is large: then see logV.
    std::vector<T> u;     ///< Scaling of the columns.
    std::vector<T> logV;  ///< log v; −inf for a row without weight.
    std::vector<T> logU;
    Matrix<T> plan;     ///< Γ = diag(v) P diag(u).
    double rowGap = 0;  ///< ‖Γ1 − t‖₁.
    double cost = 0;    ///< <Γ, D>.
};

/// Plan and how good it is.
template <typename T>
struct SinkhornResult {
    Matrix<T> plan;     ///< Γ, rows × columns; its columns sum to the receivers' weights.
    double cost = 0;    ///< <Γ, D>, in units of the cost.
    double rowGap = 0;  ///< ‖Γ1 − t‖₁: what the sweeps leave over.
    int sweeps = 0;
    SinkhornEnd end = SinkhornEnd::IterationLimit;
    bool logDomain = false;  ///< Solved on logarithms, in double precision.
};

/// Minimises <Γ, D> + (1/λ)·Σ Γ(log Γ − 1) over plans with weights t (rows) and r (columns).
///
///     v = t / (P u),   u = r / (Pᵀ v),   P = exp(−λ D),   u⁰ = 1/N,   Γ = diag(v) P diag(u),   N = number of columns
///
/// (where the last stands for several, they count, and it begins with the share of all).
///
/// Cuturi (2013); order of updates as in the article, eq. 8. The two directions of a pair differ, because only the
/// marginal updated last is exact: transpose the cost and exchange the weights for the other one.
/// Works on logarithms where λ is above kPlainLambda or λ·max|D| above kPlainExponent, or where the plain scaling left
/// the range of T, so the result is always finite. O(rows · columns · sweeps) time; reentrant.
///
/// An Error names the row and column where a cost is not finite, or the weight that is negative or not finite, or says
/// that a side is empty or without weight, that the two sides' weights differ by more than 0.1 %, or that a knob is out of range.
///
/// `trace`, where given, receives one entry a sweep.
template <typename T>
Result<SinkhornResult<T>> sinkhorn(ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                                   const SinkhornOptions& options = {}, std::vector<SinkhornSweep<T>>* trace = nullptr);

/// Whether the knobs are in range; success or the Error described above.
Result<void> checkOptions(const SinkhornOptions& options);

/// The conditions that sinkhorn and the exact solver put on a problem; success or the Error described there.
template <typename T>
Result<void> checkProblem(ViewOf<T> cost, std::span<const T> t, std::span<const T> r);

}  // namespace rosa::transport
