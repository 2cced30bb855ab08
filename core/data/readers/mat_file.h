/// Matrices in MATLAB's MAT-files of level 5; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/arrays/csr.h"

namespace rosa::data {

/// A real matrix of numbers, dense or sparse.
struct MatMatrix {
    std::string name;
    std::int64_t rows = 0, columns = 0;
    bool isSparse = false;
    CsrMatrix sparse;           ///< If isSparse.
    std::vector<double> dense;  ///< Otherwise: rows × columns, row-major.
};

/// Reads the matrices of a file as written by MATLAB's save -v6 or -v7 and by scipy.io.savemat ("MAT-File Format", MathWorks, level 5), in
/// either byte order. Other variables (texts, cells, structures, complex numbers, more than two dimensions) are passed over. Errors name
/// the file and the byte; one says how to save a file of version 7.3, which is HDF5.
Result<std::vector<MatMatrix>> readMatFile(const std::filesystem::path& path, MemoryBudget& budget);

}  // namespace rosa::data
