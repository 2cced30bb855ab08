/// Embeddings to evaluate: of a model, of a recorded run, of a data set's own features.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <torch/types.h>

#include "core/learn/encoders/inference.h"
#include "core/learn/jobs.h"

namespace rosa::learn {

/// Matrix to evaluate, one row per node: a data set's own features, sparse or dense, or representations.
using Embedding = std::shared_ptr<const graph::Features>;

/// Representations (N × width, float32) as an Embedding. The Error names a value that is not finite.
Result<Embedding> embeddingFrom(const Result<torch::Tensor>& representations);

/// A data set's features. Float32 features are not copied: they live as long as `dataset`.
Embedding rawFeatures(const data::Dataset& dataset);

/// Reports progress of an embedding to an observer and stops it on request. The observer must outlive the result.
EmbeddingWatch watchFor(Observer& observer);

/// The embedding of a recorded run: embedding.npy of its record, or its raw features.
Result<Embedding> embeddingOf(const std::filesystem::path& store, const std::string& run, const data::Dataset& dataset);

/// The embedding named by an evaluation job: that of a run (embeddingOf()) or a matrix.
Result<Embedding> embeddingOfJob(const std::filesystem::path& store, const EvaluateJob& job);

}  // namespace rosa::learn
