#include "core/learn/ops/dense_rows.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

/// `expect(begin, end)` prefetches a range of rows of some megabytes before it is copied.
template <typename NodeAt, typename Expect>
torch::Tensor copyRows(const graph::Features& features, std::int64_t count, NodeAt nodeAt, Expect expect)
{
    auto rows = torch::empty({count, features.columns()}, torch::kFloat32);
    const auto width = static_cast<std::size_t>(features.columns());
    auto* values = rows.data_ptr<float>();
    const std::int64_t ahead = features.rowsIn(std::size_t{8} << 20);
    parallelFor(count, 64, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            if ((i - begin) % ahead == 0) expect(i, i + std::min(2 * ahead, end - i));
            features.copyRow(nodeAt(i), std::span(values + static_cast<std::size_t>(i) * width, width));
        }
    });
    return rows;
}

}  // namespace

torch::Tensor denseRows(const graph::Features& features, std::span<const graph::Node> nodes)
{
    return copyRows(
        features, static_cast<std::int64_t>(nodes.size()),
        [&](std::int64_t i) { return nodes[static_cast<std::size_t>(i)]; },
        [&](std::int64_t begin, std::int64_t end) {
            features.expectRows(nodes.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)));
        });
}

torch::Tensor denseRows(const graph::Features& features)
{
    return copyRows(
        features, features.rows(), [](std::int64_t i) { return static_cast<graph::Node>(i); },
        [&](std::int64_t begin, std::int64_t end) {
            features.expectRows(static_cast<graph::Node>(begin), static_cast<graph::Node>(end));
        });
}

}  // namespace rosa::learn
