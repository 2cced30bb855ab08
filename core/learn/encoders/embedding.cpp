#include "core/learn/encoders/embedding.h"

#include "core/data/arrays/npy.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/sampling/propagation.h"

namespace rosa::learn {

SparseMatrix neighbourhoodOf(const graph::Graph& messages, Neighbourhood neighbourhood)
{
    if (neighbourhood == Neighbourhood::None) return {};
    sampling::SparseRows rows =
        sampling::propagationRows(messages, neighbourhood == Neighbourhood::Mean     ? sampling::Propagation::Mean
                                            : neighbourhood == Neighbourhood::Others ? sampling::Propagation::Others
                                                                                     : sampling::Propagation::Symmetric);
    const std::int64_t count = rows.rowCount();
    return {count, std::move(rows.offsets), std::move(rows.columns), std::move(rows.values)};
}

torch::Tensor embedGraph(Encoder& encoder, const graph::Features& features, const SparseMatrix& neighbourhood)
{
    const torch::NoGradGuard constant;
    return encoder.forward(allFeatures(features), neighbourhood, nullptr);
}

LargeBuffer<std::byte> npyBytes(const graph::Features& matrix)
{
    ROSA_CHECK(matrix.layout() == graph::Features::Layout::Dense, "only dense matrices are written as npy");
    const std::int64_t shape[] = {matrix.rows(), matrix.columns()};
    const std::string head = data::npyHead<float>(shape);
    const auto values = std::as_bytes(matrix.values());
    LargeBuffer<std::byte> bytes;
    bytes.reserve(head.size() + values.size());
    const auto start = std::as_bytes(std::span(head));
    bytes.insert(bytes.end(), start.begin(), start.end());
    bytes.insert(bytes.end(), values.begin(), values.end());
    return bytes;
}

}  // namespace rosa::learn
