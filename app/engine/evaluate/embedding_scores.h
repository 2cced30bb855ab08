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

/// What went into an embedding, which its scores are to be read with.
enum class MadeFrom {
    Features,        ///< Nothing else: raw features.
    Graph,           ///< Features and edges.
    GraphAndLabels,  ///< Of its training parts.
    Unknown,         ///< Others made it.
};

/// What is scored.
struct ScoredEmbedding {
    std::string run;  ///< Its scores are kept in the record as the document "scores"; "": nobody's.
    MadeFrom from;
    const data::Dataset& dataset;
    std::vector<float> values;  ///< Row-major; empty: the data set's own features.
    std::int64_t width = 0;
};

/// embedding.npy of a run, checked against its record; empty values for a run on raw features. An Error where it has not finished.
Result<ScoredEmbedding> storedEmbedding(const std::filesystem::path& store, const std::string& run,
                                        const catalog::Catalogue& catalogue, const data::Dataset& dataset);

/// Prints the scores of `which` (scoreIds()) as a table or a line of JSON and adds them to the run's record. Seeds 1; splits: the first five random
/// ones, of cv-50-50 where that is the data set's default protocol, else of cv-10-90; 10 neighbours, fewer where a training part has fewer nodes. Neighbours of an embedding made from labels are refused: nodes that it was told of are in every test part.
Result<void> printScores(CommandContext& context, const ScoredEmbedding& embedding, const std::vector<std::string>& which);

}  // namespace rosa::engine
