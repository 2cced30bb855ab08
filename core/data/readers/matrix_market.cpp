#include <algorithm>

#include "core/data/readers/assemble.h"
#include "core/data/readers/feature_files.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// The values of an array other than 0 as entries.
Result<void> takeEntries(MarketMatrix& matrix, MemoryBudget& budget)
{
    const auto count = matrix.dense.size() - static_cast<std::size_t>(std::ranges::count(matrix.dense, 0.0f));
    ROSA_TRY(budget.take(count, 2 * sizeof(MarketMatrix::Entry)));
    matrix.entries.reserve(count);
    std::size_t place = 0;
    for (std::int32_t row = 0; row < matrix.rows; ++row)
        for (std::int32_t column = 0; column < matrix.columns; ++column, ++place)
            if (const float value = matrix.dense[place]; value != 0.0f) matrix.entries.push_back({row, column, value});
    return {};
}

}  // namespace

Result<Dataset> readMatrixMarket(const Found& found, MemoryBudget& budget)
{
    const std::string where = found.path.string();
    ROSA_TRY_ASSIGN(auto matrix, readMarketMatrix(found.path, budget));
    if (matrix.rows != matrix.columns)
        return badInput("%1: expected a square adjacency matrix, found %2 × %3", where, matrix.rows, matrix.columns);
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "Matrix Market file " + found.path.filename().string();
    // Nodes without entries take no space in the file.
    constexpr std::uint64_t nodeBytes = 64;
    if (const auto taken = budget.take(static_cast<std::uint64_t>(matrix.rows), nodeBytes); !taken)
        return taken.error().within(where);
    if (matrix.isArray)
        if (const auto taken = takeEntries(matrix, budget); !taken) return taken.error().within(where);
    std::vector<graph::Arc> arcs;
    std::int64_t zeros = 0;
    std::int64_t weighted = 0;
    for (const MarketMatrix::Entry& entry : matrix.entries) {
        zeros += entry.value == 0.0f;
        weighted += entry.value != 0.0f && entry.value != 1.0f;
        if (entry.value == 0.0f) continue;
        arcs.push_back({entry.row, entry.column});
        if (matrix.isSymmetric && !matrix.isArray && entry.row != entry.column) arcs.push_back({entry.column, entry.row});
    }
    const Published published = matrix.isSymmetric ? Published::Drop : Published::Keep;
    if (auto set = setGraph(dataset, matrix.rows, std::move(arcs), published); !set) return set.error().within(where);
    addFixUp(dataset, Message("entries of the adjacency matrix that are zero passed over"), zeros);
    addIgnoredWeights(dataset, Message("values of the adjacency matrix"), weighted);
    ROSA_TRY_ASSIGN(auto hasFeatures,
                    readFeaturesBeside(found.path.parent_path(), found.path.stem().string(), dataset, budget));
    if (!hasFeatures) ROSA_TRY(fillMissingFeatures(dataset));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
