#include "core/evaluate/crossed.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <boost/math/distributions/students_t.hpp>

#include "core/evaluate/comparison.h"

namespace rosa::evaluate {

namespace {

double meanOf(std::span<const double> values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double squaresAround(std::span<const double> values, double mean)
{
    double sum = 0;
    for (const double value : values) sum += (value - mean) * (value - mean);
    return sum;
}

/// Mean squares of the two-way table; 0 for a factor with one level.
struct MeanSquares {
    double seed = 0, split = 0, rest = 0;
};

MeanSquares meanSquares(const CrossedTable& table)
{
    const auto seeds = static_cast<double>(table.seeds);
    const auto splits = static_cast<double>(table.splits);
    const double mean = table.mean();
    const double ofSeeds = splits * squaresAround(table.seedMeans(), mean);
    const double ofSplits = seeds * squaresAround(table.splitMeans(), mean);
    const double ofRest = std::max(0.0, squaresAround(table.values, mean) - ofSeeds - ofSplits);
    MeanSquares squares;
    if (table.seeds > 1) squares.seed = ofSeeds / (seeds - 1);
    if (table.splits > 1) squares.split = ofSplits / (splits - 1);
    if (table.seeds > 1 && table.splits > 1) squares.rest = ofRest / ((seeds - 1) * (splits - 1));
    return squares;
}

/// Repeats the only row of the table `seeds` times.
CrossedTable repeated(const CrossedTable& table, std::int64_t seeds)
{
    CrossedTable result{seeds, table.splits, {}};
    for (std::int64_t seed = 0; seed < seeds; ++seed)
        result.values.insert(result.values.end(), table.values.begin(), table.values.end());
    return result;
}

/// The variance of the mean over other seeds and splits, times the number of results.
double combinedVariance(const MeanSquares& squares)
{
    // A combined value below that of either factor alone would underestimate the variance.
    return std::max({squares.seed + squares.split - squares.rest, squares.seed, squares.split});
}

Summary summariseRunMeans(std::span<const std::vector<double>> bySeed)
{
    std::vector<double> means;
    for (const std::vector<double>& values : bySeed)
        if (!values.empty()) means.push_back(meanOf(values));
    Summary summary = summarise(means, "runs");
    if (summary.interval95) summary.scope = Scope::Seeds;
    return summary;
}

double tQuantile(double freedom) { return boost::math::quantile(boost::math::students_t(freedom), 0.975); }

/// Squared half width of the interval over both factors times the number of results, from enough levels of both.
double satterthwaite(const MeanSquares& squares, double seeds, double splits)
{
    const double combined = combinedVariance(squares);
    const double spread = squares.seed * squares.seed / (seeds - 1) + squares.split * squares.split / (splits - 1) +
                          squares.rest * squares.rest / ((seeds - 1) * (splits - 1));
    const double freedom = std::clamp(combined * combined / spread, std::min(seeds, splits) - 1, seeds * splits - 1);
    return std::pow(tQuantile(freedom), 2) * combined;
}

/// The same from few levels of a factor: each mean square with its own quantile.
double banerjee(const MeanSquares& squares, double seeds, double splits)
{
    const double ofSeed = std::pow(tQuantile(seeds - 1), 2);
    const double ofSplit = std::pow(tQuantile(splits - 1), 2);
    return combinedVariance({ofSeed * squares.seed, ofSplit * squares.split, std::min(ofSeed, ofSplit) * squares.rest});
}

}  // namespace

Result<CrossedTable> CrossedTable::of(std::span<const std::vector<double>> bySeed)
{
    if (bySeed.empty() || bySeed.front().empty()) return badInput("there are no results");
    CrossedTable table{static_cast<std::int64_t>(bySeed.size()), static_cast<std::int64_t>(bySeed.front().size()), {}};
    for (std::size_t seed = 0; seed < bySeed.size(); ++seed) {
        const Message where("results of seed number %1", seed + 1);
        if (bySeed[seed].size() != bySeed.front().size())
            return badInput("%1: expected %2 splits as for the first seed, found %3", where, table.splits,
                            bySeed[seed].size());
        for (const double value : bySeed[seed])
            if (!std::isfinite(value)) return badInput("%1: a value is not finite", where);
        table.values.insert(table.values.end(), bySeed[seed].begin(), bySeed[seed].end());
    }
    return table;
}

double CrossedTable::mean() const { return meanOf(values); }

std::vector<double> CrossedTable::seedMeans() const
{
    std::vector<double> means;
    const auto width = static_cast<std::size_t>(splits);
    for (std::size_t seed = 0; seed < static_cast<std::size_t>(seeds); ++seed)
        means.push_back(meanOf(std::span(values).subspan(seed * width, width)));
    return means;
}

std::vector<double> CrossedTable::splitMeans() const
{
    std::vector<double> means(static_cast<std::size_t>(splits), 0.0);
    for (std::size_t i = 0; i < values.size(); ++i) means[i % means.size()] += values[i];
    for (double& mean : means) mean /= static_cast<double>(seeds);
    return means;
}

VarianceParts varianceParts(const CrossedTable& table)
{
    VarianceParts parts;
    const MeanSquares squares = meanSquares(table);
    const auto seeds = static_cast<double>(table.seeds);
    const auto splits = static_cast<double>(table.splits);
    if (table.seeds > 1) parts.seed = std::max(0.0, (squares.seed - squares.rest) / splits);
    if (table.splits > 1) parts.split = std::max(0.0, (squares.split - squares.rest) / seeds);
    if (table.seeds < 2 || table.splits < 2) return parts;
    parts.rest = squares.rest;
    const MeanShares ofMean{*parts.seed / seeds, *parts.split / splits, *parts.rest / (seeds * splits)};
    const double sum = ofMean.seed + ofMean.split + ofMean.rest;
    if (sum > 0) parts.ofMean = MeanShares{ofMean.seed / sum, ofMean.split / sum, ofMean.rest / sum};
    return parts;
}

Remedy remedyOf(const MeanShares& shares)
{
    if (shares.seed > 0 && shares.seed >= 2 * shares.split) return Remedy::Seeds;
    if (shares.split > 0 && shares.split >= 2 * shares.seed) return Remedy::Splits;
    return Remedy::Either;
}

const char* remedyId(Remedy remedy)
{
    return remedy == Remedy::Seeds ? "seeds" : remedy == Remedy::Splits ? "splits" : "either";
}

Scope scopeOf(const CrossedTable& table)
{
    if (table.seeds > 1 && table.splits > 1) return Scope::SeedsAndSplits;
    return table.splits > 1 ? Scope::Splits : table.seeds > 1 ? Scope::Seeds : Scope::None;
}

std::string scopeWords(Scope scope, bool isSeedless)
{
    switch (scope) {
        case Scope::None:
            return {};
        case Scope::Splits:
            return isSeedless ? "splits" : "splits given this seed";
        case Scope::Seeds:
            return "seeds given this split";
        case Scope::SeedsAndSplits:
            break;
    }
    return "seeds and splits";
}

bool isConservative(const CrossedTable& table)
{
    return scopeOf(table) == Scope::SeedsAndSplits && std::min(table.seeds, table.splits) < kFewestLevels;
}

std::optional<Interval> crossedInterval95(const CrossedTable& table)
{
    if (scopeOf(table) != Scope::SeedsAndSplits) return summarise(table.values, "").interval95;
    const MeanSquares squares = meanSquares(table);
    const auto seeds = static_cast<double>(table.seeds);
    const auto splits = static_cast<double>(table.splits);
    const double mean = table.mean();
    if (combinedVariance(squares) <= 0) return Interval{mean, mean};
    const double squared = isConservative(table) ? banerjee(squares, seeds, splits) : satterthwaite(squares, seeds, splits);
    const double half = std::sqrt(squared / (seeds * splits));
    return Interval{mean - half, mean + half};
}

std::optional<double> crossedError(const CrossedTable& table)
{
    if (table.values.size() < 2) return std::nullopt;
    const auto count = static_cast<double>(table.values.size());
    if (table.seeds < 2 || table.splits < 2) return summarise(table.values, "").standardDeviation / std::sqrt(count);
    return std::sqrt(std::max(0.0, combinedVariance(meanSquares(table))) / count);
}

Summary summariseCrossed(std::span<const std::vector<double>> bySeed)
{
    const auto table = CrossedTable::of(bySeed);
    if (!table) return summariseRunMeans(bySeed);
    Summary summary = summarise(table->values, table->seeds == 1 ? "splits" : table->splits == 1 ? "runs" : "runs × splits");
    summary.interval95 = withinShares(crossedInterval95(*table));
    summary.scope = scopeOf(*table);
    summary.isConservative = isConservative(*table);
    return summary;
}

Result<Pairs> pairsOf(const CrossedTable& one, const CrossedTable& other)
{
    if (one.splits != other.splits) return badInput("they were measured on %1 and %2 splits", one.splits, other.splits);
    if (one.seeds != other.seeds && one.seeds > 1 && other.seeds > 1)
        return badInput("they were measured with %1 and %2 seeds", one.seeds, other.seeds);
    const std::int64_t seeds = std::max(one.seeds, other.seeds);
    const CrossedTable first = one.seeds == seeds ? one : repeated(one, seeds);
    const CrossedTable second = other.seeds == seeds ? other : repeated(other, seeds);
    CrossedTable difference{seeds, one.splits, std::vector<double>(first.values.size())};
    std::ranges::transform(first.values, second.values, difference.values.begin(), std::minus<>());
    if (seeds > one.splits && one.splits < kFewestPairs) return Pairs{"seeds", one.splits, difference.seedMeans()};
    return Pairs{"splits", seeds, difference.splitMeans()};
}

}  // namespace rosa::evaluate
