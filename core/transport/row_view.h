/// One row view of a batch against all column views: the unit of work of blockSinkhorn() (block_sinkhorn.h). The solver is row_view_solver.h; each
/// instruction set compiles it in a source of its own, since one for all took minutes. Private to core/transport.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/instruction_set.h"
#include "core/transport/block_sinkhorn.h"
#include "core/transport/lane_logarithms.h"
#include "core/transport/lane_tile.h"

namespace rosa::transport {

/// exp(−λ·cost) of the padding, for all blocks.
struct PaddingKernels {
    std::vector<float> rows;     ///< rows
    std::vector<float> columns;  ///< cols
};

/// Scratch memory of a thread, with log-domain scratch if λ may require it.
struct RowViewScratch {
    TileScratch tile;
    std::optional<LogScratch> logarithms;

    RowViewScratch(const BlockBatch<float>& batch, double lambda) : tile(scratchFor(batch))
    {
        if (lambda > kPlainLambda)
            logarithms.emplace(largestView(batch.rowOffsets) + 1, batch.columns->groups.back().size + 1);
    }
};

/// What a solver reads and writes; either solution may be null.
struct RowViewTask {
    const BlockBatch<float>& batch;
    const BlockOptions& options;
    const PaddingKernels& kernels;
    std::int64_t view = 0;
    const RowViewScratch& scratch;
    const BlockSolution<float>* rowsFirst = nullptr;
    const BlockSolution<float>* columnsFirst = nullptr;
};

/// Solve a row view against every group of lanes; results that are not finite are left for the caller to detect. A group wider than the
/// registers is solved in parts, with the same results. Reentrant; one task per scratch at a time.
void solveRowViewPortable(const RowViewTask& task);  ///< 4 lanes.
#if ROSA_HAS_LEVELS
void solveRowViewAvx2(const RowViewTask& task);    ///< 4 or 8 lanes; needs InstructionSet::Avx2.
void solveRowViewAvx512(const RowViewTask& task);  ///< 4, 8 or 16 lanes; needs InstructionSet::Avx512.
#endif

}  // namespace rosa::transport
