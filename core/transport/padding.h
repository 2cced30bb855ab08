/// Padding rows that extend every view of a side to its largest and take part in the transport, as in the authors' published program.
///
/// The program stores the views of a side in one array as wide as the side's largest view, pads it with kPaddingValue and masks nothing. So
/// a view of n nodes has (largest − n) additional rows. Their unit vector is (1, …, 1)/√d; their raw weight is kPaddingValue times the sum
/// of the other view's mean (over its nodes alone) and follows the same rule as any other. The cost between two padding rows is 0. Topology
/// does not rescale the costs of padding rows: the program gives them a hop distance of 1000, for which the factor is 1.
///
/// The padding rows of a view are equal and stay equal in every iteration. They are solved as one row with the weight of all, which starts with
/// the share of all of u⁰ = 1/largest: the same result with one additional row and column.
#pragma once

#include <cstdint>
#include <span>

namespace rosa::transport {

/// Whether the views of a side are padded to its largest with rows that take part in the transport.
enum class Padding {
    None,     ///< No padding.
    Program,  ///< As in the published program; only with Sinkhorn's coupling, since other couplings couple nodes.
};

inline constexpr double kPaddingValue = 1e-8;

/// Nodes to which the views of the two sides are padded; a larger view has no padding. 0: the size of the side's largest view.
struct PaddedSizes {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool operator==(const PaddedSizes&) const = default;
};

/// Costs and weights of the padding rows of a batch (block_sinkhorn.h); their number follows from the sizes of the views. Empty if there
/// are none.
template <typename T>
struct BlockPadding {
    std::span<const T> rowCost;        ///< rows: D between a row node and a padding row, never as 1 − D.
    std::span<const T> columnCost;     ///< cols: D between a column node and a padding row, likewise.
    std::span<const T> rowWeights;     ///< B': raw weight of a padding row of any row view against the view in lane k.
    std::span<const T> columnWeights;  ///< B: raw weight of a padding row of any column view against row view i.
    PaddedSizes sizes{};

    [[nodiscard]] bool isThere() const { return !rowCost.empty(); }
};

/// Mass of Γ between nodes and all padding rows of the other view together; empty spans are not computed.
template <typename T>
struct PaddingPlan {
    std::span<T> rows;     ///< rows × B': between a row node and the padding of the view in lane k.
    std::span<T> columns;  ///< B × cols: between a column node and the padding of row view i.
};

/// Number of padding rows of the two views of a block.
struct PaddingCounts {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool operator==(const PaddingCounts&) const = default;
};

}  // namespace rosa::transport
