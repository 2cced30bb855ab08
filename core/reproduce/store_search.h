/// What a store already has of a planned run.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/record/evaluation.h"
#include "core/record/library.h"

namespace rosa::reproduce {

/// SHA-256 over what decides a training's outcome: data set, method, encoder, seed and every value but those of watched pairs, of checkpoints
/// and of the evaluation, whatever preset they come from. The evaluation counts where a method trains on the labels of its splits.
std::string trainingHash(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration);

/// Whether a result was measured as `configuration` asks: protocol ("auto": any), splits, split seed and, where a probe chooses one, choice
/// of C. `publishedSplits`: how many the data set has, since no protocol takes more.
bool isMeasuredAs(const record::EvaluationCard& card, const catalog::Configuration& configuration, int publishedSplits);

/// What was found.
struct FoundRun {
    std::string run;                               ///< Id; "" where there is none.
    bool isFinished = false;                       ///< Else it is stopped or interrupted and can be resumed.
    std::optional<record::Evaluation> evaluation;  ///< As asked; none: the run has to be evaluated.
};

/// The trainings of a store by their trainingHash().
class StoreSearch {
public:
    /// Reads the list of runs and, of those of the data sets named, the configurations. Runs that were deleted, failed or still train are
    /// left out. `catalogue` has to outlive it.
    static Result<StoreSearch> of(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                  const std::vector<std::string>& datasets);

    /// The best there is: measured as asked, else finished, else to be resumed; the newest of equals. `datasetHash`: of the data set as it
    /// is now, runs on other content do not count, nor do those turned while they trained or branched off others.
    [[nodiscard]] FoundRun find(const catalog::Configuration& configuration, const std::string& datasetHash,
                                int publishedSplits) const;

    /// The same of one finished run, whatever it was trained with.
    [[nodiscard]] FoundRun given(const std::string& run, const catalog::Configuration& configuration,
                                 const std::string& datasetHash, int publishedSplits) const;

private:
    struct Known {
        std::string run, datasetHash;
        bool isFinished = false;
        bool isPlain = true;                          ///< Its configuration alone says what was trained.
        std::vector<record::Evaluation> evaluations;  ///< The run's own first.
    };
    explicit StoreSearch(const catalog::Catalogue& catalogue) : m_catalogue(&catalogue) {}

    const catalog::Catalogue* m_catalogue;
    std::map<std::string, std::vector<Known>> m_byHash;
};

}  // namespace rosa::reproduce
