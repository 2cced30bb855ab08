/// Results of runs as one page: verdict, accuracies beside published numbers, curves with bands, maps, a pair to touch, protocols and where all of
/// it comes from.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/lab/problem.h"
#include "core/record/evaluation.h"

namespace rosa::web {

/// A number copied from an article, as a fraction; negative deviation: unknown.
struct ReportedNumber {
    double mean = 0, deviation = -1;
    std::string source;
};

/// A mean of fractions with its 95 % interval, if there is one.
struct ReportedMean {
    double mean = 0, deviation = 0;
    std::optional<std::pair<double, double>> interval = {};
};

/// What a group of runs reached under one protocol.
struct ReportedResult {
    record::Evaluation first;  ///< Of the first run: card, classes.
    std::size_t runs = 1;
    ReportedMean accuracy;
    std::vector<double> points;  ///< Every split of every run.
    std::optional<ReportedNumber> published;
    std::optional<ReportedMean> aboveRaw;  ///< Difference from raw features, paired by split.
};

/// Places of nodes in the plane.
struct ReportedMap {
    std::vector<float> points;  ///< Nodes × 2.
    std::vector<int> classOf;   ///< One per node, or empty; −1: unknown.
    std::vector<std::string> classNames;
};

/// Where a run comes from.
struct ReportedRun {
    std::string id;
    std::vector<std::pair<std::string, std::string>>
        facts;                  ///< Key of page/report_words.json → text; empty ones are left out.
    std::string command;        ///< Empty: unknown.
    std::string configuration;  ///< TOML
};

/// A run, or runs that differ only in the seed.
struct ReportedGroup {
    std::string title, dataset, method;
    std::vector<ReportedRun> runs;            ///< At least one.
    std::vector<ReportedResult> results;      ///< Those of the runs' own protocol first.
    std::vector<std::vector<double>> losses;  ///< Of each run that was trained, from epoch 1 on.
    std::optional<ReportedMap> map;
};

struct Report {
    std::vector<ReportedGroup> groups;  ///< At least one.
    std::optional<lab::Problem> pair;   ///< At most lab::kMostPoints a side.
    std::string pairRun, pairNodes;     ///< "karate", "3, 5"
    int pairEpoch = 0;
};

/// In the given languages, the first one for readers without a choice; empty: all of reportLanguages(). All text is escaped; the same report
/// gives the same bytes; nothing is loaded. Without a pair, or in a build without a module of pages, nothing in it computes. O(size of what is
/// shown). Errors are those of lab::pose(), and of an unknown language.
Result<std::string> reportPage(const Report& report, const std::vector<std::string>& languages = {});

}  // namespace rosa::web
