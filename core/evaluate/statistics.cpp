#include "core/evaluate/statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <boost/math/distributions/students_t.hpp>

#include "core/base/text/number_text.h"

namespace rosa::evaluate {

namespace {}  // namespace

std::optional<Interval> withinShares(const std::optional<Interval>& interval)
{
    if (!interval) return std::nullopt;
    return Interval{std::clamp(interval->low, 0.0, 1.0), std::clamp(interval->high, 0.0, 1.0)};
}

Summary summarise(std::span<const double> values, std::string of)
{
    Summary summary;
    summary.n = static_cast<std::int64_t>(values.size());
    summary.of = std::move(of);
    if (values.empty()) return summary;
    double sum = 0;
    for (const double value : values) sum += value;
    summary.mean = sum / static_cast<double>(values.size());
    if (values.size() < 2) return summary;
    double squares = 0;
    for (const double value : values) squares += (value - summary.mean) * (value - summary.mean);
    const auto freedom = static_cast<double>(values.size() - 1);
    summary.standardDeviation = std::sqrt(squares / freedom);
    const double quantile = boost::math::quantile(boost::math::students_t(freedom), 0.975);
    const double half = quantile * summary.standardDeviation / std::sqrt(static_cast<double>(values.size()));
    summary.interval95 = Interval{summary.mean - half, summary.mean + half};
    return summary;
}

std::string inPercent(const Summary& summary)
{
    if (summary.n == 0) return "no values (n = 0 " + summary.of + ")";
    const std::string count = "n = " + std::to_string(summary.n) + " " + summary.of;
    if (!summary.interval95) return percent(summary.mean) + " % (" + count + ")";
    return percent(summary.mean) + " ± " + percent(summary.standardDeviation) + " % (" + count +
           ", 95 % interval of the mean " + percent(summary.interval95->low) + " … " + percent(summary.interval95->high) +
           ")";
}

}  // namespace rosa::evaluate
