/// Sparse matrices in SciPy's format.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/arrays/nd_array.h"
#include "core/graph/features.h"

namespace rosa::data {

/// Compressed sparse rows; columns within a row may be in any order and repeated (repeated entries are summed).
struct CsrMatrix {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<std::int64_t> offsets{0};  ///< rows + 1, ascending from 0 to indices.size().
    std::vector<std::int64_t> indices;     ///< Column indices, 0 … columns − 1.
    std::vector<float> values;             ///< Same length as indices.
};

/// Assembles a CSR matrix from its arrays; its memory is taken from `budget`. Returns an Error that names the array that does not fit.
Result<CsrMatrix> makeCsr(std::int64_t rows, std::int64_t columns, const NdArray& offsets, const NdArray& indices,
                          const NdArray& values, MemoryBudget& budget);
/// Memory of a matrix in bytes.
std::uint64_t bytesOf(const CsrMatrix& matrix);

/// Converts the rows to features: sorts columns, sums repeated entries and drops zeros. Returns an Error for sizes above 2³¹ − 1 and for
/// non-finite values. Memory of the features is taken from `budget`.
Result<graph::Features> csrToFeatures(const CsrMatrix& matrix, MemoryBudget& budget);

/// Converts dense rows to features; stored sparse if less than a quarter of the values are non-zero.
Result<graph::Features> denseToFeatures(std::int64_t rows, std::int64_t columns, std::vector<float> values);

}  // namespace rosa::data
