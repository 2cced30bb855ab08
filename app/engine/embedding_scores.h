/// Scores of a stored embedding besides the probe's: neighbours, clusters, links. Needs no LibTorch.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "app/engine/command.h"
#include "core/data/dataset.h"

namespace rosa::engine {

/// "knn", "clustering", "links".
std::vector<std::string> scoreIds();

/// What is scored.
struct ScoredEmbedding {
    std::string run;  ///< Its scores are kept in the record as the document "scores"; "": nobody's.
    const data::Dataset& dataset;
    std::vector<float> values;  ///< Row-major; empty: the data set's own features.
    std::int64_t width = 0;
};

/// embedding.npy of a run, checked against its record; empty values for a run on raw features. An Error where it has not finished.
Result<ScoredEmbedding> storedEmbedding(const std::filesystem::path& store, const std::string& run,
                                        const data::Dataset& dataset);

/// Prints the scores of `which` (scoreIds()) as a table or a line of JSON and adds them to the run's record. Seeds 1; splits: the first five random
/// ones of cv-10-90.
Result<void> printScores(CommandContext& context, const ScoredEmbedding& embedding, const std::vector<std::string>& which);

}  // namespace rosa::engine
