/// One block of a batch at a time, through the plain solver. For block_sinkhorn.cpp and the tests alone.
#pragma once

#include "core/transport/block_sinkhorn.h"

namespace rosa::transport {

/// A block of a batch on its own: the view in `lane` as columns against row view `view`.
/// What fills a view is one row, or column, more: the last.
template <typename T>
struct Block {
    Matrix<T> cost;
    std::vector<T> t;  ///< Normalised weights of the rows.
    std::vector<T> r;
    PaddingCounts padding{};  ///< How many the last row and column stand for; 0: there is none.
};

/// Place of a block in the matrices of its batch.
struct BlockPlace {
    std::int64_t view = 0;  ///< Of the rows.
    LaneGroup group;
    int laneInGroup = 0;

    [[nodiscard]] std::int64_t lane() const { return group.firstLane + laneInGroup; }
    [[nodiscard]] std::int64_t column(std::int64_t node) const
    {
        return group.firstColumn + node * group.width + laneInGroup;
    }
};

/// Takes a block out of its batch. An Error says which raw weight is not finite.
template <typename T>
Result<Block<T>> takeBlock(const BlockBatch<T>& batch, MarginalRule rule, const BlockPlace& place);

/// Solves one block in the wanted directions and puts the answers in place. An Error as blockSinkhorn's.
template <typename T>
Result<void> solveBlock(const BlockBatch<T>& batch, const BlockOptions& options, const BlockPlace& place,
                        const BlockSolution<T>* rowsFirst, const BlockSolution<T>* columnsFirst);

}  // namespace rosa::transport
