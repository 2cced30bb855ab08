/// Matrix Market files, and features and classes stored beside a graph; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// A matrix of math.nist.gov/MatrixMarket/formats.html; entries as in the file.
struct MarketMatrix {
    struct Entry {
        std::int32_t row = 0;     ///< Zero-based.
        std::int32_t column = 0;  ///< Zero-based.
        float value = 1;          ///< 1 in a pattern matrix.
    };
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool isSymmetric =
        false;             ///< Or skew-symmetric: the file contains only one triangle; `dense` both, `entries` only that.
    bool isSkew = false;   ///< Skew-symmetric.
    bool isArray = false;  ///< If true, `dense` contains rows × columns values, row-major, and `entries` is empty.
    std::vector<Entry> entries;
    std::vector<float> dense;
};

/// Coordinate (pattern, real, integer) or array (real, integer) format, general, symmetric or skew-symmetric. Errors name file and line.
Result<MarketMatrix> readMarketMatrix(const std::filesystem::path& path, MemoryBudget& budget);

/// Sets features from the first existing file of STEM_features, features and feats, each with .npy, .mtx and .npz (a matrix of SciPy's
/// save_npz), in `folder`. Returns false if there is none. `dataset.graph` must already be set. Errors name the file.
Result<bool> readFeaturesBeside(const std::filesystem::path& folder, const std::string& stem, Dataset& dataset,
                                MemoryBudget& budget);

/// Sets the features and the classes of the graph read from `path` from the files beside it: features as readFeaturesBeside(), added if
/// there are none; classes from the first existing file of STEM_labels.npy, labels.npy and y.npy, a number or a text per node. A fix-up
/// names the file of the classes. Errors name the file.
Result<void> readPartsBeside(const std::filesystem::path& path, Dataset& dataset, MemoryBudget& budget);

}  // namespace rosa::data
