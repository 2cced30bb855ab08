#include "core/evaluate/comparison.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include "core/evaluate/rounding.h"

namespace rosa::evaluate {

namespace {

using boost::math::cdf;
using boost::math::complement;
using boost::math::quantile;
using boost::math::students_t;

constexpr std::int64_t kMostExactPairs = 50;
constexpr std::int64_t kMostPairs = 100000;

Result<void> checkFinite(std::span<const double> values)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i])) return badInput("the difference of pair %1 is not finite", i);
    return {};
}

double twoSided(double t, double freedom) { return 2 * cdf(complement(students_t(freedom), std::abs(t))); }

/// Whether the values differ by no more than rounding. Takes a Summary or a PairedDifference.
template <typename Scatter>
bool areAllEqual(const Scatter& values)
{
    return values.standardDeviation <= kRounding * std::max(1.0, std::abs(values.mean));
}

Interval around(double mean, double half) { return {mean - half, mean + half}; }

/// Magnitude and sign of a non-zero difference; sorted by magnitude.
struct Signed {
    double size;
    bool isAbove;
};

/// Twice the rank of each value, so that mean ranks of ties are integers.
std::vector<std::int64_t> doubledRanks(const std::vector<Signed>& sorted, double& tieSum)
{
    std::vector<std::int64_t> ranks(sorted.size());
    tieSum = 0;
    for (std::size_t begin = 0; begin < sorted.size();) {
        std::size_t end = begin + 1;
        while (end < sorted.size() && sorted[end].size - sorted[begin].size <= kRounding) ++end;
        for (std::size_t i = begin; i < end; ++i) ranks[i] = static_cast<std::int64_t>(begin + end + 1);
        const auto ties = static_cast<double>(end - begin);
        tieSum += ties * ties * ties - ties;
        begin = end;
    }
    return ranks;
}

/// P(sum ≤ least) under random signs: the fraction of all 2^n sign assignments by doubled sum of positive ranks.
double exactTail(const std::vector<std::int64_t>& ranks, std::int64_t least)
{
    const auto total = static_cast<std::size_t>(std::accumulate(ranks.begin(), ranks.end(), std::int64_t{0}));
    std::vector<double> share(total + 1, 0.0);
    share[0] = 1;
    for (const std::int64_t rank : ranks) {
        const auto step = static_cast<std::size_t>(rank);
        for (std::size_t sum = total + 1; sum-- > 0;)
            share[sum] = 0.5 * (share[sum] + (sum >= step ? share[sum - step] : 0.0));
    }
    return std::accumulate(share.begin(), share.begin() + static_cast<std::ptrdiff_t>(least) + 1, 0.0);
}

/// Power of a two-sided paired t test at 0.05 for a standardised effect with n pairs.
double powerOf(std::int64_t n, double effect)
{
    const auto freedom = static_cast<double>(n - 1);
    const double critical = quantile(students_t(freedom), 0.975);
    const boost::math::non_central_t shifted(freedom, effect * std::sqrt(static_cast<double>(n)));
    return cdf(complement(shifted, critical)) + cdf(shifted, -critical);
}

}  // namespace

Result<std::vector<double>> differences(std::span<const double> one, std::span<const double> other)
{
    if (one.size() != other.size())
        return badInput("expected equal numbers of values to pair, found %1 and %2", one.size(), other.size());
    std::vector<double> result(one.size());
    std::ranges::transform(one, other, result.begin(), std::minus<>());
    return result;
}

Result<PairedDifference> pairedDifference(std::span<const double> differences)
{
    ROSA_TRY(checkFinite(differences));
    const Summary summary = summarise(differences, "pairs");
    PairedDifference result{summary.n, summary.mean, summary.standardDeviation, summary.interval95, std::nullopt, 0};
    double above = 0;
    for (const double difference : differences) above += difference > kRounding ? 1.0 : difference < -kRounding ? 0.0 : 0.5;
    if (summary.n > 0) result.shareAbove = above / static_cast<double>(summary.n);
    if (summary.n >= 2 && !areAllEqual(summary)) {
        const auto n = static_cast<double>(summary.n);
        result.p = twoSided(summary.mean / (summary.standardDeviation / std::sqrt(n)), n - 1);
    }
    return result;
}

Result<SignedRank> wilcoxonSignedRank(std::span<const double> differences)
{
    ROSA_TRY(checkFinite(differences));
    std::vector<Signed> sorted;
    for (const double difference : differences)
        if (std::abs(difference) > kRounding) sorted.push_back({std::abs(difference), difference > 0});
    std::ranges::sort(sorted, {}, &Signed::size);
    SignedRank result;
    result.n = static_cast<std::int64_t>(sorted.size());
    result.zeros = static_cast<std::int64_t>(differences.size() - sorted.size());
    if (sorted.empty()) return result;

    double tieSum = 0;
    const std::vector<std::int64_t> ranks = doubledRanks(sorted, tieSum);
    std::int64_t above = 0;
    std::int64_t below = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) (sorted[i].isAbove ? above : below) += ranks[i];
    result.hasTies = tieSum > 0;
    result.above = 0.5 * static_cast<double>(above);
    result.below = 0.5 * static_cast<double>(below);
    if (result.n < kFewestPairs) {
        result.kind = SignedRankKind::NotEnoughPairs;
    } else if (result.n <= kMostExactPairs) {
        result.kind = SignedRankKind::Exact;
        result.p = std::min(1.0, 2 * exactTail(ranks, std::min(above, below)));
    } else {
        result.kind = SignedRankKind::Normal;
        const auto n = static_cast<double>(result.n);
        const double variance = n * (n + 1) * (2 * n + 1) / 24 - tieSum / 48;
        const double z = (std::min(result.above, result.below) - n * (n + 1) / 4) / std::sqrt(variance);
        result.p = std::min(1.0, 2 * cdf(boost::math::normal(), z));
    }
    return result;
}

Result<ResampledT> correctedResampledT(std::span<const double> differences, double testOverTraining)
{
    ROSA_TRY(checkFinite(differences));
    if (!(testOverTraining > 0) || !std::isfinite(testOverTraining))
        return badInput("expected a ratio of test to training part above 0, found %1", testOverTraining);
    const Summary summary = summarise(differences, "splits");
    ResampledT result{summary.n, summary.mean, 0, std::nullopt, std::nullopt};
    if (summary.n < 2) return result;
    const auto n = static_cast<double>(summary.n);
    const double error = std::sqrt(1 / n + testOverTraining) * summary.standardDeviation;
    result.interval95 = around(summary.mean, quantile(students_t(n - 1), 0.975) * error);
    if (areAllEqual(summary)) return result;
    result.t = summary.mean / error;
    result.p = twoSided(result.t, n - 1);
    return result;
}

Result<Equivalence> equivalence(std::span<const double> differences, double margin)
{
    const auto difference = pairedDifference(differences);
    return difference ? equivalence(*difference, margin) : difference.error();
}

Result<Equivalence> equivalence(const PairedDifference& difference, double margin)
{
    if (!(margin > 0) || !std::isfinite(margin)) return badInput("expected an equivalence margin above 0, found %1", margin);
    Equivalence result{margin, std::nullopt, std::nullopt, false};
    if (difference.n < 2) return result;
    const auto n = static_cast<double>(difference.n);
    const double error = difference.standardDeviation / std::sqrt(n);
    result.interval90 = around(difference.mean, quantile(students_t(n - 1), 0.95) * error);
    if (areAllEqual(difference)) {
        result.isEquivalent = std::abs(difference.mean) < margin;
        return result;
    }
    const students_t distribution(n - 1);
    result.p = std::max(cdf(complement(distribution, (difference.mean + margin) / error)),
                        cdf(distribution, (difference.mean - margin) / error));
    result.isEquivalent = *result.p < 0.05;
    return result;
}

std::vector<std::optional<double>> holm(std::span<const std::optional<double>> p)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i]) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return *p[i]; });
    std::vector<std::optional<double>> adjusted(p.size());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        largest = std::max(largest, std::min(1.0, static_cast<double>(order.size() - rank) * *p[order[rank]]));
        adjusted[order[rank]] = largest;
    }
    return adjusted;
}

Result<std::optional<std::int64_t>> pairsNeeded(double standardDeviation, double difference)
{
    if (!std::isfinite(difference) || difference == 0)
        return badInput("no number of pairs can detect a difference of %1", difference);
    if (!std::isfinite(standardDeviation) || standardDeviation < 0)
        return badInput("expected a standard deviation of at least 0, found %1", standardDeviation);
    const double effect = standardDeviation > 0 ? std::abs(difference) / standardDeviation : 1e9;
    if (effect > 1e3) return std::optional<std::int64_t>(2);
    if (powerOf(kMostPairs, effect) < 0.8) return std::optional<std::int64_t>();
    std::int64_t low = 1;  // Too few pairs, or too few for any test.
    std::int64_t high = kMostPairs;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (powerOf(middle, effect) < 0.8 ? low : high) = middle;
    }
    return std::optional<std::int64_t>(high);
}

}  // namespace rosa::evaluate
