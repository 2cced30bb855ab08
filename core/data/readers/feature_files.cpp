#include "core/data/readers/feature_files.h"

#include <algorithm>

#include "core/data/csr.h"
#include "core/data/npy.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

Result<graph::Features> fromNpy(const fs::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto array, readNpy(path, budget));
    if (!array.isNumber() || array.shape().size() != 2)
        return badInput("%1: expected a matrix of numbers, one row per node, found %2", path, array.describe());
    auto values = array.toFloats(budget);
    if (!values) return values.error().within(path.string());
    auto features = denseToFeatures(array.shape()[0], array.shape()[1], *std::move(values));
    if (!features) return features.error().within(path.string());
    return features;
}

Result<graph::Features> fromMarket(const fs::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto matrix, readMarketMatrix(path, budget));
    if (matrix.isSymmetric) return badInput("%1: expected a general matrix of features, found a symmetric one", path);
    if (matrix.isArray) return denseToFeatures(matrix.rows, matrix.columns, std::move(matrix.dense));
    CsrMatrix csr;
    csr.rows = matrix.rows;
    csr.columns = matrix.columns;
    ROSA_TRY(budget.take(static_cast<std::uint64_t>(csr.rows), 2 * sizeof(std::int64_t)));
    ROSA_TRY(budget.take(matrix.entries.size(), 2 * sizeof(MarketMatrix::Entry)));
    csr.offsets.assign(static_cast<std::size_t>(csr.rows) + 1, 0);
    std::stable_sort(matrix.entries.begin(), matrix.entries.end(),
                     [](const auto& a, const auto& b) { return a.row < b.row; });
    for (const MarketMatrix::Entry& entry : matrix.entries) {
        ++csr.offsets[static_cast<std::size_t>(entry.row) + 1];
        csr.indices.push_back(entry.column);
        csr.values.push_back(entry.value);
    }
    for (std::size_t i = 1; i < csr.offsets.size(); ++i) csr.offsets[i] += csr.offsets[i - 1];
    return csrToFeatures(csr, budget);
}

}  // namespace

Result<bool> readFeaturesBeside(const fs::path& folder, const std::string& stem, Dataset& dataset, MemoryBudget& budget)
{
    std::vector<std::string> names{"features.npy", "features.mtx"};
    if (!stem.empty()) names.insert(names.begin(), {stem + "_features.npy", stem + "_features.mtx"});
    for (const std::string& name : names) {
        const fs::path path = folder / name;
        std::error_code unknown;
        if (!fs::exists(path, unknown)) continue;
        ROSA_TRY_ASSIGN(auto features, path.extension() == ".npy" ? fromNpy(path, budget) : fromMarket(path, budget));
        if (features.rows() != dataset.graph.nodeCount())
            return badInput("%1: expected %2 rows, one per node, found %3", path, dataset.graph.nodeCount(),
                            features.rows());
        dataset.features = std::move(features);
        return true;
    }
    return false;
}

}  // namespace rosa::data
