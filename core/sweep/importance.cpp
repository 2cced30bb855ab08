#include "core/sweep/importance.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/check.h"
#include "core/base/random.h"

namespace rosa::sweep {

namespace {

constexpr int kResamples = 400;
constexpr int kPermutations = 1000;

/// Share explained by classes: ε² of the selected tries.
double explained(std::span<const std::size_t> classOf, std::size_t classes, std::span<const double> results,
                 std::span<const std::size_t> selected)
{
    std::vector<double> sums(classes, 0), counts(classes, 0);
    double sum = 0;
    for (const std::size_t i : selected) {
        sums[classOf[i]] += results[i];
        counts[classOf[i]] += 1;
        sum += results[i];
    }
    const auto n = static_cast<double>(selected.size());
    const double mean = sum / n;
    double total = 0, within = 0;
    for (const std::size_t i : selected) {
        const double own = sums[classOf[i]] / counts[classOf[i]];
        total += (results[i] - mean) * (results[i] - mean);
        within += (results[i] - own) * (results[i] - own);
    }
    const auto used = static_cast<double>(std::ranges::count_if(counts, [](double count) { return count > 0; }));
    if (total <= 0 || n <= used) return 0;
    return std::clamp(1 - (n - 1) / (n - used) * within / total, 0.0, 1.0);
}

/// Ranks from 1; equal values share their mean rank.
std::vector<double> ranks(const std::vector<double>& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> rank(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin;
        while (end < order.size() && values[order[end]] == values[order[begin]]) ++end;
        for (std::size_t i = begin; i < end; ++i) rank[order[i]] = 0.5 * static_cast<double>(begin + end + 1);
        begin = end;
    }
    return rank;
}

double correlation(const std::vector<double>& one, const std::vector<double>& other)
{
    const double middle = 0.5 * static_cast<double>(one.size() + 1);
    double both = 0, first = 0, second = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        both += (one[i] - middle) * (other[i] - middle);
        first += (one[i] - middle) * (one[i] - middle);
        second += (other[i] - middle) * (other[i] - middle);
    }
    return first > 0 && second > 0 ? both / std::sqrt(first * second) : 0;
}

/// Spearman's correlation of the results with each ordered coordinate; nullopt for the others and for the dummy.
class Trends {
public:
    Trends(std::span<const std::vector<double>> points, std::span<const double> results,
           std::span<const ImportanceAxis> axes)
        : m_results(ranks({results.begin(), results.end()}))
    {
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            std::vector<double> coordinates;
            for (const auto& point : points) coordinates.push_back(point[axis]);
            const bool isTested = axes[axis].isOrdered && axis + 1 < axes.size();
            m_coordinates.push_back(isTested ? ranks(coordinates) : std::vector<double>());
        }
    }

    [[nodiscard]] double of(std::size_t axis) const { return correlation(m_coordinates[axis], m_results); }
    [[nodiscard]] bool isTested(std::size_t axis) const { return !m_coordinates[axis].empty(); }

    /// The 0.95 quantile of the largest |ρ| of all coordinates if the results are permuted.
    [[nodiscard]] double byLuck(std::uint64_t seed) const
    {
        std::vector<double> largest;
        for (int i = 0; i < kPermutations; ++i) {
            RandomStream stream(seed, Purpose::Sweep, 4, static_cast<std::uint32_t>(i));
            std::vector<double> permuted = m_results;
            for (std::size_t left = permuted.size(); left > 1; --left)
                std::swap(permuted[left - 1], permuted[stream.below64(left)]);
            double most = 0;
            for (const std::vector<double>& coordinate : m_coordinates)
                if (!coordinate.empty()) most = std::max(most, std::abs(correlation(coordinate, permuted)));
            largest.push_back(most);
        }
        std::ranges::sort(largest);
        return largest[kPermutations - 1 - kPermutations / 20];
    }

private:
    std::vector<double> m_results;
    std::vector<std::vector<double>> m_coordinates;
};

Direction directionOf(double correlation, double byLuck, Goal goal)
{
    if (std::abs(correlation) <= byLuck) return Direction::Unclear;
    return (correlation > 0) == (goal == Goal::Larger) ? Direction::Up : Direction::Down;
}

}  // namespace

ImportanceReport importance(std::span<const std::vector<double>> points, std::span<const double> results,
                            std::span<const ImportanceAxis> axes, Goal goal, std::uint64_t seed)
{
    ROSA_CHECK(points.size() == results.size() && !axes.empty(), "one result per point");
    ImportanceReport report;
    report.tries = points.size();
    const bool isFlat = std::ranges::adjacent_find(results, std::ranges::not_equal_to()) == results.end();
    if (points.size() < kFewestForImportance)
        report.lack = Message("importance needs at least %1 measured trials of Sobol's sequence; there are %2",
                              kFewestForImportance, points.size());
    else if (isFlat)
        report.lack =
            Message("all %1 trials of Sobol's sequence have the same score, which no parameter explains", points.size());
    if (!report.lack.empty()) return report;
    const Trends trends(points, results, axes);
    const double byLuck = trends.byLuck(seed);
    const auto parts =
        static_cast<std::size_t>(std::clamp(std::lround(std::sqrt(static_cast<double>(points.size())) / 2), 3L, 10L));
    std::vector<std::size_t> all(points.size());
    std::iota(all.begin(), all.end(), 0);
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const std::size_t count = axes[axis].classes == 0 ? parts : axes[axis].classes;
        std::vector<std::size_t> classOf;
        for (const auto& point : points)
            classOf.push_back(std::min(static_cast<std::size_t>(point[axis] * static_cast<double>(count)), count - 1));
        Importance one{explained(classOf, count, results, all)};
        std::vector<double> shares;
        for (int i = 0; i < kResamples; ++i) {
            // The same tries for every parameter, so that shares of one sweep can be compared.
            RandomStream stream(seed, Purpose::Sweep, 3, static_cast<std::uint32_t>(i));
            std::vector<std::size_t> selected(points.size());
            for (std::size_t& pick : selected) pick = stream.below64(points.size());
            shares.push_back(explained(classOf, count, results, selected));
        }
        std::ranges::sort(shares);
        one.low = shares[kResamples / 40];
        one.high = shares[kResamples - 1 - kResamples / 40];
        if (trends.isTested(axis)) one.direction = directionOf(trends.of(axis), byLuck, goal);
        report.parameters.push_back(one);
    }
    report.dummy = report.parameters.back();
    report.parameters.pop_back();
    return report;
}

}  // namespace rosa::sweep
