#include "core/record/curves.h"

#include <algorithm>
#include <cstring>

namespace rosa::record {

namespace {

/// First epoch of the chunk that holds `epoch` (from 1).
std::int64_t chunkOf(int epoch) { return (epoch - 1) / kChunkEpochs * kChunkEpochs + 1; }

Error damaged(Database& database) { return badInput("%1: damaged: chunks of a curve are not contiguous", database.file()); }

/// Values of one chunk; empty if the blob is not a valid chunk.
std::vector<double> valuesOf(std::span<const std::byte> bytes)
{
    if (bytes.size() % sizeof(double) != 0 || bytes.size() > kChunkEpochs * sizeof(double)) return {};
    std::vector<double> values(bytes.size() / sizeof(double));
    if (!values.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
}

}  // namespace

Result<void> CurveBuffer::load(Database& database, int epochs)
{
    m_epochs = epochs;
    for (std::size_t metric = 0; metric < m_open.size(); ++metric) {
        const int from = static_cast<int>(chunkOf(epochs + 1));
        ROSA_TRY_ASSIGN(auto values, readCurve(database, metric, from));
        const auto expected = static_cast<std::size_t>(epochs + 1 - from);
        if (values.size() < expected) return damaged(database);
        m_open[metric].assign(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(expected));
    }
    return {};
}

Result<void> CurveBuffer::append(Database& database, std::span<const double> values)
{
    for (std::size_t metric = 0; metric < m_open.size(); ++metric) m_open[metric].push_back(values[metric]);
    ++m_epochs;
    if (m_epochs % kChunkEpochs != 0) return {};
    ROSA_TRY(store(database));
    for (auto& chunk : m_open) chunk.clear();
    return {};
}

Result<void> CurveBuffer::store(Database& database)
{
    for (std::size_t metric = 0; metric < m_open.size(); ++metric) {
        if (m_open[metric].empty()) continue;
        const std::int64_t first = m_epochs - static_cast<std::int64_t>(m_open[metric].size()) + 1;
        ROSA_TRY(database.run("INSERT OR REPLACE INTO chunk (metric, first, data) VALUES (?, ?, ?)",
                              {static_cast<std::int64_t>(metric), first, std::as_bytes(std::span(m_open[metric]))}));
    }
    return {};
}

Result<std::vector<std::string>> readMetrics(Database& database)
{
    std::vector<std::string> names;
    ROSA_TRY(
        database.query("SELECT name FROM metric ORDER BY id", {}, [&](const SqlRow& row) { names.push_back(row.text(0)); }));
    return names;
}

Result<std::vector<double>> readCurve(Database& database, std::size_t metric, int from)
{
    from = std::max(from, 1);
    std::int64_t expected = chunkOf(from);
    std::vector<double> curve;
    bool joined = true;
    ROSA_TRY(database.query("SELECT first, data FROM chunk WHERE metric = ? AND first >= ? ORDER BY first",
                            {static_cast<std::int64_t>(metric), expected}, [&](const SqlRow& row) {
                                const std::vector<double> values = valuesOf(row.bytes(1));
                                // Only the last chunk may be incomplete, so a chunk after an incomplete one has an unexpected first epoch.
                                joined = joined && row.integer(0) == expected && !values.empty();
                                if (!joined) return;
                                curve.insert(curve.end(), values.begin(), values.end());
                                expected += static_cast<std::int64_t>(values.size());
                            }));
    if (!joined) return damaged(database);
    const auto skipped = std::min(curve.size(), static_cast<std::size_t>(from - chunkOf(from)));
    curve.erase(curve.begin(), curve.begin() + static_cast<std::ptrdiff_t>(skipped));
    return curve;
}

Result<void> cutCurves(Database& database, int epochs)
{
    ROSA_TRY(database.run("DELETE FROM chunk WHERE first > ?", {static_cast<std::int64_t>(epochs)}));
    // substr of a blob counts bytes; a complete chunk keeps its length.
    return database.run(
        "UPDATE chunk SET data = CAST(substr(data, 1, 8 * (? - first + 1)) AS BLOB) WHERE first + ? > ?",
        {static_cast<std::int64_t>(epochs), static_cast<std::int64_t>(kChunkEpochs), static_cast<std::int64_t>(epochs)});
}

}  // namespace rosa::record
