/// Embeddings of nodes that other programs wrote.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

/// A matrix with one row per node, in the order of the nodes.
struct EmbeddingRows {
    std::vector<float> values;  ///< Row-major; finite.
    std::int64_t width = 0;     ///< Columns, at least 1.
    bool isMatched = false;     ///< The file has ids, by which its rows were put in order; otherwise its order was kept.
};

/// Reads an embedding of the nodes of `dataset`:
///
///     .npy          a matrix nodes × dimensions
///     .npz          one such matrix, or the one called embedding, embeddings or emb; its rows are in the order of an array called ids, id,
///                   nodes, node_ids, index or names, if there is one
///     .csv, .tsv    numbers, with or without a line of column names; ids in a column called id, node, node_id, name or index, or without a name
///     any other     text separated by spaces, as of node2vec and word2vec: "nodes dimensions", then an id and its numbers per line
///
/// Without column names, the first column of a text holds ids if each node occurs there exactly once. Ids are names of nodes, or their numbers
/// from 0. An Error names the line or row at fault, an unknown or repeated id, or the nodes without a row.
Result<EmbeddingRows> readEmbeddingFile(const std::filesystem::path& path, const Dataset& dataset);

}  // namespace rosa::data
