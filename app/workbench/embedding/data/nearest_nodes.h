/// Nearest nodes in an embedding.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::workbench {

/// Rows of an embedding with their norms. Immutable.
struct EmbeddingRows {
    graph::Features rows;
    std::vector<float> lengths;
};

struct Neighbour {
    int node = 0;
    double similarity = 0;  ///< Cosine; 0 if one of the rows is zero.
};

/// Whether the run has an embedding to lay out: embedding.npy, or raw features if they are its method's embedding.
bool hasEmbedding(const std::filesystem::path& store, const std::string& run, const std::string& method);

/// embedding.npy of the run, or the data set's features for a run of method raw. An Error says what is missing or does not match the data
/// set.
Result<std::shared_ptr<const EmbeddingRows>> loadEmbedding(const std::filesystem::path& store, const std::string& run,
                                                           const data::Dataset& dataset);

/// The `count` nodes most similar to `node` by cosine, without the node itself; descending, ties by number. Exact: compares all rows,
/// O(values of the rows).
std::vector<Neighbour> nearestByCosine(const EmbeddingRows& embedding, int node, int count);

}  // namespace rosa::workbench
