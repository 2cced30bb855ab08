/// Results of groups of runs beside published numbers, as a table or as a line of JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/evaluate/statistics.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// N runs (seeds) of one configuration, with S splits each.
struct GroupResult {
    catalog::Configuration configuration;
    std::vector<learn::RunOutcome> runs;
    std::string embedding;  ///< Name of the embedding file evaluated instead of a run, "X.npy"; "" if none.
    std::string name = {};  ///< Name given to the embedding; "" if none.

    /// The evaluations of the runs that have one.
    [[nodiscard]] std::vector<const learn::Evaluation*> evaluations() const;
};

/// Mean and spread over runs and splits.
struct Spread {
    double mean = 0;           ///< Fraction.
    double deviation = 0;      ///< Standard deviation of a single result.
    double low = 0, high = 0;  ///< 95 % interval of the mean over `scope`, within 0 … 1; the mean if n is 1.
    evaluate::Scope scope = evaluate::Scope::None;
    bool isConservative = false;  ///< See evaluate::isConservative().
    int n = 0;
    int runs = 0;
    int splits = 0;    ///< Per run.
    std::string over;  ///< Kind of the n values: "splits", "runs" or "runs × splits".
};

/// evaluate::summariseCrossed() of the accuracies of the runs; empty if nothing was evaluated.
std::optional<Spread> spreadOf(const GroupResult& group);

/// The published number for the configuration of a group, under any protocol; nullptr if there is none, as for foreign embeddings.
const catalog::PublishedResult* publishedBeside(const catalog::Catalogue& catalogue, const GroupResult& group);

/// Table of groups (the trained method first, then the baselines). Published numbers of the same protocol are marked as copied; the
/// protocols and numbers published under other protocols follow below. `why` is the reason printed if nothing was evaluated.
std::string resultTable(const catalog::Catalogue& catalogue, const std::vector<GroupResult>& groups,
                        const std::string& why = {});

/// Why a run of `configuration` is not evaluated on `dataset`, with a remedy; "" if it is evaluated.
std::string notEvaluatedText(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// One line {"event":"result", …} with the numbers of the table as fractions (see "unit"); unknown numbers of the training (NaN) are
/// omitted. `isPerClass` adds "per_class" and "confusion" to each run. A foreign embedding has "method": "embedding", its file name as
/// "embedding", and its "name" if it has one.
std::string resultJson(const catalog::Catalogue& catalogue, const GroupResult& group, bool isPerClass = false);

}  // namespace rosa::engine
