/// Layout of a table's means: one panel per column, row names at the left of every line of panels.
#pragma once

#include <vector>

#include <QFontMetricsF>
#include <QRectF>
#include <QString>

#include "core/tables/table.h"

namespace rosa::workbench {

inline constexpr double kBarsMargin = 4;  ///< Of a figure around the layout, in painter units.

/// In painter units.
struct BarsLayout {
    std::vector<QRectF> panels;  ///< The axes of each column, without title and tick labels.
    int across = 1, down = 1;
    double labels = 0;  ///< Width of the rows' names.
    double gap = 0;     ///< Between names and panels, and between panels.
    double row = 0;     ///< Height of a row.
    QRectF axisTitle,
        legend;  ///< Below all panels: of the axes, wrapped, and of the whole figure; the legend is empty if there is none.
    double leastWidth = 0;                       ///< With one panel per line.
    double leastHeight = 0, suitableHeight = 0;  ///< At this width.
};

/// As many panels side by side as fit, in lines of equal length. Names are wrapped between words, never cut.
BarsLayout layoutBars(const QRectF& area, const tables::Table& table, bool hasLegend, const QString& axisTitle,
                      const QFontMetricsF& metrics);

}  // namespace rosa::workbench
