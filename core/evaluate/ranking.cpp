#include "core/evaluate/ranking.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include "core/base/check.h"
#include "core/evaluate/rounding.h"

namespace rosa::evaluate {

namespace {

using boost::math::cdf;
using boost::math::complement;

/// Ranks of one data set's values, largest first. Adds t³ − t to `tieSum` for each group of t equal values.
std::vector<double> ranksOf(std::span<const double> values, double& tieSum)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, std::ranges::greater(), [&](std::size_t i) { return values[i]; });
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin + 1;
        while (end < order.size() && values[order[begin]] - values[order[end]] <= kRounding) ++end;
        for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = 0.5 * static_cast<double>(begin + end + 1);
        const auto ties = static_cast<double>(end - begin);
        tieSum += ties * ties * ties - ties;
        begin = end;
    }
    return ranks;
}

/// P(range of k standard normals ≤ q) = k ∫ φ(z) (Φ(z) − Φ(z − q))^(k−1) dz.
double rangeProbability(double q, double k)
{
    const boost::math::normal normal;
    const auto density = [&](double z) { return pdf(normal, z) * std::pow(cdf(normal, z) - cdf(normal, z - q), k - 1); };
    return k * boost::math::quadrature::gauss_kronrod<double, 61>::integrate(density, -9.0, 9.0 + q, 10, 1e-12);
}

/// Maximal runs of the sorted ranks that span no more than the critical difference.
std::vector<std::pair<std::int64_t, std::int64_t>> groupsOf(const std::vector<double>& sorted, double difference)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> groups;
    std::size_t reached = 0;  // The last index already covered by a group.
    for (std::size_t first = 0; first < sorted.size(); ++first) {
        std::size_t last = first;
        while (last + 1 < sorted.size() && sorted[last + 1] - sorted[first] <= difference) ++last;
        if (last > first && (groups.empty() || last > reached)) {
            groups.emplace_back(static_cast<std::int64_t>(first), static_cast<std::int64_t>(last));
            reached = last;
        }
    }
    return groups;
}

void addTests(Ranking& ranking, double tieSum)
{
    const auto k = static_cast<double>(ranking.methods);
    const auto n = static_cast<double>(ranking.datasets);
    const double correction = 1 - tieSum / (n * k * (k * k - 1));
    if (correction <= 0) return;  // All values are tied.
    double squares = 0;
    for (const double rank : ranking.meanRanks) squares += rank * rank;
    ranking.chiSquare = std::max(0.0, 12 * n / (k * (k + 1)) * (squares - k * (k + 1) * (k + 1) / 4) / correction);
    ranking.p = cdf(complement(boost::math::chi_squared(k - 1), ranking.chiSquare));
    const double rest = n * (k - 1) - ranking.chiSquare;
    if (rest <= 1e-9 * n * (k - 1)) {
        ranking.f = std::numeric_limits<double>::infinity();
        ranking.fP = 0.0;
        return;
    }
    ranking.f = (n - 1) * ranking.chiSquare / rest;
    ranking.fP = cdf(complement(boost::math::fisher_f(k - 1, (k - 1) * (n - 1)), ranking.f));
}

}  // namespace

double nemenyiQuantile(std::int64_t methods)
{
    ROSA_CHECK(methods >= 2, "a range of fewer than two values");
    const auto k = static_cast<double>(methods);
    std::uintmax_t iterations = 100;
    const auto bracket = boost::math::tools::toms748_solve([&](double q) { return rangeProbability(q, k) - 0.95; }, 0.5,
                                                           20.0, boost::math::tools::eps_tolerance<double>(40), iterations);
    return 0.5 * (bracket.first + bracket.second) / std::sqrt(2.0);
}

Result<Ranking> rankMethods(std::span<const double> values, std::int64_t methods)
{
    const auto width = static_cast<std::size_t>(std::max<std::int64_t>(methods, 1));
    if (methods < 2 || values.size() % width != 0 || values.size() < 2 * width)
        return badInput("ranking requires at least two methods on two data sets, found %1 values for %2 methods",
                        values.size(), methods);
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        return badInput("ranking requires a finite value for every method on every data set");
    Ranking ranking;
    ranking.methods = methods;
    ranking.datasets = static_cast<std::int64_t>(values.size() / width);
    ranking.meanRanks.assign(width, 0.0);
    double tieSum = 0;
    for (std::size_t row = 0; row < values.size(); row += width) {
        const std::vector<double> ranks = ranksOf(values.subspan(row, width), tieSum);
        for (std::size_t method = 0; method < width; ++method) ranking.meanRanks[method] += ranks[method];
    }
    // Sums of halves are exact, so that equal ranks have themselves as their mean.
    for (double& rank : ranking.meanRanks) rank /= static_cast<double>(ranking.datasets);
    addTests(ranking, tieSum);
    const auto k = static_cast<double>(methods);
    ranking.criticalDifference =
        nemenyiQuantile(methods) * std::sqrt(k * (k + 1) / (6 * static_cast<double>(ranking.datasets)));
    ranking.order.resize(width);
    std::iota(ranking.order.begin(), ranking.order.end(), std::int64_t{0});
    const auto rankOf = [&](std::int64_t method) { return ranking.meanRanks[static_cast<std::size_t>(method)]; };
    std::ranges::stable_sort(ranking.order, {}, rankOf);
    std::vector<double> sorted;
    for (const std::int64_t method : ranking.order) sorted.push_back(rankOf(method));
    ranking.groups = groupsOf(sorted, ranking.criticalDifference);
    return ranking;
}

}  // namespace rosa::evaluate
