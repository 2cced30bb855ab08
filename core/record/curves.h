/// Curves, stored in chunks of 256 epochs per metric. Private to core/record.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/record/database.h"

namespace rosa::record {

inline constexpr int kChunkEpochs = 256;

/// The current, incomplete chunk of every metric. Values are stored as float64.
class CurveBuffer {
public:
    CurveBuffer() = default;
    explicit CurveBuffer(std::size_t metrics) : m_open(metrics) {}

    /// Continues after `epochs` epochs. An Error if the record has fewer.
    Result<void> load(Database& database, int epochs);
    /// Appends one value per metric; a full chunk is written at once, in the caller's transaction.
    Result<void> append(Database& database, std::span<const double> values);
    /// Writes the current chunk as far as it is filled.
    Result<void> store(Database& database);
    [[nodiscard]] int epochs() const { return m_epochs; }
    [[nodiscard]] std::size_t metrics() const { return m_open.size(); }

private:
    std::vector<std::vector<double>> m_open;
    int m_epochs = 0;
};

/// Metric names in column order.
Result<std::vector<std::string>> readMetrics(Database& database);

/// Values of one column from epoch `from` on. An Error if chunks are not contiguous. Reads only the required chunks.
Result<std::vector<double>> readCurve(Database& database, std::size_t metric, int from);

/// Removes all values after `epochs`.
Result<void> cutCurves(Database& database, int epochs);

}  // namespace rosa::record
