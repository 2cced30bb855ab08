/// Nearest nodes in the space of an embedding.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::workbench {

/// An embedding's rows with their lengths. Immutable.
struct EmbeddingRows {
    graph::Features rows;
    std::vector<float> lengths;
};

struct Neighbour {
    int node = 0;
    double similarity = 0;  ///< Cosine; 0 where one of the rows is all zeros.
};

/// Whether the run has something to lay out: embedding.npy, or raw features as its method's embedding.
bool hasEmbedding(const std::filesystem::path& store, const std::string& run, const std::string& method);

/// embedding.npy of the run, or the data set's features for a run of method raw. An Error says what is missing or does not fit the data set.
Result<std::shared_ptr<const EmbeddingRows>> loadEmbedding(const std::filesystem::path& store, const std::string& run,
                                                           const data::Dataset& dataset);

/// The `count` nodes most similar to `node` by cosine, itself not among them; descending, equal ones by number. Exact: all rows are
/// compared, O(values of the rows).
std::vector<Neighbour> nearestByCosine(const EmbeddingRows& embedding, int node, int count);

}  // namespace rosa::workbench
