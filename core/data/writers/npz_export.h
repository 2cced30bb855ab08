/// Export of data sets as NumPy archives, for other programs and for `rosa data import`.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// Whether the name ends in ".npz".
bool isNpzPath(const std::filesystem::path& path);

/// Writes the arrays of PyTorch Geometric, as in readers/graph_arrays.h:
///
///     edge_index                         2 × arcs, int64: as published, otherwise every edge in both directions
///     edge_weight                        arcs, float32; absent without weights
///     x                                  nodes × features, float32
///     y                                  nodes, int64, −1 if unknown; absent without labels
///     train_mask, val_mask, test_mask    nodes, or nodes × splits, Boolean; absent without splits
///
/// Reading the file gives the same graph, features, labels and splits: the same contentHash() unless lostInNpz() says otherwise. Equal data
/// sets give equal bytes. Written atomically. Returns an Error if the arrays exceed the 4 GB of an archive or the file cannot be written.
/// O(nodes · features + arcs) time; needs twice the size of the file.
Result<void> writeNpz(const std::filesystem::path& path, const Dataset& dataset);

/// The edges that exported files have: as published if the undirected graph follows from them as readers make it, otherwise the undirected
/// graph. A reference to a part of `dataset`. O(arcs log arcs).
const graph::Graph& writtenEdges(const Dataset& dataset);

/// Which edges such a file has, in a sentence: those as published are not the undirected ones of training. O(arcs log arcs).
Message edgesInNpz(const Dataset& dataset);

/// What such a file cannot hold of this data set, for a note: "names of nodes", "times of contacts", … O(arcs log arcs).
std::vector<Message> lostInNpz(const Dataset& dataset);

}  // namespace rosa::data
