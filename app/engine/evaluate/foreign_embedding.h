/// Embeddings that other programs made, kept as runs so that they stand in the same tables.
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

/// Name of the document that says where a run's embedding came from: {"file", "sha256", "width"}.
inline constexpr const char* kForeignEmbedding = "foreign_embedding";

/// What is kept.
struct ForeignEmbedding {
    const data::Dataset& dataset;
    std::string name;               ///< Of the run, and of the group that its seeds are.
    std::string file;               ///< Its name, without folders.
    std::span<const float> values;  ///< A row for each node, row-major.
    std::int64_t width = 0;
};

/// A finished run of no epochs with this embedding and its evaluation under `configuration` (of the method catalog::kForeignMethod). Returns its id. An Error
/// where the store cannot be written.
Result<std::string> recordEmbedding(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                    const ForeignEmbedding& embedding, const record::Evaluation& evaluation);

}  // namespace rosa::engine
