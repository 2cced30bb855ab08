/// Curves in chunks of 256 epochs a metric. Private to core/record.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/record/database.h"

namespace rosa::record {

inline constexpr int kChunkEpochs = 256;

/// The chunk that is being filled, of every metric. Values are kept as float64.
class CurveBuffer {
public:
    CurveBuffer() = default;
    explicit CurveBuffer(std::size_t metrics) : m_open(metrics) {}

    /// Continues after `epochs` epochs. An Error where the record holds fewer.
    Result<void> load(Database& database, int epochs);
    /// One value a metric; a chunk that is full is written at once, inside the caller's transaction.
    Result<void> append(Database& database, std::span<const double> values);
    /// Writes the open chunk again as far as it goes.
    Result<void> store(Database& database);
    [[nodiscard]] int epochs() const { return m_epochs; }
    [[nodiscard]] std::size_t metrics() const { return m_open.size(); }

private:
    std::vector<std::vector<double>> m_open;
    int m_epochs = 0;
};

/// Names by ascending column.
Result<std::vector<std::string>> readMetrics(Database& database);

/// Values of one column for epochs from … on. An Error where chunks do not join. Reads only the chunks it needs.
Result<std::vector<double>> readCurve(Database& database, std::size_t metric, int from);

/// Forgets what comes after `epochs`.
Result<void> cutCurves(Database& database, int epochs);

}  // namespace rosa::record
