#include "core/data/arrays/csr.h"

#include <algorithm>
#include <limits>
#include <string>

namespace rosa::data {

namespace {

constexpr std::int64_t kMostRows = std::numeric_limits<std::int32_t>::max() - 1;

Result<void> checkSize(std::int64_t rows, std::int64_t columns)
{
    if (rows < 0 || columns < 0 || rows > kMostRows || columns > kMostRows)
        return badInput("expected a matrix of at most %1 rows and columns, found %2 × %3", kMostRows, rows, columns);
    return {};
}

}  // namespace

Result<CsrMatrix> makeCsr(std::int64_t rows, std::int64_t columns, const NdArray& offsets, const NdArray& indices,
                          const NdArray& values, MemoryBudget& budget)
{
    ROSA_TRY(checkSize(rows, columns));
    auto rowOffsets = offsets.toIntegers(budget);
    if (!rowOffsets) return rowOffsets.error().within("row offsets");
    auto columnIndices = indices.toIntegers(budget);
    if (!columnIndices) return columnIndices.error().within("column indices");
    auto numbers = values.toFloats(budget);
    if (!numbers) return numbers.error().within("values");
    if (rowOffsets->size() != static_cast<std::size_t>(rows) + 1)
        return badInput("expected %1 row offsets for %2 rows, found %3", rows + 1, rows, rowOffsets->size());
    if (columnIndices->size() != numbers->size())
        return badInput("expected as many column indices as values, found %1 and %2", columnIndices->size(),
                        numbers->size());
    const auto entries = static_cast<std::int64_t>(numbers->size());
    if (rowOffsets->front() != 0 || rowOffsets->back() != entries)
        return badInput("expected row offsets from 0 to %1, found %2 to %3", entries, rowOffsets->front(),
                        rowOffsets->back());
    const auto drop = std::adjacent_find(rowOffsets->begin(), rowOffsets->end(), std::greater<>());
    if (drop != rowOffsets->end()) return badInput("row offsets decrease after row %1", drop - rowOffsets->begin());
    for (std::size_t i = 0; i < columnIndices->size(); ++i)
        if ((*columnIndices)[i] < 0 || (*columnIndices)[i] >= columns)
            return badInput("entry %1: expected a column below %2, found %3", i, columns, (*columnIndices)[i]);
    return CsrMatrix{rows, columns, *std::move(rowOffsets), *std::move(columnIndices), *std::move(numbers)};
}

std::uint64_t bytesOf(const CsrMatrix& matrix)
{
    return 8 * (matrix.offsets.size() + matrix.indices.size()) + 4 * matrix.values.size();
}

Result<graph::Features> csrToFeatures(const CsrMatrix& matrix, MemoryBudget& budget)
{
    ROSA_TRY(checkSize(matrix.rows, matrix.columns));
    ROSA_TRY(budget.take(8 * matrix.offsets.size() + 8 * matrix.indices.size()));
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    std::vector<float> values;
    offsets.reserve(static_cast<std::size_t>(matrix.rows) + 1);
    columns.reserve(matrix.indices.size());
    values.reserve(matrix.indices.size());
    std::vector<std::pair<std::int32_t, float>> row;
    for (std::size_t r = 0; r < static_cast<std::size_t>(matrix.rows); ++r) {
        row.clear();
        for (auto i = static_cast<std::size_t>(matrix.offsets[r]); i < static_cast<std::size_t>(matrix.offsets[r + 1]); ++i)
            row.emplace_back(static_cast<std::int32_t>(matrix.indices[i]), matrix.values[i]);
        std::stable_sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        const std::size_t begin = columns.size();
        for (const auto& [column, value] : row) {
            if (columns.size() > begin && columns.back() == column) {
                values.back() += value;
            } else {
                columns.push_back(column);
                values.push_back(value);
            }
        }
        offsets.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return graph::Features::sparse(static_cast<graph::Node>(matrix.rows), static_cast<std::int32_t>(matrix.columns),
                                   std::move(offsets), std::move(columns), std::move(values));
}

Result<graph::Features> denseToFeatures(std::int64_t rows, std::int64_t columns, std::vector<float> values)
{
    ROSA_TRY(checkSize(rows, columns));
    const auto nonZeros = std::count_if(values.begin(), values.end(), [](float value) { return value != 0.0f; });
    const bool fits = values.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    if (!fits || columns == 0 || static_cast<std::size_t>(nonZeros) * 4 >= values.size())
        return graph::Features::dense(static_cast<graph::Node>(rows), static_cast<std::int32_t>(columns), std::move(values));
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> indices;
    std::vector<float> kept;
    for (std::size_t r = 0; r < static_cast<std::size_t>(rows); ++r) {
        for (std::size_t c = 0; c < static_cast<std::size_t>(columns); ++c) {
            const float value = values[r * static_cast<std::size_t>(columns) + c];
            if (value == 0.0f) continue;
            indices.push_back(static_cast<std::int32_t>(c));
            kept.push_back(value);
        }
        offsets.push_back(static_cast<std::int64_t>(indices.size()));
    }
    return graph::Features::sparse(static_cast<graph::Node>(rows), static_cast<std::int32_t>(columns), std::move(offsets),
                                   std::move(indices), std::move(kept));
}

}  // namespace rosa::data
