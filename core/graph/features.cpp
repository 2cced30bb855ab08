#include "core/graph/features.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/parallel.h"
#include "core/base/storage/mapped_file.h"

namespace rosa::graph {

namespace {

constexpr std::int64_t kFeatureRowsAThread = 4096;
constexpr std::int64_t kValuesAThread = 1 << 20;

Error sizesDiffer(Node rows, std::size_t offsets, std::size_t columns, std::size_t values)
{
    return badInput(
        "sparse features: inconsistent numbers of rows (%1), row offsets (%2), column indices (%3) and values (%4)", rows,
        offsets, columns, values);
}

void noteSmaller(std::atomic<std::int64_t>& smallest, std::int64_t value)
{
    std::int64_t known = smallest;
    while (value < known && !smallest.compare_exchange_weak(known, value)) {
    }
}

/// Calls visit(begin, end) for chunks of the `count` values from `first` on, in parallel. Prefetches each chunk of a mapped file and the
/// following one as a whole; otherwise the file would be read page by page.
template <typename Visit>
void forEachPart(const Features::Values& values, std::size_t first, std::size_t count, const Visit& visit)
{
    parallelFor(static_cast<std::int64_t>(count), kValuesAThread, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t at = begin; at < end; at += std::min(kValuesAThread, end - at)) {
            const std::int64_t until = std::min(at + kValuesAThread, end);
            values.expect(first + static_cast<std::size_t>(at),
                          static_cast<std::size_t>(std::min(2 * kValuesAThread, end - at)));
            visit(first + static_cast<std::size_t>(at), first + static_cast<std::size_t>(until));
        }
    });
}

}  // namespace

void Features::Values::expect(std::size_t begin, std::size_t count) const
{
    const auto ask = [&]<typename T>(std::span<const T> values) {
        if (!values.empty()) expectAccess(std::as_bytes(values.subspan(begin, count)), MappedFile::Access::Soon);
    };
    ask(std::span<const float>(floats));
    ask(std::span<const Half>(halves));
}

Result<Features> Features::dense(Node rows, std::int32_t columns, std::vector<float> values)
{
    const std::size_t expected = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    if (rows < 0 || columns < 0 || values.size() != expected)
        return badInput("features: expected %3 values for a matrix of %1 × %2, found %4", rows, columns, expected,
                        values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i]))
            return badInput("feature %1 of node %2 is not a finite number", i % static_cast<std::size_t>(columns),
                            i / static_cast<std::size_t>(columns));
    Features features;
    features.m_rows = rows;
    features.m_columns = columns;
    features.m_values.floats = values;
    return features;
}

Result<Features> Features::sparse(Node rows, std::int32_t columns, std::vector<std::int64_t> offsets,
                                  std::vector<std::int32_t> columnIndices, std::vector<float> values)
{
    if (rows < 0 || columns < 0 || offsets.size() != static_cast<std::size_t>(rows) + 1 || offsets.front() != 0 ||
        offsets.back() != static_cast<std::int64_t>(values.size()) || columnIndices.size() != values.size())
        return sizesDiffer(rows, offsets.size(), columnIndices.size(), values.size());
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row)
        if (offsets[row + 1] < offsets[row] || offsets[row + 1] > offsets.back())
            return badInput("feature row offsets decrease after row %1", row);
    Features features;
    features.m_layout = Layout::Sparse;
    features.m_rows = rows;
    features.m_columns = columns;
    std::size_t stored = 0;  // compacts the entries in place while dropping explicit zeros
    std::size_t begin = 0;
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row) {
        std::int32_t last = -1;
        const auto end = static_cast<std::size_t>(offsets[row + 1]);
        for (std::size_t i = begin; i < end; ++i) {
            if (columnIndices[i] <= last || columnIndices[i] >= columns || !std::isfinite(values[i]))
                return badInput(
                    "feature row %1: column %2 of %3 is out of order or out of range, or its value is not finite", row,
                    columnIndices[i], columns);
            last = columnIndices[i];
            if (values[i] == 0.0f) continue;
            columnIndices[stored] = columnIndices[i];
            values[stored++] = values[i];
        }
        begin = end;
        offsets[row + 1] = static_cast<std::int64_t>(stored);
    }
    columnIndices.resize(stored);
    values.resize(stored);
    features.m_offsets = offsets;
    features.m_columnIndices = columnIndices;
    features.m_values.floats = values;
    return features;
}

Result<Features> Features::denseFrom(Node rows, std::int32_t columns, Values values)
{
    if (rows < 0 || columns < 0 || values.size() != static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
        return badInput("features: expected a matrix of %1 × %2, found %3 values", rows, columns, values.size());
    Features features;
    features.m_rows = rows;
    features.m_columns = columns;
    features.m_values = std::move(values);
    features.m_isFinite = std::make_shared<std::atomic<bool>>(false);
    return features;
}

Result<Features> Features::sparseFrom(Node rows, std::int32_t columns, SharedArray<std::int64_t> offsets,
                                      SharedArray<std::int32_t> columnIndices, Values values)
{
    if (rows < 0 || columns < 0 || offsets.size() != static_cast<std::size_t>(rows) + 1 || offsets.front() != 0 ||
        offsets.back() != static_cast<std::int64_t>(values.size()) || columnIndices.size() != values.size())
        return sizesDiffer(rows, offsets.size(), columnIndices.size(), values.size());
    std::atomic<std::int64_t> firstBad{rows};
    parallelFor(rows, kFeatureRowsAThread, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            const std::int64_t from = offsets[static_cast<std::size_t>(row)];
            const std::int64_t to = offsets[static_cast<std::size_t>(row) + 1];
            std::int32_t last = -1;
            bool good = 0 <= from && from <= to && to <= offsets.back();
            for (auto i = static_cast<std::size_t>(from); good && i < static_cast<std::size_t>(to); ++i) {
                good = columnIndices[i] > last && columnIndices[i] < columns;
                last = columnIndices[i];
            }
            if (!good) return noteSmaller(firstBad, row);
        }
    });
    if (firstBad < rows)
        return badInput("feature row %1: the offsets decrease, or the columns are not in ascending order below %2",
                        firstBad.load(), columns);
    Features features;
    features.m_layout = Layout::Sparse;
    features.m_rows = rows;
    features.m_columns = columns;
    features.m_offsets = std::move(offsets);
    features.m_columnIndices = std::move(columnIndices);
    features.m_values = std::move(values);
    features.m_isFinite = std::make_shared<std::atomic<bool>>(false);
    return features;
}

Result<void> Features::checkFinite() const
{
    if (!m_isFinite || *m_isFinite) return {};
    ROSA_TRY(checkFinite(0, storedCount()));
    *m_isFinite = true;
    return {};
}

Result<void> Features::checkFinite(std::size_t begin, std::size_t count) const
{
    const auto none = static_cast<std::int64_t>(storedCount());
    std::atomic<std::int64_t> firstBad{none};
    forEachPart(m_values, begin, count, [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            if (!std::isfinite(stored(i))) return noteSmaller(firstBad, static_cast<std::int64_t>(i));
    });
    if (firstBad == none) return {};
    const std::int64_t row =
        m_layout == Layout::Dense
            ? firstBad / m_columns
            : std::upper_bound(m_offsets.begin(), m_offsets.end(), firstBad.load()) - m_offsets.begin() - 1;
    return badInput("a feature of node %1 is not a finite number", row);
}

std::int64_t Features::nonZeroCount(std::size_t begin, std::size_t count) const
{
    std::atomic<std::int64_t> found{0};
    forEachPart(m_values, begin, count, [&](std::size_t first, std::size_t end) {
        std::int64_t own = 0;
        for (std::size_t i = first; i < end; ++i) own += stored(i) != 0.0f;
        found += own;
    });
    return found;
}

bool Features::isBinary() const
{
    std::atomic<bool> binary{true};
    forEachPart(m_values, 0, storedCount(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && binary; ++i)
            if (const float value = stored(i); value != 0.0f && value != 1.0f) binary = false;
    });
    return binary;
}

void Features::copyRow(Node row, std::span<float> out) const
{
    const auto r = static_cast<std::size_t>(row);
    const auto width = static_cast<std::size_t>(m_columns);
    if (m_layout == Layout::Sparse) {
        std::fill_n(out.begin(), width, 0.0f);
        for (auto i = static_cast<std::size_t>(m_offsets[r]); i < static_cast<std::size_t>(m_offsets[r + 1]); ++i)
            out[static_cast<std::size_t>(m_columnIndices[i])] = m_values[i];
    } else if (m_values.halves.empty()) {
        std::copy_n(m_values.floats.data() + r * width, width, out.begin());
    } else {
        std::transform(m_values.halves.data() + r * width, m_values.halves.data() + (r + 1) * width, out.begin(), toFloat);
    }
}

std::size_t Features::placeOf(Node row) const
{
    return static_cast<std::size_t>(m_layout == Layout::Dense ? std::int64_t{row} * m_columns
                                                              : m_offsets[static_cast<std::size_t>(row)]);
}

std::span<const std::int64_t> Features::offsetsOf(Node begin, Node end) const
{
    if (m_layout == Layout::Dense) return {};
    return offsets().subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin) + 1);
}

bool Features::isRowResident(Node row) const
{
    if (!isResident(std::as_bytes(offsetsOf(row, row + 1)))) return false;
    const std::size_t from = placeOf(row);
    const std::size_t count = placeOf(row + 1) - from;
    const auto isThere = [&]<typename T>(std::span<const T> values) {
        return values.empty() || isResident(std::as_bytes(values.subspan(from, count)));
    };
    return isThere(std::span<const float>(m_values.floats)) && isThere(std::span<const Half>(m_values.halves)) &&
           isThere(columnIndices());
}

Node Features::rowsIn(std::size_t bytes) const
{
    const std::size_t row = std::max<std::size_t>(1, storedBytes() / static_cast<std::size_t>(std::max(m_rows, 1)));
    return static_cast<Node>(std::clamp<std::size_t>(bytes / row, 1, std::numeric_limits<Node>::max()));
}

void Features::expectRows(Node begin, Node end) const
{
    const std::size_t from = placeOf(begin);
    const std::size_t count = placeOf(end) - from;
    m_values.expect(from, count);
    if (m_layout == Layout::Sparse)
        expectAccess(std::as_bytes(columnIndices().subspan(from, count)), MappedFile::Access::Soon);
}

void Features::expectRows(std::span<const Node> rows) const
{
    if (storedBytes() < kFileBackedBytes) return;
    constexpr std::size_t looks = 16;
    const std::size_t step = std::max<std::size_t>(1, rows.size() / looks);
    bool isThere = true;
    for (std::size_t i = 0; i < rows.size() && isThere; i += step) isThere = isRowResident(rows[i]);
    if (isThere) return;
    const auto forEachRun = [&](const auto& ask) {
        for (std::size_t first = 0; first < rows.size();) {
            std::size_t end = first + 1;
            while (end < rows.size() && rows[end] == rows[end - 1] + 1) ++end;
            ask(rows[first], rows[end - 1] + 1);
            first = end;
        }
    };
    // The row offsets of a sparse matrix are in the file, too.
    if (m_layout == Layout::Sparse)
        forEachRun(
            [&](Node begin, Node end) { expectAccess(std::as_bytes(offsetsOf(begin, end)), MappedFile::Access::Soon); });
    forEachRun([&](Node begin, Node end) { expectRows(begin, end); });
}

Features Features::selected(std::span<const Node> kept) const
{
    constexpr std::size_t bytesAhead = std::size_t{16} << 20;
    const auto rowsAhead = static_cast<std::size_t>(rowsIn(bytesAhead));
    const auto begin = [&](Node node) { return static_cast<std::int64_t>(placeOf(node)); };
    LargeBuffer<std::int64_t> offsets(kept.size() + 1, 0);
    for (std::size_t i = 0; i < kept.size(); ++i) offsets[i + 1] = offsets[i] + begin(kept[i] + 1) - begin(kept[i]);
    const auto gathered = [&]<typename T>(const SharedArray<T>& from) -> SharedArray<T> {
        if (from.empty()) return {};
        LargeBuffer<T> to(static_cast<std::size_t>(offsets.back()));
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (i % rowsAhead == 0) expectRows(kept.subspan(i, std::min(2 * rowsAhead, kept.size() - i)));
            std::copy(from.data() + begin(kept[i]), from.data() + begin(kept[i] + 1), to.data() + offsets[i]);
        }
        return to;
    };
    Features features;
    features.m_layout = m_layout;
    features.m_rows = static_cast<Node>(kept.size());
    features.m_columns = m_columns;
    features.m_values = {gathered(m_values.floats), gathered(m_values.halves)};
    if (m_isFinite) features.m_isFinite = std::make_shared<std::atomic<bool>>(m_isFinite->load());
    if (m_layout == Layout::Sparse) {
        features.m_columnIndices = gathered(m_columnIndices);
        features.m_offsets = std::move(offsets);
    }
    return features;
}

Features Features::widened() const
{
    Features features = *this;
    if (precision() == Precision::Float32) return features;
    LargeBuffer<float> values(storedCount());
    forEachPart(m_values, 0, storedCount(), [&](std::size_t begin, std::size_t end) {
        std::transform(m_values.halves.data() + begin, m_values.halves.data() + end, values.data() + begin, toFloat);
    });
    features.m_values = {std::move(values), {}};
    return features;
}

}  // namespace rosa::graph
