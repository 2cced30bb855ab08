/// What may stand in the place of Sinkhorn's plan, to see whether transport matters.
#pragma once

#include <span>

#include "core/base/result.h"
#include "core/transport/matrix.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

/// How the mass of one view is joined with the other's. The cost of a pair is <Γ, D> under each of them.
enum class Coupling {
    Sinkhorn,     ///< sinkhorn().
    Independent,  ///< Γ = t rᵀ: the weights alone, without regard to cost.
    Uniform,      ///< Γ = 1/(n m): the mean cost of all pairs of nodes, without weights.
    Exact,        ///< exactTransport(): what Sinkhorn tends to as λ and the sweeps grow.
    Matching,  ///< min(n, m) nodes one to one at the least cost (Hungarian assignment), each pair 1/min(n, m); no weights.
    InOrder,   ///< Row k with column k, k < min(n, m), each 1/min(n, m): what aligned methods do. No weights, no optimum.
};

/// Whether Γ has the weights t and r (or tends to, as Sinkhorn's does).
[[nodiscard]] constexpr bool keepsWeights(Coupling coupling)
{
    return coupling == Coupling::Sinkhorn || coupling == Coupling::Independent || coupling == Coupling::Exact;
}

/// Γ of one pair, n × m, and what it costs.
template <typename T>
struct CoupledPlan {
    Matrix<T> plan;
    double cost = 0;
};

/// Γ for the cost D and the weights t (rows) and r (columns), both summing to 1; `options` are Sinkhorn's.
/// O(n m) but for Sinkhorn (a factor of its sweeps), Exact and Matching (exact.h, for Matching of one node more). Reentrant.
/// An Error as sinkhorn's or exactTransport's.
template <typename T>
Result<CoupledPlan<T>> couple(Coupling coupling, ViewOf<T> cost, std::span<const T> t, std::span<const T> r,
                              const SinkhornOptions& options);

}  // namespace rosa::transport
