#include "core/sweep/importance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/check.h"
#include "core/base/random.h"

namespace rosa::sweep {

namespace {

constexpr int kResamples = 400;

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

Direction directionOf(std::span<const std::vector<double>> points, std::size_t axis, std::span<const double> results,
                      Goal goal)
{
    std::vector<double> coordinates;
    for (const auto& point : points) coordinates.push_back(point[axis]);
    const double rho = correlation(ranks(coordinates), ranks({results.begin(), results.end()}));
    const double wanted = goal == Goal::Larger ? rho : -rho;
    if (std::abs(wanted) * std::sqrt(static_cast<double>(points.size() - 1)) <= 2) return Direction::Unclear;
    return wanted > 0 ? Direction::Up : Direction::Down;
}

}  // namespace

ImportanceReport importance(std::span<const std::vector<double>> points, std::span<const double> results,
                            std::span<const ImportanceAxis> axes, Goal goal, std::uint64_t seed)
{
    ROSA_CHECK(points.size() == results.size() && !axes.empty(), "one result per point");
    ImportanceReport report;
    report.tries = points.size();
    const bool isFlat = std::ranges::adjacent_find(results, std::ranges::not_equal_to()) == results.end();
    if (points.size() < kFewestForImportance || isFlat) return report;
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
        if (axes[axis].isOrdered) one.direction = directionOf(points, axis, results, goal);
        report.parameters.push_back(one);
    }
    report.dummy = report.parameters.back();
    report.parameters.pop_back();
    return report;
}

}  // namespace rosa::sweep
