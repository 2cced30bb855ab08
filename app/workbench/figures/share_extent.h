/// Axes of accuracies: fractions labelled in per cent.
#pragma once

#include <algorithm>
#include <optional>

#include "core/evaluate/statistics.h"
#include "widgets/chart/chart.h"

namespace rosa::workbench {

/// The range of the fractions on an axis.
struct ShareExtent {
    double low = 1, high = 0;

    /// An interval of few values may exceed the range of a share.
    void include(double value)
    {
        low = std::min(low, std::max(value, 0.0));
        high = std::max(high, std::min(value, 1.0));
    }
    void include(const std::optional<evaluate::Interval>& interval)
    {
        if (interval) include(interval->low), include(interval->high);
    }
    /// With a small margin at both ends.
    [[nodiscard]] widgets::ChartScale scale() const
    {
        widgets::ChartScale scale;
        scale.unit = 0.01;
        if (low > high) return scale;
        const double room = std::max(0.003, 0.06 * (high - low));
        scale.low = std::max(0.0, low - room);
        scale.high = std::min(1.0, high + room);
        return scale;
    }
};

}  // namespace rosa::workbench
