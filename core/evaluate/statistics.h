/// Mean, standard deviation and confidence interval of a small sample.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace rosa::evaluate {

/// Ends of a confidence interval, in units of the values.
struct Interval {
    double low = 0;
    double high = 0;
};

/// Clamps the interval of a mean of fractions (accuracies, F1) to 0 … 1: Student's t is unbounded, so with two splits its interval may
/// contain impossible means. All displays of a result show the clamped interval.
std::optional<Interval> withinShares(const std::optional<Interval>& interval);

/// What the interval of a mean over seeds × splits speaks of: other draws of what was varied, given the rest.
enum class Scope {
    None,            ///< A single result has no interval.
    Splits,          ///< Other splits, given the one seed; for a deterministic method simply other splits.
    Seeds,           ///< Other seeds, given the one split.
    SeedsAndSplits,  ///< Other seeds on other splits.
};

/// Summary of a sample.
struct Summary {
    std::int64_t n = 0;            ///< Number of values.
    std::string of;                ///< Unit of the count: "splits", "seeds", "seeds × splits".
    double mean = 0;               ///< 0 if n = 0.
    double standardDeviation = 0;  ///< Of the sample (divisor n − 1); 0 if n < 2.
    /// 95 % interval of the mean by Student's t with n − 1 degrees of freedom; assumes independent values, which several splits of one
    /// embedding are not. nullopt if n < 2.
    std::optional<Interval> interval95;
    Scope scope = Scope::None;    ///< Of the interval; only summariseCrossed() knows it.
    bool isConservative = false;  ///< See isConservative() of crossed.h.
};

/// Two passes, O(n). `of` is stored unchanged.
Summary summarise(std::span<const double> values, std::string of);

/// Formats fractions for display: "84.2 ± 0.8 % (n = 20 splits, 95 % interval of the mean 83.8 … 84.6)".
std::string inPercent(const Summary& summary);

}  // namespace rosa::evaluate
