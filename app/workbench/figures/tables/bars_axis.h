/// Axes of accuracies, shares of 1 that are written in per cent.
#pragma once

#include <vector>

#include <QString>

#include "app/workbench/figures/tables/table_figure.h"

namespace rosa::workbench {

struct ValueAxis {
    double low = 0, high = 1;

    [[nodiscard]] double shareOf(double value) const { return (value - low) / (high - low); }
    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
    struct Ticks {
        std::vector<double> places;
        int decimals = 0;  ///< Of their labels in per cent.

        [[nodiscard]] QString label(double place) const;
    };
    /// At round numbers, from 2 to 6 and not above `most`.
    [[nodiscard]] Ticks ticks(int most) const;
};

/// An axis that holds `low` and `high` with a little room at both ends.
ValueAxis roomyAxis(double low, double high);

/// Axis of a column. Of bars all columns have the same.
ValueAxis barsAxis(const reproduce::Table& table, const BarsLook& look, std::size_t column);
/// Says where axes begin elsewhere than at 0 although there are bars.
QString barsAxisTitle(const reproduce::Table& table, const BarsLook& look);

}  // namespace rosa::workbench
