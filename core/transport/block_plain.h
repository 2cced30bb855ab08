/// Solves single blocks of a batch with the plain solver. Only for block_sinkhorn.cpp and tests.
#pragma once

#include "core/transport/block_sinkhorn.h"

namespace rosa::transport {

/// A single block of a batch: row view `view` against the view in `lane` as columns. Padding of a view is one additional last row or
/// column.
template <typename T>
struct Block {
    Matrix<T> cost;
    std::vector<T> t;  ///< Normalised row weights.
    std::vector<T> r;
    PaddingCounts padding{};  ///< Number of padding rows that the last row and column represent; 0 if there is none.
};

/// Location of a block in the matrices of its batch.
struct BlockPlace {
    std::int64_t view = 0;  ///< Index of the row view.
    LaneGroup group;
    int laneInGroup = 0;

    [[nodiscard]] std::int64_t lane() const { return group.firstLane + laneInGroup; }
    [[nodiscard]] std::int64_t column(std::int64_t node) const
    {
        return group.firstColumn + node * group.width + laneInGroup;
    }
};

/// Extracts a block from its batch. Returns an Error that names the raw weight that is not finite.
template <typename T>
Result<Block<T>> takeBlock(const BlockBatch<T>& batch, MarginalRule rule, const BlockPlace& place);

/// Solves one block in the requested directions and stores the results in place. Errors are those of blockSinkhorn.
template <typename T>
Result<void> solveBlock(const BlockBatch<T>& batch, const BlockOptions& options, const BlockPlace& place,
                        const BlockSolution<T>* rowsFirst, const BlockSolution<T>* columnsFirst);

}  // namespace rosa::transport
