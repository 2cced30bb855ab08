/// Embeddings made by other programs, recorded as runs so that they can be included in tables.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/record/evaluation.h"

namespace rosa::engine {

/// Name of the document with the origin of the embedding: {"file", "sha256", "width"}.
inline constexpr const char* kForeignEmbedding = "foreign_embedding";

/// The embedding to be recorded.
struct ForeignEmbedding {
    const data::Dataset& dataset;
    std::string name;               ///< Name of the run, and of the group of its seeds.
    std::string file;               ///< File name without folders.
    std::span<const float> values;  ///< Row-major, one row per node.
    std::int64_t width = 0;
};

/// Records the embedding as a finished run of zero epochs, with its evaluation under `configuration` (method catalog::kForeignMethod).
/// Returns the id of the run, or an Error if the store cannot be written.
Result<std::string> recordEmbedding(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                    const ForeignEmbedding& embedding, const record::Evaluation& evaluation);

}  // namespace rosa::engine
