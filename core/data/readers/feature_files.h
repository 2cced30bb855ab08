/// Matrix Market files, and features that stand beside a graph; no part of the public interface.
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

/// A matrix of math.nist.gov/MatrixMarket/formats.html, entries as they stand in the file.
struct MarketMatrix {
    struct Entry {
        std::int32_t row = 0;     ///< From 0.
        std::int32_t column = 0;  ///< From 0.
        float value = 1;          ///< 1 in a pattern.
    };
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool isSymmetric = false;  ///< Only one triangle stands in the file.
    bool isArray = false;      ///< Then `dense` holds rows × columns values, row-major, and `entries` none.
    std::vector<Entry> entries;
    std::vector<float> dense;
};

/// Coordinate (pattern, real, integer; general, symmetric) or array (real, integer; general). An Error names file and line.
Result<MarketMatrix> readMarketMatrix(const std::filesystem::path& path, MemoryBudget& budget);

/// Sets features from STEM_features.npy, STEM_features.mtx, features.npy or features.mtx in `folder`, the first there is.
/// False where there is none. `dataset.graph` must stand already. An Error names the file.
Result<bool> readFeaturesBeside(const std::filesystem::path& folder, const std::string& stem, Dataset& dataset,
                                MemoryBudget& budget);

}  // namespace rosa::data
