#include "core/data/parts/scipy_matrix.h"

#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::int64_t kMostRows = std::numeric_limits<std::int32_t>::max() - 1;

/// Entries in any order.
struct Entries {
    std::vector<std::int64_t> rows, columns;
    std::vector<float> values;
};

/// Sorts entries into rows; within a row their order stays.
Result<CsrMatrix> byRows(std::int64_t rows, std::int64_t columns, const Entries& entries, MemoryBudget& budget)
{
    ROSA_TRY(budget.take(2 * (static_cast<std::uint64_t>(rows) + 1), sizeof(std::int64_t)));
    ROSA_TRY(budget.take(entries.values.size(), sizeof(std::int64_t) + sizeof(float)));
    CsrMatrix matrix{rows, columns, std::vector<std::int64_t>(static_cast<std::size_t>(rows) + 1, 0),
                     std::vector<std::int64_t>(entries.values.size()), std::vector<float>(entries.values.size())};
    for (const std::int64_t row : entries.rows) ++matrix.offsets[static_cast<std::size_t>(row) + 1];
    std::partial_sum(matrix.offsets.begin(), matrix.offsets.end(), matrix.offsets.begin());
    std::vector<std::int64_t> next = matrix.offsets;
    for (std::size_t i = 0; i < entries.values.size(); ++i) {
        const auto place = static_cast<std::size_t>(next[static_cast<std::size_t>(entries.rows[i])]++);
        matrix.indices[place] = entries.columns[i];
        matrix.values[place] = entries.values[i];
    }
    return matrix;
}

/// Rows and columns exchanged.
Result<CsrMatrix> transposed(CsrMatrix matrix, MemoryBudget& budget)
{
    ROSA_TRY(budget.take(matrix.indices.size(), sizeof(std::int64_t)));
    Entries entries{std::move(matrix.indices), {}, std::move(matrix.values)};
    entries.columns.resize(entries.rows.size());
    for (std::int64_t row = 0; row < matrix.rows; ++row)
        for (std::int64_t i = matrix.offsets[static_cast<std::size_t>(row)];
             i < matrix.offsets[static_cast<std::size_t>(row) + 1]; ++i)
            entries.columns[static_cast<std::size_t>(i)] = row;
    return byRows(matrix.columns, matrix.rows, entries, budget);
}

Result<void> checkBelow(const std::vector<std::int64_t>& places, std::int64_t end)
{
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] < 0 || places[i] >= end)
            return badInput("entry %1: expected a number from 0 to %2, found %3", i, end - 1, places[i]);
    return {};
}

Result<std::vector<std::int64_t>> readPlaces(const NpzArchive& npz, const std::string& name, std::int64_t end,
                                             const std::string& where)
{
    ROSA_TRY_ASSIGN(const auto array, npz.read(name));
    auto places = array.toIntegers(npz.budget());
    const auto fits = places ? checkBelow(*places, end) : Result<void>(places.error());
    if (!fits) return fits.error().within("%1: %2.npy", where, name);
    return places;
}

Result<CsrMatrix> readCoo(const NpzArchive& npz, std::int64_t rows, std::int64_t columns, const std::string& where)
{
    Entries entries;
    ROSA_TRY_ASSIGN(entries.rows, readPlaces(npz, "row", rows, where));
    ROSA_TRY_ASSIGN(entries.columns, readPlaces(npz, "col", columns, where));
    ROSA_TRY_ASSIGN(const auto data, npz.read("data"));
    auto values = data.toFloats(npz.budget());
    if (!values) return values.error().within("%1: data.npy", where);
    entries.values = *std::move(values);
    if (entries.rows.size() != entries.values.size() || entries.columns.size() != entries.values.size())
        return badInput("%1: expected as many rows and columns as values, found %2, %3 and %4", where, entries.rows.size(),
                        entries.columns.size(), entries.values.size());
    return byRows(rows, columns, entries, npz.budget());
}

/// The form that the archive names; "csr" if it names none.
Result<std::string> formOf(const NpzArchive& npz)
{
    if (npz.contains("row") && npz.contains("col")) return std::string("coo");
    if (!npz.contains("indptr")) return std::string("dia");
    if (!npz.contains("format")) return std::string("csr");
    ROSA_TRY_ASSIGN(const auto array, npz.read("format"));
    ROSA_TRY_ASSIGN(const auto words, array.toTexts(npz.budget()));
    return words.size() == 1 ? words.front() : std::string("csr");
}

/// As readSciPyMatrix(); takes memory also for the arrays.
Result<CsrMatrix> readForm(const NpzArchive& npz, const std::string& where)
{
    ROSA_TRY_ASSIGN(const auto shapeArray, npz.read("shape"));
    const auto shape = shapeArray.toIntegers(npz.budget());
    if (!shape) return shape.error().within("%1: shape.npy", where);
    if (shape->size() != 2 || (*shape)[0] < 0 || (*shape)[1] < 0 || (*shape)[0] > kMostRows || (*shape)[1] > kMostRows)
        return badInput("%1: shape.npy: expected two numbers up to %2, found %3", where, kMostRows, shapeArray.describe());
    const auto [rows, columns] = std::pair((*shape)[0], (*shape)[1]);
    const auto form = formOf(npz);
    if (!form) return form.error().within("%1: format.npy", where);
    if (*form == "coo") return readCoo(npz, rows, columns, where);
    if (*form != "csr" && *form != "csc")
        return badInput("%1: expected a matrix of the form csr, csc or coo, found %2; save matrix.tocsr()", where,
                        printable(*form));
    ROSA_TRY_ASSIGN(const auto offsets, npz.read("indptr"));
    ROSA_TRY_ASSIGN(const auto indices, npz.read("indices"));
    ROSA_TRY_ASSIGN(const auto values, npz.read("data"));
    const bool isByColumns = *form == "csc";
    auto matrix = isByColumns ? makeCsr(columns, rows, offsets, indices, values, npz.budget())
                              : makeCsr(rows, columns, offsets, indices, values, npz.budget());
    if (matrix && isByColumns) matrix = transposed(*std::move(matrix), npz.budget());
    if (!matrix) return matrix.error().within(where);
    return matrix;
}

}  // namespace

bool holdsSciPyMatrix(const NpzArchive& npz)
{
    const bool hasPlaces = (npz.contains("indices") && npz.contains("indptr")) ||
                           (npz.contains("row") && npz.contains("col")) || npz.contains("offsets");
    return hasPlaces && npz.contains("shape") && npz.contains("data");
}

Result<CsrMatrix> readSciPyMatrix(const NpzArchive& npz, const std::string& where)
{
    TemporaryMemory arrays(npz.budget());
    auto matrix = readForm(npz, where);
    if (matrix) arrays.keep(bytesOf(*matrix));
    return matrix;
}

}  // namespace rosa::data
