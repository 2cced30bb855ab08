#include "core/learn/encoders/feature_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/storage/large_buffer.h"

namespace rosa::learn {

namespace {

bool keeps(std::span<const std::uint8_t> keepColumn, std::size_t column) { return keepColumn.empty() || keepColumn[column]; }

FeatureRows gatherSparse(const graph::Features& features, std::span<const graph::Node> nodes,
                         std::span<const std::uint8_t> keepColumn)
{
    const std::span<const std::int64_t> places = features.offsets();
    const std::span<const std::int32_t> columnOf = features.columnIndices();
    std::size_t most = 0;
    for (const graph::Node node : nodes)
        most +=
            static_cast<std::size_t>(places[static_cast<std::size_t>(node) + 1] - places[static_cast<std::size_t>(node)]);
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns(most);
    std::vector<float> values(most);
    offsets.reserve(nodes.size() + 1);
    std::size_t kept = 0;
    for (const graph::Node node : nodes) {
        const auto row = static_cast<std::size_t>(node);
        for (auto i = static_cast<std::size_t>(places[row]); i < static_cast<std::size_t>(places[row + 1]); ++i) {
            // Written unconditionally and kept by incrementing, since a branch on masked columns would be unpredictable.
            columns[kept] = columnOf[i];
            values[kept] = features.stored(i);
            kept += keeps(keepColumn, static_cast<std::size_t>(columnOf[i])) ? 1 : 0;
        }
        offsets.push_back(static_cast<std::int64_t>(kept));
    }
    columns.resize(kept);
    values.resize(kept);
    return {SparseMatrix(features.columns(), std::move(offsets), std::move(columns), std::move(values)), {}};
}

}  // namespace

FeatureRows gatherFeatures(const graph::Features& features, std::span<const graph::Node> nodes,
                           std::span<const std::uint8_t> keepColumn)
{
    features.expectRows(nodes);
    if (features.layout() == graph::Features::Layout::Sparse) return gatherSparse(features, nodes, keepColumn);
    const auto width = static_cast<std::size_t>(features.columns());
    torch::Tensor rows = torch::empty({static_cast<std::int64_t>(nodes.size()), features.columns()}, torch::kFloat32);
    float* out = rows.data_ptr<float>();
    parallelFor(static_cast<std::int64_t>(nodes.size()), 64, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            const std::span<float> row(out + i * width, width);
            features.copyRow(nodes[i], row);
            for (std::size_t column = 0; column < keepColumn.size(); ++column)
                if (!keepColumn[column]) row[column] = 0.0f;
        }
    });
    return {SparseMatrix(), rows};
}

graph::Features normalisedRows(const graph::Features& features)
{
    const bool isSparse = features.layout() == graph::Features::Layout::Sparse;
    LargeBuffer<float> values(features.storedCount());
    const auto columns = static_cast<std::size_t>(features.columns());
    const std::int64_t rowsAhead = features.rowsIn(std::size_t{8} << 20);
    parallelFor(features.rows(), 256, [&](std::int64_t begin, std::int64_t end) {
        for (auto row = static_cast<std::size_t>(begin); row < static_cast<std::size_t>(end); ++row) {
            if (const auto done = static_cast<std::int64_t>(row) - begin; done % rowsAhead == 0)
                features.expectRows(static_cast<graph::Node>(row),
                                    static_cast<graph::Node>(std::min(begin + done + 2 * rowsAhead, end)));
            const std::size_t first = isSparse ? static_cast<std::size_t>(features.offsets()[row]) : row * columns;
            const std::size_t last = isSparse ? static_cast<std::size_t>(features.offsets()[row + 1]) : first + columns;
            double sum = 0;
            for (std::size_t i = first; i < last; ++i) sum += std::abs(static_cast<double>(features.stored(i)));
            for (std::size_t i = first; i < last; ++i)
                values[i] = sum > 0 ? static_cast<float>(static_cast<double>(features.stored(i)) / sum) : 0.0f;
        }
    });
    graph::Features::Values owned{SharedArray<float>(std::move(values)), {}};
    auto made = isSparse ? graph::Features::sparseFrom(
                               features.rows(), features.columns(),
                               LargeBuffer<std::int64_t>(features.offsets().begin(), features.offsets().end()),
                               LargeBuffer<std::int32_t>(features.columnIndices().begin(), features.columnIndices().end()),
                               std::move(owned))
                         : graph::Features::denseFrom(features.rows(), features.columns(), std::move(owned));
    ROSA_CHECK(made.ok(), "features of the same shape");
    return std::move(*made);
}

FeatureRows allFeatures(const graph::Features& features)
{
    if (features.layout() == graph::Features::Layout::Dense && features.precision() == graph::Features::Precision::Float32) {
        // The tensor aliases the features' memory, which is not written.
        float* values = const_cast<float*>(features.values().data());
        return {SparseMatrix(), torch::from_blob(values, {features.rows(), features.columns()}, torch::kFloat32)};
    }
    std::vector<graph::Node> nodes(static_cast<std::size_t>(features.rows()));
    std::iota(nodes.begin(), nodes.end(), 0);
    return gatherFeatures(features, nodes, {});
}

}  // namespace rosa::learn
