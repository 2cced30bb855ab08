/// Mean, spread and confidence of a handful of results.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace rosa::evaluate {

/// Ends of an interval of confidence, in units of the values.
struct Interval {
    double low = 0;
    double high = 0;
};

/// The part of an interval that a mean of shares (accuracies, F1) can be in, 0 … 1: Student's t knows no bounds, and of two
/// splits it allows for means that no accuracy has. Every form of a result shows this part.
std::optional<Interval> withinShares(const std::optional<Interval>& interval);

/// A sample in brief.
struct Summary {
    std::int64_t n = 0;            ///< Number of values.
    std::string of;                ///< What was counted: "splits", "seeds", "seeds × splits".
    double mean = 0;               ///< 0 where n = 0.
    double standardDeviation = 0;  ///< Of the sample (divisor n − 1); 0 where n < 2.
    /// 95 % interval of the mean by Student's t with n − 1 degrees of freedom; takes the values for independent, which
    /// several splits of one embedding are not. None where n < 2.
    std::optional<Interval> interval95;
};

/// Two passes, O(n). `of` is kept as it is.
Summary summarise(std::span<const double> values, std::string of);

/// Shares as people read them: "84.2 ± 0.8 % (n = 20 splits, 95 % interval of the mean 83.8 … 84.6)".
std::string inPercent(const Summary& summary);

}  // namespace rosa::evaluate
