/// Sparse matrices as SciPy writes them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/nd_array.h"
#include "core/graph/features.h"

namespace rosa::data {

/// Compressed sparse rows; columns in a row in any order, possibly repeated (repeated entries add up).
struct CsrMatrix {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<std::int64_t> offsets{0};  ///< rows + 1, ascending from 0 to indices.size().
    std::vector<std::int64_t> indices;     ///< Each in 0 … columns − 1.
    std::vector<float> values;             ///< As many as indices.
};

/// Puts the four arrays of a CSR matrix together, which is taken from `budget`. An Error names what does not fit.
Result<CsrMatrix> makeCsr(std::int64_t rows, std::int64_t columns, const NdArray& offsets, const NdArray& indices,
                          const NdArray& values, MemoryBudget& budget);
/// What a matrix takes.
std::uint64_t bytesOf(const CsrMatrix& matrix);

/// The same rows as features: columns sorted, repeated entries added up, zeros dropped. An Error for sizes over 2³¹ − 1 and for
/// values that are not finite. The features are taken from `budget`.
Result<graph::Features> csrToFeatures(const CsrMatrix& matrix, MemoryBudget& budget);

/// Dense rows as features; kept sparse where under a quarter of the values differ from zero.
Result<graph::Features> denseToFeatures(std::int64_t rows, std::int64_t columns, std::vector<float> values);

}  // namespace rosa::data
