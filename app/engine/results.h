/// What a group of runs came to, beside the published number, as a table or as a line of JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

/// N runs (seeds) of one configuration, S splits each.
struct GroupResult {
    catalog::Configuration configuration;
    std::vector<learn::RunOutcome> runs;
    std::string
        embedding;  ///< Name of the file that was evaluated instead of a run, "X.npy"; "": none. Its method is not known.

    /// Evaluations of all runs that have one.
    [[nodiscard]] std::vector<const learn::Evaluation*> evaluations() const;
};

/// Mean and spread, with what they are over.
struct Spread {
    double mean = 0;           ///< Fraction.
    double deviation = 0;      ///< Sample standard deviation of the n values.
    double low = 0, high = 0;  ///< 95 % t-interval of the mean; equal to it where n is 1.
    int n = 0;
    int runs = 0;
    int splits = 0;    ///< A run.
    std::string over;  ///< "runs" where there are several, else "splits".
};

/// The deviation is over the runs' means where there are several runs, else over the splits. Empty: nothing was evaluated.
std::optional<Spread> spreadOf(const GroupResult& group);

/// The published number for a group's configuration; nullptr where there is none, as for a foreign embedding. The encoder must fit
/// where the table names one.
const catalog::PublishedResult* publishedFor(const catalog::Catalogue& catalogue, const GroupResult& group);

/// A table of groups (the trained method first, then the baselines) with published numbers marked as copied, the protocol
/// below it.
std::string resultTable(const catalog::Catalogue& catalogue, const std::vector<GroupResult>& groups);

/// {"event":"result", …}, one line. `isPerClass` adds "per_class" and "confusion" to each run. A foreign embedding has "method":
/// "embedding" and "embedding": its file's name.
std::string resultJson(const catalog::Catalogue& catalogue, const GroupResult& group, bool isPerClass = false);

}  // namespace rosa::engine
