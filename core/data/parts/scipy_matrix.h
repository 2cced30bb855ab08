/// Sparse matrices as SciPy's save_npz() writes them; internal.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/npy.h"

namespace rosa::data {

/// Whether an archive holds one: the arrays shape and data with indices and indptr, row and col, or offsets.
bool holdsSciPyMatrix(const NpzArchive& npz);

/// Reads one of the forms csr, csc and coo; its memory is taken from the archive's budget. Errors begin with `where` and name the array; of
/// other forms (bsr, dia) they name the way out. O(entries + rows + columns).
Result<CsrMatrix> readSciPyMatrix(const NpzArchive& npz, const std::string& where);

}  // namespace rosa::data
