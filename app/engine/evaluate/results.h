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

    std::string name = {};  ///< That the file's embedding was given; "": none.

    /// Evaluations of all runs that have one.
    [[nodiscard]] std::vector<const learn::Evaluation*> evaluations() const;
};

/// Mean and spread, with what they are over.
struct Spread {
    double mean = 0;       ///< Fraction.
    double deviation = 0;  ///< Of a single result.
    double low = 0,
           high = 0;  ///< 95 % interval of the mean for other seeds and splits, within 0 … 1; equal to it where n is 1.
    int n = 0;
    int runs = 0;
    int splits = 0;    ///< A run.
    std::string over;  ///< What the n values are: "splits", "runs" or "runs × splits".
};

/// evaluate::summariseCrossed of the runs' accuracies. Empty: nothing was evaluated.
std::optional<Spread> spreadOf(const GroupResult& group);

/// The published number for a group's configuration, of whatever protocol; nullptr where there is none, as for a foreign embedding.
const catalog::PublishedResult* publishedBeside(const catalog::Catalogue& catalogue, const GroupResult& group);

/// A table of groups (the trained method first, then the baselines) with published numbers of the same protocol marked as copied, the
/// protocols below it, and what was published under others.
/// `why` nothing was measured, where nothing was.
std::string resultTable(const catalog::Catalogue& catalogue, const std::vector<GroupResult>& groups,
                        const std::string& why = {});

/// Why a run under `configuration` is not measured on `dataset`, and what to do about it; "" where it is.
std::string notEvaluatedText(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// {"event":"result", …}, one line, in fractions ("unit"), with the numbers that the table shows in per cent, and without the numbers of a training that are not known (NaN). `isPerClass` adds "per_class" and "confusion" to each run. A foreign embedding has "method":
/// "embedding", "embedding": its file's name, and "name" where it was given one.
std::string resultJson(const catalog::Catalogue& catalogue, const GroupResult& group, bool isPerClass = false);

}  // namespace rosa::engine
