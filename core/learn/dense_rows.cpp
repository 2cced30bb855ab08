#include "core/learn/dense_rows.h"

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

template <typename NodeAt>
torch::Tensor copyRows(const graph::Features& features, std::int64_t count, NodeAt nodeAt)
{
    auto rows = torch::empty({count, features.columns()}, torch::kFloat32);
    const auto width = static_cast<std::size_t>(features.columns());
    auto* values = rows.data_ptr<float>();
    parallelFor(count, 64, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            features.copyRow(nodeAt(i), std::span(values + static_cast<std::size_t>(i) * width, width));
    });
    return rows;
}

}  // namespace

torch::Tensor denseRows(const graph::Features& features, std::span<const graph::Node> nodes)
{
    features.expectRows(nodes);
    return copyRows(features, static_cast<std::int64_t>(nodes.size()),
                    [&](std::int64_t i) { return nodes[static_cast<std::size_t>(i)]; });
}

torch::Tensor denseRows(const graph::Features& features)
{
    features.expectRows(0, features.rows());
    return copyRows(features, features.rows(), [](std::int64_t i) { return static_cast<graph::Node>(i); });
}

}  // namespace rosa::learn
