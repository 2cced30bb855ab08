/// Embedding of graphs larger than memory: layer by layer, in ranges of rows.
#pragma once

#include <cstdint>
#include <functional>

#include <torch/types.h>

#include "core/base/result.h"
#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// Whether a graph is embedded in ranges of rows: above about a million nodes and arcs. For smaller graphs the complete neighbourhood
/// matrix is built once, which is faster for repeated use of a model.
inline bool isEmbeddedByRanges(const graph::Graph& messages)
{
    constexpr std::int64_t most = 1 << 20;
    return messages.nodeCount() + messages.arcCount() > most;
}
/// Also false for an encoder that does not support ranges.
inline bool isEmbeddedByRanges(const graph::Graph& messages, const Encoder& encoder)
{
    return encoder.goesByRanges() && isEmbeddedByRanges(messages);
}

/// Receives the number of completed rows over all layers during an embedding; return false to stop.
using EmbeddingWatch = std::function<bool(std::int64_t done, std::int64_t total)>;

/// H of all nodes, N × width, without gradient; equal to embedGraph() of embedding.h up to rounding.
///
/// Builds neither a neighbourhood matrix nor messages: weights are computed from degrees while a range of rows is summed. Between layers
/// two or three matrices of N rows exist, file-backed from 16 MB on (large_buffer.h), as is the result; anonymous memory is that of one
/// range, some tens of megabytes. A directed graph is transposed first, also file-backed. O(values · hidden + arcs · hidden) per layer;
/// parallel over rows. Fails with kind Interrupted if `watch` returns false.
Result<torch::Tensor> embedByRanges(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                    const EmbeddingWatch& watch = {}, std::int64_t valuesAtOnce = std::int64_t{4} << 20);

/// embedByRanges() for large graphs, embedGraph() for others.
Result<torch::Tensor> embedNodes(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                 const EmbeddingWatch& watch = {});

}  // namespace rosa::learn
