/// Rows that fill every view of a side up to its largest and take part in the transport, as the authors' published program has them.
///
/// The program puts the views of a side into one array, as wide as the side's largest view, fills it with kPaddingValue and masks
/// nothing. So a view of n nodes has (largest − n) rows more: their unit vector is (1, …, 1)/√d, their raw weight kPaddingValue times the
/// sum of the other view's mean (of its nodes alone), and goes by the same rule as any other. Two such rows cost nothing between them. Topology
/// does not rescale their costs: the program gives them a hop distance of 1000, whose factor is 1.
///
/// The rows that fill one view are equal, and stay so in every sweep. They are solved as one row with the weight of all, which begins with
/// the share of all of u⁰ = 1/largest: the same numbers from one row and column more.
#pragma once

#include <cstdint>
#include <span>

namespace rosa::transport {

/// Whether the views of a side are filled up to its largest by rows that take part in the transport.
enum class Padding {
    None,     ///< Nodes alone.
    Program,  ///< With Sinkhorn's coupling alone, which is the program's: others couple nodes.
};

inline constexpr double kPaddingValue = 1e-8;

/// What a batch (block_sinkhorn.h) says of the rows that fill its views; how many there are follows from the views' sizes. Empty: none.
template <typename T>
struct BlockPadding {
    std::span<const T> rowCost;        ///< rows: D between a row node and a filling row, never as 1 − D.
    std::span<const T> columnCost;     ///< cols: likewise of a column node.
    std::span<const T> rowWeights;     ///< B': raw weight of a row that fills any row view against the view in lane k.
    std::span<const T> columnWeights;  ///< B: of a row that fills any column view against row view i.

    [[nodiscard]] bool isThere() const { return !rowCost.empty(); }
};

/// The part of Γ that nodes have with rows that fill the other view, all of them together; empty: not wanted.
template <typename T>
struct PaddingPlan {
    std::span<T> rows;     ///< rows × B': of a row node with what fills the view in lane k.
    std::span<T> columns;  ///< B × cols: of a column node with what fills row view i.
};

/// How many rows fill the two views of a block.
struct PaddingCounts {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
};

}  // namespace rosa::transport
