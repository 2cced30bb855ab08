/// Whole-graph embeddings by an encoder in evaluation mode, and their files.
#pragma once

#include <cstddef>

#include "core/base/storage/large_buffer.h"
#include "core/graph/features.h"
#include "core/graph/graph.h"
#include "core/learn/encoders/encoder.h"

namespace rosa::learn {

/// H of all nodes, N × width, without gradient. `neighbourhood` is neighbourhoodOf() the message graph. O(values of the features · hidden +
/// arcs · hidden).
torch::Tensor embedGraph(Encoder& encoder, const graph::Features& features, const SparseMatrix& neighbourhood);

/// A whole graph's neighbourhood as the encoder needs it; empty for Neighbourhood::None.
SparseMatrix neighbourhoodOf(const graph::Graph& messages, Neighbourhood neighbourhood);

/// Dense float32 features as an .npy file, nodes × width.
LargeBuffer<std::byte> npyBytes(const graph::Features& matrix);

}  // namespace rosa::learn
