#include <algorithm>
#include <cmath>

#include "core/data/parts/assemble.h"
#include "core/data/parts/feature_files.h"
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
    ArcList arcs;
    std::int64_t zeros = 0;
    const bool isWeighted = !leavesOutWeights(found.options);
    for (const MarketMatrix::Entry& entry : matrix.entries) {
        zeros += entry.value == 0.0f;
        if (entry.value == 0.0f) continue;
        // The sign of a skew-symmetric matrix tells only the direction.
        const float value = matrix.isSkew ? std::abs(entry.value) : entry.value;
        const float weight = isWeighted ? value : 1.0f;
        arcs.add({entry.row, entry.column}, weight);
        if (matrix.isSymmetric && !matrix.isArray && entry.row != entry.column) arcs.add({entry.column, entry.row}, weight);
    }
    const Published published = matrix.isSymmetric ? Published::Drop : Published::Keep;
    const Message place("values of the adjacency matrix");
    if (auto set = setGraph(dataset, matrix.rows, std::move(arcs), published, place, budget); !set)
        return set.error().within(where);
    addFixUp(dataset, Message("entries of the adjacency matrix that are zero passed over"), zeros);
    ROSA_TRY(readPartsBeside(found.path, dataset, budget));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
