/// Comparison of runs of a store, or of groups of runs that differ only in the seed, by the tests of the article's tables.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/ranking.h"
#include "core/tables/table.h"
#include "core/tables/table_text.h"

namespace rosa::tables {

/// A run, or runs that differ only in the seed.
struct ComparedRuns {
    std::string title;  ///< Unique on its data set; equal on other data sets for the same method and settings.
    std::string dataset;
    std::string said;                     ///< As named by the user: a run's id, name or group.
    TableCell cell;                       ///< Its runs and their results.
    std::optional<double> standardError;  ///< Of the mean (evaluate::crossedError()); a fraction.
};

/// Two of them on one data set: `one` minus `other`.
struct ComparedPair {
    std::size_t one = 0, other = 0;  ///< Indices of DatasetComparison::items.
    std::optional<Comparison>
        comparison;            ///< With Holm's correction over the pairs of the data set; nullopt: see `problem`.
    std::string problem;       ///< Why they cannot be compared: "different protocol (cv-10-90 and public-linear)".
    bool isOverMeans = false;  ///< They have no seed in common: the pairs are the means over the seeds of each, by split.
    /// The seeds that are compared: those that both have; all of the other one if one is deterministic. Empty if `isOverMeans`, if both are
    /// deterministic, or if they cannot be compared.
    std::vector<std::uint64_t> seeds = {};
};

/// All that is compared on one data set.
struct DatasetComparison {
    std::string dataset;
    std::vector<ComparedRuns> items;  ///< At least two.
    std::vector<ComparedPair> pairs;
    std::optional<evaluate::Ranking>
        ranking;  ///< Of three or more items over the splits, if all have the same; see Ranking.
};

struct RunComparison {
    std::vector<DatasetComparison> datasets;
    /// Of the items with the same title on every data set, over the data sets, where those with the same nodes (data::shareNodes()) count as
    /// one by their mean; nullopt for fewer than two data sets or three such titles.
    std::optional<evaluate::Ranking> ranking;
    std::vector<std::string> ranked;       ///< Titles, in the order of `ranking`.
    double margin = 0;                     ///< Of the equivalence tests, a fraction; 0: none.
    std::vector<std::string> sharedNodes;  ///< Data sets that have the same nodes, as notes.
    std::vector<std::string> notes;
};

/// What compareRuns() compares.
struct ComparisonRequest {
    std::vector<std::string>
        runs;  ///< Each a run (id, prefix of an id, or name) or a group (common name, or prefix of its id).
    /// Results under this protocol; "": under that of each run's own evaluation, or, if it has none, of its only other one.
    std::string protocol;
    bool isWithFirst = false;  ///< Only the first of each data set with the others, not all pairs.
    double margin = 0;
};

/// Compares items whose cells are filled; groups them by data set. `testOverTraining`: as for compareCells(), from the data set and card of
/// an item; called once for each. An Error if nothing can be compared; it states the first reason.
Result<RunComparison> compareItems(std::vector<ComparedRuns> items, const ComparisonRequest& request,
                                   const std::function<double(const ComparedRuns&)>& testOverTraining);

/// Reads the runs from a store and compares them. If a run has several results under its protocol (from `rosa evaluate`), all runs of a data
/// set are compared under a card that all of them have: that of a run's own evaluation, otherwise the one with most splits. An Error names
/// an unknown protocol, or a run that is unknown, has no results, or is given twice.
Result<RunComparison> compareRuns(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                  const ComparisonRequest& request);

/// As the forms of a table (table_text.h): per cent in text and LaTeX; fractions with full precision in CSV, one line per item, pair and
/// mean rank (kind "runs", "pair", "rank"; ranks over the data sets have none).
std::string toText(const RunComparison& comparison);
std::string toCsv(const RunComparison& comparison);
/// Needs booktabs. Only LatexOptions::columns is used; parts that do not fit side by side stand below each other.
std::string toLatex(const RunComparison& comparison, const LatexOptions& options = {});

/// What readers of a pair's numbers must know: why it cannot be compared, or that only some seeds or only means are; "" for nothing. Without
/// a full stop.
std::string remarkOn(const DatasetComparison& dataset, const ComparedPair& pair);

/// "one − other"
std::string pairTitle(const DatasetComparison& dataset, const ComparedPair& pair, const char* minus = " minus ");

}  // namespace rosa::tables
