/// Finds planned runs that a store already contains.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/record/evaluation.h"
#include "core/store/library.h"

namespace rosa::tables {

/// SHA-256 over everything that determines the result of training: data set, method, encoder, seed and all values except those of watched
/// pairs, checkpoints and the evaluation, independently of the preset. Evaluation values other than the choice of C are included if the
/// method trains on the labels of its splits.
std::string trainingHash(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration);

/// Whether a result was measured as `configuration` requests: protocol ("auto": any), splits, split seed and, if the probe chooses C, how.
/// `publishedSplits`: number of published splits of the data set, which limits the number used.
bool isMeasuredAs(const record::EvaluationCard& card, const catalog::Configuration& configuration, int publishedSplits);

/// Result of a search.
struct FoundRun {
    std::string run;                               ///< Id; "" if none was found.
    bool isFinished = false;                       ///< Otherwise it was stopped or interrupted and can be resumed.
    std::optional<record::Evaluation> evaluation;  ///< The requested one; nullopt: the run must be evaluated.
};

/// Index of the runs of a store by trainingHash().
class StoreSearch {
public:
    /// Reads the list of runs and the configurations of the runs on `datasets`. Omits runs that were deleted, have failed or are still
    /// training. `catalogue` must outlive the search.
    static Result<StoreSearch> of(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                  const std::vector<std::string>& datasets);

    /// The best match: evaluated as requested, otherwise finished, otherwise resumable; the newest among equals. `datasetHash`: hash of the
    /// current data set; ignores runs on other content, runs with live parameter changes and forks.
    [[nodiscard]] FoundRun find(const catalog::Configuration& configuration, const std::string& datasetHash,
                                int publishedSplits) const;

    /// The same for one given finished run, whatever its training parameters.
    [[nodiscard]] FoundRun given(const std::string& run, const catalog::Configuration& configuration,
                                 const std::string& datasetHash, int publishedSplits) const;

private:
    struct Known {
        std::string run, datasetHash;
        bool isFinished = false;
        bool isPlain = true;                          ///< Fully described by its configuration: no live changes, not a fork.
        std::vector<record::Evaluation> evaluations;  ///< The run's own evaluation first.
    };
    explicit StoreSearch(const catalog::Catalogue& catalogue) : m_catalogue(&catalogue) {}

    const catalog::Catalogue* m_catalogue;
    std::map<std::string, std::vector<Known>> m_byHash;
};

}  // namespace rosa::tables
