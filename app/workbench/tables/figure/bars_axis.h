/// Axes of accuracies: fractions labelled in per cent.
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "app/workbench/tables/figure/table_figure.h"

namespace rosa::workbench {

/// Translated words of figures of means.
class BarsText {
    Q_DECLARE_TR_FUNCTIONS(BarsText)
};

struct ValueAxis {
    double low = 0, high = 1;

    [[nodiscard]] double shareOf(double value) const { return (value - low) / (high - low); }
    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
    struct Ticks {
        std::vector<double> places;
        int decimals = 0;  ///< Decimals of the labels in per cent.

        [[nodiscard]] QString label(double place) const;
    };
    /// At round numbers, from 2 to 6 and at most `most`.
    [[nodiscard]] Ticks ticks(int most) const;
};

/// An axis that contains `low` and `high` with a small margin at both ends.
ValueAxis roomyAxis(double low, double high);

/// Axis of a column. Bars share one axis for all columns.
ValueAxis barsAxis(const tables::Table& table, const BarsLook& look, std::size_t column);
/// States where axes of bars begin if not at 0.
QString barsAxisTitle(const tables::Table& table, const BarsLook& look);

}  // namespace rosa::workbench
