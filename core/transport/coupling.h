/// Couplings that can replace Sinkhorn's plan, to measure whether transport matters.
#pragma once

#include <span>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

/// How the mass of one view is coupled to the other's. The cost of a pair is <Γ, D> for each coupling.
enum class Coupling {
    Sinkhorn,     ///< See sinkhorn().
    Independent,  ///< Γ = t rᵀ: depends on the weights only, not on the cost.
    Uniform,      ///< Γ = 1/(n m): the mean cost over all pairs of nodes; ignores the weights.
    Exact,        ///< See exactTransport(): the limit of Sinkhorn for large λ and many iterations.
    Matching,     ///< One-to-one assignment of min(n, m) nodes at least cost (Hungarian), 1/min(n, m) each; ignores weights.
    InOrder,      ///< Row k with column k < min(n, m), 1/min(n, m) each, as in aligned methods; ignores weights and costs.
};

/// Returns whether the marginals of Γ are t and r (for Sinkhorn, in the limit).
[[nodiscard]] constexpr bool keepsWeights(Coupling coupling)
{
    return coupling == Coupling::Sinkhorn || coupling == Coupling::Independent || coupling == Coupling::Exact;
}

/// Plan Γ of one pair, n × m, and its cost.
template <typename T>
struct CoupledPlan {
    Matrix<T> plan;
    double cost = 0;
};

/// Computes Γ for cost D and weights t (rows) and r (columns), both summing to 1; `options` apply to Sinkhorn. O(n m), except Sinkhorn
/// (times the iterations), Exact (see exact.h) and Matching (as Exact, with one additional node). Reentrant. Errors are those of sinkhorn or
/// exactTransport.
template <typename T>
Result<CoupledPlan<T>> couple(Coupling coupling, ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                              const SinkhornOptions& options);

}  // namespace rosa::transport
