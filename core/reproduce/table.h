/// A plan filled with what was measured: means, intervals, and what can be told apart.
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
#include "core/reproduce/plan.h"

namespace rosa::reproduce {

/// How one planned run came out.
struct RunResult {
    std::string run;                               ///< Id; "" where none was made.
    std::optional<record::Evaluation> evaluation;  ///< None: failed, or not reached yet.
    std::string problem;                           ///< Why it failed; "" where it did not.
};

/// Two methods on a data set, pair by pair: of a row's own comparison the column's reference minus the row.
struct Comparison {
    std::string unit;  ///< What is paired: "splits" or "seeds".
    evaluate::PairedDifference difference;
    evaluate::SignedRank signedRank;
    std::optional<double> holm;                     ///< Of the signed rank's p, over the column's rows that are compared so.
    std::optional<evaluate::ResampledT> resampled;  ///< Only where pairs are splits of known shares.
    std::optional<std::int64_t> pairsNeeded;  ///< For the difference seen, at power 0.8; none where it is 0 or out of reach.
};

/// What a test says of a method beside a baseline.
enum class Standing {
    Above,           ///< The signed rank's p, by Holm, is below 0.05, and the method has the larger ranks.
    Below,           ///< The same, and the baseline has them.
    NotTold,         ///< It is not below 0.05, or no pair differs.
    NotEnoughPairs,  ///< Fewer than six pairs that differ: no test.
};

/// A method beside raw features or the random encoder.
struct BaselineTest {
    std::size_t baseline = 0;  ///< Row of the baseline.
    Comparison comparison;     ///< The method minus the baseline.
    Standing standing = Standing::NotEnoughPairs;
};

/// One method on one data set.
struct TableCell {
    bool isPlanned = false;                         ///< The method is here and fits.
    bool isSeedless = false;                        ///< Draws nothing, so its one run stands for every seed.
    std::string encoder;                            ///< Of its runs; "" where they have none.
    std::vector<std::string> runs;                  ///< Ids, by seed.
    std::vector<std::uint64_t> seeds;               ///< Of the rows of `results`.
    std::vector<std::string> problems;              ///< Of runs that failed, each once.
    int missing = 0;                                ///< Runs not done, failed ones among them.
    std::optional<evaluate::CrossedTable> results;  ///< Seeds done × splits, fractions; none where nothing was measured.
    double deviation = 0;                           ///< Of all results, as articles print it; divisor n − 1.
    std::optional<evaluate::Interval> interval95;   ///< Of the mean, for other seeds and splits; within 0 … 1.
    evaluate::VarianceParts parts;
    std::optional<record::EvaluationCard> card;  ///< Of its first result.
    std::string warning;  ///< Why its results do not compare with the column's: "other split seed (1 and 2)".
    std::optional<Comparison> comparison;  ///< With the column's reference.
    /// Beside the column's raw features and random encoder, in this order. Not of those two themselves, of cells that are not comparable, nor beside a
    /// random encoder of another architecture than the cell's own.
    std::vector<BaselineTest> baselines;
    bool isBest = false;      ///< Largest mean of its column.
    bool isNotWorse = false;  ///< Not told from the best: the signed rank's p, by Holm over the column, is not below 0.05.
    bool isUntested = false;  ///< Neither best nor tested against it: fewer than six pairs that differ, or not comparable.
};

struct Table {
    Plan plan;
    std::vector<TableCell> cells;  ///< Row by row.
    /// Over the data sets, each by the mean of its columns; none below two of rows or data sets.
    std::optional<evaluate::Ranking> ranking;
    std::vector<std::size_t> ranked;  ///< The rows that `ranking` is of, those that have every column, in its order.
    double margin = 0;                ///< Within which two are told to be equivalent, a fraction; 0: nothing is told of it.

    [[nodiscard]] const TableCell& cell(std::size_t row, std::size_t column) const
    {
        return cells[row * plan.columns.size() + column];
    }
};

/// The rows that methods are tested beside: raw features and the random encoder, each with its usual preset; those that the plan has.
std::vector<std::size_t> baselineRows(const Plan& plan);

/// Measured minus published; none where one of them is not there.
struct PublishedDifference {
    double mean = 0;
    std::optional<evaluate::Interval>
        interval95;  ///< The measured mean's, moved along: the published one is taken as it is printed.
};
std::optional<PublishedDifference> differenceToPublished(const TableCell& cell,
                                                         const std::optional<catalog::PublishedValue>& published);

/// Whether a cell has the mark ‡, which then has to be explained.
bool hasUntested(const Table& table);

/// Two cells of one column, pair by pair: `one` minus `other`. None where they have nothing in common that could be paired, or were not measured.
/// Holm's correction is of a family, which two cells are not. `testOverTraining` as below.
std::optional<Comparison> compareCells(const TableCell& one, const TableCell& other, double testOverTraining);

/// Whether the two of a comparison are equivalent within ±margin; none where no margin is stated (0) or there are fewer than two pairs. Each
/// comparison is tested alone: no correction is made for their number.
std::optional<evaluate::Equivalence> equivalenceOf(const Comparison& comparison, double margin);

/// `results` has one entry a planned run. `testOverTraining` has one a column: the ratio of the parts' sizes; 0 where it is not known.
Table makeTable(Plan plan, const std::vector<RunResult>& results, const std::vector<double>& testOverTraining);

/// Ratio of test to training part of the first partition that a protocol measures on; 0 where there is none.
double testOverTraining(const record::EvaluationCard& card, const graph::Labels& labels,
                        std::span<const graph::Split> published);

}  // namespace rosa::reproduce
