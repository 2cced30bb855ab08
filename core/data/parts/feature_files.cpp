#include "core/data/parts/feature_files.h"

#include <algorithm>

#include "core/data/arrays/csr.h"
#include "core/data/arrays/npy.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/parts/scipy_matrix.h"

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

Result<graph::Features> fromNpz(const fs::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(path, budget));
    if (!holdsSciPyMatrix(npz)) return badInput("%1: expected a matrix of features by SciPy's save_npz, found none", path);
    ROSA_TRY_ASSIGN(const auto matrix, readSciPyMatrix(npz, path.string()));
    auto features = csrToFeatures(matrix, budget);
    if (!features) return features.error().within(path.string());
    return features;
}

Result<graph::Features> featuresIn(const fs::path& path, MemoryBudget& budget)
{
    if (path.extension() == ".npy") return fromNpy(path, budget);
    return path.extension() == ".npz" ? fromNpz(path, budget) : fromMarket(path, budget);
}

Result<void> setClassesOf(const fs::path& path, Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto array, readNpy(path, budget));
    const bool isText = array.type().isText();
    if (isText && array.size() != static_cast<std::size_t>(dataset.graph.nodeCount()))
        return badInput("%1: expected a class for each of %2 nodes, found %3", path, dataset.graph.nodeCount(),
                        array.describe());
    if (!isText) {
        const auto set = setClasses(dataset, array, budget);
        return set ? set : set.error().within(path.string());
    }
    auto names = array.toTexts(budget);
    const auto set = names ? setLabels(dataset, *std::move(names)) : Result<void>(names.error());
    return set ? set : set.error().within(path.string());
}

}  // namespace

Result<void> readPartsBeside(const fs::path& path, Dataset& dataset, MemoryBudget& budget)
{
    const fs::path folder = path.parent_path();
    const std::string stem = path.stem().string();
    ROSA_TRY_ASSIGN(const bool hasFeatures, readFeaturesBeside(folder, stem, dataset, budget));
    if (!hasFeatures) ROSA_TRY(fillMissingFeatures(dataset));
    for (const std::string& name : {stem + "_labels.npy", std::string("labels.npy"), std::string("y.npy")}) {
        std::error_code unknown;
        if (!fs::exists(folder / name, unknown)) continue;
        ROSA_TRY(setClassesOf(folder / name, dataset, budget));
        addFixUp(dataset, Message("nodes with the classes of %1", name), dataset.graph.nodeCount());
        break;
    }
    return {};
}

Result<bool> readFeaturesBeside(const fs::path& folder, const std::string& stem, Dataset& dataset, MemoryBudget& budget)
{
    std::vector<std::string> stems{"features", "feats"};
    if (!stem.empty()) stems.insert(stems.begin(), stem + "_features");
    std::vector<std::string> names;
    for (const std::string& one : stems)
        for (const char* ending : {".npy", ".mtx", ".npz"}) names.push_back(one + ending);
    for (const std::string& name : names) {
        const fs::path path = folder / name;
        std::error_code unknown;
        if (!fs::exists(path, unknown)) continue;
        ROSA_TRY_ASSIGN(auto features, featuresIn(path, budget));
        if (features.rows() != dataset.graph.nodeCount())
            return badInput("%1: expected %2 rows, one per node, found %3", path, dataset.graph.nodeCount(),
                            features.rows());
        dataset.features = std::move(features);
        return true;
    }
    return false;
}

}  // namespace rosa::data
