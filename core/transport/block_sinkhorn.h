/// Computes all g-EMDs between two sides of a batch at once: every row view against every column view.
#pragma once

#include <algorithm>
#include <span>

#include "core/base/result.h"
#include "core/transport/coupling.h"
#include "core/transport/lanes.h"
#include "core/transport/marginals.h"
#include "core/transport/padding.h"
#include "core/transport/sharpness.h"
#include "core/transport/sinkhorn.h"

namespace rosa::transport {

/// Options of a batch. Every block runs all iterations.
struct BlockOptions {
    /// Couplings other than Sinkhorn are computed block by block, without λ and iterations; both directions have the same plan.
    Coupling coupling = Coupling::Sinkhorn;
    double lambda = kUsualLambda;  ///< > 0; above kPlainLambda, blocks with large costs are solved in the log domain.
    int iterations = 5;            ///< >= 1
    MarginalRule marginals = MarginalRule::ClipAtZero;
};

/// B row views in natural order against B' column views in lane order (lanes.h). Below, "cols" is the number of columns.
template <typename T>
struct BlockBatch {
    std::span<const T> cost;                   ///< D, rows × cols; 1 − D if `isOneMinus`.
    std::span<const T> rowWeights;             ///< rows × B': raw weight of a row node against the view in lane k.
    std::span<const T> columnWeights;          ///< B × cols: raw weight of a column node against row view i.
    std::span<const std::int64_t> rowOffsets;  ///< B + 1, ascending from 0; no empty view.
    const LaneLayout* columns = nullptr;
    /// `cost` holds 1 − D (a cosine, if D is not rescaled), so the result of a matrix product can be used directly.
    bool isOneMinus = false;
    BlockPadding<T> padding{};  ///< Only with Sinkhorn's coupling.

    [[nodiscard]] std::int64_t rowViews() const { return static_cast<std::int64_t>(rowOffsets.size()) - 1; }
    [[nodiscard]] std::int64_t rows() const { return rowOffsets.back(); }
    /// Padding counts of row view `view` against a view of `columnNodes` nodes. O(row views).
    [[nodiscard]] PaddingCounts paddingOf(std::int64_t view, std::int64_t columnNodes) const
    {
        if (!padding.isThere()) return {};
        const auto at = static_cast<std::size_t>(view);
        const auto upTo = [](std::int64_t size, std::int64_t largest, std::int64_t nodes) {
            return std::max<std::int64_t>((size > 0 ? size : largest) - nodes, 0);
        };
        return {upTo(padding.sizes.rows, largestView(rowOffsets), rowOffsets[at + 1] - rowOffsets[at]),
                upTo(padding.sizes.columns, columns->groups.back().size, columnNodes)};
    }
};

/// Outputs of one direction; empty spans are not computed.
template <typename T>
struct BlockSolution {
    std::span<T> emd;          ///< B × B', <Γ, D> of every block; always required.
    std::span<T> plan;         ///< Γ of every block, at the block's location in D; rows × cols.
    PaddingPlan<T> padding{};  ///< If views are padded.
};

/// Solves every block in one or both directions; pass null to skip one. `rowsFirst` moves rows to columns (updates v, then u; u⁰ = 1/m).
/// `columnsFirst` is the transposed problem (updates the columns' scaling first; the rows' scaling starts at 1/n), so its row marginal is
/// exact. Both use P = exp(−λD). If views are padded (padding.h), m and n are the padded sizes.
///
/// Float blocks are solved in vector lanes, several views in parallel; the instruction set is selected at program start. If λ·|D| exceeds
/// kPlainExponent, which is possible for cosines when λ is above kPlainLambda, the group of views in the same vector is solved in the log
/// domain (lane_logarithms.h): about ten times the work, equally accurate for any λ. Blocks whose scaling still leaves the range of float
/// are solved by sinkhorn<float>; double blocks are always solved by sinkhorn<double>. Runs on parallelFor over the row views; results do
/// not depend on the number of threads. O(rows · cols · iterations).
///
/// Returns an Error that names the two views of the block (natural order, rows first) and the value that is not finite.
template <typename T>
Result<void> blockSinkhorn(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                           const BlockSolution<T>* columnsFirst);

/// As above, block by block with sinkhorn<T>: the reference for testing the vector code.
template <typename T>
Result<void> blockSinkhornPlain(const BlockBatch<T>& batch, const BlockOptions& options, const BlockSolution<T>* rowsFirst,
                                const BlockSolution<T>* columnsFirst);

/// Upstream gradients of the two directions' g-EMD matrices (B × B', lane order) with their plans; the spans of an unused direction are
/// empty.
template <typename T>
struct BlockUpstream {
    std::span<const T> gradient;
    std::span<const T> plan;
};

/// ∂/∂D with constant plans: out = Γ₁ ∘ g₁ + Γ₂ ∘ g₂, with each g broadcast over its block; rows × cols. `out` may be one of the plans.
template <typename T>
void blockGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const BlockUpstream<T>& first,
                   const BlockUpstream<T>& second, std::span<T> out);

/// As BlockUpstream, with the plans' mass at padding rows.
template <typename T>
struct PaddingUpstream {
    std::span<const T> gradient;
    PaddingPlan<const T> plan;
};

/// ∂/∂(cost to a padding row) for every node, likewise: out.rows (rows) sums over the lanes, out.columns (cols) over the row views.
template <typename T>
void paddingGradient(std::span<const std::int64_t> rowOffsets, const LaneLayout& columns, const PaddingUpstream<T>& first,
                     const PaddingUpstream<T>& second, const PaddingPlan<T>& out);

/// Accuracy of a solved batch. Padding rows are treated like other rows.
struct BlockDiagnostics {
    double meanGap = 0;  ///< Mean over the blocks of the L1 gap of the marginal updated first.
    double largestGap = 0;
    double entropy = 1;             ///< Σ H(Γ) / Σ H(t rᵀ) over the blocks, in [0, 1]; 1 for independent coupling.
    double independentEntropy = 0;  ///< Mean of H(t rᵀ) over the blocks, in nats; times `entropy`, the mean of the plans.
};

/// Measures a rowsFirst plan of blockSinkhorn; `padding` is its part at padding rows, if the batch has any. O(rows · cols) with one
/// logarithm per element: too slow for every training step.
template <typename T>
BlockDiagnostics diagnose(const BlockBatch<T>& batch, MarginalRule rule, std::span<const T> plan,
                          const PaddingPlan<const T>& padding = {});

}  // namespace rosa::transport
