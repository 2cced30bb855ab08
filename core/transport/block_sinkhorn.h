/// All g-EMD of two sides of a batch at once: every view of the rows against every view of the columns.
#pragma once

#include <span>

#include "core/base/result.h"
#include "core/transport/coupling.h"
#include "core/transport/lanes.h"
#include "core/transport/marginals.h"
#include "core/transport/padding.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

/// Knobs of a batch. Every block does all sweeps.
struct BlockOptions {
    Coupling coupling =
        Coupling::Sinkhorn;  ///< Any other is computed block by block, without λ and sweeps; both directions have one plan.
    double lambda = 20;      ///< > 0; above kPlainLambda logarithms take over where costs are large.
    int iterations = 5;      ///< >= 1
    MarginalRule marginals = MarginalRule::ClipAtZero;
};

/// B row views in natural order against B' column views in lane order (lanes.h): "cols" below counts columns, "lane" views.
template <typename T>
struct BlockBatch {
    std::span<const T> cost;                   ///< D, rows × cols; 1 − D where `isOneMinus`.
    std::span<const T> rowWeights;             ///< rows × B': raw weight of a row node against the view in lane k.
    std::span<const T> columnWeights;          ///< B × cols: raw weight of a column node against row view i.
    std::span<const std::int64_t> rowOffsets;  ///< B + 1, ascending from 0, no view empty.
    const LaneLayout* columns = nullptr;
    bool isOneMinus =
        false;  ///< `cost` holds 1 − D, a cosine where D is not rescaled: what a product makes needs no pass of its own.
    BlockPadding<T> padding{};  ///< Sinkhorn's coupling alone.

    [[nodiscard]] std::int64_t rowViews() const { return static_cast<std::int64_t>(rowOffsets.size()) - 1; }
    [[nodiscard]] std::int64_t rows() const { return rowOffsets.back(); }
    /// Of row view `view` against a view of `columnNodes` nodes. O(row views).
    [[nodiscard]] PaddingCounts paddingOf(std::int64_t view, std::int64_t columnNodes) const
    {
        if (!padding.isThere()) return {};
        const auto at = static_cast<std::size_t>(view);
        return {largestView(rowOffsets) - (rowOffsets[at + 1] - rowOffsets[at]), columns->groups.back().size - columnNodes};
    }
};

/// Where one direction's answers go; an empty span is not wanted.
template <typename T>
struct BlockSolution {
    std::span<T> emd;          ///< B × B', <Γ, D> of every block; wanted always.
    std::span<T> plan;         ///< Γ of every block where the block lies in D; rows × cols.
    PaddingPlan<T> padding{};  ///< Where views are filled.
};

/// Solves every block in one or both directions; null: not wanted. `rowsFirst` moves rows to columns (v, then u, u⁰ = 1/m),
/// `columnsFirst` is the transposed problem (the columns' scaling first, the rows' start at 1/n), so its rows' marginal is the exact one.
/// Both share P = exp(−λD). Where views are filled (padding.h), m and n are the largest views' sizes.
///
/// float: vector code, several views side by side (one code path for each instruction set, chosen when the program starts).
/// Where λ·|D| exceeds kPlainExponent, which it can for cosines above kPlainLambda, the group of views that are solved side by side works
/// on logarithms (lane_logarithms.h): some ten times the work, as exact at any λ. A block whose scaling leaves the range of float all the
/// same goes through sinkhorn<float>, as every double block goes through sinkhorn<double>. Runs on parallelFor over row views; results do not depend on the
/// number of threads. O(rows · cols · iterations).
///
/// An Error names the two views of the block (natural order, rows first) and what is not finite in it.
template <typename T>
Result<void> blockSinkhorn(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                           const BlockSolution<T>* columnsFirst);

/// The same block by block through sinkhorn<T>: what the vector code is tested against.
template <typename T>
Result<void> blockSinkhornPlain(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                                const BlockSolution<T>* columnsFirst);

/// Upstream gradients of the two directions' g-EMD matrices (B × B', lane order) with their plans; spans empty where a
/// direction has none.
template <typename T>
struct BlockUpstream {
    std::span<const T> gradient;
    std::span<const T> plan;
};

/// ∂/∂D with the plans constant: out = Γ₁ ∘ g₁ + Γ₂ ∘ g₂, each g spread over its block; rows × cols.
/// `out` may be one of the plans.
template <typename T>
void blockGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const BlockUpstream<T>& first,
                   const BlockUpstream<T>& second, std::span<T> out);

/// The same with the plans' parts at filling rows.
template <typename T>
struct PaddingUpstream {
    std::span<const T> gradient;
    PaddingPlan<const T> plan;
};

/// ∂/∂(cost to a filling row) of every node, likewise: out.rows (rows) gathers over the lanes, out.columns (cols) over the row views.
template <typename T>
void paddingGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const PaddingUpstream<T>& first,
                     const PaddingUpstream<T>& second, const PaddingPlan<T>& out);

/// How well a batch was solved. Filling rows are rows like others here.
struct BlockDiagnostics {
    double meanGap = 0;  ///< Mean over blocks of the L1 gap of the marginal that was updated first.
    double largestGap = 0;
    double entropy = 1;             ///< Σ H(Γ) / Σ H(t rᵀ) over blocks, in [0, 1]: 1 for independent coupling.
    double independentEntropy = 0;  ///< Mean of H(t rᵀ) over blocks, in nats: `entropy` times this is the plans' mean.
};

/// Measures a rowsFirst plan of blockSinkhorn; `padding`: its part at filling rows, where the batch has any. O(rows · cols), with a logarithm
/// an element: not for every step.
template <typename T>
BlockDiagnostics diagnose(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan,
                          const PaddingPlan<const T>& padding = {});

}  // namespace rosa::transport
