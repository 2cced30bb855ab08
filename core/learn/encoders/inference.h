/// Representations of graphs that are larger than memory: layer by layer, some rows at a time.
#pragma once

#include <cstdint>
#include <functional>

#include <torch/types.h>

#include "core/base/result.h"
#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// Whether a graph is embedded by ranges of rows: from some million arcs and nodes on. For smaller ones the whole
/// neighbourhood matrix is made once, which is faster where a model is asked again and again.
inline bool isEmbeddedByRanges(const graph::Graph& messages)
{
    constexpr std::int64_t most = 1 << 20;
    return messages.nodeCount() + messages.arcCount() > most;
}
/// The same for an encoder, which may not go by ranges at all.
inline bool isEmbeddedByRanges(const graph::Graph& messages, const Encoder& encoder)
{
    return encoder.goesByRanges() && isEmbeddedByRanges(messages);
}

/// Told while all nodes are embedded how many of the rows of all layers are done; false ends the work.
using EmbeddingWatch = std::function<bool(std::int64_t done, std::int64_t total)>;

/// H of every node, N × width, without gradient, as embedGraph() of embedding.h gives it up to rounding.
///
/// Neither a neighbourhood matrix nor messages are made: weights follow from the degrees while a range of rows is summed.
/// Between two layers there are two or three matrices of N rows, which a file backs from 16 MB on (large_buffer.h), so the
/// memory that only swap could free is that of a range, some tens of megabytes. So is the result. A directed graph is turned
/// round first, likewise on file. O(values · hidden + arcs · hidden) for each layer; threads over rows. An Error (kind Interrupted)
/// where `watch` ends it.
Result<torch::Tensor> embedByRanges(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                    const EmbeddingWatch& watch = {}, std::int64_t valuesAtOnce = std::int64_t{4} << 20);

/// embedByRanges() of a large graph, embedGraph() of others.
Result<torch::Tensor> embedNodes(Encoder& encoder, const graph::Features& features, const graph::Graph& messages,
                                 const EmbeddingWatch& watch = {});

}  // namespace rosa::learn
