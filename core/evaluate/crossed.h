/// Results over seeds × splits: what their scatter is made of, and what pairs of two methods are.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluate/statistics.h"

namespace rosa::evaluate {

/// One method's results, every seed on every split.
struct CrossedTable {
    std::int64_t seeds = 0;
    std::int64_t splits = 0;
    std::vector<double> values;  ///< A row a seed, a column a split.

    /// From one list of results a seed. An Error where there is none, lengths differ or a value is not finite; it names the seed's place.
    static Result<CrossedTable> of(std::span<const std::vector<double>> bySeed);

    [[nodiscard]] double mean() const;
    [[nodiscard]] std::vector<double> seedMeans() const;   ///< Over the splits.
    [[nodiscard]] std::vector<double> splitMeans() const;  ///< Over the seeds.
};

/// Variance of a single result, in squared units of the values: two random factors crossed, one value a cell.
struct VarianceParts {
    std::optional<double> seed;   ///< None with one seed.
    std::optional<double> split;  ///< None with one split.
    std::optional<double>
        rest;  ///< Interaction and noise, which one value a cell cannot tell apart; none unless both are several.
    std::string dominant;  ///< "seed", "split" or "rest": the largest; "" where not all are known or nothing scatters.
};
/// By mean squares (Searle, Casella and McCulloch, 1992, section 4.3); a negative estimate is 0. O(values).
VarianceParts varianceParts(const CrossedTable& table);

/// The mean for other seeds and other splits of the same kind: its variance is (MS seed + MS split − MS rest) / (seeds · splits), its degrees
/// of freedom Satterthwaite's; with one seed or split, Student's t over the others. None where there is one value.
std::optional<Interval> crossedInterval95(const CrossedTable& table);

/// All results, shares of 0 … 1, in brief, as tables and lists show them: mean, deviation of a single result, crossedInterval95 within 0 … 1. `of` is "splits" with one list,
/// "runs" with one result each, else "runs × splits". Where lists differ in length, their means are summarised ("runs"). A list a seed; n = 0
/// where there is none.
Summary summariseCrossed(std::span<const std::vector<double>> bySeed);

/// What two methods are paired by.
struct Pairs {
    std::string unit;                 ///< "seeds" or "splits"; each value the mean over the other.
    std::int64_t over = 0;            ///< Values that each is the mean of.
    std::vector<double> differences;  ///< One a pair.
};
/// Cells of one seed share an embedding and cells of one split a partition, so neither are independent pairs. Paired are the splits where
/// there are enough of them for a test (kFewestPairs), however many seeds there are: their scatter is mostly the larger, and pairs of seeds
/// would speak of those few splits alone. Else those of the factor with more levels, in a tie the splits. A method that draws nothing may have one seed: its row
/// then stands for every seed of the other. An Error where the splits differ in number, or the seeds in another way.
Result<Pairs> pairsOf(const CrossedTable& one, const CrossedTable& other);

}  // namespace rosa::evaluate
