/// Representations of whole graphs: by an encoder in evaluation mode, as files.
#pragma once

#include <cstddef>

#include "core/base/large_buffer.h"
#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// H of every node, N × width, without gradient. `neighbourhood` is neighbourhoodOf the graph that messages run on.
/// O(values of the features · hidden + arcs · hidden).
torch::Tensor embedGraph(Encoder& encoder, const graph::Features& features, const SparseMatrix& neighbourhood);

/// A whole graph's neighbourhood as the encoder wants it; empty for Neighbourhood::None.
SparseMatrix neighbourhoodOf(const graph::Graph& messages, Neighbourhood neighbourhood);

/// Dense float32 features as an .npy file, nodes × width.
LargeBuffer<std::byte> npyBytes(const graph::Features& matrix);

}  // namespace rosa::learn
