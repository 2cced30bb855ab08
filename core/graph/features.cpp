#include "core/graph/features.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rosa::graph {

Result<Features> Features::dense(Node rows, std::int32_t columns, std::vector<float> values)
{
    const std::size_t expected = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    if (rows < 0 || columns < 0 || values.size() != expected)
        return badInput("features of " + std::to_string(rows) + " × " + std::to_string(columns) + " need " +
                        std::to_string(expected) + " values, found " + std::to_string(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i]))
            return badInput("feature " + std::to_string(i % static_cast<std::size_t>(columns)) + " of node " +
                            std::to_string(i / static_cast<std::size_t>(columns)) + " is not a finite number");
    Features features;
    features.m_rows = rows;
    features.m_columns = columns;
    features.m_values = toLargeBuffer(values);
    return features;
}

Result<Features> Features::sparse(Node rows, std::int32_t columns, std::vector<std::int64_t> offsets,
                                  std::vector<std::int32_t> columnIndices, std::vector<float> values)
{
    if (rows < 0 || columns < 0 || offsets.size() != static_cast<std::size_t>(rows) + 1 || offsets.front() != 0 ||
        offsets.back() != static_cast<std::int64_t>(values.size()) || columnIndices.size() != values.size())
        return badInput("sparse features of " + std::to_string(rows) + " rows have " + std::to_string(offsets.size()) +
                        " row offsets, " + std::to_string(columnIndices.size()) + " columns and " +
                        std::to_string(values.size()) + " values, which do not fit together");
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row)
        if (offsets[row + 1] < offsets[row] || offsets[row + 1] > offsets.back())
            return badInput("feature row offsets descend after row " + std::to_string(row));
    Features features;
    features.m_layout = Layout::Sparse;
    features.m_rows = rows;
    features.m_columns = columns;
    std::size_t stored = 0;  // explicit zeros are closed up in place
    std::size_t begin = 0;
    for (std::size_t row = 0; row + 1 < offsets.size(); ++row) {
        std::int32_t last = -1;
        const auto end = static_cast<std::size_t>(offsets[row + 1]);
        for (std::size_t i = begin; i < end; ++i) {
            if (columnIndices[i] <= last || columnIndices[i] >= columns || !std::isfinite(values[i]))
                return badInput("feature row " + std::to_string(row) + " has column " + std::to_string(columnIndices[i]) +
                                " of " + std::to_string(columns) + " out of order or range, or a value that is not finite");
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
    features.m_offsets = toLargeBuffer(offsets);
    features.m_columnIndices = toLargeBuffer(columnIndices);
    features.m_values = toLargeBuffer(values);
    return features;
}

std::int64_t Features::nonZeroCount() const
{
    return std::count_if(m_values.begin(), m_values.end(), [](float value) { return value != 0.0f; });
}

bool Features::isBinary() const
{
    return std::all_of(m_values.begin(), m_values.end(), [](float value) { return value == 0.0f || value == 1.0f; });
}

void Features::copyRow(Node row, std::span<float> out) const
{
    const auto r = static_cast<std::size_t>(row);
    if (m_layout == Layout::Dense) {
        const auto width = static_cast<std::size_t>(m_columns);
        std::copy_n(m_values.begin() + static_cast<std::ptrdiff_t>(r * width), width, out.begin());
        return;
    }
    std::fill(out.begin(), out.begin() + m_columns, 0.0f);
    for (auto i = static_cast<std::size_t>(m_offsets[r]); i < static_cast<std::size_t>(m_offsets[r + 1]); ++i)
        out[static_cast<std::size_t>(m_columnIndices[i])] = m_values[i];
}

Features Features::selected(std::span<const Node> kept) const
{
    Features features;
    features.m_layout = m_layout;
    features.m_rows = static_cast<Node>(kept.size());
    features.m_columns = m_columns;
    if (m_layout == Layout::Dense) {
        features.m_values.resize(kept.size() * static_cast<std::size_t>(m_columns));
        for (std::size_t i = 0; i < kept.size(); ++i)
            copyRow(kept[i], std::span(features.m_values).subspan(i * static_cast<std::size_t>(m_columns)));
        return features;
    }
    std::size_t stored = 0;
    for (const Node node : kept)
        stored += static_cast<std::size_t>(m_offsets[static_cast<std::size_t>(node) + 1] -
                                           m_offsets[static_cast<std::size_t>(node)]);
    features.m_columnIndices.reserve(stored);
    features.m_values.reserve(stored);
    features.m_offsets.reserve(kept.size() + 1);
    features.m_offsets.push_back(0);
    for (const Node node : kept) {
        const auto begin = m_offsets[static_cast<std::size_t>(node)];
        const auto end = m_offsets[static_cast<std::size_t>(node) + 1];
        features.m_columnIndices.insert(features.m_columnIndices.end(), m_columnIndices.begin() + begin,
                                        m_columnIndices.begin() + end);
        features.m_values.insert(features.m_values.end(), m_values.begin() + begin, m_values.begin() + end);
        features.m_offsets.push_back(static_cast<std::int64_t>(features.m_values.size()));
    }
    return features;
}

}  // namespace rosa::graph
