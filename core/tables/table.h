/// A plan filled with results: means, intervals and significance tests.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/evaluate/comparison.h"
#include "core/evaluate/crossed.h"
#include "core/evaluate/ranking.h"
#include "core/graph/labels.h"
#include "core/record/evaluation.h"
#include "core/tables/plan.h"

namespace rosa::tables {

/// Outcome of one planned run.
struct RunResult {
    std::string run;                               ///< Id; "" if none was made.
    std::optional<record::Evaluation> evaluation;  ///< nullopt: failed, or not evaluated yet.
    std::string problem;                           ///< Why it failed; "" if it did not fail.
};

/// Paired comparison of two methods on a data set; for the comparison of a row: the column's reference minus the row.
struct Comparison {
    std::string unit;  ///< Pairing unit: "splits" or "seeds".
    evaluate::PairedDifference difference;
    evaluate::SignedRank signedRank;
    std::optional<double>
        holm;  ///< Holm-adjusted p of the signed-rank test, over all rows of the column compared in this way.
    std::optional<evaluate::ResampledT> resampled;  ///< Only if the pairs are splits with known proportions.
    std::optional<std::int64_t>
        pairsNeeded;  ///< To detect the observed difference with power 0.8; nullopt if it is 0 or the number is out of range.
};

/// Test result of a method against a baseline.
enum class Standing {
    Above,           ///< Holm-adjusted p of the signed-rank test below 0.05, and the method has the larger rank sum.
    Below,           ///< The same, and the baseline has the larger rank sum.
    NotSignificant,  ///< Adjusted p of at least 0.05, or all differences are 0.
    NotEnoughPairs,  ///< Fewer than six nonzero differences: no test.
};

/// Comparison of a method with raw features or the random encoder.
struct BaselineTest {
    std::size_t baseline = 0;  ///< Row of the baseline.
    Comparison comparison;     ///< The method minus the baseline.
    Standing standing = Standing::NotEnoughPairs;
};

/// One method on one data set.
struct TableCell {
    bool isPlanned = false;             ///< The method is implemented and applicable.
    bool isSeedless = false;            ///< Deterministic: its single run represents every seed.
    std::string encoder;                ///< Encoder of its runs; "" if they have none.
    std::string preset;                 ///< Of its runs.
    int epochs = 0;                     ///< Of each of its runs; 0 for methods that do not train in epochs.
    std::vector<std::string> runs;      ///< Ids, ordered by seed.
    std::vector<std::uint64_t> seeds;   ///< Seeds of the rows of `results`.
    std::vector<std::string> problems;  ///< Errors of failed runs, each once.
    int missing = 0;                    ///< Runs without a result, including failed ones.
    std::optional<evaluate::CrossedTable>
        results;           ///< Evaluated seeds × splits, fractions; nullopt if nothing was measured.
    double deviation = 0;  ///< Standard deviation of all results, as printed in articles; divisor n − 1.
    std::optional<evaluate::Interval> interval95;  ///< Of the mean over evaluate::scopeOf(*results); within 0 … 1.
    evaluate::VarianceParts parts;
    std::optional<record::EvaluationCard> card;  ///< Card of its first result.
    std::string warning;  ///< Why its results are not comparable with the column's: "different split seed (1 and 2)".
    std::optional<Comparison> comparison;  ///< With the column's reference.
    /// Tests against the column's raw features and random encoder, in this order. Not for the baselines themselves, for cells that are not
    /// comparable, or against a random encoder of another architecture.
    std::vector<BaselineTest> baselines;
    bool isBest = false;  ///< Largest mean of its column.
    bool isNotWorse =
        false;  ///< Not significantly different from the best: Holm-adjusted p over the column of at least 0.05.
    bool isUntested =
        false;  ///< Not best and not tested against the best: fewer than six nonzero differences, or not comparable.
};

struct Table {
    Plan plan;
    std::vector<TableCell> cells;  ///< Row by row.
    /// Over the data sets, each represented by the mean of its columns; nullopt for fewer than two rows or data sets. Data sets whose nodes
    /// are the same (data::shareNodes()) count as one, since their results are not independent.
    std::optional<evaluate::Ranking> ranking;
    std::vector<std::size_t> ranked;  ///< Rows with results in every column, in the order of `ranking`.
    double margin = 0;                ///< Equivalence margin, a fraction; 0: no equivalence tests.
    std::vector<Message> dataNotes;   ///< Columns whose data sets share their nodes.

    [[nodiscard]] const TableCell& cell(std::size_t row, std::size_t column) const
    {
        return cells[row * plan.columns.size() + column];
    }
};

/// The baseline rows of the plan: raw features and the random encoder, each with its default preset, as far as the plan has them.
std::vector<std::size_t> baselineRows(const Plan& plan);

/// Measured minus published.
struct PublishedDifference {
    double mean = 0;
    std::optional<evaluate::Interval>
        interval95;  ///< Interval of the measured mean, shifted; the published mean is treated as exact.
};
/// nullopt if one of the two is missing.
std::optional<PublishedDifference> differenceToPublished(const TableCell& cell,
                                                         const std::optional<catalog::PublishedValue>& published);

/// Whether any cell has the mark ‡, which must then be explained.
bool hasUntested(const Table& table);

/// Paired comparison of two cells of one column: `one` minus `other`. nullopt if they have no common seeds and splits or were not measured.
/// Without Holm's correction, which applies to a family of tests. `testOverTraining` as below.
std::optional<Comparison> compareCells(const TableCell& one, const TableCell& other, double testOverTraining);

/// Equivalence test within ±margin; nullopt without a margin (0) or with fewer than two pairs. No correction for multiple testing.
std::optional<evaluate::Equivalence> equivalenceOf(const Comparison& comparison, double margin);

/// `results` has one entry per planned run, `testOverTraining` one per column: the ratio of test to training size; 0 if unknown.
Table makeTable(Plan plan, const std::vector<RunResult>& results, const std::vector<double>& testOverTraining);

/// Ratio of test to training size of the first split of a protocol; 0 if there is none.
double testOverTraining(const record::EvaluationCard& card, const graph::Labels& labels,
                        std::span<const graph::Split> published);

/// The same table with row `order[i]` at position i; `order` is a permutation of the rows. References to rows are adjusted.
Table reordered(Table table, const std::vector<std::size_t>& order);

}  // namespace rosa::tables
