/// Scores of a stored embedding other than probes: nearest neighbours, clustering, link prediction. Does not need LibTorch.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "app/engine/common/command.h"
#include "core/data/dataset.h"

namespace rosa::engine {

/// "knn", "clustering", "links".
std::vector<std::string> scoreIds();

/// Nearest neighbours and random partitions of the score knn; 0: the default. Leave-one-out replaces the partitions where a class has fewer
/// than k nodes in their training parts on average; by default k is then less than the average class.
struct ScoreOptions {
    int neighbours = 0;  ///< k; 10 by default.
    int splits = 0;      ///< 5 by default. Partitions that are too small are an Error.
};

/// Information used to compute an embedding, which affects the interpretation of its scores.
enum class MadeFrom {
    Features,        ///< Raw features only.
    Graph,           ///< Features and edges.
    GraphAndLabels,  ///< Labels of the training parts.
    Unknown,         ///< Made by another program.
};

/// An embedding to be scored.
struct ScoredEmbedding {
    std::string run;  ///< Scores are stored in its record as the document "scores"; "" if none.
    MadeFrom from;
    const data::Dataset& dataset;
    std::vector<float> values;  ///< Row-major; empty for raw features.
    std::int64_t width = 0;
    graph::Features features = {};  ///< Raw features as the run saw them (record::rawRows()).
};

/// Reads embedding.npy of a run and checks it against the record; no values for raw features. An Error if the run has not finished.
Result<ScoredEmbedding> storedEmbedding(const std::filesystem::path& store, const std::string& run,
                                        const catalog::Catalogue& catalogue, const data::Dataset& dataset);

/// Prints the scores `which` (of scoreIds()) as a table or as one line of JSON, and adds them to the record of the run. All seeds are 1;
/// the splits are the first random ones of cv-50-50 if that is the default protocol of the data set, otherwise of cv-10-90. An Error for nearest neighbours of an embedding made from labels, because
/// each test part contains nodes whose labels were used.
Result<void> printScores(CommandContext& context, const ScoredEmbedding& embedding, const std::vector<std::string>& which,
                         const ScoreOptions& options = {});

}  // namespace rosa::engine
