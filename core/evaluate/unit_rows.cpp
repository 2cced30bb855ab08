#include "core/evaluate/unit_rows.h"

#include <cmath>
#include <string>

namespace rosa::evaluate {

Result<UnitRows> UnitRows::of(const graph::Features& features)
{
    ROSA_TRY(features.checkFinite());
    UnitRows rows;
    rows.m_columns = features.columns();
    rows.m_values = features.values();
    if (features.layout() == graph::Features::Layout::Sparse) {
        rows.m_offsets = features.offsets();
        rows.m_columnIndices = features.columnIndices();
    }
    rows.measureLengths(features.rows());
    return rows;
}

Result<UnitRows> UnitRows::ofDense(std::span<const float> values, graph::Node rowCount, std::int32_t columns)
{
    if (rowCount < 0 || columns < 1 ||
        values.size() != static_cast<std::size_t>(rowCount) * static_cast<std::size_t>(columns))
        return badInput("expected an embedding of %1 × %2, found %3 values", rowCount, columns, values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i]))
            return badInput("row %1 of the embedding, column %2: not a finite number", i / static_cast<std::size_t>(columns),
                            i % static_cast<std::size_t>(columns));
    UnitRows rows;
    rows.m_columns = columns;
    rows.m_values = values;
    rows.measureLengths(rowCount);
    return rows;
}

void UnitRows::measureLengths(graph::Node rowCount)
{
    m_inverseLengths.assign(static_cast<std::size_t>(rowCount), 1.0);
    for (graph::Node row = 0; row < rowCount; ++row) {
        double squares = 0;
        visit(row, [&](std::int32_t, double value) { squares += value * value; });
        m_inverseLengths[static_cast<std::size_t>(row)] = squares > 0 ? 1.0 / std::sqrt(squares) : 0.0;
    }
}

std::int64_t UnitRows::storedCount(graph::Node row) const
{
    if (m_offsets.empty()) return m_columns;
    return m_offsets[static_cast<std::size_t>(row) + 1] - m_offsets[static_cast<std::size_t>(row)];
}

}  // namespace rosa::evaluate
